-- Everything that the gateway stores, as version 1.0.0 has it. A change comes as a further file, with which processes of the release before
-- still work.
--
-- The tables of the directory, of which there is one for all cells, are named with the schema. Those of a cell are named without: these
-- statements make the first cell, and every further cell is made as this one is (server/store/create-cell.ts).
--
-- Tables of a cell are keyed by account first. No row refers to another account's, and nothing is unique across accounts.
-- Times are milliseconds since 1970 (…_ms) where whoever writes brings the time, so that no session's time zone matters.
-- Keys that are only ever compared byte by byte have the collation "C".

COMMENT ON SCHEMA gateway IS 'Everything of the messaging gateway. Columns that end in _ms are milliseconds since 1970-01-01 UTC: to_timestamp(x_ms / 1000.0) shows them.';

COMMENT ON TABLE migrations IS 'Migrations that have run on this database. A starting gateway writes it.';
COMMENT ON COLUMN migrations.version IS 'Number of the migration, from 1, without gaps.';
COMMENT ON COLUMN migrations.name IS 'File name of the migration in server/store/migrations.';
COMMENT ON COLUMN migrations.checksum IS 'SHA-256 of the file. A gateway whose file differs does not start.';
COMMENT ON COLUMN migrations.applied_at IS 'When the migration ran.';

-- The directory: accounts.

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
  quotas json,
  fallback_caps json,
  webhook_url text,
  -- The one that signs first, then the one that a rotation leaves valid for a while.
  webhook_secrets text[] NOT NULL,
  alert_url text,
  hold_advertising boolean NOT NULL DEFAULT false,
  advertising_hours text NOT NULL DEFAULT '08:00-20:00',
  time_zone text NOT NULL DEFAULT 'Asia/Seoul',
  opt_out_key text,
  created_ms bigint NOT NULL
);
COMMENT ON TABLE gateway.accounts IS 'Customers that may send. The admin command writes it; gateways read it and keep it in memory until it changes.';
COMMENT ON COLUMN gateway.accounts.account_id IS 'Id of the account, as its client sends it to get a token.';
COMMENT ON COLUMN gateway.accounts.password_hash IS 'scrypt hash of the password, with its parameters and salt.';
COMMENT ON COLUMN gateway.accounts.blocked IS 'True: all requests of the account are refused.';
COMMENT ON COLUMN gateway.accounts.sandbox IS 'True: its messages only reach the simulator, and need no registry entries.';
COMMENT ON COLUMN gateway.accounts.epoch IS 'Raising it makes all tokens invalid that were issued before.';
COMMENT ON COLUMN gateway.accounts.channels IS 'Channels that the account may use, by the names that requests have for them.';
COMMENT ON COLUMN gateway.accounts.fallback IS 'True: the account may give a fallback for a message.';
COMMENT ON COLUMN gateway.accounts.polling IS 'True: the account may poll reports.';
COMMENT ON COLUMN gateway.accounts.report_mode IS 'How final reports reach the account: polling or webhook.';
COMMENT ON COLUMN gateway.accounts.split_count IS 'True: reports of international messages have the number of parts.';
COMMENT ON COLUMN gateway.accounts.send_per_second IS 'Messages a second that the account may send, over all gateways.';
COMMENT ON COLUMN gateway.accounts.polling_per_second IS 'Polls a second, over all gateways.';
COMMENT ON COLUMN gateway.accounts.upload_per_second IS 'Uploads of files a second, over all gateways.';
COMMENT ON COLUMN gateway.accounts.token_per_minute IS 'Tokens a minute that may be issued.';
COMMENT ON COLUMN gateway.accounts.token_failures_per_minute IS 'Wrong passwords a minute before further tries are refused.';
COMMENT ON COLUMN gateway.accounts.quotas IS 'How much the account may send in a day or a month, as the operators'' API has it; null: as much as it likes.';
COMMENT ON COLUMN gateway.accounts.fallback_caps IS 'What percentage of the messages of one channel may go on to another on a day; null: all.';
COMMENT ON COLUMN gateway.accounts.webhook_url IS 'Where final reports are posted; null if the account polls.';
COMMENT ON COLUMN gateway.accounts.webhook_secrets IS 'Secrets that sign webhooks: the current one first, then the one before, while it is being replaced.';
COMMENT ON COLUMN gateway.accounts.alert_url IS 'Where it is posted that the reports of a channel began or ceased to fail; null: nowhere.';
COMMENT ON COLUMN gateway.accounts.hold_advertising IS 'True: advertising outside of its hours waits for them. False: the carrier refuses it.';
COMMENT ON COLUMN gateway.accounts.advertising_hours IS 'From when to when the account may advertise, such as 08:00-20:00.';
COMMENT ON COLUMN gateway.accounts.time_zone IS 'Time zone of advertising_hours, such as Asia/Seoul.';
COMMENT ON COLUMN gateway.accounts.opt_out_key IS 'Key of the hashes in opt_outs; null: no number was ever added for the account.';
COMMENT ON COLUMN gateway.accounts.created_ms IS 'When the account was created.';

CREATE TABLE gateway.account_credentials (
  account_id text COLLATE "C" NOT NULL REFERENCES gateway.accounts ON DELETE CASCADE,
  credential_id text COLLATE "C" NOT NULL,
  password_hash text NOT NULL,
  rights text[] NOT NULL,
  ends_ms bigint,
  created_ms bigint NOT NULL,
  PRIMARY KEY (account_id, credential_id)
);
COMMENT ON TABLE gateway.account_credentials IS 'Further credentials of accounts, beside the password of the account itself. Operators write it; gateways read it with the account.';
COMMENT ON COLUMN gateway.account_credentials.account_id IS 'The account.';
COMMENT ON COLUMN gateway.account_credentials.credential_id IS 'Id of the credential. Its client sends the id of the account, a slash and this.';
COMMENT ON COLUMN gateway.account_credentials.password_hash IS 'scrypt hash of its password, with its parameters and salt.';
COMMENT ON COLUMN gateway.account_credentials.rights IS 'What its tokens may call, by the names that the contract has for rights.';
COMMENT ON COLUMN gateway.account_credentials.ends_ms IS 'From when on neither its password nor its tokens are accepted; null: never.';
COMMENT ON COLUMN gateway.account_credentials.created_ms IS 'When it was added. Its tokens hold this, so that those of a removed credential do not fit a later one with the same id.';

-- Apart from the credentials, because each change of those makes all gateways read the account again.
CREATE TABLE gateway.credential_uses (
  account_id text COLLATE "C" NOT NULL REFERENCES gateway.accounts ON DELETE CASCADE,
  credential_id text COLLATE "C" NOT NULL,
  used_ms bigint NOT NULL,
  PRIMARY KEY (account_id, credential_id)
);
COMMENT ON TABLE gateway.credential_uses IS 'When credentials were last used, of accounts that have more than their own password. Gateways write it once a minute.';
COMMENT ON COLUMN gateway.credential_uses.account_id IS 'The account.';
COMMENT ON COLUMN gateway.credential_uses.credential_id IS 'Id of the credential; empty: the password of the account itself.';
COMMENT ON COLUMN gateway.credential_uses.used_ms IS 'When a token was last issued for it, or a request made with such a token.';

CREATE TABLE gateway.registry_entries (
  account_id text COLLATE "C" NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  value json NOT NULL,
  PRIMARY KEY (account_id, kind, name)
);
COMMENT ON TABLE gateway.registry_entries IS 'Sender numbers, brands, templates and country rules that were registered for accounts. The admin command writes it.';
COMMENT ON COLUMN gateway.registry_entries.account_id IS 'The account that may use the entry.';
COMMENT ON COLUMN gateway.registry_entries.kind IS 'What was registered, by the name that the admin command has for it, such as sender-number.';
COMMENT ON COLUMN gateway.registry_entries.name IS 'What the entry is called in requests: a number, a key, a code or a prefix.';
COMMENT ON COLUMN gateway.registry_entries.value IS 'The whole entry.';

