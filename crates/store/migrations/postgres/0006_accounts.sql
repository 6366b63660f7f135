-- An account is a guest with a name that is nobody else's. `folded` is the name as it looks: names that
-- look alike are one. A person's password is a hash with its salt and costs; some have none and use a passkey.
CREATE TABLE accounts (
    guest    TEXT   NOT NULL PRIMARY KEY,
    name     TEXT   NOT NULL,
    folded   TEXT   NOT NULL UNIQUE,
    kind     TEXT   NOT NULL,
    role     TEXT   NOT NULL,
    owner    TEXT   NOT NULL DEFAULT '',
    password TEXT,
    privacy  TEXT   NOT NULL DEFAULT '{}',
    created  BIGINT NOT NULL
);

-- Until when somebody may not talk, and since when they may not play; 0 is never.
ALTER TABLE guests ADD COLUMN muted BIGINT NOT NULL DEFAULT 0;
ALTER TABLE guests ADD COLUMN banned BIGINT NOT NULL DEFAULT 0;

-- When a token was last shown, and by what, in a few words.
ALTER TABLE tokens ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tokens ADD COLUMN about TEXT NOT NULL DEFAULT '';

-- Keys that a browser or a phone keeps for somebody.
CREATE TABLE passkeys (
    id      TEXT   NOT NULL PRIMARY KEY,
    guest   TEXT   NOT NULL,
    name    TEXT   NOT NULL,
    public  TEXT   NOT NULL,
    counter BIGINT NOT NULL,
    created BIGINT NOT NULL,
    used    BIGINT NOT NULL
);
CREATE INDEX passkeys_of_guest ON passkeys (guest);

-- What a passkey is to sign, once, before `until`.
CREATE TABLE challenges (
    hash  TEXT   NOT NULL PRIMARY KEY,
    what  TEXT   NOT NULL,
    guest TEXT   NOT NULL,
    until BIGINT NOT NULL
);

-- Codes that let somebody in once who has lost everything else.
CREATE TABLE codes (
    hash    TEXT   NOT NULL PRIMARY KEY,
    guest   TEXT   NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX codes_of_guest ON codes (guest);

-- Browsers from which somebody has signed in before: nobody else's wrong guesses shut them out.
CREATE TABLE devices (
    hash    TEXT   NOT NULL PRIMARY KEY,
    guest   TEXT   NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX devices_of_guest ON devices (guest);

-- Names of accounts that are gone, as hashes: nobody may pose as them.
CREATE TABLE retired (
    hash TEXT   NOT NULL PRIMARY KEY,
    at   BIGINT NOT NULL
);

-- What players tell the operators, and what those did about it.
CREATE TABLE reports (
    id       TEXT   NOT NULL PRIMARY KEY,
    author   TEXT   NOT NULL,
    about    TEXT   NOT NULL,
    match_id TEXT   NOT NULL,
    body     TEXT   NOT NULL,
    answer   TEXT,
    created  BIGINT NOT NULL,
    closed   BIGINT
);
CREATE INDEX reports_open ON reports (created) WHERE closed IS NULL;

-- Everything that operators did; only ever added to.
CREATE TABLE audit (
    id    TEXT   NOT NULL PRIMARY KEY,
    author TEXT  NOT NULL,
    name  TEXT   NOT NULL,
    act   TEXT   NOT NULL,
    about TEXT   NOT NULL,
    whom  TEXT   NOT NULL,
    note  TEXT   NOT NULL,
    at    BIGINT NOT NULL
);
CREATE FUNCTION audit_stays() RETURNS trigger AS
    'BEGIN RAISE EXCEPTION ''the audit trail is only added to''; END' LANGUAGE plpgsql;
CREATE TRIGGER audit_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON audit
    FOR EACH STATEMENT EXECUTE FUNCTION audit_stays();

-- What the site itself remembers.
CREATE TABLE settings (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
