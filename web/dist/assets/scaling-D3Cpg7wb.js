var e=`# How far it scales

Figures from one machine with two cores, and what they mean for many. The commands are in BENCHMARKS.md
("Several servers under load"), the builds are release builds; database, servers and clients share the two cores.

## What a live game costs

| a move of Dōbutsu shōgi, two clients | one server, SQLite | one server, PostgreSQL | two servers | four servers |
|---|---|---|---|---|
| CPU time of all servers | 0.41 to 0.56 ms | 0.25 to 0.40 ms | 0.47 to 0.75 ms | 1.03 ms |
| moves in one commit of a server, at 250 moves a second (SQLite: 600) | 0.9 to 1.1 | 1.1 | 0.8 | 0.7 |
| memory a game, at 250 games (SQLite: 200) | 66 to 149 KiB | 58 to 73 KiB | 84 to 107 KiB | 114 to 147 KiB |

With several servers a move is forwarded when its player sits elsewhere (with *n* servers and no sticky sessions *n* − 1
moves of *n*), and every server where somebody looks at the table replays it and draws it for its own audience. So a
table costs as much as it has servers with an audience: twice at most for two players, whatever *n* is. Statements of a
forwarded move: one to post it (not flushed), one to fetch it, the transaction that writes it and answers it, two to
fetch the answer, one for each server that follows.

## What saturates first

1. **CPU of the servers**: pictures, JSON and sockets. It grows with the players and is divided by adding servers. On
   the two cores measured here servers, database and clients share the same cores, so a second server cannot carry more
   clients: it doubles the work for each move (above) and brings no core of its own.
2. **Commits.** A server has one writer and one transaction at a time; what waits shares the flush. With a flush of
   2.4 ms (fdatasync here) that is up to 400 commits a second and server and, at the 512 writes that one may hold, far
   more moves than a server can draw. PostgreSQL flushes the commits of several servers together.
3. **Notifications.** PostgreSQL lets transactions that notify commit one after another. Here four clients committed
   133 transactions a second with a notification and 187 without, with the machine busy; with 32 notifications in each
   88, which are 2,800 notifications a second. A server sends one transaction for all that waits, so the number of
   *servers* counts here, not that of moves. Every server hears of every event and ignores those of tables nobody there
   looks at: a line of 20 bytes each.
4. **Connections**: 12 a server. Some dozens of servers need a larger \`max_connections\`, not a pooler.

## At internet scale, on paper

Ten thousand games at once with a move every ten seconds are 1,000 moves a second. At 0.75 ms for both players' servers that is
a core of servers; with reserves two servers of two cores, 20,000 sockets (and as many open files), and 1 GB of memory. The database writes 1,000 events a second in a few hundred transactions: one machine with a good disk.

A hundred thousand games are 10,000 moves a second: 8 cores of servers, twenty servers of two cores with reserves, and
10,000 notifications a second to each of them. That is where one database ends: the commits that notify queue up behind
one lock, and twenty listeners hear ten thousand lines a second each. What one would shard then is the *match*: nothing
but the lobby and the list of one's own games knows more than one match, an id says everything, and a match never moves.
Several databases with matches divided by id, guests and tokens in one of them, and a lobby that asks all of them, need
no change of the mechanism. Before that, cheaper: several channels by the hash of the id, so that a server listens only
where it has tables; and a balancer that sends a table's players to the same server as a rule (not as a need), which
saves the forwarding and the second replay.
`;export{e as default};