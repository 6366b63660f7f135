//! Ctrl-C: the one place that listens for it.

use crate::fault::Fault;
use parlour_core::Watch;
use std::panic;
use std::sync::mpsc;
use std::thread;

/// From now on Ctrl-C does this, in a thread of its own. One command listens once.
pub fn on_ctrl_c(act: impl FnMut() + Send + 'static) -> Result<(), Fault> {
    ctrlc::set_handler(act).map_err(|why| Fault::Run(format!("cannot listen for Ctrl-C: {why}")))
}

/// From now on Ctrl-C stops whatever looks at this watch.
pub fn stops(watch: &Watch) -> Result<(), Fault> {
    let watch = watch.quiet();
    on_ctrl_c(move || watch.stop())
}

/// Does `work` in a thread of its own and returns what it found, or at once when Ctrl-C is pressed.
pub fn unless_stopped<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Fault> {
    let (done, end) = mpsc::channel();
    let stopped = done.clone();
    on_ctrl_c(move || {
        // Nobody listens any more once the work is done.
        let _ = stopped.send(None);
    })?;
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
