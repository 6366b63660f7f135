var e=`# Operating the site

One program, one database; or several servers at one PostgreSQL ([below](#several-servers)). \`parlour serve --help\` lists every setting; this page says what to do with
them.

## Running it

\`\`\`
parlour serve                                  # on http://127.0.0.1:7878, SQLite in your data folder
parlour serve --addr 127.0.0.1:7878 --db /var/lib/parlour/parlour.db --behind-proxy
parlour serve --db postgres://parlour@localhost/parlour --behind-proxy
\`\`\`

The database is a file (SQLite, made when missing) or a \`postgres://\` URL. Tables are made and brought
up to date when the program starts. One server uses one file: a second one is refused with a sentence (by a
lock on \`parlour.db.lock\`). Any number of servers use one PostgreSQL database. A database that cannot be used ends the start at once with the cause. The files are readable by
their owner only.

While it runs the site notes in \`parlour.db.lock\` how far it has written. If that very file is older at
the next start, because its \`-wal\` file was deleted after a kill or an older copy was written over it,
the start is refused: put the file back, or delete \`parlour.db.lock\` to go on without what is missing.

The program stops on SIGTERM or SIGINT: moves in flight are finished, clients are told to connect
again, and no clock runs until it is started again. A kill (\`SIGKILL\`, loss of power) loses nothing
that was acknowledged either: every move is on disk before anybody hears of it.

Logs are JSON lines on standard error; \`PARLOUR_LOG\` chooses how much (\`warn\`, \`info\`,
\`parlour_server=debug\`). They hold no cards, seeds, tokens or links.

### systemd

\`/etc/systemd/system/parlour.service\`:

\`\`\`ini
[Unit]
Description=Parlour
Wants=network-online.target
After=network-online.target

[Service]
ExecStart=/usr/local/bin/parlour serve --db /var/lib/parlour/parlour.db --behind-proxy
DynamicUser=yes
StateDirectory=parlour
Environment=PARLOUR_DATA=/var/lib/parlour
Restart=always
TimeoutStopSec=20
# Two files for every client behind a proxy that holds connections open; be generous.
LimitNOFILE=65536
UMask=0077
NoNewPrivileges=yes
CapabilityBoundingSet=
ProtectSystem=strict
ProtectHome=yes
PrivateTmp=yes
PrivateDevices=yes
ProtectClock=yes
ProtectControlGroups=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
LockPersonality=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
RestrictNamespaces=yes
RestrictRealtime=yes
SystemCallArchitectures=native

[Install]
WantedBy=multi-user.target
\`\`\`

\`\`\`
systemctl daemon-reload && systemctl enable --now parlour
journalctl -u parlour -o cat -f
\`\`\`

## Operators

Accounts are optional for players. As long as none of them is an operator's, \`parlour serve\` prints a set-up token at each start, after its
address:

\`\`\`
Parlour is open: http://127.0.0.1:7878
It has no operator yet; sign up with this set-up token to become it: 5f0c…
\`\`\`

Whoever makes an account with it (\`/sign-up\`, under *More*) is the operator; it works once, only its hash is kept, and the next start
makes another while there is no operator. Operators appoint others on \`/moderation\`, where they also read reports and mute, ban and rename. A mute ends by
itself; a ban ends every session at once, open sockets included. Everything they do is noted, with who and why, in the table \`audit\`, which the database
refuses to change. The last operator cannot go before there is another.

Who has lost every operator's way in can make one with the database: \`UPDATE accounts SET role = 'operator' WHERE name = 'Anna'\`.

Passwords are kept as argon2id hashes (19 MiB, two passes); at most half of the cores work on them, and more than 64 that wait are sent away with 503.
Passkeys belong to the host name under which players know the site, so keep it; they need HTTPS (or \`localhost\`), and behind a proxy \`Host\` and
\`X-Forwarded-Proto\` must be passed on. Who has lost a password uses one of ten recovery codes, or e-mail where you set it up.

### E-mail

\`\`\`
export PARLOUR_SMTP='smtp://parlour%40games.example:PASSWORD@mail.example:587'
parlour serve --mail-from parlour@games.example --site-url https://games.example --behind-proxy
\`\`\`

Without this the site sends no e-mail and asks nobody for an address. With it an account may have an address, which its owner confirms by a link: for a
link when the password is lost, and for word that password or address was changed. Nothing else is ever sent.

- \`smtp://\` begins TLS by STARTTLS and goes no further without it; \`smtps://\` speaks TLS from the first byte (port 465). Whom it trusts is the system's list
  of certificates, as for reminders. A mail server on this very machine (\`smtp://127.0.0.1:25\`, \`smtp://localhost\`) is spoken to without TLS.
- The name and the password stand in the address, signs such as \`@\` as \`%40\`; AUTH PLAIN and LOGIN are known. In the variable \`PARLOUR_SMTP\` no list
  of processes shows them (\`EnvironmentFile=\` in systemd); \`PARLOUR_MAIL_FROM\` and \`PARLOUR_SITE_URL\` may stand beside it. They are in no log.
- Links begin with \`--site-url\`, whatever a request says its host is.
- A letter that the mail server does not take is tried again after 5 seconds, one minute and ten minutes, then given up and counted
  (\`parlour_letters_failed_total\`). Letters wait in memory: a kill loses them, and whoever waits for a link asks again. Each server sends its own.
- The sender's domain needs the usual records (SPF, DKIM at the mail server), or letters end among junk.

Beside e-mail, reminders (Web Push) are the only thing that the site sends by itself: HTTPS to the push services of its players' browsers (Mozilla's, Google's, Apple's), on
port 443, never to an address inside a network. Whom it trusts is the system's list of certificates, or Mozilla's where there is none. The key by which push services know the
site is made at the first start and lies in the database (\`settings\`, \`push\`): whoever moves the database takes it along, and without it browsers must be asked again.
Browsers show reminders on sites with HTTPS (or \`localhost\`) only.

## Behind a reverse proxy

The proxy does TLS; Parlour listens on the loopback address only. \`--behind-proxy\` makes it believe
\`X-Forwarded-For\` (for limits by address) and \`X-Forwarded-Proto\` (for \`Secure\` cookies and link previews): use it only
where the proxy sets both, and never without one. The \`Host\` must be passed on, because requests from
other sites are told by their \`Origin\`. Keep \`/metrics\` to yourself.

nginx:

\`\`\`nginx
# A file of its own in /etc/nginx/conf.d, because \`map\` belongs beside \`server\`.
map $http_upgrade $connection_upgrade {
    default upgrade;
    ''      '';
}
server {
    listen 443 ssl;
    server_name games.example;
    ssl_certificate     /etc/ssl/games.example.pem;
    ssl_certificate_key /etc/ssl/games.example.key;

    location = /metrics { deny all; }
    location / {
        proxy_pass http://127.0.0.1:7878;
        proxy_http_version 1.1;
        # With its port, where that is not 443.
        proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_set_header Upgrade $http_upgrade;
        proxy_set_header Connection $connection_upgrade;
        proxy_buffering off;
        # The server pings every 20 seconds.
        proxy_read_timeout 90s;
    }
}
\`\`\`

nginx needs two connections for every client: raise \`worker_connections\` (512 or 768 as packaged) and
\`worker_rlimit_nofile\` where many come.

Caddy (it sets the headers by itself, and passes WebSockets on):

\`\`\`
games.example {
    respond /metrics 404
    reverse_proxy 127.0.0.1:7878
}
\`\`\`

Both were tried (nginx 1.22, Caddy 2.6) with moves after silences of up to five minutes: the server's
pings keep the line open. With or without a proxy a program that answers no ping for 65 seconds, such
as a script that sleeps and reads nothing, is disconnected; its next move needs a new connection.

## Several servers

Any number of servers at one PostgreSQL (tried with 15), behind any load balancer. All are the same, none has a
name or a disk of its own, and no session sticks: a request or a socket for any match may go to any of them.

\`\`\`
parlour serve --addr 127.0.0.1:7878 --db postgres://parlour@db.example/parlour --behind-proxy
parlour serve --addr 127.0.0.1:7879 --db postgres://parlour@db.example/parlour --behind-proxy
\`\`\`

\`deploy/\` has them as systemd units with HAProxy or nginx, as a compose file and as a Kubernetes manifest.

- **PostgreSQL**: \`createuser parlour; createdb -O parlour parlour\`; the tables are made at the first start. Each
  server needs 12 connections (\`max_connections\` is 100 as packaged: eight servers). Leave \`fsync\` and
  \`synchronous_commit\` on. A pooler in front (PgBouncer) must not be in transaction mode: servers \`LISTEN\`.
- **The balancer** asks \`GET /health\` and sends new connections to servers that answer 200. Least connections is the
  best choice, since sockets are long. It must pass \`Host\` on, and WebSockets.
- **A server that dies** loses no acknowledged move. Its clients connect again elsewhere; its matches are taken over
  five seconds after its last pulse, and that time is on nobody's clock. One that is stopped in order hands them over at
  once.
- **A database that restarts**: sockets stay, players read "One moment…", clocks stand still, play goes on. \`/health\`
  answers 503 meanwhile. With a standby that is promoted, use a name or address that follows it.
- **Clocks of the machines** may differ: all go by the database's.
- **Limits** of requests and connections (below) are each server's own: behind a balancer a guest may ask for as much at
  every server.

### Reviews and workers

A review that somebody asks for on the site is a row in the database. Each server works such rows off beside play, one at a
time (\`--reviewers N\`; 0 leaves them alone), in a thread of the lowest priority: a bot that is to move does not wait for it. The
table of Dōbutsu shōgi is made in the same way when somebody first asks for exact values (about a minute of one core, 0.9 GB of memory; 31 MB in the data folder).
Other machines help:

\`\`\`
parlour worker --db postgres://parlour@db.example/parlour       # as many at once as it has cores
parlour worker --db /var/lib/parlour/parlour.db --threads 1     # a SQLite file: on the same machine only
\`\`\`

\`deploy/systemd/parlour-worker.service\` is a unit for it. A worker claims a row for half a minute by the database's clock and
renews the claim every second. One that dies, hangs or is cut off loses its claim, and the next takes the review up from its
beginning; a number that grows with each claim sees to it that only the last one writes, so every review is written once.
A review that three workers began and none finished is given up. Stop a worker with SIGTERM: what it was at goes back into the
queue at once. Workers and servers of different versions may run side by side as long as servers may (below).

The explorer counts every match a few seconds after its end, and the old ones once after the upgrade: 40 rows a match at
most, fewer where moves repeat.

### Rolling upgrade

Replace the program and restart one server after another, waiting for \`/health\` in between:

\`\`\`
for port in 7878 7879; do
    systemctl restart parlour@$port
    until curl -fs 127.0.0.1:$port/health; do sleep 1; done
done
\`\`\`

The first new server brings the tables up to date in a way that the old ones can live with. Where that is
impossible it refuses to start and says which version still runs: stop all servers, then start the new ones. An old
program may be started again on newer tables for as long as they allow it, and says so where they do not.

### Moving from SQLite, and back

\`\`\`
systemctl stop parlour
parlour move-database /var/lib/parlour/parlour.db postgres://parlour@db.example/parlour
systemctl start parlour@7878 parlour@7879
\`\`\`

No server may run at either place, and the new database must be empty. It gets everything or nothing (guests,
tokens, links, matches, clocks), is compared with the old one, and the old one stays as it is. Ctrl-C stops it and
leaves nothing behind.

### Sizing

[docs/scaling.md](scaling.md) has the figures. In short: one server and SQLite carry a few thousand players at once on
two cores; PostgreSQL is for staying open when a machine dies, and for more than one machine's worth of sockets and
pictures. Begin with two servers of two cores and a database with a fast disk: a commit is a flush.

## Backup and restore

While it runs, with SQLite:

\`\`\`
parlour backup --db /var/lib/parlour/parlour.db /backup/parlour-$(date +%F).db
\`\`\`

This copies one moment of the database to a new file while people play, checks the copy and says how
many matches it has; it needs no other program and overwrites nothing. What was acknowledged before it
began is in the copy. Never copy \`parlour.db\` alone with \`cp\`: the latest moves are in
\`parlour.db-wal\`.

Restore: stop the server, move \`parlour.db\`, \`parlour.db-wal\` and \`parlour.db-shm\` away, put the copy
in the place of \`parlour.db\`, start the server:

\`\`\`
systemctl stop parlour
mkdir /var/lib/parlour/old && mv /var/lib/parlour/parlour.db* /var/lib/parlour/old/
cp /backup/parlour-2026-01-31.db /var/lib/parlour/parlour.db
chown --reference=/var/lib/parlour/. /var/lib/parlour/parlour.db
systemctl start parlour
\`\`\`

With PostgreSQL, while it runs: \`pg_dump parlour > FILE\`. Restore into an empty database:

\`\`\`
systemctl stop parlour@7878 parlour@7879
psql postgres -c 'ALTER DATABASE parlour RENAME TO parlour_old' -c 'CREATE DATABASE parlour OWNER parlour'
psql -v ON_ERROR_STOP=1 parlour < FILE
systemctl start parlour@7878 parlour@7879
\`\`\`

Matches are as they were when the copy was made; clocks go on from there. Cookies and links made before
the copy work.

## Upgrade

1. Make a backup.
2. Put the new program in the place of the old one (\`install -m 755 parlour /usr/local/bin/parlour\`).
3. \`systemctl restart parlour\`.

The tables are brought up to date at the start; matches, links and cookies stay. Clients connect again
by themselves and miss nothing. A newer SQLite file is refused by an older program: to go back, restore
the backup. With several servers see [rolling upgrade](#rolling-upgrade).

## What to watch

\`GET /health\` answers \`{"ok":true,…}\`, or 503 within two seconds when nothing can be written. It is
tried at most once a second however many ask, and never refused for their number. \`GET /metrics\` has, as
Prometheus reads it:

| name | what | worry when |
|---|---|---|
| \`parlour_matches_in_memory\` | matches that somebody looks at or a bot thinks about | |
| \`parlour_sockets\` | clients connected | it comes near the limit of open files |
| \`parlour_moves_total\`, \`parlour_matches_created_total\` | moves on disk, matches begun | they stand still while clients are there |
| \`parlour_move_saved_seconds\` | histogram: from a move's arrival to its being on disk | the 99th percentile passes 50 ms |
| \`parlour_store_failures_total\` | writes that failed: disk full, database locked or gone | it grows |
| \`parlour_store_commits_total\`, \`_writes_total\`, \`_micros_total\` | transactions, writes in them, time spent | the time of a commit grows: the disk is slow |
| \`parlour_bots_thinking\`, \`parlour_bots_waiting\` | bots that think, and that wait for a place | waiting stays above 0: more \`--bot-threads\`, or fewer bots |
| \`parlour_bots_stuck\` | bots that hung and still run; after two of a game its bots draw any move until one comes back | it stays above 0: restart, and report the log |
| \`parlour_bot_failures_total\` | bots that failed, hung or talked nonsense and were replaced | it grows |
| \`parlour_flags_total\` | clocks that fell | |
| \`parlour_letters_total\`, \`parlour_letters_failed_total\` | e-mails taken by the mail server, and given up | the second grows: see the log |
| \`parlour_forwarded_total\` | acts sent on to the server that keeps the match, where there are several | |
| \`parlour_takeovers_total\` | matches taken over from a server that went while somebody here looked at them | it grows though nobody stopped a server |
| \`parlour_pulses_missed_total\` | pulses that the database did not hear | it grows: the database or the way to it is in trouble |
| \`parlour_http_answers_total{status="5xx"}\` | answers that were our fault | it grows: see the log |
| \`parlour_floods_total\`, \`parlour_slow_clients_total\` | requests refused for their number, clients that did not read | |

When the disk is full, or the database is locked for more than five seconds, acts are answered with 503
and clients are asked to connect again; what was acknowledged stays, and play goes on once there is
room. Nothing must be repaired by hand.

## Limits

| what | how many | setting |
|---|---|---|
| requests and messages of one guest, all their sockets together | 50 a second, six seconds' worth at once | \`--rate\` |
| the same of all strangers of one address | as much | \`--rate\` |
| the same of everybody behind one address | eight times as much | \`--rate\` |
| new guests of one address | 60 at once, then one every five seconds; a guest is written down with the first thing done | none with \`--rate 0\` |
| connections | as many as the system lets the program open files (the soft limit is raised to the hard one), less 64 | \`--connections\`, which can only lower it |
| connections and sockets of one address | a quarter of them; behind a proxy only sockets count | \`--connections-each\` |
| saying nothing on a connection | 15 seconds; 20 for a whole request | |
| links by e-mail | four an hour for an account and for an address; 12 at once and then one a minute from one place | |
| bots that think at once | one less than cores, and one more of level 3 or below | \`--bot-threads\` |
| tables of one guest that are not over | 200; the lobby shows 5 of them | |
| matches without a move | cleared away after 7 days while somebody is missing, after 30 otherwise | |
| bearer tokens of one guest | 20 | |
| plans, offers and talk at one table | 400, and 8 more for every move; a guest leaves a table 8 times at most | |
| a body, a message, all plans of one act | 64 KiB, 16 KiB, 2000 bytes | |

Behind a proxy the address is the client's, of IPv6 the first 64 bits. Where all connections are in use
the one that has been idle for the longest makes way, and it is logged once a minute that there is no
room. Bots are queued by guest and by what their thoughts cost: a guest with a hundred games waits for
them alone, and no clock runs while a bot waits for its place. Talk has a limit of its own.
`;export{e as default};