-- Tables are keyed by account first, so that each of them can be distributed by account. No row refers to another
-- account's, and nothing is unique across accounts.
-- Times are milliseconds since 1970 (…_ms): whoever writes brings the time, and no session's time zone matters.
-- Keys that are only ever compared byte by byte have the collation "C".

CREATE TABLE gateway.accounts (
  account_id text COLLATE "C" PRIMARY KEY,
  password_hash text NOT NULL,
  blocked boolean NOT NULL,
  sandbox boolean NOT NULL,
  epoch integer NOT NULL,
  channels text[] NOT NULL,
  fallback boolean NOT NULL,
  polling boolean NOT NULL,
  report_mode text NOT NULL CHECK (report_mode IN ('polling', 'webhook')),
  split_count boolean NOT NULL,
  send_per_second integer NOT NULL CHECK (send_per_second >= 0),
  polling_per_second integer NOT NULL CHECK (polling_per_second >= 0),
  upload_per_second integer NOT NULL CHECK (upload_per_second >= 0),
  token_per_minute integer NOT NULL CHECK (token_per_minute >= 0),
  token_failures_per_minute integer NOT NULL CHECK (token_failures_per_minute >= 0),
  webhook_url text,
  -- The one that signs first, then the one that a rotation leaves valid for a while.
  webhook_secrets text[] NOT NULL,
  created_ms bigint NOT NULL
);

CREATE TABLE gateway.registry_entries (
  account_id text COLLATE "C" NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  value json NOT NULL,
  PRIMARY KEY (account_id, kind, name)
);

-- The key begins with its time, so a day is a range of keys: the primary key is all that a lookup needs to find its day.
-- The content is json, not jsonb: what a client sends may hold \u0000, which jsonb and text refuse.
CREATE TABLE gateway.messages (
  account_id text COLLATE "C" NOT NULL,
  msg_key text COLLATE "C" NOT NULL,
  content json NOT NULL,
  PRIMARY KEY (account_id, msg_key)
) PARTITION BY RANGE (msg_key);

-- Every result of every step, for inquiry. `late` is a result that came after its step had been given up.
CREATE TABLE gateway.reports (
  account_id text COLLATE "C" NOT NULL,
  msg_key text COLLATE "C" NOT NULL,
  step smallint NOT NULL,
  late boolean NOT NULL,
  final boolean NOT NULL,
  reported_ms bigint NOT NULL,
  detail json NOT NULL,
  PRIMARY KEY (account_id, msg_key, step, late)
) PARTITION BY RANGE (msg_key);

-- Final reports that nobody has polled yet. A row leaves when it is handed out, or with its partition.
CREATE TABLE gateway.pending_reports (
  account_id text COLLATE "C" NOT NULL,
  reported_ms bigint NOT NULL,
  msg_key text COLLATE "C" NOT NULL,
  PRIMARY KEY (account_id, reported_ms, msg_key)
) PARTITION BY RANGE (reported_ms);

-- One row an account: the batch that is handed out, if any, and the one that was acknowledged last.
CREATE TABLE gateway.report_batches (
  account_id text COLLATE "C" PRIMARY KEY,
  report_id text,
  opened_ms bigint,
  msg_keys text[] COLLATE "C",
  acknowledged_id text
);

-- A request claims its key for the day and for the next one: two requests within 24 hours meet in at least one row,
-- also across midnight and with clocks that differ. The answer is in the first of the two rows.
CREATE TABLE gateway.idempotency_keys (
  account_id text COLLATE "C" NOT NULL,
  operation text COLLATE "C" NOT NULL,
  key text COLLATE "C" NOT NULL,
  day integer NOT NULL,
  claimed_ms bigint NOT NULL,
  msg_key text COLLATE "C" NOT NULL,
  body_hash text COLLATE "C" NOT NULL,
  status smallint,
  answer json,
  PRIMARY KEY (account_id, operation, key, day)
) PARTITION BY RANGE (day);

CREATE TABLE gateway.files (
  account_id text COLLATE "C" NOT NULL,
  file_key text COLLATE "C" NOT NULL,
  service_type text NOT NULL,
  msg_type text,
  file_name text NOT NULL,
  media_type text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  bytes integer NOT NULL,
  expires_ms bigint NOT NULL,
  PRIMARY KEY (account_id, file_key)
);
-- An image's address does not say whose it is.
CREATE INDEX files_by_key ON gateway.files (file_key);
CREATE INDEX files_by_expiry ON gateway.files (expires_ms);

CREATE TABLE gateway.file_contents (
  account_id text COLLATE "C" NOT NULL,
  file_key text COLLATE "C" NOT NULL,
  expires_ms bigint NOT NULL,
  content bytea NOT NULL,
  PRIMARY KEY (account_id, file_key)
);
-- Images are compressed already.
ALTER TABLE gateway.file_contents ALTER COLUMN content SET STORAGE EXTERNAL;
CREATE INDEX file_contents_by_expiry ON gateway.file_contents (expires_ms);

CREATE TABLE gateway.forms (
  account_id text COLLATE "C" NOT NULL,
  form_id text COLLATE "C" NOT NULL,
  entries json NOT NULL,
  expires_ms bigint NOT NULL,
  PRIMARY KEY (account_id, form_id)
);
CREATE INDEX forms_by_expiry ON gateway.forms (expires_ms);

-- What is left of a rate between the gateways. Unlogged: after a crash every budget is full again, which harms nobody.
-- The columns after `refilled_ms` are what the last lease asked for.
CREATE UNLOGGED TABLE gateway.rate_budgets (
  account_id text COLLATE "C" NOT NULL,
  kind text COLLATE "C" NOT NULL,
  level double precision NOT NULL,
  granted double precision NOT NULL,
  refilled_ms bigint NOT NULL,
  capacity double precision NOT NULL,
  per_second double precision NOT NULL,
  wish double precision NOT NULL,
  oversize double precision NOT NULL,
  PRIMARY KEY (account_id, kind)
) WITH (fillfactor = 50);
