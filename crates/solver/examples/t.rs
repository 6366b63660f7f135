//! t
use parlour_solver::dobutsu::*;
fn main() {
    let t = std::time::Instant::now();
    let s = space::Space::new();
    println!(
        "slabs {} conf {} {:?}",
        s.slabs.len(),
        s.configurations(),
        t.elapsed()
    );
    let w = parlour_core::Watch::with_report(move |p| {
        println!("{} {} {:?}", p.done, p.text, t.elapsed())
    });
    let n = std::env::args().nth(1).map_or(1, |s| s.parse().unwrap());
    let sol = solve::solve(&s, n, &w).unwrap();
    println!(
        "draws {} values {} any {}",
        sol.draws,
        sol.values.len(),
        sol.values.iter().filter(|v| **v == 255).count()
    );
    if let Some(f) = std::env::args().nth(2) {
        std::fs::write(f, &sol.values).unwrap();
    }
}
