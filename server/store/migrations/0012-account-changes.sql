-- Gateways keep accounts in memory, and ask this table every second which of them have changed. Triggers write it, so that no writer is
-- missed: the admin command, gateways of the previous release, and SQL by hand.
CREATE TABLE gateway.account_changes (
  change_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id text COLLATE "C" NOT NULL,
  changed_at timestamptz NOT NULL
);
CREATE INDEX account_changes_by_time ON gateway.account_changes (changed_at);

COMMENT ON TABLE gateway.account_changes IS 'Changes of accounts and of their registry entries, for the caches of gateways. Triggers write it; housekeeping deletes rows after an hour.';
COMMENT ON COLUMN gateway.account_changes.change_id IS 'Number of the change. A gateway remembers by it which changes it has seen.';
COMMENT ON COLUMN gateway.account_changes.account_id IS 'The account that changed.';
COMMENT ON COLUMN gateway.account_changes.changed_at IS 'When the statement ran. Its transaction may have been committed some seconds later.';

COMMENT ON TABLE gateway.accounts IS 'Customers that may send. The admin command writes it; gateways read it and keep it in memory until it changes.';

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
CREATE TRIGGER note_insert AFTER INSERT ON gateway.registry_entries
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION gateway.note_account_changes();
CREATE TRIGGER note_update AFTER UPDATE ON gateway.registry_entries
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION gateway.note_account_changes();
CREATE TRIGGER note_delete AFTER DELETE ON gateway.registry_entries
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION gateway.note_account_changes();
