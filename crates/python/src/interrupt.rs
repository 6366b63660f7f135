//! Long work that Ctrl-C ends.

use crate::refusal::refused;
use parlour_core::Watch;
use pyo3::prelude::*;
use std::fmt::Display;
use std::thread;
use std::time::Duration;

/// How often Python is asked whether somebody wants to stop.
const PATIENCE: Duration = Duration::from_millis(20);

/// Runs `work` with the interpreter released and signals heard.
pub fn interruptible<T: Send, E: Display + Send>(
    py: Python<'_>,
    work: impl FnOnce(&Watch) -> Result<T, E> + Send,
) -> PyResult<T> {
    let watch = Watch::new();
    thread::scope(|threads| {
        let worker = watch.clone();
        let job = threads.spawn(move || work(&worker));
        while !job.is_finished() {
            py.detach(|| thread::sleep(PATIENCE));
            if let Err(why) = py.check_signals() {
                watch.stop();
                let _ = py.detach(|| job.join());
                return Err(why);
            }
        }
        let done = job.join().map_err(|_| refused("the work failed"))?;
        done.map_err(refused)
    })
}
