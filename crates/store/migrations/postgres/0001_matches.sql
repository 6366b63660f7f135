-- A guest is a name; a token (kept as a hash) says who is calling.
CREATE TABLE guests (
    id      TEXT   NOT NULL PRIMARY KEY,
    name    TEXT   NOT NULL,
    created BIGINT NOT NULL
);

CREATE TABLE tokens (
    hash    TEXT   NOT NULL PRIMARY KEY,
    guest   TEXT   NOT NULL,
    kind    TEXT   NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX tokens_of_guest ON tokens (guest);

-- The truth about every match, never changed and never deleted.
CREATE TABLE events (
    match_id TEXT   NOT NULL,
    seq      BIGINT NOT NULL,
    ply      BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    body     TEXT   NOT NULL,
    PRIMARY KEY (match_id, seq)
);

-- What lists need; follows from the events and is written with them.
CREATE TABLE matches (
    id      TEXT   NOT NULL PRIMARY KEY,
    game    TEXT   NOT NULL,
    preset  TEXT   NOT NULL,
    phase   TEXT   NOT NULL,
    listed  BIGINT NOT NULL,
    ply     BIGINT NOT NULL,
    turn    BIGINT,
    result  TEXT,
    players TEXT   NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL
);
CREATE INDEX matches_by_phase ON matches (phase, listed, created);

CREATE TABLE seats (
    match_id TEXT   NOT NULL,
    seat     BIGINT NOT NULL,
    guest    TEXT   NOT NULL,
    PRIMARY KEY (match_id, seat)
);
CREATE INDEX seats_of_guest ON seats (guest);

CREATE TABLE links (
    secret   TEXT   NOT NULL PRIMARY KEY,
    match_id TEXT   NOT NULL,
    seat     BIGINT NOT NULL
);
