-- Does a match count for ratings? 0: it is casual. 1: it does. 2: it has been counted. 3: it was looked at, and
-- does not.
ALTER TABLE matches ADD COLUMN rated BIGINT NOT NULL DEFAULT 0;
CREATE INDEX matches_to_rate ON matches (updated) WHERE phase = 'over' AND rated = 1;

-- How strong somebody plays a game at a speed, as of `at`. Points in thousandths, volatility in billionths.
CREATE TABLE ratings (
    player     TEXT   NOT NULL,
    game       TEXT   NOT NULL,
    speed      TEXT   NOT NULL,
    rating     BIGINT NOT NULL,
    deviation  BIGINT NOT NULL,
    volatility BIGINT NOT NULL,
    games      BIGINT NOT NULL,
    at         BIGINT NOT NULL,
    PRIMARY KEY (player, game, speed)
) WITHOUT ROWID;
CREATE INDEX ratings_best ON ratings (game, speed, rating);

-- What each rated match did to each player: written once, with the rating. `rivals` are the players of the
-- other side; `points` 0, 1 or 2; `counted` 0 where it did not count, and `why` then says it; `blame` 1 for
-- whoever broke it off.
CREATE TABLE rated (
    match_id  TEXT   NOT NULL,
    player    TEXT   NOT NULL,
    game      TEXT   NOT NULL,
    speed     TEXT   NOT NULL,
    rivals    TEXT   NOT NULL,
    why       TEXT   NOT NULL,
    seat      BIGINT NOT NULL,
    points    BIGINT NOT NULL,
    counted   BIGINT NOT NULL,
    blame     BIGINT NOT NULL,
    quick     BIGINT NOT NULL,
    before    BIGINT NOT NULL,
    rating    BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    at        BIGINT NOT NULL,
    PRIMARY KEY (match_id, player)
) WITHOUT ROWID;
CREATE INDEX rated_of_player ON rated (player, at);

-- What one player is to another: `follow` or `block`.
CREATE TABLE relations (
    player TEXT   NOT NULL,
    whom   TEXT   NOT NULL,
    kind   TEXT   NOT NULL,
    at     BIGINT NOT NULL,
    PRIMARY KEY (player, whom)
) WITHOUT ROWID;
CREATE INDEX relations_to ON relations (whom, kind);

-- Who waits to be paired just now, until when unless they ask again, and the match they were paired for and when.
CREATE TABLE seeks (
    player    TEXT   NOT NULL PRIMARY KEY,
    name      TEXT   NOT NULL,
    game      TEXT   NOT NULL,
    clock     TEXT   NOT NULL,
    match_id  TEXT   NOT NULL DEFAULT '',
    rated     BIGINT NOT NULL,
    rating    BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    since     BIGINT NOT NULL,
    until     BIGINT NOT NULL,
    claimed   BIGINT NOT NULL DEFAULT 0
) WITHOUT ROWID;

-- Somebody challenges somebody: `state` is open, accepted (then there is a match), declined or withdrawn.
CREATE TABLE dares (
    id       TEXT   NOT NULL PRIMARY KEY,
    player   TEXT   NOT NULL,
    name     TEXT   NOT NULL,
    whom     TEXT   NOT NULL,
    called   TEXT   NOT NULL,
    game     TEXT   NOT NULL,
    clock    TEXT   NOT NULL,
    state    TEXT   NOT NULL,
    match_id TEXT   NOT NULL DEFAULT '',
    rated    BIGINT NOT NULL,
    at       BIGINT NOT NULL
) WITHOUT ROWID;
CREATE INDEX dares_to ON dares (whom, at);
CREATE INDEX dares_of ON dares (player, at);

-- Addresses of feeds that only their owner knows, as hashes.
CREATE TABLE feeds (
    hash    TEXT   NOT NULL PRIMARY KEY,
    player  TEXT   NOT NULL,
    created BIGINT NOT NULL
) WITHOUT ROWID;
CREATE INDEX feeds_of ON feeds (player);
