//! Where a push service takes messages. Browsers say so, which means that anybody does: nothing inside this
//! network is ever asked.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, ToSocketAddrs};

/// The longest address of a push service.
const LONGEST: usize = 1000;

/// Where to send.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Address {
    /// By TLS?
    pub secure: bool,
    /// A name, or a number where anywhere is allowed.
    pub host: String,
    /// Where it listens.
    pub port: u16,
    /// With its query.
    pub path: String,
    anywhere: bool,
}

impl Address {
    /// Reads an address: `https://` and a name that everybody knows, on the usual port. `anywhere` is for tests.
    pub fn read(text: &str, anywhere: bool) -> Option<Address> {
        if text.len() > LONGEST || !text.bytes().all(|byte| byte.is_ascii_graphic()) {
            return None;
        }
        let (secure, rest) = match text.strip_prefix("https://") {
            Some(rest) => (true, rest),
            None => (false, text.strip_prefix("http://").filter(|_| anywhere)?),
        };
        let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
        let (host, path) = rest.split_at(end);
        let usual = if secure { 443 } else { 80 };
        let (host, port) = match host.rsplit_once(':') {
            Some((host, port)) => (host, port.parse().ok()?),
            None => (host, usual),
        };
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-".contains(&byte);
        let name = !host.is_empty() && host.bytes().all(plain);
        let known = host.contains('.') && host.parse::<IpAddr>().is_err() && port == usual;
        let path = path.split('#').next().unwrap_or_default();
        let path = match path.starts_with('/') {
            true => path.to_owned(),
            false => format!("/{path}"),
        };
        (name && (anywhere || known)).then(|| Address {
            secure,
            host: host.to_ascii_lowercase(),
            port,
            path,
            anywhere,
        })
    }
    /// Scheme, host and port, as a signature names them.
    pub fn origin(&self) -> String {
        let scheme = if self.secure { "https" } else { "http" };
        match (self.secure, self.port) {
            (true, 443) | (false, 80) => format!("{scheme}://{}", self.host),
            (_, port) => format!("{scheme}://{}:{port}", self.host),
        }
    }
    /// Where that is, among what everybody can reach. What was looked up is what is connected to, so a name that
    /// means something else a moment later leads nowhere.
    pub fn look_up(&self) -> std::io::Result<SocketAddr> {
        let mut found = (self.host.as_str(), self.port).to_socket_addrs()?;
        let found = found.find(|address| self.anywhere || is_public(address.ip()));
        found.ok_or_else(|| std::io::Error::other("it is nowhere that everybody can reach"))
    }
}

/// Is that an address of the whole network, and not of this machine or a network of its own?
fn is_public(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => is_public_v4(ip),
        IpAddr::V6(ip) => is_public_v6(ip),
    }
}

fn is_public_v4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    let own = ip.is_private() || ip.is_loopback() || ip.is_link_local() || ip.is_unspecified();
    let nobody = ip.is_broadcast() || ip.is_documentation() || ip.is_multicast();
    // This network, providers' own, tests of speed, protocols, and what is not given out.
    let special = a == 0
        || (a == 100 && (64..128).contains(&b))
        || (a == 198 && (18..20).contains(&b))
        || (a == 192 && b == 0 && c == 0)
        || a >= 240;
    !(own || nobody || special)
}

fn is_public_v6(ip: Ipv6Addr) -> bool {
    if let Some(ip) = ip.to_ipv4_mapped() {
        return is_public_v4(ip);
    }
    // What is given out begins with 2 or 3; among it are examples, and tunnels to other addresses.
    let [first, second, ..] = ip.segments();
    let tunnel = first == 0x2002 || (first == 0x2001 && second < 0x200);
    (first & 0xe000) == 0x2000 && !tunnel && !(first == 0x2001 && second == 0xdb8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_everybody_can_reach_is_asked() {
        for inside in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "0.1.2.3",
            "224.0.0.1",
            "255.255.255.255",
            "198.18.0.1",
            "192.0.0.8",
            "::1",
            "::",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::127.0.0.1",
            "fc00::1",
            "fe80::1",
            "ff02::1",
            "2001:db8::1",
            "2001::1",
            "2002:7f00:1::",
            "64:ff9b::7f00:1",
        ] {
            assert!(!is_public(inside.parse().unwrap()), "{inside}");
        }
        for outside in [
            "8.8.8.8",
            "2606:4700::1111",
            "2a00:1450:4001::",
            "::ffff:8.8.8.8",
        ] {
            assert!(is_public(outside.parse().unwrap()), "{outside}");
        }
    }

    #[test]
    fn addresses_are_read_with_care() {
        let read = |text: &str| Address::read(text, false);
        let found = read("https://push.example.net/wpush/v2/gAAA?x=1#y").unwrap();
        assert_eq!(
            (found.port, found.path.as_str()),
            (443, "/wpush/v2/gAAA?x=1")
        );
        assert_eq!(found.origin(), "https://push.example.net");
        for bad in [
            "",
            "http://push.example.net/",
            "https://",
            "https:///x",
            "https://localhost/x",
            "https://127.0.0.1/x",
            "https://[::1]/x",
            "https://push.example.net:8443/x",
            "https://push.example.net:x/",
            "https://user@push.example.net/",
            "https://push.example.net/a b",
            "https://push.example.net/\r\nHost: x",
            "ftp://push.example.net/",
        ] {
            assert_eq!(read(bad), None, "{bad}");
        }
        assert_eq!(read(&format!("https://a.b/{}", "x".repeat(1000))), None);
        let local = Address::read("http://127.0.0.1:8080/x", true).unwrap();
        assert_eq!(local.origin(), "http://127.0.0.1:8080");
        // A name that means this machine is found out when it is looked up.
        let hidden = Address {
            host: "localhost".into(),
            ..read("https://a.b/").unwrap()
        };
        assert!(hidden.look_up().is_err());
    }
}
