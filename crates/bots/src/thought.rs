//! Thinking in the background: a thread that can be stopped and asked whether it is done.

use parlour_core::Watch;
use std::thread::{self, JoinHandle};
use thiserror::Error;

/// Work that goes on in a thread of its own. Dropped, it is told to stop, and nothing more is heard
/// of it.
pub struct Thought<T> {
    watch: Watch,
    thread: Option<JoinHandle<T>>,
}

/// The thought ended in a panic.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Error)]
#[error("the thought broke off")]
pub struct Broken;

impl<T: Send + 'static> Thought<T> {
    /// Begins; the work looks at the watch and ends soon when it says so.
    ///
    /// ```
    /// use parlour_bots::Thought;
    /// let thought = Thought::begin(|watch| {
    ///     while !watch.is_stopped() {
    ///         std::thread::yield_now();
    ///     }
    ///     42
    /// });
    /// thought.stop();
    /// assert_eq!(thought.wait(), Ok(42));
    /// ```
    pub fn begin(work: impl FnOnce(&Watch) -> T + Send + 'static) -> Thought<T> {
        Thought::under(&Watch::new(), work)
    }
    /// The same under somebody else's watch: whoever stops that stops this, and the other way round.
    pub fn under(watch: &Watch, work: impl FnOnce(&Watch) -> T + Send + 'static) -> Thought<T> {
        let watched = watch.quiet();
        Thought {
            watch: watch.quiet(),
            thread: Some(thread::spawn(move || work(&watched))),
        }
    }
}

impl<T> Thought<T> {
    /// Asks it to end soon.
    pub fn stop(&self) {
        self.watch.stop()
    }
    /// Would [`Thought::wait`] return at once?
    pub fn is_done(&self) -> bool {
        self.thread.as_ref().is_none_or(JoinHandle::is_finished)
    }
    /// What it came to, once it is there.
    pub fn wait(mut self) -> Result<T, Broken> {
        let thread = self.thread.take().expect("only this takes it");
        thread.join().map_err(|_| Broken)
    }
    /// Lets it go on by itself until it ends or its watch is stopped. The work passes on what it finds.
    pub fn let_go(mut self) {
        self.thread = None;
    }
}

impl<T> Drop for Thought<T> {
    fn drop(&mut self) {
        if self.thread.is_some() {
            self.watch.stop()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::channel;

    #[test]
    fn a_dropped_thought_is_stopped() {
        let (send, stopped) = channel();
        let thought = Thought::begin(move |watch| {
            while !watch.is_stopped() {
                thread::yield_now();
            }
            send.send(()).unwrap();
        });
        assert!(!thought.is_done());
        drop(thought);
        stopped.recv().unwrap();
    }

    #[test]
    fn one_that_was_let_go_goes_on_under_its_watch() {
        let (send, ended) = channel();
        let watch = Watch::new();
        Thought::under(&watch, move |watch| {
            while !watch.is_stopped() {
                thread::yield_now();
            }
            send.send(()).unwrap();
        })
        .let_go();
        assert!(!watch.is_stopped());
        watch.stop();
        ended.recv().unwrap();
    }

    #[test]
    fn a_panic_is_an_answer() {
        let thought = Thought::begin(|_| -> u8 { panic!("a bug, planted") });
        assert_eq!(thought.wait(), Err(Broken));
    }
}
