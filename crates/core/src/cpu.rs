//! Newer instructions, where the processor has them.
//!
//! A plain x86-64 build counts bits in a dozen steps and shifts one word at a time. Long countings
//! ([`crate::Game::perft`], [`crate::Game::playout`], a search) hand their whole work to [`run`], which
//! asks the processor once and compiles the work twice.

/// Something long whose inner loops gain from popcnt, BMI and AVX2.
pub trait Work {
    /// What it finds out.
    type Found;
    /// Does it. Mark this and all that is hot in it `#[inline(always)]`: only what is inlined here
    /// is compiled for the newer instructions, so it must not call itself.
    fn run(self) -> Self::Found;
}

/// Does `work` with the best instructions this processor has.
#[inline]
pub fn run<W: Work>(work: W) -> W::Found {
    #[cfg(target_arch = "x86_64")]
    if is_modern() {
        #[allow(unsafe_code)]
        // SAFETY: the processor has every feature that `modern` is compiled for.
        return unsafe { modern(work) };
    }
    work.run()
}

/// Are the newer instructions there? Cheap enough to ask for a few dozen nanoseconds of work.
#[cfg(target_arch = "x86_64")]
#[inline]
pub fn is_modern() -> bool {
    use std::sync::atomic::{AtomicU8, Ordering::Relaxed};
    /// 0 before the processor was asked, then 1 for no and 2 for yes.
    static ANSWER: AtomicU8 = AtomicU8::new(0);
    #[cold]
    fn ask() -> bool {
        use std::arch::is_x86_feature_detected as has;
        let all = has!("popcnt") && has!("bmi1") && has!("bmi2") && has!("lzcnt") && has!("avx2");
        ANSWER.store(1 + all as u8, Relaxed);
        all
    }
    match ANSWER.load(Relaxed) {
        0 => ask(),
        answer => answer == 2,
    }
}

/// Are the newer instructions there?
#[cfg(not(target_arch = "x86_64"))]
pub fn is_modern() -> bool {
    false
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "popcnt,bmi1,bmi2,lzcnt,avx2")]
fn modern<W: Work>(work: W) -> W::Found {
    work.run()
}
