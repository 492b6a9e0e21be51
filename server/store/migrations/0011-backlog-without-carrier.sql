-- Steps that no carrier may have do not wait for room.
CREATE OR REPLACE VIEW gateway.backlog AS
  SELECT named.account_id,
    left(batch.lane, -1 - length(named.account_id)) AS carrier,
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
  FROM gateway.outbox AS batch
  CROSS JOIN LATERAL gateway.list_steps(batch.batch::json) AS named
  GROUP BY 1, 2, 3, 4;

COMMENT ON COLUMN gateway.backlog.carrier IS 'The carrier whose queue was full; (no carrier): none is set up for the message; null: no worker has chosen one yet.';
COMMENT ON COLUMN gateway.backlog.stage IS 'ready (any worker may claim it), delayed (its time has not come), claimed (a worker has it in memory), waiting for room (the queue of its carrier is full), waiting for a carrier (none is set up for the message).';
