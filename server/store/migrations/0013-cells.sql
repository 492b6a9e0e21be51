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

ALTER TABLE gateway.accounts
  ADD COLUMN cell_id integer NOT NULL DEFAULT 1,
  ADD COLUMN moving_to integer,
  ADD COLUMN moving_until timestamptz;
COMMENT ON COLUMN gateway.accounts.cell_id IS 'The cell that holds everything of the account.';
COMMENT ON COLUMN gateway.accounts.moving_to IS 'The cell that the account is being moved to; null: it is not being moved.';
COMMENT ON COLUMN gateway.accounts.moving_until IS 'While the account is being moved, its requests are refused (A920) until this time. The admin command that moves it keeps setting it ahead.';
