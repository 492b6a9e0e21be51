-- Reports of one account that were recorded together wait in one row: a row and its place in the index for each of them cost
-- more than the step's own. `more_keys` are those that follow the first; null: it is the only one.
-- Renamed, so that a build which knows nothing of the others cannot take them for handed out with the first: it fails.
ALTER TABLE gateway.pending_reports RENAME COLUMN msg_key TO first_key;
ALTER TABLE gateway.pending_reports ADD COLUMN more_keys text[] COLLATE "C";
-- Keys are mostly chance: squeezing them takes time and gains little.
ALTER TABLE gateway.pending_reports ALTER COLUMN more_keys SET STORAGE EXTERNAL;
