//! `parlour serve`: the site.

use crate::args::Serve;
use crate::fault::Fault;
use parlour_server::{Config, Mailing, ServeError};
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
        mail: mailing(args)?,
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

/// How letters leave the site, if they do: from the arguments, or from variables that nobody sees in a list of processes.
fn mailing(args: &Serve) -> Result<Option<Mailing>, Fault> {
    let given = |argument: &Option<String>, variable: &str| {
        let kept = || std::env::var(variable).ok();
        argument
            .clone()
            .or_else(kept)
            .filter(|text| !text.is_empty())
    };
    let relay = given(&args.smtp, "PARLOUR_SMTP");
    let from = given(&args.mail_from, "PARLOUR_MAIL_FROM");
    let site = given(&args.site_url, "PARLOUR_SITE_URL");
    match (relay, from, site) {
        (None, _, _) => Ok(None),
        (Some(relay), Some(from), Some(site)) => {
            let mailing = Mailing::read(&relay, &from, &site);
            mailing
                .map(Some)
                .map_err(|why| Fault::Text(why.to_string()))
        }
        _ => Err(Fault::Text(
            "--smtp needs --mail-from and --site-url as well".into(),
        )),
    }
}
