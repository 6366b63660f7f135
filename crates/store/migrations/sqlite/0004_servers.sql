-- One server uses a file, so nobody else keeps its matches: the columns are there for one spelling of
-- the statements.
ALTER TABLE matches ADD COLUMN keeper TEXT NOT NULL DEFAULT '';
ALTER TABLE matches ADD COLUMN fence BIGINT NOT NULL DEFAULT 0;
-- When the present turn began (in served time).
ALTER TABLE matches ADD COLUMN since BIGINT NOT NULL DEFAULT 0;
