//! The terminal: taken over for the screen, and given back however the program ends.

use crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use crossterm::{cursor, execute};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use std::io::{self, IsTerminal, Stdout};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::{panic, thread};

/// What draws.
pub type Drawer = Terminal<CrosstermBackend<Stdout>>;

/// Columns and rows that the screen needs at least.
pub const LEAST: (u16, u16) = (60, 20);

/// Can the board fill this terminal?
pub fn allows() -> bool {
    let term = std::env::var("TERM").unwrap_or_default();
    let large = || crossterm::terminal::size().is_ok_and(|(w, h)| w >= LEAST.0 && h >= LEAST.1);
    io::stdin().is_terminal()
        && io::stdout().is_terminal()
        && (cfg!(windows) || !matches!(term.as_str(), "" | "dumb"))
        && large()
}

/// The terminal while the screen has it.
pub struct Tty {
    /// Draws.
    pub drawer: Drawer,
    stopped: Arc<AtomicBool>,
    /// Has somebody sent the signal that Ctrl-Z stands for?
    tired: Arc<AtomicBool>,
}

impl Tty {
    /// Takes the terminal over. A panic of this thread gives it back before it speaks; panics of
    /// other threads stay silent, because bots report theirs.
    pub fn take() -> io::Result<Tty> {
        let before = panic::take_hook();
        let own = thread::current().id();
        panic::set_hook(Box::new(move |why| {
            if thread::current().id() == own {
                give_back();
                before(why);
            }
        }));
        let stopped: Arc<AtomicBool> = Arc::default();
        let tired: Arc<AtomicBool> = Arc::default();
        #[cfg(unix)]
        heed_signals(stopped.clone(), tired.clone())?;
        let begun = take_over();
        let drawer = begun.and_then(|()| Terminal::new(CrosstermBackend::new(io::stdout())));
        match drawer {
            Ok(drawer) => Ok(Tty {
                drawer,
                stopped,
                tired,
            }),
            Err(why) => {
                give_back();
                Err(why)
            }
        }
    }
    /// Has somebody sent a signal that ends programs?
    pub fn is_stopped(&self) -> bool {
        self.stopped.load(Relaxed)
    }
    /// Must the program rest until somebody goes on with it?
    pub fn is_tired(&self) -> bool {
        self.tired.load(Relaxed)
    }
    /// Gives the terminal back and stops, as Ctrl-Z does; takes the terminal again when somebody goes
    /// on. Nothing happens on systems without that.
    pub fn rest(&mut self) -> io::Result<()> {
        self.tired.store(false, Relaxed);
        #[cfg(unix)]
        {
            give_back();
            signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)?;
            take_over()?;
            self.drawer.clear()?;
        }
        Ok(())
    }
}

fn take_over() -> io::Result<()> {
    enable_raw_mode()?;
    execute!(
        io::stdout(),
        EnterAlternateScreen,
        EnableMouseCapture,
        EnableBracketedPaste,
        cursor::Hide
    )
}

impl Drop for Tty {
    fn drop(&mut self) {
        give_back();
    }
}

/// How long the screen may take to end once a signal came.
#[cfg(unix)]
const GRACE: std::time::Duration = std::time::Duration::from_millis(500);

/// Notes signals that end programs. Reading from a terminal that has gone may never return, so a
/// screen that does not end by itself is ended from here.
#[cfg(unix)]
fn heed_signals(stopped: Arc<AtomicBool>, tired: Arc<AtomicBool>) -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM, SIGTSTP};
    let all = [SIGINT, SIGTERM, SIGHUP, SIGTSTP];
    let mut signals = signal_hook::iterator::Signals::new(all)?;
    thread::spawn(move || {
        for signal in signals.forever() {
            if signal == SIGTSTP {
                tired.store(true, Relaxed);
                continue;
            }
            stopped.store(true, Relaxed);
            thread::sleep(GRACE);
            give_back();
            std::process::exit(130);
        }
    });
    Ok(())
}

/// Everything as it was. Nothing can be done where that fails.
fn give_back() {
    let _ = execute!(
        io::stdout(),
        DisableBracketedPaste,
        DisableMouseCapture,
        LeaveAlternateScreen,
        cursor::Show
    );
    let _ = disable_raw_mode();
}
