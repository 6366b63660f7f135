//! Brings one message to a push service.

use super::Address;
use crate::tls::secure;
use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

/// How long a push service may take to take a connection, and to say something.
const CONNECT: Duration = Duration::from_secs(5);
const SILENCE: Duration = Duration::from_secs(10);
/// Bytes of an answer that are read: its first line is what counts.
const ANSWER: usize = 256;

/// Sends a sealed message; the status of the answer. Blocks.
pub fn post(to: &Address, authorization: &str, body: &[u8]) -> io::Result<u16> {
    let stream = TcpStream::connect_timeout(&to.look_up()?, CONNECT)?;
    stream.set_read_timeout(Some(SILENCE))?;
    stream.set_write_timeout(Some(SILENCE))?;
    let host = to.origin();
    let host = host.split_once("://").map_or("", |(_, host)| host);
    let head = format!(
        "POST {} HTTP/1.1\r\nhost: {host}\r\nauthorization: {authorization}\r\nttl: 86400\r\nurgency: normal\r\n\
         content-type: application/octet-stream\r\ncontent-encoding: aes128gcm\r\ncontent-length: {}\r\n\
         connection: close\r\n\r\n",
        to.path,
        body.len()
    );
    let request = [head.as_bytes(), body].concat();
    match to.secure {
        true => exchange(secure(&to.host, stream)?, &request),
        false => exchange(stream, &request),
    }
}

fn exchange(mut stream: impl Read + Write, request: &[u8]) -> io::Result<u16> {
    stream.write_all(request)?;
    stream.flush()?;
    let mut answer = Vec::new();
    let mut part = [0; ANSWER];
    while answer.len() < ANSWER && !answer.contains(&b'\n') {
        match stream.read(&mut part)? {
            0 => break,
            n => answer.extend_from_slice(&part[..n]),
        }
    }
    let answer = String::from_utf8_lossy(&answer);
    let status = answer.strip_prefix("HTTP/1.");
    let status = status.and_then(|rest| rest.split(' ').nth(1));
    let status = status.and_then(|status| status.trim().parse().ok());
    status.ok_or_else(|| io::Error::other("it does not speak HTTP"))
}
