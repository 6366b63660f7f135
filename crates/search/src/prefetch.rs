//! Hints to the machine about large tables that are read at random. No result depends on them.

#![allow(unsafe_code)]

/// Asks for the memory of `what`, so that it is at hand when it is read soon.
#[inline]
pub fn fetch<T>(what: &T) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        let place = std::ptr::from_ref(what);
        // SAFETY: a hint to the processor; it reads nothing into the program.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(place.cast()) };
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = what;
}

/// Room for `n` things, on large pages where the system offers them: finding a small page costs as much
/// as reading from it.
pub fn room<T>(n: usize) -> Vec<T> {
    let room: Vec<T> = Vec::with_capacity(n);
    #[cfg(target_os = "linux")]
    {
        /// A multiple of every usual page.
        const PAGE: usize = 1 << 16;
        let place = room.as_ptr().cast::<u8>().cast_mut();
        let before = place.align_offset(PAGE);
        let size = (n * size_of::<T>()).saturating_sub(before) / PAGE * PAGE;
        if size > 0 {
            // SAFETY: the range lies within the room just made. The hint changes neither its contents
            // nor who may use it, and may be refused.
            unsafe { libc::madvise(place.add(before).cast(), size, libc::MADV_HUGEPAGE) };
        }
    }
    room
}
