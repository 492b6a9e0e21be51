-- A step that comes straight from its acceptance is begun by its watch alone, and its row is written once, with its first
-- outcome: `carrier` is who has the members that have no row, `job_ids` are the jobs that brought them. Whoever finds such
-- a watch, by its time or by one of its jobs, writes the rows that are missing before anything else.
ALTER TABLE gateway.watches
  ADD COLUMN carrier text,
  ADD COLUMN job_ids text[];

-- Steps that follow others, or are sent again, do not go into a job with new ones: they may have a row.
ALTER TABLE gateway.arrivals ADD COLUMN is_new boolean NOT NULL DEFAULT true;
