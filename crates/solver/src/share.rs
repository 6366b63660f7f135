//! Work for several threads, each piece owning what it writes.

use std::sync::Mutex;

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
