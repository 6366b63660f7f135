//! Numbers an operator needs, as Prometheus reads them.

use parlour_store::Groups;
use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Counters and gauges of one server.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Requests answered, by hundreds of their status.
    pub answers: [AtomicU64; 6],
    /// Requests refused because there were too many.
    pub floods: AtomicU64,
    /// WebSockets open now.
    pub sockets: AtomicI64,
    /// Clients disconnected because they did not read.
    pub slow_clients: AtomicU64,
    /// Matches in memory now.
    pub matches: AtomicI64,
    /// Matches begun.
    pub created: AtomicU64,
    /// Moves acknowledged.
    pub moves: AtomicU64,
    /// Clocks that fell.
    pub flags: AtomicU64,
    /// Bots that wait for a free place to think.
    pub bots_waiting: AtomicI64,
    /// Bots thinking now.
    pub thinking: AtomicI64,
    /// Bots that hung and still run.
    pub bots_stuck: AtomicI64,
    /// Bots that failed, hung or answered nonsense.
    pub bot_failures: AtomicU64,
    /// Acts sent to the server that keeps the match.
    pub forwarded: AtomicU64,
    /// Matches taken over from servers that went.
    pub takeovers: AtomicU64,
    /// Pulses that the database did not hear.
    pub pulses_missed: AtomicU64,
    /// Letters that the mail server took.
    pub letters: AtomicU64,
    /// Letters that were given up.
    pub letters_failed: AtomicU64,
    /// From a move's arrival at its match to its being on disk.
    pub saving: Histogram,
}

/// Upper bounds in milliseconds.
const BOUNDS: [f64; 10] = [0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 500.0, 2000.0];

/// Durations by size.
#[derive(Debug, Default)]
pub struct Histogram {
    counts: [AtomicU64; BOUNDS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Histogram {
    /// One more.
    pub fn add(&self, took: Duration) {
        let ms = took.as_secs_f64() * 1000.0;
        if let Some(i) = BOUNDS.iter().position(|bound| ms <= *bound) {
            self.counts[i].fetch_add(1, Relaxed);
        }
        self.count.fetch_add(1, Relaxed);
        self.micros.fetch_add(took.as_micros() as u64, Relaxed);
    }
    fn write(&self, out: &mut String, name: &str) {
        let mut sum = 0;
        for (bound, count) in BOUNDS.iter().zip(&self.counts) {
            sum += count.load(Relaxed);
            let seconds = bound / 1000.0;
            let _ = writeln!(out, "{name}_bucket{{le=\"{seconds}\"}} {sum}");
        }
        let count = self.count.load(Relaxed);
        let seconds = self.micros.load(Relaxed) as f64 / 1e6;
        let _ = writeln!(out, "{name}_bucket{{le=\"+Inf\"}} {count}");
        let _ = writeln!(out, "{name}_sum {seconds}\n{name}_count {count}");
    }
}

impl Metrics {
    /// The text of `/metrics`.
    pub fn text(&self, groups: &Groups) -> String {
        let mut out = String::new();
        let head = |out: &mut String, name: &str, kind: &str, help: &str| {
            let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} {kind}");
        };
        head(
            &mut out,
            "parlour_http_answers_total",
            "counter",
            "Requests answered, by status.",
        );
        for (i, count) in self.answers.iter().enumerate().skip(1) {
            let count = count.load(Relaxed);
            let _ = writeln!(
                out,
                "parlour_http_answers_total{{status=\"{i}xx\"}} {count}"
            );
        }
        let gauges = [
            ("parlour_sockets", "WebSockets open now.", &self.sockets),
            (
                "parlour_matches_in_memory",
                "Matches in memory now.",
                &self.matches,
            ),
            (
                "parlour_bots_waiting",
                "Bots waiting for a place to think.",
                &self.bots_waiting,
            ),
            (
                "parlour_bots_thinking",
                "Bots thinking now.",
                &self.thinking,
            ),
            (
                "parlour_bots_stuck",
                "Bots that hung and still run.",
                &self.bots_stuck,
            ),
        ];
        for (name, help, value) in gauges {
            head(&mut out, name, "gauge", help);
            let _ = writeln!(out, "{name} {}", value.load(Relaxed));
        }
        let counters = [
            (
                "parlour_floods_total",
                "Requests refused for their number.",
                &self.floods,
            ),
            (
                "parlour_slow_clients_total",
                "Clients that did not read.",
                &self.slow_clients,
            ),
            (
                "parlour_matches_created_total",
                "Matches begun.",
                &self.created,
            ),
            ("parlour_moves_total", "Moves acknowledged.", &self.moves),
            ("parlour_flags_total", "Clocks that fell.", &self.flags),
            (
                "parlour_bot_failures_total",
                "Bots that had to be replaced.",
                &self.bot_failures,
            ),
            (
                "parlour_forwarded_total",
                "Acts sent to the server that keeps the match.",
                &self.forwarded,
            ),
            (
                "parlour_takeovers_total",
                "Matches taken from servers that went.",
                &self.takeovers,
            ),
            (
                "parlour_pulses_missed_total",
                "Pulses that the database did not hear.",
                &self.pulses_missed,
            ),
            (
                "parlour_letters_total",
                "E-mails that the mail server took.",
                &self.letters,
            ),
            (
                "parlour_letters_failed_total",
                "E-mails that were given up.",
                &self.letters_failed,
            ),
            (
                "parlour_store_commits_total",
                "Transactions.",
                &groups.commits,
            ),
            (
                "parlour_store_writes_total",
                "Writes in them.",
                &groups.writes,
            ),
            (
                "parlour_store_failures_total",
                "Writes that failed.",
                &groups.failures,
            ),
            (
                "parlour_store_micros_total",
                "Microseconds spent in them.",
                &groups.micros,
            ),
        ];
        for (name, help, value) in counters {
            head(&mut out, name, "counter", help);
            let _ = writeln!(out, "{name} {}", value.load(Relaxed));
        }
        let name = "parlour_move_saved_seconds";
        head(
            &mut out,
            name,
            "histogram",
            "From a move's arrival to its being on disk.",
        );
        self.saving.write(&mut out, name);
        out
    }
}
