-- One row that every readiness probe writes: a database that is read-only, or whose commits wait for a standby that is gone, answers reads
-- as if all were well. Builds of the previous release do not use it.
CREATE TABLE gateway.readiness (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  checked_at timestamptz NOT NULL
) WITH (fillfactor = 10);

COMMENT ON TABLE gateway.readiness IS 'One row, written by readiness probes to find out whether the database accepts writes.';
COMMENT ON COLUMN gateway.readiness.only_row IS 'Always true.';
COMMENT ON COLUMN gateway.readiness.checked_at IS 'When a process last wrote it.';
