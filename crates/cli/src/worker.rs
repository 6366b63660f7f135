//! `parlour worker`: helps a site with its reviews.

use crate::args::Worker;
use crate::fault::Fault;
use parlour_bots::cores;
use parlour_server::{Config, Helper, help};
use std::time::Duration;

/// Works until it is told to stop, or nothing is left to do.
pub fn run(args: &Worker) -> Result<(), Fault> {
    let helper = Helper {
        db: args.db.clone().unwrap_or_else(|| Config::default().db),
        threads: args.threads.unwrap_or_else(cores),
        lease: Duration::from_millis(args.lease),
        once: args.once,
    };
    help(helper, |line| println!("{line}")).map_err(|why| Fault::Run(why.to_string()))
}
