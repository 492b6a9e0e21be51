import { FIRST_CELL, getCellSchema } from "../../server/store/cell-directory.ts";
import type { DatabaseBackend } from "../../server/store/create-cell.ts";

/** With these in the environment of a test run, its gateways have several cells, or use Citus. */
const NAMES = ["CELLS", "DATABASE_BACKEND"];

/** Settings for every gateway that a test starts. */
export const cellSettings: Readonly<Record<string, string>> = Object.fromEntries(
  NAMES.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  }),
);

export const cellCount = Number(process.env.CELLS ?? "1");
export const databaseBackend: DatabaseBackend = process.env.DATABASE_BACKEND === "citus" ? "citus" : "postgres";

/** The tests' accounts are in another cell than the first. */
export const hasCells = cellCount > 1 || databaseBackend === "citus";
const TEST_CELL = 2;

/** Where the tables of the tests' accounts are. */
export const testCell = hasCells ? TEST_CELL : FIRST_CELL;
export const testSchema = getCellSchema(testCell);
/** Options for connections to them. */
export const inTestCell = { schema: testSchema };
