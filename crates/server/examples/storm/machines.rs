//! PostgreSQL and the servers, as processes that can be killed, stopped and started again.

use crate::Fault;
use rustix::process::{Pid, Signal, kill_process};
use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A free port, for a moment.
pub fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("an address").port()
}

/// A PostgreSQL server of our own, gone afterwards.
pub struct Postgres {
    bin: PathBuf,
    folder: PathBuf,
    port: u16,
}

impl Postgres {
    pub fn start() -> Result<Postgres, Fault> {
        let versions = std::fs::read_dir("/usr/lib/postgresql");
        let versions = versions.map_err(|_| "PostgreSQL is missing: apt-get install postgresql")?;
        let mut versions: Vec<PathBuf> = versions.filter_map(|v| Some(v.ok()?.path())).collect();
        versions.sort();
        let bin = versions.pop().ok_or("PostgreSQL is missing")?.join("bin");
        let folder = std::env::temp_dir().join(format!("parlour-storm-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        let postgres = Postgres {
            bin,
            folder,
            port: free_port(),
        };
        if rustix::process::geteuid().is_root() {
            let mut chown = Command::new("chown");
            chown.arg("nobody").arg(&postgres.folder).status()?;
        }
        let data = postgres.data();
        let data = data.to_str().ok_or("a folder with an odd name")?;
        let init = [
            "-D",
            data,
            "-U",
            "parlour",
            "--auth=trust",
            "-E",
            "UTF8",
            "--no-locale",
        ];
        postgres.run("initdb", &init)?;
        postgres.go()?;
        Ok(postgres)
    }
    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }
    fn run(&self, tool: &str, args: &[&str]) -> Result<(), Fault> {
        // PostgreSQL refuses to run as root.
        let tool = self.bin.join(tool);
        let mut command = match rustix::process::geteuid().is_root() {
            true => {
                let mut command = Command::new("setpriv");
                command.args(["--reuid=nobody", "--clear-groups"]).arg(tool);
                command
            }
            false => Command::new(tool),
        };
        let command = command.args(args).current_dir(&self.folder);
        let out = command
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()?;
        match out.success() {
            true => Ok(()),
            false => Err(format!("{args:?} failed").into()),
        }
    }
    fn go(&self) -> Result<(), Fault> {
        let options = format!(
            "-c listen_addresses=127.0.0.1 -p {} -k {}",
            self.port,
            self.folder.display()
        );
        let (data, log) = (self.data(), self.folder.join("log"));
        let (data, log) = (data.to_string_lossy(), log.to_string_lossy());
        self.run(
            "pg_ctl",
            &["-D", &data, "-w", "-l", &log, "-o", &options, "start"],
        )
    }
    /// Ends it, `fast` or `immediate` (as a crash does), and starts it again after a while. From when to when it was gone for
    /// certain: while it stops and starts it still answers, or does already.
    pub fn restart(&self, how: &str, away: Duration) -> Result<(Instant, Instant), Fault> {
        let data = self.data();
        self.run(
            "pg_ctl",
            &["-D", &data.to_string_lossy(), "-m", how, "-w", "stop"],
        )?;
        let gone = Instant::now();
        std::thread::sleep(away);
        let back = Instant::now();
        self.go()?;
        Ok((gone, back))
    }
    pub fn url(&self) -> String {
        format!("postgres://parlour@127.0.0.1:{}/postgres", self.port)
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let data = self.data();
        let _ = self.run(
            "pg_ctl",
            &["-D", &data.to_string_lossy(), "-m", "immediate", "stop"],
        );
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// One server, always at the same address.
pub struct Machine {
    program: PathBuf,
    db: String,
    lease: Duration,
    pub addr: SocketAddr,
    child: Option<Child>,
    log: PathBuf,
}

impl Machine {
    pub fn new(program: &Path, db: &str, lease: Duration, log: PathBuf) -> Machine {
        Machine {
            program: program.into(),
            db: db.into(),
            lease,
            addr: ([127, 0, 0, 1], free_port()).into(),
            child: None,
            log,
        }
    }
    pub fn start(&mut self) -> Result<(), Fault> {
        let log = std::fs::OpenOptions::new()
            .create(true)
            .append(true)
            .open(&self.log)?;
        let mut child = Command::new(&self.program)
            .args(["serve", "--rate", "0", "--addr", &self.addr.to_string()])
            .args(["--db", &self.db])
            .args(["--lease", &self.lease.as_millis().to_string()])
            .env("PARLOUR_DATA", self.log.with_extension("data"))
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()?;
        let out = child.stdout.as_mut().ok_or("no output")?;
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line)?;
        if !line.contains("http://") {
            let _ = child.wait();
            return Err(format!("a server did not start: see {}", self.log.display()).into());
        }
        self.child = Some(child);
        Ok(())
    }
    fn signal(&self, signal: Signal) {
        if let Some(child) = &self.child
            && let Some(pid) = Pid::from_raw(child.id() as i32)
        {
            let _ = kill_process(pid, signal);
        }
    }
    /// As a loss of power does.
    pub fn kill(&mut self) {
        self.signal(Signal::KILL);
        if let Some(mut child) = self.child.take() {
            let _ = child.wait();
        }
    }
    /// As an operator does.
    pub fn stop(&mut self) {
        self.signal(Signal::TERM);
        if let Some(mut child) = self.child.take() {
            let _ = child.wait();
        }
    }
    pub fn freeze(&self) {
        self.signal(Signal::STOP);
    }
    pub fn thaw(&self) {
        self.signal(Signal::CONT);
    }
}

impl Drop for Machine {
    fn drop(&mut self) {
        self.thaw();
        self.kill();
    }
}
