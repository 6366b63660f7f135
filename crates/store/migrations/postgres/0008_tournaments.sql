-- Tournaments. What happens in one is in its events, in order; `events` counts them, and whoever adds some
-- must know all before: so no round is paired twice. `card` is what lists say. `keeper` is the server that
-- looks after it, and `fence` grows each time another one does.
CREATE TABLE tournaments (
    id      TEXT   NOT NULL PRIMARY KEY,
    phase   TEXT   NOT NULL,
    card    TEXT   NOT NULL,
    host    TEXT   NOT NULL,
    keeper  TEXT   NOT NULL DEFAULT '',
    start   BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    events  BIGINT NOT NULL,
    fence   BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX tournaments_by_phase ON tournaments (phase, start);

CREATE TABLE tournament_events (
    tournament TEXT   NOT NULL,
    body       TEXT   NOT NULL,
    seq        BIGINT NOT NULL,
    at         BIGINT NOT NULL,
    PRIMARY KEY (tournament, seq)
);

-- The matches of a tournament, also those that are still to be set up.
CREATE TABLE tournament_games (
    match_id   TEXT   NOT NULL PRIMARY KEY,
    tournament TEXT   NOT NULL,
    decided    BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX tournament_games_open ON tournament_games (tournament) WHERE decided = 0;
