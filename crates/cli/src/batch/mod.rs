//! `parlour batch`: JSON lines in, JSON lines out, in order, while input is still coming.

mod answer;
mod lines;
mod request;

use crate::args::Batch;
use crate::fault::Fault;
use lines::{Input, Lines};
use std::io::{BufReader, Read, Write};
use std::sync::mpsc::{Receiver, SyncSender, TryRecvError, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;

/// Lines in work for each thread: enough to keep all busy, few enough to stay small.
const AHEAD: usize = 64;
/// Room for deep counts.
const STACK: usize = 16 << 20;

/// The answer of `parlour batch` to one line, whatever it holds.
pub fn answer_to(line: &[u8]) -> String {
    answer::to(&Input::Bytes(line.to_vec()))
}

/// Answers every line of `input` until it ends.
pub fn run(
    args: &Batch,
    input: impl Read + Send + 'static,
    out: &mut impl Write,
) -> Result<(), Fault> {
    let lines = Lines::new(BufReader::with_capacity(1 << 16, input));
    match args.threads {
        1 => alone(lines, out),
        n => together(lines, out, n as usize),
    }
}

/// Answers line by line; flushes whenever it would have to wait for input.
fn alone(mut lines: Lines<impl Read>, out: &mut impl Write) -> Result<(), Fault> {
    loop {
        if !lines.has_more() {
            out.flush()?;
        }
        let Some(line) = lines.next()? else {
            return Ok(());
        };
        writeln!(out, "{}", answer::to(&line))?;
    }
}

/// One thread reads, `n` answer, this one writes. Every line carries the end of a channel for its
/// answer, and these ends wait in the order of the lines.
fn together(
    mut lines: Lines<impl Read + Send + 'static>,
    out: &mut impl Write,
    n: usize,
) -> Result<(), Fault> {
    let (asked, questions) = sync_channel::<(Input, SyncSender<String>)>(n * AHEAD);
    let (in_order, answers) = sync_channel::<Receiver<String>>(n * AHEAD);
    let questions = Arc::new(Mutex::new(questions));
    for _ in 0..n {
        let questions = questions.clone();
        let work = move || {
            let next = || questions.lock().ok()?.recv().ok();
            while let Some((line, reply)) = next() {
                // The writer is gone only when the output is closed.
                let _ = reply.send(answer::to(&line));
            }
        };
        let worker = thread::Builder::new().stack_size(STACK).spawn(work);
        worker.map_err(|why| Fault::Run(format!("cannot start a thread: {why}")))?;
    }
    let reader = thread::spawn(move || -> std::io::Result<()> {
        while let Some(line) = lines.next()? {
            let (reply, answer) = sync_channel(1);
            if in_order.send(answer).is_err() || asked.send((line, reply)).is_err() {
                break;
            }
        }
        Ok(())
    });
    loop {
        let next = match answers.try_recv() {
            Err(TryRecvError::Empty) => {
                out.flush()?;
                answers.recv().ok()
            }
            next => next.ok(),
        };
        let Some(answer) = next else {
            break;
        };
        let text = match answer.try_recv() {
            Ok(text) => Ok(text),
            Err(_) => {
                out.flush()?;
                answer.recv()
            }
        };
        writeln!(out, "{}", text.unwrap_or_else(|_| answer::lost()))?;
    }
    let read = reader.join();
    Ok(read.map_err(|_| Fault::Run("the reader broke down".into()))??)
}
