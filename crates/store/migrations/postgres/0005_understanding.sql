-- Reviews of matches that are over: asked for once, worked off by whoever claims the row. A claim lasts
-- until `until` (milliseconds of this database's clock) unless it is renewed; `fence` grows with each, and
-- only the present one may write the result.
CREATE TABLE reviews (
    match_id TEXT   NOT NULL PRIMARY KEY,
    state    TEXT   NOT NULL,
    worker   TEXT   NOT NULL DEFAULT '',
    result   TEXT,
    asked    BIGINT NOT NULL,
    fence    BIGINT NOT NULL DEFAULT 0,
    tries    BIGINT NOT NULL DEFAULT 0,
    until    BIGINT NOT NULL DEFAULT 0,
    done     BIGINT NOT NULL DEFAULT 0,
    total    BIGINT NOT NULL
);
CREATE INDEX reviews_to_do ON reviews (asked) WHERE state IN ('queued', 'running');

-- What was played from a position and how it ended, counted over all matches that are over. The position
-- is a number made of its text; winners are one bit a seat, none for a draw.
CREATE TABLE explored (
    rules    TEXT   NOT NULL,
    position BIGINT NOT NULL,
    move     TEXT   NOT NULL,
    winners  BIGINT NOT NULL,
    games    BIGINT NOT NULL,
    PRIMARY KEY (rules, position, move, winners)
);
-- Has a match been counted there?
ALTER TABLE matches ADD COLUMN explored BIGINT NOT NULL DEFAULT 0;
CREATE INDEX matches_unexplored ON matches (updated) WHERE phase = 'over' AND explored = 0;
