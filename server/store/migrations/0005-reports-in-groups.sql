-- Reports of one account that were recorded together wait in one row: a row and its place in the index for each of them cost
-- more than the step's own. `msg_key` is the first of them, `more_keys` are those that follow; null: it is the only one.
ALTER TABLE gateway.pending_reports ADD COLUMN more_keys text[] COLLATE "C";
-- Keys are mostly chance: squeezing them takes time and gains little.
ALTER TABLE gateway.pending_reports ALTER COLUMN more_keys SET STORAGE EXTERNAL;
