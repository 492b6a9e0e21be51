-- What is to be sent and has no job yet: written in the statement of its messages, or in the transaction that makes a step
-- due, read once and deleted by a worker that makes a job of many. A job's own row has ten indexes and a foreign key, and cost
-- more than the messages of a small batch.
CREATE TABLE gateway.arrivals (
  arrival_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  arrived_at timestamptz NOT NULL DEFAULT now(),
  -- How long after that it is due.
  delay_ms integer NOT NULL DEFAULT 0,
  messages integer NOT NULL,
  -- The messages by account, as JSON; text, because nobody but the gateway writes it and checking it again takes time.
  batch text NOT NULL
) WITH (
  -- A row is gone in a moment: moving a long one elsewhere would be for nothing.
  toast_tuple_target = 8160,
  -- The front of the index is read all the time and is nothing but dead rows until it is vacuumed.
  autovacuum_vacuum_scale_factor = 0,
  autovacuum_vacuum_threshold = 5000,
  autovacuum_vacuum_insert_threshold = -1
);
ALTER TABLE gateway.arrivals ALTER COLUMN batch SET STORAGE EXTERNAL;

-- For the same reason. Rewrites the messages that are there.
ALTER TABLE gateway.messages ALTER COLUMN content TYPE text;
