-- When somebody's clocks of days stand still: by the calendar, and in served time.
CREATE TABLE vacations (
    player TEXT   NOT NULL,
    since  BIGINT NOT NULL,
    until  BIGINT NOT NULL,
    rests  BIGINT NOT NULL,
    wakes  BIGINT NOT NULL,
    PRIMARY KEY (player, since)
) WITHOUT ROWID;
CREATE INDEX vacations_by_end ON vacations (until);

-- Browsers that want to hear of somebody's turns, by the hash of their address: the keys with which what is sent
-- there is encrypted, and the site as that browser knows it.
CREATE TABLE pushes (
    id       TEXT   NOT NULL PRIMARY KEY,
    player   TEXT   NOT NULL,
    endpoint TEXT   NOT NULL,
    public   TEXT   NOT NULL,
    secret   TEXT   NOT NULL,
    site     TEXT   NOT NULL,
    created  BIGINT NOT NULL
) WITHOUT ROWID;
CREATE INDEX pushes_of ON pushes (player);

-- Who was reminded of what: `turn` or `late`, at this ply. Whoever writes the row sends the reminder.
CREATE TABLE reminders (
    match_id TEXT   NOT NULL,
    player   TEXT   NOT NULL,
    kind     TEXT   NOT NULL,
    ply      BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (match_id, player, kind, ply)
) WITHOUT ROWID;
CREATE INDEX reminders_by_age ON reminders (at);
