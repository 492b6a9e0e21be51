import { DIRECTORY_SCHEMA, type Queryable } from "./database.ts";

/** A schema that holds everything of its accounts. */
export interface CellRow {
  readonly cellId: number;
  readonly schema: string;
  /** Whether new accounts may be placed in it. */
  readonly takesAccounts: boolean;
}

/** The cell whose schema is that of the directory. */
export const FIRST_CELL = 1;

export const getCellSchema = (cellId: number): string =>
  cellId === FIRST_CELL ? DIRECTORY_SCHEMA : `${DIRECTORY_SCHEMA}_${cellId}`;

/** All accounts with their cell. */
const ACCOUNT_PLACES = `(
    SELECT account.account_id, coalesce(place.cell_id, ${FIRST_CELL}) AS cell_id
    FROM gateway.accounts AS account LEFT JOIN gateway.account_cells AS place ON place.account_id = account.account_id
  ) AS placed`;

export async function listCells(directory: Queryable): Promise<readonly CellRow[]> {
  const { rows } = await directory.query<CellRow>(
    `SELECT cell_id AS "cellId", schema_name AS "schema", takes_accounts AS "takesAccounts" FROM gateway.cells ORDER BY cell_id`,
  );
  return rows;
}

export interface CellWithAccounts extends CellRow {
  readonly accounts: number;
}

export async function countAccountsOfCells(directory: Queryable): Promise<readonly CellWithAccounts[]> {
  const { rows } = await directory.query<CellWithAccounts>(
    `SELECT cell.cell_id AS "cellId", schema_name AS "schema", takes_accounts AS "takesAccounts", count(account_id) AS accounts
     FROM gateway.cells AS cell LEFT JOIN ${ACCOUNT_PLACES} ON placed.cell_id = cell.cell_id
     GROUP BY cell.cell_id ORDER BY cell.cell_id`,
  );
  return rows;
}

/** Where a new account is placed: the cell with the fewest accounts, of those that take any. `$parameter` lists cells that are away. */
export const findNextCell = (parameter: number): string => `
  SELECT cell.cell_id FROM gateway.cells AS cell LEFT JOIN ${ACCOUNT_PLACES} ON placed.cell_id = cell.cell_id
  WHERE cell.takes_accounts AND cell.cell_id <> ALL ($${parameter}::int[])
  GROUP BY cell.cell_id ORDER BY count(placed.account_id), cell.cell_id LIMIT 1`;
