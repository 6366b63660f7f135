//! `parlour serve`: the site.

use crate::args::Serve;
use crate::fault::Fault;
use parlour_server::{Config, ServeError};
use std::io::ErrorKind;

/// Serves until it is told to stop.
pub fn run(args: &Serve) -> Result<(), Fault> {
    let usual = Config::default();
    let config = Config {
        addr: args.addr.clone(),
        db: args.db.clone().unwrap_or(usual.db),
        rate: args.rate,
        bot_threads: args.bot_threads,
        reviewers: args.reviewers,
        connections: args.connections,
        connections_each: args.connections_each,
        proxy: args.behind_proxy,
        games: usual.games,
        abandoned: args.abandoned,
        abandoned_slow: args.abandoned_slow,
        minds: usual.minds,
        clock: usual.clock,
        lease: std::time::Duration::from_millis(args.lease),
        password: usual.password,
        push_anywhere: usual.push_anywhere,
    };
    parlour_server::serve(config).map_err(|why| match &why {
        // What is no address at all was typed wrong.
        ServeError::Address(_, cause) if cause.kind() == ErrorKind::InvalidInput => {
            Fault::Text(why.to_string())
        }
        _ => Fault::Run(why.to_string()),
    })
}
