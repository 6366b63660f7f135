-- How long the site has been open, in milliseconds, all its runs together: the time by which clocks
-- run, so that a stopped server burns nobody's.
CREATE TABLE served (
    id BIGINT NOT NULL PRIMARY KEY,
    ms BIGINT NOT NULL
) WITHOUT ROWID;
INSERT INTO served (id, ms) VALUES (1, 0);

ALTER TABLE events ADD COLUMN served BIGINT NOT NULL DEFAULT 0;
-- The clock as it was chosen, and when the running one falls (in served time).
ALTER TABLE matches ADD COLUMN clock TEXT;
ALTER TABLE matches ADD COLUMN due BIGINT;
CREATE INDEX matches_by_due ON matches (due) WHERE due IS NOT NULL;
-- When whoever sits there was last seen at this table (in served time).
ALTER TABLE seats ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
