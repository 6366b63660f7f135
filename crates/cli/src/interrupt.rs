//! Ctrl-C during long work.

use crate::fault::Fault;
use std::panic;
use std::sync::mpsc;
use std::thread;

/// Does `work` in a thread of its own and returns what it found, or at once when Ctrl-C is pressed.
pub fn unless_stopped<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Fault> {
    let (done, end) = mpsc::channel();
    let stopped = done.clone();
    ctrlc::set_handler(move || {
        // Nobody listens any more once the work is done.
        let _ = stopped.send(None);
    })
    .map_err(|why| Fault::Run(format!("cannot listen for Ctrl-C: {why}")))?;
    let worker = thread::spawn(move || {
        let _ = done.send(Some(work()));
    });
    loop {
        match end.recv_timeout(std::time::Duration::from_millis(200)) {
            Ok(found) => return found.ok_or(Fault::Stopped),
            Err(_) if worker.is_finished() => match worker.join() {
                Err(why) => panic::resume_unwind(why),
                Ok(()) => return end.recv().ok().flatten().ok_or(Fault::Stopped),
            },
            Err(_) => {}
        }
    }
}
