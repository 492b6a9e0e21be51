-- Builds of the release before this one go on working on the same database: two views at the end keep the previous names.
-- A later release drops the views and the schema pgboss.

-- All locks first, in the order in which transactions of the previous release take them: two that wait for each other would have to be
-- undone. Workers of that release wait here, for a short time.
LOCK TABLE gateway.steps, gateway.watches, gateway.arrivals IN ACCESS EXCLUSIVE MODE;

-- A batch of steps stays in the outbox until every one of them is begun. A worker claims a row by writing its own id to it. Workers
-- used to make a job of another table (pgboss.job) of it first.
ALTER TABLE gateway.arrivals RENAME TO outbox;
ALTER TABLE gateway.outbox RENAME COLUMN arrival_id TO outbox_id;
ALTER TABLE gateway.outbox RENAME COLUMN arrived_at TO created_at;
ALTER TABLE gateway.outbox RENAME COLUMN messages TO step_count;
ALTER TABLE gateway.outbox RENAME CONSTRAINT arrivals_pkey TO outbox_pkey;
ALTER TABLE gateway.outbox
  ADD COLUMN worker_id text COLLATE "C",
  ADD COLUMN lane text COLLATE "C",
  ADD COLUMN expires_ms bigint;
CREATE INDEX outbox_ready ON gateway.outbox (outbox_id) WHERE worker_id IS NULL AND lane IS NULL;
CREATE INDEX outbox_backlog ON gateway.outbox (outbox_id) WHERE worker_id IS NULL AND lane IS NOT NULL;
CREATE INDEX outbox_by_worker ON gateway.outbox (worker_id) WHERE worker_id IS NOT NULL;

CREATE TABLE gateway.workers (
  worker_id text COLLATE "C" PRIMARY KEY,
  started_at timestamptz NOT NULL DEFAULT now(),
  alive_until timestamptz NOT NULL
) WITH (fillfactor = 50);

ALTER TABLE gateway.watches RENAME TO step_leases;
ALTER TABLE gateway.step_leases RENAME COLUMN watch_id TO lease_id;
ALTER TABLE gateway.step_leases RENAME CONSTRAINT watches_pkey TO step_leases_pkey;
ALTER INDEX gateway.watches_by_due RENAME TO step_leases_by_due;
-- The outbox rows that brought the steps of the lease: for a worker that releases the rows of a dead one.
ALTER TABLE gateway.step_leases RENAME COLUMN job_ids TO outbox_ids;
CREATE INDEX step_leases_by_outbox_id ON gateway.step_leases USING gin (outbox_ids) WHERE outbox_ids IS NOT NULL;

-- NOT VALID: rows that are there are not read again, which would stop the service on a large table. Their partitions are dropped in time.
ALTER TABLE gateway.steps ADD CONSTRAINT steps_state
  CHECK (state IN ('queued', 'submitting', 'submitted', 'unknown', 'delivered', 'failed', 'expired')) NOT VALID;

-- The previous names, for builds of the release before this one. What a worker has claimed is not theirs to take.
CREATE VIEW gateway.arrivals AS
  SELECT outbox_id AS arrival_id, created_at AS arrived_at, delay_ms, step_count AS messages, batch, is_new
  FROM gateway.outbox WHERE worker_id IS NULL;
CREATE VIEW gateway.watches AS
  SELECT lease_id AS watch_id, due_ms, members, carrier, outbox_ids AS job_ids FROM gateway.step_leases;
