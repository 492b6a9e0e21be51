-- A cell is a schema that holds everything of its accounts. The directory, which is these tables, the accounts and their registry, stands
-- beside the cells. The first cell is the schema of the directory: installations of earlier releases have all their tables there.
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

-- Not columns of accounts: gateways of the previous release have prepared statements that read all columns of that table.
CREATE TABLE gateway.account_cells (
  account_id text COLLATE "C" PRIMARY KEY REFERENCES gateway.accounts ON DELETE CASCADE,
  cell_id integer NOT NULL,
  moving_to integer,
  moving_until timestamptz
);
COMMENT ON TABLE gateway.account_cells IS 'Which cell an account is in. One without a row is in the first. The admin command writes it.';
COMMENT ON COLUMN gateway.account_cells.account_id IS 'The account.';
COMMENT ON COLUMN gateway.account_cells.cell_id IS 'The cell that holds everything of the account.';
COMMENT ON COLUMN gateway.account_cells.moving_to IS 'The cell that the account is being moved to; null: it is not being moved.';
COMMENT ON COLUMN gateway.account_cells.moving_until IS 'While the account is being moved, its requests are refused (A920) until this time. The admin command that moves it keeps setting it ahead.';

CREATE TRIGGER note_insert AFTER INSERT ON gateway.account_cells
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION gateway.note_account_changes();
CREATE TRIGGER note_update AFTER UPDATE ON gateway.account_cells
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION gateway.note_account_changes();
