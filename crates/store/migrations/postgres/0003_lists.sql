-- Lists read no more than they show: a guest's chairs by whether the match is over and since when,
-- and matches by who set them up.
ALTER TABLE seats ADD COLUMN ended BIGINT NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN since BIGINT NOT NULL DEFAULT 0;
UPDATE seats SET
    ended = COALESCE((SELECT CASE phase WHEN 'over' THEN 1 ELSE 0 END FROM matches WHERE id = match_id), 0),
    since = COALESCE((SELECT updated FROM matches WHERE id = match_id), 0);
DROP INDEX seats_of_guest;
CREATE INDEX seats_of_guest ON seats (guest, ended, since);

ALTER TABLE matches ADD COLUMN host TEXT NOT NULL DEFAULT '';
UPDATE matches SET host =
    COALESCE((SELECT body::json ->> 'by' FROM events WHERE match_id = id AND seq = 0), '');
DROP INDEX matches_by_phase;
CREATE INDEX matches_by_phase ON matches (phase, listed, created, host);
CREATE INDEX matches_of_host ON matches (host) WHERE phase <> 'over';
-- Those without a single move are thrown away one day.
CREATE INDEX matches_without_moves ON matches (updated) WHERE ply = 0;
