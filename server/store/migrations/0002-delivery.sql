-- Delivery. Nothing wrote reports before this: every step that was begun takes their place.
DROP TABLE gateway.reports;

-- One row for each step, written before its carrier hears of it: whoever finds it knows that the carrier may have the
-- message, and does not send it again. It is there as long as its message, so no job that comes back can begin it twice.
-- state: queued (surely not with the carrier), submitting, submitted, unknown; then delivered, failed or expired.
-- `last` says that no step follows. `detail` is what a report says whatever becomes of the step.
-- `carrier_ids` are the names that its carrier gave to its `parts`; `delivered_parts` has a bit for each of them.
-- The columns after these are how it ended, those called late_… a success that came after it had been given up; a
-- late_code without late_ms says that only some of its parts came.
-- Its end changes no column of an index, so that the row can stay in its page: partitions leave room for it.
CREATE TABLE gateway.steps (
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
  PRIMARY KEY (account_id, msg_key, step)
) PARTITION BY RANGE (msg_key);

-- Who looks after steps whose end is not known: one row for the steps that were begun together, due when something must
-- be done about those that are still open. While a worker is busy with them it keeps moving `due_ms` ahead; when it dies,
-- the row comes due and another worker takes over.
CREATE TABLE gateway.watches (
  watch_id text COLLATE "C" PRIMARY KEY,
  due_ms bigint NOT NULL,
  members json NOT NULL
) WITH (fillfactor = 50);
-- Keys are mostly chance: squeezing them takes time and gains little.
ALTER TABLE gateway.watches ALTER COLUMN members SET STORAGE EXTERNAL;
CREATE INDEX watches_by_due ON gateway.watches (due_ms);

-- The step behind a name that a carrier gave to a part of it. A carrier may use a name again: the youngest row counts.
CREATE TABLE gateway.carrier_ids (
  carrier text COLLATE "C" NOT NULL,
  carrier_id text COLLATE "C" NOT NULL,
  taken_ms bigint NOT NULL,
  account_id text COLLATE "C" NOT NULL,
  msg_key text COLLATE "C" NOT NULL,
  step smallint NOT NULL,
  part smallint NOT NULL,
  parts smallint NOT NULL,
  PRIMARY KEY (carrier, carrier_id, taken_ms)
) PARTITION BY RANGE (taken_ms);

-- Receipts for a name that is not known (yet): the answer to the submit may still be on its way.
CREATE TABLE gateway.orphan_receipts (
  carrier text COLLATE "C" NOT NULL,
  carrier_id text COLLATE "C" NOT NULL,
  received_ms bigint NOT NULL,
  ending json NOT NULL,
  PRIMARY KEY (carrier, carrier_id, received_ms)
) PARTITION BY RANGE (received_ms);
CREATE INDEX orphan_receipts_by_time ON gateway.orphan_receipts (received_ms);

-- Final reports on their way to a webhook. A row leaves when it is delivered or given up.
CREATE TABLE gateway.webhook_deliveries (
  account_id text COLLATE "C" NOT NULL,
  msg_key text COLLATE "C" NOT NULL,
  due_ms bigint NOT NULL,
  attempts smallint NOT NULL,
  PRIMARY KEY (account_id, msg_key)
);
CREATE INDEX webhook_deliveries_by_due ON gateway.webhook_deliveries (account_id, due_ms);

-- Webhooks that were given up, until they are delivered again by hand or too old.
CREATE TABLE gateway.dead_letters (
  account_id text COLLATE "C" NOT NULL,
  msg_key text COLLATE "C" NOT NULL,
  failed_ms bigint NOT NULL,
  attempts smallint NOT NULL,
  reason text NOT NULL,
  PRIMARY KEY (account_id, msg_key)
) PARTITION BY RANGE (msg_key);

-- Messages that were accepted before may still wait to be sent: their days need the tables that are divided as theirs is.
DO $$
DECLARE
  day record;
BEGIN
  FOR day IN
    SELECT substr(c.relname, length('messages_') + 1) AS name, pg_get_expr(c.relpartbound, c.oid) AS bounds
    FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'gateway.messages'::regclass
  LOOP
    EXECUTE format('CREATE TABLE gateway.%I PARTITION OF gateway.steps %s WITH (fillfactor = 45)',
      'steps_' || day.name, day.bounds);
    EXECUTE format('CREATE TABLE gateway.%I PARTITION OF gateway.dead_letters %s', 'dead_letters_' || day.name, day.bounds);
  END LOOP;
END $$;
