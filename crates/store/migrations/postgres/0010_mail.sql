-- Where somebody may be written to, once they have shown that it is theirs. Nobody else is told.
CREATE TABLE mails (
    guest   TEXT   NOT NULL PRIMARY KEY,
    address TEXT   NOT NULL,
    since   BIGINT NOT NULL
);

-- Links that were sent by e-mail, by the hashes of their secrets: `confirm` or `recover`, each good once, before
-- `until`. They stay for a day, so that it is known how many letters there were.
CREATE TABLE mail_links (
    hash    TEXT   NOT NULL PRIMARY KEY,
    guest   TEXT   NOT NULL,
    what    TEXT   NOT NULL,
    address TEXT   NOT NULL,
    sent    BIGINT NOT NULL,
    until   BIGINT NOT NULL
);
CREATE INDEX mail_links_of ON mail_links (guest);
CREATE INDEX mail_links_to ON mail_links (address);
CREATE INDEX mail_links_by_age ON mail_links (sent);