CREATE TABLE gateway.opt_outs (
  account_id text COLLATE "C" NOT NULL,
  number_hash bytea NOT NULL,
  sender text COLLATE "C" NOT NULL,
  added_ms bigint NOT NULL,
  added_by text NOT NULL,
  PRIMARY KEY (account_id, number_hash, sender)
);
COMMENT ON TABLE gateway.opt_outs IS 'Numbers that get no advertising by an account. Operators and the account itself write it; workers look numbers up before they send advertising.';
COMMENT ON COLUMN gateway.opt_outs.account_id IS 'The account.';
COMMENT ON COLUMN gateway.opt_outs.number_hash IS 'HMAC-SHA-256 of the number in its domestic form, with the opt_out_key of the account.';
COMMENT ON COLUMN gateway.opt_outs.sender IS 'The sender number or sender key that the number has opted out of; empty: every sender of the account.';
COMMENT ON COLUMN gateway.opt_outs.added_ms IS 'When it was added.';
COMMENT ON COLUMN gateway.opt_outs.added_by IS 'Who added it: an operator, or the account.';

-- A cell is a schema that holds everything of its accounts. The first cell is the schema of the directory.
CREATE TABLE gateway.cells (
  cell_id integer PRIMARY KEY CHECK (cell_id > 0),
  schema_name text COLLATE "C" NOT NULL UNIQUE,
  takes_accounts boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE gateway.cells IS 'Cells: schemas that hold the messages, steps, reports, files, forms and limits of their accounts. A start of the gateway adds those that CELLS asks for; the admin command adds others.';
COMMENT ON COLUMN gateway.cells.cell_id IS 'Number of the cell. The first has the number 1.';
COMMENT ON COLUMN gateway.cells.schema_name IS 'The schema with its tables.';
COMMENT ON COLUMN gateway.cells.takes_accounts IS 'Whether new accounts may be placed in it. On Citus the first cell takes none: it is on the coordinator.';
COMMENT ON COLUMN gateway.cells.created_at IS 'When all its tables were there.';
INSERT INTO gateway.cells (cell_id, schema_name, takes_accounts) VALUES (1, 'gateway', true);

CREATE TABLE gateway.account_cells (
  account_id text COLLATE "C" PRIMARY KEY REFERENCES gateway.accounts ON DELETE CASCADE,
  cell_id integer NOT NULL,
  moving_to integer,
  move_id text COLLATE "C" UNIQUE,
  alive_until timestamptz,
  refusal_id text COLLATE "C",
  refused_until timestamptz
);
COMMENT ON TABLE gateway.account_cells IS 'Which cell an account is in. One without a row is in the first. The admin command writes it.';
COMMENT ON COLUMN gateway.account_cells.account_id IS 'The account.';
COMMENT ON COLUMN gateway.account_cells.cell_id IS 'The cell that holds everything of the account.';
COMMENT ON COLUMN gateway.account_cells.moving_to IS 'The cell that the account is being moved to; null: it is not being moved.';
COMMENT ON COLUMN gateway.account_cells.move_id IS 'The run of the admin command that moves the account, also while it removes what is left in the cell before; null: none does.';
COMMENT ON COLUMN gateway.account_cells.alive_until IS 'When that command counts as ended, if it has not set this ahead again.';
COMMENT ON COLUMN gateway.account_cells.refusal_id IS 'Made anew each time that the command lets requests of the account be refused; null: they are served.';
COMMENT ON COLUMN gateway.account_cells.refused_until IS 'Requests of the account are refused (A920) until this time, because it changes its cell at this moment; null: they are served. The admin command keeps setting it ahead.';

CREATE TABLE gateway.move_answers (
  refusal_id text COLLATE "C" NOT NULL,
  process_id text COLLATE "C" NOT NULL,
  PRIMARY KEY (refusal_id, process_id)
);
COMMENT ON TABLE gateway.move_answers IS 'Gateways that refuse the requests of an account that is being moved, and have nothing of it under way. Each writes its own row; the admin command that moves the account waits for them, and deletes them.';
COMMENT ON COLUMN gateway.move_answers.refusal_id IS 'As in account_cells.';
COMMENT ON COLUMN gateway.move_answers.process_id IS 'The gateway, as in gateway_processes.';

-- Gateways keep accounts in memory, and ask this table every second which of them have changed. Triggers write it, so that no writer is
-- missed: the admin command and SQL by hand.
CREATE TABLE gateway.account_changes (
  change_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id text COLLATE "C" NOT NULL,
  changed_at timestamptz NOT NULL
);
CREATE INDEX account_changes_by_time ON gateway.account_changes (changed_at);
COMMENT ON TABLE gateway.account_changes IS 'Changes of accounts, of their credentials, of their registry entries and of what the failure watch found, for the caches of gateways. Triggers write it; housekeeping deletes rows after an hour.';
COMMENT ON COLUMN gateway.account_changes.change_id IS 'Number of the change. A gateway remembers by it which changes it has seen.';
COMMENT ON COLUMN gateway.account_changes.account_id IS 'The account that changed.';
COMMENT ON COLUMN gateway.account_changes.changed_at IS 'When the statement ran. Its transaction may have been committed some seconds later.';

-- A row for each account of a statement, and no row that two transactions would both have to lock.
CREATE FUNCTION gateway.note_account_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO gateway.account_changes (account_id, changed_at)
  SELECT account_id, clock_timestamp() FROM (SELECT DISTINCT account_id FROM changed) AS accounts;
  RETURN NULL;
END
$$;
COMMENT ON FUNCTION gateway.note_account_changes() IS 'Writes the accounts of a changing statement to account_changes.';

CREATE TRIGGER note_insert AFTER INSERT ON gateway.accounts
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION gateway.note_account_changes();
CREATE TRIGGER note_update AFTER UPDATE ON gateway.accounts
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION gateway.note_account_changes();
CREATE TRIGGER note_delete AFTER DELETE ON gateway.accounts
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION gateway.note_account_changes();
CREATE TRIGGER note_insert AFTER INSERT ON gateway.account_credentials
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION gateway.note_account_changes();
CREATE TRIGGER note_update AFTER UPDATE ON gateway.account_credentials
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION gateway.note_account_changes();
CREATE TRIGGER note_delete AFTER DELETE ON gateway.account_credentials
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION gateway.note_account_changes();
CREATE TRIGGER note_insert AFTER INSERT ON gateway.registry_entries
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION gateway.note_account_changes();
CREATE TRIGGER note_update AFTER UPDATE ON gateway.registry_entries
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION gateway.note_account_changes();
CREATE TRIGGER note_delete AFTER DELETE ON gateway.registry_entries
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION gateway.note_account_changes();
CREATE TRIGGER note_insert AFTER INSERT ON gateway.account_cells
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION gateway.note_account_changes();
CREATE TRIGGER note_update AFTER UPDATE ON gateway.account_cells
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION gateway.note_account_changes();

-- The directory: what operators say about carriers while gateways run, and what gateways answer.

CREATE TABLE gateway.carrier_pauses (
  carrier text COLLATE "C" NOT NULL,
  paused_at timestamptz NOT NULL DEFAULT now(),
  paused_by text NOT NULL,
  is_drain boolean NOT NULL DEFAULT false,
  resumed_at timestamptz,
  resumed_by text,
  PRIMARY KEY (carrier, paused_at)
);
CREATE UNIQUE INDEX carrier_pauses_now ON gateway.carrier_pauses (carrier) WHERE resumed_at IS NULL;
COMMENT ON TABLE gateway.carrier_pauses IS 'When nothing new was or is submitted to a carrier, and by whose order. Operators write it; workers read it every second. A pause that has ended is kept as long as messages that may have waited for it.';
COMMENT ON COLUMN gateway.carrier_pauses.carrier IS 'Name in the carriers file.';
COMMENT ON COLUMN gateway.carrier_pauses.paused_at IS 'Since when it is paused.';
COMMENT ON COLUMN gateway.carrier_pauses.paused_by IS 'The operator who paused it, as in audit_log.';
COMMENT ON COLUMN gateway.carrier_pauses.is_drain IS 'Whether it was ordered to drain the carrier, and not only to pause it.';
COMMENT ON COLUMN gateway.carrier_pauses.resumed_at IS 'When it was resumed, or drained after a pause; null: it is paused now.';
COMMENT ON COLUMN gateway.carrier_pauses.resumed_by IS 'The operator who resumed it.';

CREATE TABLE gateway.carrier_reloads (
  reload_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  requested_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE gateway.carrier_reloads IS 'Requests to read the carriers file again. The admin command writes it; every gateway reads it every second.';
COMMENT ON COLUMN gateway.carrier_reloads.reload_id IS 'Number of the request. A gateway answers the newest.';
COMMENT ON COLUMN gateway.carrier_reloads.requested_at IS 'When it was asked for. Requests are deleted after a day.';

CREATE TABLE gateway.carrier_shares (
  channel text COLLATE "C" NOT NULL,
  prefix text COLLATE "C" NOT NULL,
  carrier text COLLATE "C" NOT NULL,
  resting smallint NOT NULL,
  share smallint NOT NULL,
  changed_ms bigint NOT NULL,
  reason text NOT NULL,
  PRIMARY KEY (channel, prefix, carrier)
);
COMMENT ON TABLE gateway.carrier_shares IS 'How carriers share the messages of a route now, where that was changed once. Workers change the rows of a route together, under a lock, and read them every few seconds.';
COMMENT ON COLUMN gateway.carrier_shares.channel IS 'Channel of the route.';
COMMENT ON COLUMN gateway.carrier_shares.prefix IS 'Prefix of the route; empty: every recipient.';
COMMENT ON COLUMN gateway.carrier_shares.carrier IS 'Name in the carriers file.';
COMMENT ON COLUMN gateway.carrier_shares.resting IS 'Its share in the carriers file. Where the file says something else now, the rows of the route count no more.';
COMMENT ON COLUMN gateway.carrier_shares.share IS 'Its share now, in points of a hundred.';
COMMENT ON COLUMN gateway.carrier_shares.changed_ms IS 'When the shares of the route were changed; 0: never.';
COMMENT ON COLUMN gateway.carrier_shares.reason IS 'Why they were changed, for operators.';

CREATE TABLE gateway.gateway_processes (
  process_id text COLLATE "C" PRIMARY KEY,
  host text NOT NULL,
  pid integer NOT NULL,
  role text NOT NULL,
  seen_at timestamptz NOT NULL,
  reload_id bigint,
  reload_result json,
  carriers json NOT NULL
);
COMMENT ON TABLE gateway.gateway_processes IS 'Gateways that run, and what they know of their carriers. Each writes its own row every few seconds and deletes it when it stops; one that was killed leaves its row for a day.';
COMMENT ON COLUMN gateway.gateway_processes.process_id IS 'Made anew at each start.';
COMMENT ON COLUMN gateway.gateway_processes.host IS 'Name of its machine.';
COMMENT ON COLUMN gateway.gateway_processes.pid IS 'Process id on its machine.';
COMMENT ON COLUMN gateway.gateway_processes.role IS 'The setting ROLE: all, api or worker.';
COMMENT ON COLUMN gateway.gateway_processes.seen_at IS 'When it wrote this row.';
COMMENT ON COLUMN gateway.gateway_processes.reload_id IS 'The newest request of carrier_reloads that it has answered; null: none since its start.';
COMMENT ON COLUMN gateway.gateway_processes.reload_result IS 'What came of that request.';
COMMENT ON COLUMN gateway.gateway_processes.carriers IS 'The carriers that it submits to: whether each is up and paused, how many steps wait in memory and how many are under way. Empty for a gateway that only serves the API.';

-- The directory: operators of the console, their sessions, what they did, and the figures that they look at.

CREATE TABLE gateway.operators (
  operator_id text COLLATE "C" PRIMARY KEY,
  password_hash text NOT NULL,
  role text NOT NULL CHECK (role IN ('viewer', 'operator', 'admin')),
  created_ms bigint NOT NULL
);
COMMENT ON TABLE gateway.operators IS 'People who may sign in to the console of operators. The admin command writes it.';
COMMENT ON COLUMN gateway.operators.operator_id IS 'The name with which the operator signs in.';
COMMENT ON COLUMN gateway.operators.password_hash IS 'scrypt, as for accounts.';
COMMENT ON COLUMN gateway.operators.role IS 'viewer: looks, recipients are masked. operator: also steers messages, carriers and webhooks, and sees recipients. admin: also changes accounts, registries, operators and cells, and erases.';
COMMENT ON COLUMN gateway.operators.created_ms IS 'When it was made, in milliseconds since 1970.';

CREATE TABLE gateway.operator_sessions (
  token_hash bytea PRIMARY KEY,
  operator_id text COLLATE "C" NOT NULL,
  created_ms bigint NOT NULL,
  used_ms bigint NOT NULL
);
CREATE INDEX operator_sessions_by_operator ON gateway.operator_sessions (operator_id);
COMMENT ON TABLE gateway.operator_sessions IS 'Sessions of operators. A sign-in writes a row, a sign-out or a new password deletes it.';
COMMENT ON COLUMN gateway.operator_sessions.token_hash IS 'SHA-256 of the token in the cookie: who reads the table cannot use a session.';
COMMENT ON COLUMN gateway.operator_sessions.operator_id IS 'The operator who signed in.';
COMMENT ON COLUMN gateway.operator_sessions.created_ms IS 'When the operator signed in; a session ends some hours later.';
COMMENT ON COLUMN gateway.operator_sessions.used_ms IS 'When it was used last, to the minute; an idle session ends earlier.';

CREATE TABLE gateway.audit_log (
  audit_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at_ms bigint NOT NULL,
  operator_id text COLLATE "C" NOT NULL,
  action text NOT NULL,
  target text NOT NULL,
  source text NOT NULL,
  result text NOT NULL
);
CREATE INDEX audit_log_by_operator ON gateway.audit_log (operator_id, audit_id);
COMMENT ON TABLE gateway.audit_log IS 'What operators did by the console, its API and commands: sign-ins, changes, and looks at unmasked recipients. Rows are kept for AUDIT_DAYS.';
COMMENT ON COLUMN gateway.audit_log.audit_id IS 'Number of the entry, in the order of time.';
COMMENT ON COLUMN gateway.audit_log.at_ms IS 'When, in milliseconds since 1970.';
COMMENT ON COLUMN gateway.audit_log.operator_id IS 'Who: the operator, or cli: and the user of the system who ran the command. For a failed sign-in it is the name that was given.';
COMMENT ON COLUMN gateway.audit_log.action IS 'What: the operation by its id in the document of the operators'' API.';
COMMENT ON COLUMN gateway.audit_log.target IS 'On what: a carrier, an account, a message. Recipients are masked.';
COMMENT ON COLUMN gateway.audit_log.source IS 'The address from which the request came, or the machine of the command.';
COMMENT ON COLUMN gateway.audit_log.result IS 'What came of it; begun: it goes on, or its process has ended in the middle.';

CREATE TABLE gateway.traffic_slots (
  slot_s bigint NOT NULL,
  process_id text COLLATE "C" NOT NULL,
  carrier text COLLATE "C" NOT NULL,
  accepted bigint NOT NULL,
  delivered bigint NOT NULL,
  failed bigint NOT NULL,
  latencies bigint[] NOT NULL,
  longest_ms bigint NOT NULL,
  PRIMARY KEY (slot_s, process_id, carrier)
);
COMMENT ON TABLE gateway.traffic_slots IS 'What each gateway has counted in ten seconds, for the charts of operators. Rows are kept for two days.';
COMMENT ON COLUMN gateway.traffic_slots.slot_s IS 'When the ten seconds begin, in seconds since 1970.';
COMMENT ON COLUMN gateway.traffic_slots.process_id IS 'The gateway, as in gateway_processes.';
COMMENT ON COLUMN gateway.traffic_slots.carrier IS 'Name of the carrier; empty for what belongs to none.';
COMMENT ON COLUMN gateway.traffic_slots.accepted IS 'Messages that were accepted.';
COMMENT ON COLUMN gateway.traffic_slots.delivered IS 'Steps that ended with a delivery.';
COMMENT ON COLUMN gateway.traffic_slots.failed IS 'Steps that ended otherwise.';
COMMENT ON COLUMN gateway.traffic_slots.latencies IS 'How long messages took from acceptance to the final report: how many there are in each bucket of server/domain/latency-buckets.ts.';
COMMENT ON COLUMN gateway.traffic_slots.longest_ms IS 'The longest of these times: an estimate from the buckets is never above it.';

CREATE TABLE gateway.carrier_quality (
  slot_s bigint NOT NULL,
  process_id text COLLATE "C" NOT NULL,
  carrier text COLLATE "C" NOT NULL,
  channel text COLLATE "C" NOT NULL,
  submitted bigint NOT NULL,
  failed bigint NOT NULL,
  quick bigint NOT NULL,
  PRIMARY KEY (slot_s, process_id, carrier, channel)
);
COMMENT ON TABLE gateway.carrier_quality IS 'What carriers that share a route did with the messages of ten seconds, as each gateway has counted it. Rows are kept for two days.';
COMMENT ON COLUMN gateway.carrier_quality.slot_s IS 'When the ten seconds begin in which the messages were submitted, in seconds since 1970.';
COMMENT ON COLUMN gateway.carrier_quality.process_id IS 'The gateway that has counted.';
COMMENT ON COLUMN gateway.carrier_quality.carrier IS 'Name of the carrier.';
COMMENT ON COLUMN gateway.carrier_quality.channel IS 'Channel of the messages.';
COMMENT ON COLUMN gateway.carrier_quality.submitted IS 'Messages that were submitted, except for those that the carrier had no room for.';
COMMENT ON COLUMN gateway.carrier_quality.failed IS 'Those that it did not answer, and those that failed for a reason that is the carrier''s.';
COMMENT ON COLUMN gateway.carrier_quality.quick IS 'Those that ended soon enough, in whichever way.';

-- The directory: the failure watch.

CREATE TABLE gateway.report_slots (
  account_id text COLLATE "C" NOT NULL,
  channel text COLLATE "C" NOT NULL,
  slot_ms bigint NOT NULL,
  code text COLLATE "C" NOT NULL,
  reports bigint NOT NULL,
  PRIMARY KEY (account_id, channel, slot_ms, code)
);
CREATE INDEX report_slots_by_time ON gateway.report_slots (slot_ms);
COMMENT ON TABLE gateway.report_slots IS 'How steps ended in each minute, for the failure watch. Gateways with FAILURE_WATCH on add to it every few seconds. What is older than the newest reports of its account and channel, or than a day, is deleted.';
COMMENT ON COLUMN gateway.report_slots.account_id IS 'The account.';
COMMENT ON COLUMN gateway.report_slots.channel IS 'Channel of the steps.';
COMMENT ON COLUMN gateway.report_slots.slot_ms IS 'When the minute begins, in milliseconds since 1970.';
COMMENT ON COLUMN gateway.report_slots.code IS 'Report code.';
COMMENT ON COLUMN gateway.report_slots.reports IS 'Steps that ended with it.';

CREATE TABLE gateway.failure_watches (
  account_id text COLLATE "C" NOT NULL,
  channel text COLLATE "C" NOT NULL,
  since_ms bigint NOT NULL,
  code text COLLATE "C" NOT NULL,
  failed bigint NOT NULL,
  reports bigint NOT NULL,
  ended_ms bigint,
  alert_due_ms bigint,
  alert_attempts integer NOT NULL DEFAULT 0,
  PRIMARY KEY (account_id, channel)
);
COMMENT ON TABLE gateway.failure_watches IS 'Accounts and channels whose newest reports fail, or did within the last day. The failure watch writes it when one begins or ceases to fail.';
COMMENT ON COLUMN gateway.failure_watches.account_id IS 'The account.';
COMMENT ON COLUMN gateway.failure_watches.channel IS 'The channel.';
COMMENT ON COLUMN gateway.failure_watches.since_ms IS 'When it was found that its reports fail.';
COMMENT ON COLUMN gateway.failure_watches.code IS 'The most frequent code of the reports that failed.';
COMMENT ON COLUMN gateway.failure_watches.failed IS 'How many of the newest reports had failed when this row was written.';
COMMENT ON COLUMN gateway.failure_watches.reports IS 'How many reports were looked at.';
COMMENT ON COLUMN gateway.failure_watches.ended_ms IS 'When its reports ceased to fail; null: they fail.';
COMMENT ON COLUMN gateway.failure_watches.alert_due_ms IS 'When the account''s alert address is told, or tried again; null: there is nothing to tell.';
COMMENT ON COLUMN gateway.failure_watches.alert_attempts IS 'Tries to tell it, the one under way included.';
CREATE TRIGGER note_insert AFTER INSERT ON gateway.failure_watches
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION gateway.note_account_changes();
CREATE TRIGGER note_update AFTER UPDATE ON gateway.failure_watches
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION gateway.note_account_changes();
CREATE TRIGGER note_delete AFTER DELETE ON gateway.failure_watches
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION gateway.note_account_changes();

-- A cell: messages and their delivery.

-- The key begins with its time, so a day is a range of keys: the primary key is all that a lookup needs to find its day.
-- The content is JSON, but text: nobody but the gateway writes it, and checking it again takes time.
CREATE TABLE messages (
  account_id text COLLATE "C" NOT NULL,
  msg_key text COLLATE "C" NOT NULL,
  content text NOT NULL,
  PRIMARY KEY (account_id, msg_key)
) PARTITION BY RANGE (msg_key);
-- Finds messages by their recipient and by the client's reference, which are the fourth and the eighth part of the content between quotes.
-- One bloom filter for every 64 pages costs an insert far less than an index entry for each message would, and no number can be read out
-- of it. Autovacuum makes the filters, a minute or so after the messages; until then these pages are read.
CREATE INDEX messages_by_recipient_and_ref ON ONLY messages USING brin (
  (split_part(content, '"', 4)) text_bloom_ops (n_distinct_per_range = 1600),
  (split_part(content, '"', 8)) text_bloom_ops (n_distinct_per_range = 1600)
) WITH (pages_per_range = 64, autosummarize = on);
COMMENT ON TABLE messages IS 'Accepted messages, one partition for each day (UTC). The API inserts them; they are never changed, and leave with their partition after 40 days.';
COMMENT ON COLUMN messages.account_id IS 'The account that sent the message.';
COMMENT ON COLUMN messages.msg_key IS 'Key of the message, a ULID: its first ten characters are the time of acceptance.';
COMMENT ON COLUMN messages.content IS 'Recipient and steps of the message, as JSON.';

-- Messages with a sendAt wait here and not in the outbox: workers read the outbox from its front, past everything that is not due. So do
-- advertising steps that a worker holds until the hours of advertising.
CREATE TABLE scheduled_messages (
  account_id text COLLATE "C" NOT NULL,
  msg_key text COLLATE "C" NOT NULL,
  due_ms bigint NOT NULL,
  step smallint,
  PRIMARY KEY (account_id, msg_key)
);
CREATE INDEX scheduled_messages_by_time ON scheduled_messages (due_ms);
COMMENT ON TABLE scheduled_messages IS 'Accepted messages that wait for their sendAt, or for the hours of advertising. When their time comes, a worker moves them to the outbox.';
COMMENT ON COLUMN scheduled_messages.account_id IS 'The account.';
COMMENT ON COLUMN scheduled_messages.msg_key IS 'The message. Its key has the time of its sendAt, if it has one.';
COMMENT ON COLUMN scheduled_messages.due_ms IS 'Its sendAt, or when the hours of advertising begin.';
COMMENT ON COLUMN scheduled_messages.step IS 'The advertising step that a worker holds, which has a row in steps; null: the message waits for its sendAt, and no worker has claimed it.';

-- A batch of steps stays in the outbox until every one of them is begun. It is written in the statement of its messages, or in the
-- transaction that makes a step due. A worker claims a row by writing its own id to it. Steps that follow others, or are sent again, are not
-- in a batch with new ones: they may have a row.
CREATE TABLE outbox (
  outbox_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  delay_ms integer NOT NULL DEFAULT 0,
  step_count integer NOT NULL,
  -- Text, because nobody but the gateway writes it, and checking it again takes time.
  batch text NOT NULL,
  is_new boolean NOT NULL DEFAULT true,
  worker_id text COLLATE "C",
  lane text COLLATE "C",
  expires_ms bigint
) WITH (
  -- A row is gone in a moment: moving a long one elsewhere would be for nothing.
  toast_tuple_target = 8160,
  -- The front of the index is read all the time and is nothing but dead rows until it is vacuumed.
  autovacuum_vacuum_scale_factor = 0,
  autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_insert_threshold = -1
);
ALTER TABLE outbox ALTER COLUMN batch SET STORAGE EXTERNAL;
CREATE INDEX outbox_ready ON outbox (outbox_id) WHERE worker_id IS NULL AND lane IS NULL;
CREATE INDEX outbox_backlog ON outbox (outbox_id) WHERE worker_id IS NULL AND lane IS NOT NULL;
CREATE INDEX outbox_by_worker ON outbox (worker_id) WHERE worker_id IS NOT NULL;
COMMENT ON TABLE outbox IS 'Batches of steps that are to be submitted. The API inserts them with their messages, workers insert next steps and steps that are sent again, and the worker that has begun all steps of a batch deletes it.';
COMMENT ON COLUMN outbox.outbox_id IS 'Number of the batch, in the order of insertion. Batches are claimed in this order.';
COMMENT ON COLUMN outbox.created_at IS 'When it was inserted.';
COMMENT ON COLUMN outbox.delay_ms IS 'Milliseconds after created_at before it may be claimed; 0 for most.';
COMMENT ON COLUMN outbox.step_count IS 'Number of steps in the batch.';
COMMENT ON COLUMN outbox.batch IS 'The steps, as JSON: account, step number (absent: 0) and message keys. gateway.list_steps(batch::json) lists them.';
COMMENT ON COLUMN outbox.is_new IS 'True: no worker has claimed it, and none of its steps has a row.';
COMMENT ON COLUMN outbox.worker_id IS 'The worker that has claimed it; null: any worker may claim it.';
COMMENT ON COLUMN outbox.lane IS 'Carrier and account, with a slash in between, whose queue in the workers was full; null: it has not been tried. See the view backlog.';
COMMENT ON COLUMN outbox.expires_ms IS 'When the first of its steps expires; set together with lane.';

CREATE TABLE workers (
  worker_id text COLLATE "C" PRIMARY KEY,
  started_at timestamptz NOT NULL DEFAULT now(),
  alive_until timestamptz NOT NULL
) WITH (fillfactor = 50);
COMMENT ON TABLE workers IS 'Workers that are running. Each worker inserts and renews its own row; any worker deletes rows whose time is over and releases their batches.';
COMMENT ON COLUMN workers.worker_id IS 'Random id of the worker, new at every start.';
COMMENT ON COLUMN workers.started_at IS 'When the worker was registered.';
COMMENT ON COLUMN workers.alive_until IS 'Its last heartbeat and 10 seconds. After that the worker counts as dead.';

-- One row for each step. Whoever finds it knows that the carrier may have the message, and does not send it again. It is there as long as its
-- message, so that no batch that comes back can begin it twice. A step that comes straight from its acceptance is begun by its lease alone,
-- and its row is written once, with its first outcome.
-- Its end changes no column of an index, so that the row can stay in its page: partitions leave room for it.
CREATE TABLE steps (
  account_id text COLLATE "C" NOT NULL,
  msg_key text COLLATE "C" NOT NULL,
  step smallint NOT NULL,
  state text COLLATE "C" NOT NULL,
  carrier text NOT NULL,
  sent_ms bigint NOT NULL,
  expires_ms bigint NOT NULL,
  last boolean NOT NULL,
  detail json NOT NULL,
  carrier_ids json,
  parts smallint,
  delivered_parts integer NOT NULL DEFAULT 0,
  reported_ms bigint,
  code text,
  network text,
  user_type text,
  late_ms bigint,
  late_code text,
  late_network text,
  late_user_type text,
  carrier_reason text,
  tries jsonb,
  repeats smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (account_id, msg_key, step),
  CONSTRAINT steps_state CHECK (state IN ('queued', 'submitting', 'submitted', 'unknown', 'delivered', 'failed', 'expired'))
) PARTITION BY RANGE (msg_key);
COMMENT ON TABLE steps IS 'Tries to deliver a message by one channel, one partition for each day of acceptance. Workers insert a row before or after they submit the step, and change it until its end. Reports are made from these rows.';
COMMENT ON COLUMN steps.account_id IS 'The account that sent the message.';
COMMENT ON COLUMN steps.msg_key IS 'The message.';
COMMENT ON COLUMN steps.step IS 'Number of the step in the flow of its message, from 0.';
COMMENT ON COLUMN steps.state IS 'Open: queued (the carrier surely does not have it), submitting, submitted, unknown (the carrier may have it). Ended: delivered, failed, expired.';
COMMENT ON COLUMN steps.carrier IS 'Name of the carrier in CARRIERS_FILE.';
COMMENT ON COLUMN steps.sent_ms IS 'When it was begun the last time.';
COMMENT ON COLUMN steps.expires_ms IS 'When it is given up if its carrier has not reported its end.';
COMMENT ON COLUMN steps.last IS 'True: no step follows, so that its end is the end of the message.';
COMMENT ON COLUMN steps.detail IS 'What every report of the step says: service type, message type, reference of the client, number of parts.';
COMMENT ON COLUMN steps.carrier_ids IS 'Ids that the carrier gave to its parts.';
COMMENT ON COLUMN steps.parts IS 'Number of its parts; null if not known.';
COMMENT ON COLUMN steps.delivered_parts IS 'A bit for each part of a step with several parts that was delivered. A step with one part always has 0: its state says whether it was delivered.';
COMMENT ON COLUMN steps.reported_ms IS 'When its end was recorded; null while it is open.';
COMMENT ON COLUMN steps.code IS 'Report code of its end.';
COMMENT ON COLUMN steps.network IS 'Network that its carrier reported with the end.';
COMMENT ON COLUMN steps.user_type IS 'Kind of recipient that its carrier reported with the end.';
COMMENT ON COLUMN steps.late_ms IS 'When a success was recorded after it had failed or expired; null if there was none.';
COMMENT ON COLUMN steps.late_code IS 'Report code of that success. Without late_ms: only some of the parts came late.';
COMMENT ON COLUMN steps.late_network IS 'Network of that success.';
COMMENT ON COLUMN steps.late_user_type IS 'Kind of recipient of that success.';
COMMENT ON COLUMN steps.carrier_reason IS 'Why it did not reach the recipient, in the words of its carrier, such as stat:UNDELIV err:011. Of a step that was cancelled: by whom.';
COMMENT ON COLUMN steps.tries IS 'Tries before the last one: number, carrier, from when to when, and why the step was queued again; if an operator did that, who, and how the step had ended. Null for most steps: they are tried once.';
COMMENT ON COLUMN steps.repeats IS 'How often an operator has sent it again after it had been begun. Its carrier gets it under another reference each time.';

-- What operators look for most is rare, and no index of steps could find it without making every change of a step dearer. So the final
-- reports that tell of no delivery are listed once more. What is open is named by the outbox and the leases.
CREATE TABLE undelivered_messages (
  account_id text COLLATE "C" NOT NULL,
  msg_key text COLLATE "C" NOT NULL,
  state text COLLATE "C" NOT NULL,
  code text NOT NULL,
  PRIMARY KEY (account_id, msg_key)
) PARTITION BY RANGE (msg_key);
COMMENT ON TABLE undelivered_messages IS 'Messages whose final report tells of no delivery, one partition for each day of acceptance, for searches and figures of operators. Workers insert rows with the end of a message.';
COMMENT ON COLUMN undelivered_messages.account_id IS 'The account that sent the message.';
COMMENT ON COLUMN undelivered_messages.msg_key IS 'The message.';
COMMENT ON COLUMN undelivered_messages.state IS 'How it ended: failed, expired or cancelled.';
COMMENT ON COLUMN undelivered_messages.code IS 'Report code of its end.';

-- What messages leave when they go: a few rows for each day and account. They are written once, when all messages of the account and day have
-- ended, so that an account has rows of a day if and only if that day is closed.
CREATE TABLE usage_days (
  account_id text COLLATE "C" NOT NULL,
  day integer NOT NULL,
  payment_code text COLLATE "C" NOT NULL,
  channel text COLLATE "C" NOT NULL,
  msg_type text COLLATE "C" NOT NULL,
  carrier text COLLATE "C" NOT NULL,
  outcome text COLLATE "C" NOT NULL,
  code text COLLATE "C" NOT NULL,
  steps bigint NOT NULL,
  parts bigint NOT NULL,
  PRIMARY KEY (account_id, day, payment_code, channel, msg_type, carrier, outcome, code)
);
COMMENT ON TABLE usage_days IS 'What accounts sent on days that are closed, for bills. Housekeeping writes the rows of an account and day once, when all its messages have ended, and keeps them for USAGE_MONTHS.';
COMMENT ON COLUMN usage_days.account_id IS 'The account that sent the messages.';
COMMENT ON COLUMN usage_days.day IS 'Days since 1970 (UTC): the day of acceptance, or of the sendAt.';
COMMENT ON COLUMN usage_days.payment_code IS 'The paymentCode of the requests; empty: they had none.';
COMMENT ON COLUMN usage_days.channel IS 'Channel of the step.';
COMMENT ON COLUMN usage_days.msg_type IS 'Message type of the step.';
COMMENT ON COLUMN usage_days.carrier IS 'Name of the carrier that had the step; empty: none had it.';
COMMENT ON COLUMN usage_days.outcome IS 'delivered, failed, expired, cancelled or open: how the message ended with this step. fallback: the step failed or expired, and another followed.';
COMMENT ON COLUMN usage_days.code IS 'Report code of the step; empty: it has none.';
COMMENT ON COLUMN usage_days.steps IS 'How many steps. Those of all outcomes but fallback are as many as the messages.';
COMMENT ON COLUMN usage_days.parts IS 'Sum of their parts: an international message may have several, any other has one.';

-- Who looks after steps whose end is not known: one row for the steps that were begun together, due when something must be done about those
-- that are still open. While a worker is busy with them it keeps moving `due_ms` ahead; when it dies, the row comes due and another worker
-- takes over. A worker that finds a lease with a carrier, by its time or by one of its outbox rows, first writes the rows of steps that are
-- missing.
CREATE TABLE step_leases (
  lease_id text COLLATE "C" PRIMARY KEY,
  due_ms bigint NOT NULL,
  members json NOT NULL,
  carrier text,
  outbox_ids text[],
  is_held boolean NOT NULL DEFAULT true
) WITH (fillfactor = 50);
-- Keys are mostly chance: squeezing them takes time and gains little.
ALTER TABLE step_leases ALTER COLUMN members SET STORAGE EXTERNAL;
CREATE INDEX step_leases_by_due ON step_leases (due_ms);
-- For a worker that releases the outbox rows of a dead one.
CREATE INDEX step_leases_by_outbox_id ON step_leases USING gin (outbox_ids) WHERE outbox_ids IS NOT NULL;
COMMENT ON TABLE step_leases IS 'Which steps were begun together and have no end yet. The worker that is busy with them moves due_ms ahead; when it comes due, any worker takes the steps over.';
COMMENT ON COLUMN step_leases.lease_id IS 'begun, the time at which the steps were begun in milliseconds, and a random id, with dots in between.';
COMMENT ON COLUMN step_leases.due_ms IS 'When a worker must look at the steps.';
COMMENT ON COLUMN step_leases.members IS 'The steps, as in outbox.batch.';
COMMENT ON COLUMN step_leases.carrier IS 'The carrier of steps that have no row in steps yet; null: all of them have one.';
COMMENT ON COLUMN step_leases.outbox_ids IS 'The rows of the outbox that brought steps without a row.';
COMMENT ON COLUMN step_leases.is_held IS 'True: a worker is busy with the steps, or has died. False: nobody does anything about them until due_ms, because they wait for receipts.';

CREATE TABLE carrier_ids (
  carrier text COLLATE "C" NOT NULL,
  carrier_id text COLLATE "C" NOT NULL,
  taken_ms bigint NOT NULL,
  account_id text COLLATE "C" NOT NULL,
  msg_key text COLLATE "C" NOT NULL,
  step smallint NOT NULL,
  part smallint NOT NULL,
  parts smallint NOT NULL,
  repeats smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (carrier, carrier_id, taken_ms)
) PARTITION BY RANGE (taken_ms);
COMMENT ON TABLE carrier_ids IS 'Which step a carrier means by an id, one partition for each day, kept for a week. Workers insert rows when a carrier accepts a step; receipts are matched by them.';
COMMENT ON COLUMN carrier_ids.carrier IS 'Name of the carrier in CARRIERS_FILE.';
COMMENT ON COLUMN carrier_ids.carrier_id IS 'Id that the carrier gave to a part. A carrier may use it again: the youngest row counts.';
COMMENT ON COLUMN carrier_ids.taken_ms IS 'When the carrier accepted the part.';
COMMENT ON COLUMN carrier_ids.account_id IS 'The account of the step.';
COMMENT ON COLUMN carrier_ids.msg_key IS 'The message of the step.';
COMMENT ON COLUMN carrier_ids.step IS 'Number of the step.';
COMMENT ON COLUMN carrier_ids.part IS 'Number of the part, from 0.';
COMMENT ON COLUMN carrier_ids.parts IS 'Number of parts of the step.';
COMMENT ON COLUMN carrier_ids.repeats IS 'The repeats of the step when the carrier got it: a failure counts while the step has the same.';

CREATE TABLE orphan_receipts (
  carrier text COLLATE "C" NOT NULL,
  carrier_id text COLLATE "C" NOT NULL,
  received_ms bigint NOT NULL,
  ending json NOT NULL,
  PRIMARY KEY (carrier, carrier_id, received_ms)
) PARTITION BY RANGE (received_ms);
CREATE INDEX orphan_receipts_by_time ON orphan_receipts (received_ms);
COMMENT ON TABLE orphan_receipts IS 'Receipts whose id is not known yet, because the answer to the submission is still on its way, one partition for each day. Workers match them every second, and drop them after three days.';
COMMENT ON COLUMN orphan_receipts.carrier IS 'Name of the carrier in CARRIERS_FILE.';
COMMENT ON COLUMN orphan_receipts.carrier_id IS 'Id of the part that the receipt is for.';
COMMENT ON COLUMN orphan_receipts.received_ms IS 'When the receipt came.';
COMMENT ON COLUMN orphan_receipts.ending IS 'What it says: report code, network, kind of recipient.';

-- A cell: reports.

-- Reports of one account that were recorded together wait in one row: a row and its place in the index for each of them cost more than the
-- step's own.
CREATE TABLE pending_reports (
  account_id text COLLATE "C" NOT NULL,
  reported_ms bigint NOT NULL,
  first_key text COLLATE "C" NOT NULL,
  more_keys text[] COLLATE "C",
  PRIMARY KEY (account_id, reported_ms, first_key)
) PARTITION BY RANGE (reported_ms);
-- Keys are mostly chance: squeezing them takes time and gains little.
ALTER TABLE pending_reports ALTER COLUMN more_keys SET STORAGE EXTERNAL;
COMMENT ON TABLE pending_reports IS 'Final reports that were not polled yet, one partition for each day, kept for three days. Workers insert rows, polls delete them.';
COMMENT ON COLUMN pending_reports.account_id IS 'The account that polls them.';
COMMENT ON COLUMN pending_reports.reported_ms IS 'When the reports became final.';
COMMENT ON COLUMN pending_reports.first_key IS 'The message of the first report.';
COMMENT ON COLUMN pending_reports.more_keys IS 'The messages of the others; null: there is only one.';

CREATE TABLE report_batches (
  account_id text COLLATE "C" PRIMARY KEY,
  report_id text,
  opened_ms bigint,
  msg_keys text[] COLLATE "C",
  acknowledged_id text
);
COMMENT ON TABLE report_batches IS 'The batch of reports that an account has polled and not acknowledged yet, one row for each account. The API writes it.';
COMMENT ON COLUMN report_batches.account_id IS 'The account.';
COMMENT ON COLUMN report_batches.report_id IS 'Id of the open batch; null: there is none.';
COMMENT ON COLUMN report_batches.opened_ms IS 'When the open batch was handed out first. It is handed out again until it is acknowledged, for 30 days.';
COMMENT ON COLUMN report_batches.msg_keys IS 'The messages of the open batch.';
COMMENT ON COLUMN report_batches.acknowledged_id IS 'Id of the batch that was acknowledged last.';

CREATE TABLE webhook_deliveries (
  account_id text COLLATE "C" NOT NULL,
  msg_key text COLLATE "C" NOT NULL,
  due_ms bigint NOT NULL,
  attempts smallint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  reason text,
  PRIMARY KEY (account_id, msg_key)
);
CREATE INDEX webhook_deliveries_by_due ON webhook_deliveries (account_id, due_ms);
COMMENT ON TABLE webhook_deliveries IS 'Final reports that are to be posted to webhooks. Workers insert rows with the end of a message, and delete them when the report is delivered or given up.';
COMMENT ON COLUMN webhook_deliveries.account_id IS 'The account whose webhook gets the report.';
COMMENT ON COLUMN webhook_deliveries.msg_key IS 'The message.';
COMMENT ON COLUMN webhook_deliveries.due_ms IS 'When the next try is due. A worker that tries moves it ahead.';
COMMENT ON COLUMN webhook_deliveries.attempts IS 'Number of tries since created_at.';
COMMENT ON COLUMN webhook_deliveries.reason IS 'Why the last try failed, also one before the admin command put it back; null: none has failed.';
COMMENT ON COLUMN webhook_deliveries.created_at IS 'When the report became final, or was put back by the admin command.';

CREATE TABLE dead_letters (
  account_id text COLLATE "C" NOT NULL,
  msg_key text COLLATE "C" NOT NULL,
  failed_ms bigint NOT NULL,
  attempts smallint NOT NULL,
  reason text NOT NULL,
  PRIMARY KEY (account_id, msg_key)
) PARTITION BY RANGE (msg_key);
COMMENT ON TABLE dead_letters IS 'Webhooks that were given up, one partition for each day of acceptance. Workers insert them; the admin command delivers them again.';
COMMENT ON COLUMN dead_letters.account_id IS 'The account whose webhook failed.';
COMMENT ON COLUMN dead_letters.msg_key IS 'The message.';
COMMENT ON COLUMN dead_letters.failed_ms IS 'When the report was given up.';
COMMENT ON COLUMN dead_letters.attempts IS 'Number of tries.';
COMMENT ON COLUMN dead_letters.reason IS 'Why the last try failed.';

-- A cell: what else accounts leave there.

-- A request claims its key for its day, and near midnight for the day on the other side too: see server/store/idempotency.ts.
-- Most keys differ from each other, accounts and operations do not: with the key in front a search compares one text instead of three.
CREATE TABLE idempotency_keys (
  account_id text COLLATE "C" NOT NULL,
  operation text COLLATE "C" NOT NULL,
  key text COLLATE "C" NOT NULL,
  day integer NOT NULL,
  claimed_ms bigint NOT NULL,
  msg_key text COLLATE "C" NOT NULL,
  body_hash text COLLATE "C" NOT NULL,
  status smallint,
  answer json,
  PRIMARY KEY (key, account_id, operation, day)
) PARTITION BY RANGE (day);
COMMENT ON TABLE idempotency_keys IS 'Idempotency keys of requests and their answers, one partition for each day, kept for 24 hours. The API writes it with the messages.';
COMMENT ON COLUMN idempotency_keys.account_id IS 'The account of the request.';
COMMENT ON COLUMN idempotency_keys.operation IS 'Operation of the contract.';
COMMENT ON COLUMN idempotency_keys.key IS 'The key that the client sent.';
COMMENT ON COLUMN idempotency_keys.day IS 'Days since 1970 (UTC). Near midnight a request has a row for both days.';
COMMENT ON COLUMN idempotency_keys.claimed_ms IS 'When the request came.';
COMMENT ON COLUMN idempotency_keys.msg_key IS 'First message of the request.';
COMMENT ON COLUMN idempotency_keys.body_hash IS 'Hash of the body: the same key with another body is refused.';
COMMENT ON COLUMN idempotency_keys.status IS 'HTTP status of the answer.';
COMMENT ON COLUMN idempotency_keys.answer IS 'Body of the answer.';

CREATE TABLE files (
  account_id text COLLATE "C" NOT NULL,
  file_key text COLLATE "C" NOT NULL,
  service_type text NOT NULL,
  msg_type text,
  media_type text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  bytes integer NOT NULL,
  expires_ms bigint NOT NULL,
  PRIMARY KEY (account_id, file_key)
);
-- An image's address does not say whose it is.
CREATE INDEX files_by_key ON files (file_key);
CREATE INDEX files_by_expiry ON files (expires_ms);
COMMENT ON TABLE files IS 'Uploaded images, without their content. The API writes it; housekeeping deletes expired rows.';
COMMENT ON COLUMN files.account_id IS 'The account that uploaded the file.';
COMMENT ON COLUMN files.file_key IS 'Key of the file.';
COMMENT ON COLUMN files.service_type IS 'Service that the file was uploaded for: MMS, RCS or FRIENDTALK.';
COMMENT ON COLUMN files.msg_type IS 'Message type that the file was uploaded for; null: any.';
COMMENT ON COLUMN files.media_type IS 'Media type, such as image/jpeg.';
COMMENT ON COLUMN files.width IS 'Width in pixels.';
COMMENT ON COLUMN files.height IS 'Height in pixels.';
COMMENT ON COLUMN files.bytes IS 'Size in bytes.';
COMMENT ON COLUMN files.expires_ms IS 'When the file may no longer be used.';

CREATE TABLE file_contents (
  account_id text COLLATE "C" NOT NULL,
  file_key text COLLATE "C" NOT NULL,
  expires_ms bigint NOT NULL,
  content bytea NOT NULL,
  PRIMARY KEY (account_id, file_key)
);
-- Images are compressed already.
ALTER TABLE file_contents ALTER COLUMN content SET STORAGE EXTERNAL;
CREATE INDEX file_contents_by_expiry ON file_contents (expires_ms);
COMMENT ON TABLE file_contents IS 'Content of uploaded images. The API inserts it before the row in files; housekeeping deletes expired rows.';
COMMENT ON COLUMN file_contents.account_id IS 'The account that uploaded the file.';
COMMENT ON COLUMN file_contents.file_key IS 'Key of the file.';
COMMENT ON COLUMN file_contents.expires_ms IS 'When the content may be deleted.';
COMMENT ON COLUMN file_contents.content IS 'The bytes of the file.';

CREATE TABLE forms (
  account_id text COLLATE "C" NOT NULL,
  form_id text COLLATE "C" NOT NULL,
  entries json NOT NULL,
  expires_ms bigint NOT NULL,
  PRIMARY KEY (account_id, form_id)
);
CREATE INDEX forms_by_expiry ON forms (expires_ms);
COMMENT ON TABLE forms IS 'Message forms that clients stored to send by their id. The API writes it; housekeeping deletes expired rows.';
COMMENT ON COLUMN forms.account_id IS 'The account of the form.';
COMMENT ON COLUMN forms.form_id IS 'Id of the form.';
COMMENT ON COLUMN forms.entries IS 'The flow of the form, as the client sent it.';
COMMENT ON COLUMN forms.expires_ms IS 'When the form may no longer be used.';

-- The columns after `refilled_ms` are what the last share asked for.
CREATE UNLOGGED TABLE rate_budgets (
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
COMMENT ON TABLE rate_budgets IS 'What is left of each rate limit, shared by all gateways, each of which reserves a share of it. Unlogged: after a crash of the database every budget is full again.';
COMMENT ON COLUMN rate_budgets.account_id IS 'The account, or for limits of carriers the carrier.';
COMMENT ON COLUMN rate_budgets.kind IS 'Which limit: send, polling, upload or token of an account, submit of a carrier.';
COMMENT ON COLUMN rate_budgets.level IS 'What is left, in units of the limit. Below zero after a request that was larger than the capacity.';
COMMENT ON COLUMN rate_budgets.granted IS 'The share that was reserved last.';
COMMENT ON COLUMN rate_budgets.refilled_ms IS 'When the level was computed.';
COMMENT ON COLUMN rate_budgets.capacity IS 'The most that the budget holds.';
COMMENT ON COLUMN rate_budgets.per_second IS 'How much it gains in a second.';
COMMENT ON COLUMN rate_budgets.wish IS 'The share that was asked for last.';
COMMENT ON COLUMN rate_budgets.oversize IS 'Cost of a request above the capacity that was asked for last, or 0.';

-- Logged, unlike rates: what was sent in a month must outlive a crash. `granted` and `most` are of the last share.
CREATE TABLE quota_counts (
  account_id text COLLATE "C" NOT NULL,
  name text COLLATE "C" NOT NULL,
  period integer NOT NULL,
  taken double precision NOT NULL,
  granted double precision NOT NULL,
  most double precision NOT NULL,
  PRIMARY KEY (account_id, name, period)
) WITH (fillfactor = 50);
COMMENT ON TABLE quota_counts IS 'What is used of the quotas and fallback caps of accounts, shared by all gateways, each of which reserves a little of it. Housekeeping deletes rows of periods that are over.';
COMMENT ON COLUMN quota_counts.account_id IS 'The account.';
COMMENT ON COLUMN quota_counts.name IS 'Which quota: day or month, messages or parts, channel and payment code. Of caps: sent and the channel, or fallback and both channels.';
COMMENT ON COLUMN quota_counts.period IS 'The first day of the period, in days since 1970 (UTC).';
COMMENT ON COLUMN quota_counts.taken IS 'What is used, with what gateways have reserved and not used.';
COMMENT ON COLUMN quota_counts.granted IS 'The share that was reserved last.';
COMMENT ON COLUMN quota_counts.most IS 'The limit when a share was reserved last.';

-- A cell: its service.

-- Data is kept for days of service: a day in which no gateway could be asked does not count, nor does one that a clock has skipped.
CREATE TABLE service_hours (
  hour_ms bigint PRIMARY KEY
);
COMMENT ON TABLE service_hours IS 'Hours in which a gateway served the API. Housekeeping writes it, and keeps everything for so many of these hours.';
COMMENT ON COLUMN service_hours.hour_ms IS 'The beginning of the hour.';

-- One row that every readiness probe writes: a database that is read-only, or whose commits wait for a standby that is gone, answers reads
-- as if all were well.
CREATE TABLE readiness (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  checked_at timestamptz NOT NULL
) WITH (fillfactor = 10);
COMMENT ON TABLE readiness IS 'One row, written by readiness probes to find out whether the database accepts writes.';
COMMENT ON COLUMN readiness.only_row IS 'Always true.';
COMMENT ON COLUMN readiness.checked_at IS 'When a process last wrote it.';

-- A cell: views for people who look at the database by hand.

CREATE FUNCTION list_steps(batch json) RETURNS TABLE (account_id text, msg_key text, step integer)
LANGUAGE sql STABLE AS $$
  SELECT member ->> 'accountId', key, coalesce((member ->> 'step')::integer, 0)
  FROM json_array_elements(batch) AS member
  CROSS JOIN LATERAL json_array_elements_text(member -> 'msgKeys') AS key
$$;
COMMENT ON FUNCTION list_steps(json) IS 'The steps that outbox.batch or step_leases.members names, one row for each.';

CREATE VIEW stuck_steps AS
  SELECT named.account_id, named.msg_key, named.step,
    coalesce(stored.state, 'submitting') AS state,
    coalesce(stored.carrier, lease.carrier) AS carrier,
    to_timestamp(coalesce(stored.sent_ms, substring(lease.lease_id FROM '^begun\.(\d+)\.')::bigint) / 1000.0) AS begun_at,
    to_timestamp(lease.due_ms / 1000.0) AS due_at,
    to_timestamp(stored.expires_ms / 1000.0) AS expires_at,
    lease.lease_id
  FROM step_leases AS lease
  CROSS JOIN LATERAL list_steps(lease.members) AS named
  LEFT JOIN steps AS stored
    ON stored.account_id = named.account_id AND stored.msg_key = named.msg_key AND stored.step = named.step
  WHERE lease.due_ms < extract(epoch FROM now() - interval '1 minute') * 1000
    -- A step that was returned by its carrier is in the outbox, and another lease will have it.
    AND stored.reported_ms IS NULL AND stored.state IS DISTINCT FROM 'queued';
COMMENT ON VIEW stuck_steps IS 'Open steps of leases that are overdue by more than a minute. A running worker takes a lease over within a second, so that this is empty while a worker runs and keeps up.';
COMMENT ON COLUMN stuck_steps.account_id IS 'The account that sent the message.';
COMMENT ON COLUMN stuck_steps.msg_key IS 'The message.';
COMMENT ON COLUMN stuck_steps.step IS 'Number of the step in the flow of its message, from 0.';
COMMENT ON COLUMN stuck_steps.state IS 'State of the step, as in steps. A step without a row shows as submitting.';
COMMENT ON COLUMN stuck_steps.carrier IS 'The carrier that has the step, or may have it.';
COMMENT ON COLUMN stuck_steps.begun_at IS 'When the step was begun.';
COMMENT ON COLUMN stuck_steps.due_at IS 'When a worker should have looked at it.';
COMMENT ON COLUMN stuck_steps.expires_at IS 'When it is given up; null: it has no row yet.';
COMMENT ON COLUMN stuck_steps.lease_id IS 'Its lease in step_leases.';

CREATE VIEW backlog AS
  SELECT named.account_id,
    CASE
      WHEN batch.lane IS NOT NULL THEN left(batch.lane, -1 - length(named.account_id))
      WHEN batch.delay_ms > 0 THEN (
        SELECT tried.carrier FROM steps AS tried
        WHERE tried.account_id = named.account_id AND tried.msg_key = named.msg_key AND tried.step = named.step)
    END AS carrier,
    CASE
      WHEN batch.worker_id IS NOT NULL THEN 'claimed'
      WHEN starts_with(batch.lane, '(no carrier)/') THEN 'waiting for a carrier'
      WHEN batch.lane IS NOT NULL THEN 'waiting for room'
      WHEN batch.created_at + batch.delay_ms * interval '1 ms' > now() THEN 'delayed'
      ELSE 'ready'
    END AS stage,
    batch.worker_id,
    count(*) AS steps,
    min(batch.created_at) AS oldest_at
  FROM outbox AS batch
  CROSS JOIN LATERAL list_steps(batch.batch::json) AS named
  GROUP BY 1, 2, 3, 4;
COMMENT ON VIEW backlog IS 'What waits in the outbox, by account, carrier and stage. It reads the whole outbox.';
COMMENT ON COLUMN backlog.account_id IS 'The account that sent the messages.';
COMMENT ON COLUMN backlog.carrier IS 'The carrier whose queue was full, or that did not take it and asked for a delay; (no carrier): none is set up for the message; null: no worker has chosen one yet.';
COMMENT ON COLUMN backlog.stage IS 'ready (any worker may claim it), delayed (it waits for its next try), claimed (a worker has it in memory), waiting for room (the queue of its carrier is full), waiting for a carrier (none is set up for the message).';
COMMENT ON COLUMN backlog.worker_id IS 'The worker that has claimed it; null in the other stages.';
COMMENT ON COLUMN backlog.steps IS 'Number of steps, including those of claimed batches that are begun already.';
COMMENT ON COLUMN backlog.oldest_at IS 'When the oldest of their batches was inserted.';

-- The name of a partition ends in a number on the nodes of Citus.
CREATE VIEW account_traffic AS
  SELECT account_id, to_date(substring(day.partition::text FROM '_(\d{8})'), 'YYYYMMDD') AS day,
    sum(messages) AS accepted_messages, sum(delivered) AS delivered_steps, sum(failed) AS failed_steps,
    sum(expired) AS expired_steps, sum(open) AS open_steps
  FROM (
    SELECT account_id, tableoid::regclass AS partition, count(*) AS messages, 0 AS delivered, 0 AS failed, 0 AS expired, 0 AS open
    FROM messages GROUP BY account_id, tableoid
    UNION ALL
    SELECT account_id, tableoid::regclass, 0, count(*) FILTER (WHERE state = 'delivered'), count(*) FILTER (WHERE state = 'failed'),
      count(*) FILTER (WHERE state = 'expired'), count(*) FILTER (WHERE reported_ms IS NULL)
    FROM steps GROUP BY account_id, tableoid
  ) AS day
  GROUP BY 1, 2;
COMMENT ON VIEW account_traffic IS 'Messages and steps of each account by day of acceptance (UTC). It reads all messages of 40 days: ask for one account, and not every minute.';
COMMENT ON COLUMN account_traffic.account_id IS 'The account.';
COMMENT ON COLUMN account_traffic.day IS 'The day on which the messages were accepted (UTC).';
COMMENT ON COLUMN account_traffic.accepted_messages IS 'Number of accepted messages.';
COMMENT ON COLUMN account_traffic.delivered_steps IS 'Number of their steps that were delivered.';
COMMENT ON COLUMN account_traffic.failed_steps IS 'Number of their steps that failed, even if a late success came.';
COMMENT ON COLUMN account_traffic.expired_steps IS 'Number of their steps that expired, even if a late success came.';
COMMENT ON COLUMN account_traffic.open_steps IS 'Number of their steps that have a row and no end. Not counted: steps that wait in the outbox (see the view backlog), and steps that a worker has just begun and whose row is written with their first outcome.';
