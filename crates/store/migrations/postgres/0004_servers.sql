-- Several servers share this database. Each match is kept by one of them at a time: the lease is the
-- keeper's name here and its row in `servers`; `fence` grows whenever the match changes hands, and
-- whatever is written about a match must name the present one.
ALTER TABLE matches ADD COLUMN keeper TEXT NOT NULL DEFAULT '';
ALTER TABLE matches ADD COLUMN fence BIGINT NOT NULL DEFAULT 0;
-- When the present turn began (in served time).
ALTER TABLE matches ADD COLUMN since BIGINT NOT NULL DEFAULT 0;
CREATE INDEX matches_by_keeper ON matches (keeper) WHERE keeper <> '';

-- The servers, and until when (milliseconds of this database's clock) each may be believed to run.
CREATE TABLE servers (
    id     TEXT   NOT NULL PRIMARY KEY,
    until  BIGINT NOT NULL,
    -- Served time when it was last heard of.
    served BIGINT NOT NULL,
    -- The version of the tables that it knows.
    schema BIGINT NOT NULL
);

-- When `ms` was true by this database's clock, and what it was when the site last opened.
ALTER TABLE served ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
ALTER TABLE served ADD COLUMN begun BIGINT NOT NULL DEFAULT 0;

-- Guests with a chair who are connected, and where. Of no worth once the servers are gone.
CREATE UNLOGGED TABLE present (
    match_id TEXT NOT NULL,
    guest    TEXT NOT NULL,
    server   TEXT NOT NULL,
    PRIMARY KEY (match_id, guest, server)
);
CREATE INDEX present_at_server ON present (server);

-- Acts on their way to the server that keeps the match, and the answers on their way back. A letter is
-- answered in the transaction that writes what it did.
CREATE TABLE letters (
    number   TEXT   NOT NULL PRIMARY KEY,
    match_id TEXT   NOT NULL,
    sender   TEXT   NOT NULL,
    keeper   TEXT   NOT NULL,
    guest    TEXT   NOT NULL,
    name     TEXT   NOT NULL,
    body     TEXT   NOT NULL,
    day      BIGINT NOT NULL,
    served   BIGINT NOT NULL,
    answer   TEXT
) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
CREATE INDEX letters_to ON letters (keeper) WHERE answer IS NULL;
CREATE INDEX letters_from ON letters (sender) WHERE answer IS NOT NULL;

-- The version of these tables, and of the oldest program that can live with them.
CREATE TABLE schema (
    id      BIGINT NOT NULL PRIMARY KEY,
    version BIGINT NOT NULL,
    oldest  BIGINT NOT NULL
);
INSERT INTO schema (id, version, oldest) VALUES (1, 4, 4);
