//! Work for several threads, each piece owning what it writes.

use parlour_core::Watch;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Cuts the next `n` items off.
pub fn cut<'a, T>(rest: &mut &'a mut [T], n: u32) -> &'a mut [T] {
    let (head, tail) = std::mem::take(rest).split_at_mut(n as usize);
    *rest = tail;
    head
}

/// Works `tasks` off with some threads.
pub fn share<T: Send>(threads: usize, tasks: Vec<T>, work: impl Fn(T) + Sync) {
    let queue = Mutex::new(tasks.into_iter());
    let worker = || {
        loop {
            let batch: Vec<T> = match queue.lock() {
                Ok(mut queue) => queue.by_ref().take(16).collect(),
                Err(_) => return,
            };
            if batch.is_empty() {
                return;
            }
            batch.into_iter().for_each(&work);
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(worker);
        }
        worker();
    });
}

/// The same, told to a watch as it goes on and ended early when the watch says so.
pub fn share_watched<T: Send>(
    threads: usize,
    tasks: Vec<T>,
    (watch, text): (&Watch, &str),
    work: impl Fn(T) + Sync,
) {
    let total = tasks.len() as u64;
    let done = AtomicU64::new(0);
    // A hundred reports are enough for anybody.
    let step = total.div_ceil(100).max(1);
    watch.report(0, Some(total), text);
    share(threads, tasks, |task| {
        if watch.is_stopped() {
            return;
        }
        work(task);
        let done = done.fetch_add(1, Relaxed) + 1;
        if done.is_multiple_of(step) || done == total {
            watch.report(done, Some(total), text);
        }
    });
}

/// What `work` makes of each part, a thread a part, in the order of the parts.
pub fn each<P: Send, R: Send>(
    parts: impl Iterator<Item = P>,
    work: impl Fn(P) -> R + Sync,
) -> Vec<R> {
    let work = &work;
    std::thread::scope(|scope| {
        let threads: Vec<_> = parts.map(|part| scope.spawn(move || work(part))).collect();
        let results = threads.into_iter().map(|thread| thread.join());
        results
            .map(|result| result.unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect()
    })
}
