import type { FaultDatabase } from "./fault-database.ts";

/** Runs a statement in each cell, and returns all rows. In its text, `gateway.` stands for the schema of the cell. */
export async function queryCells<Row extends object>(server: FaultDatabase, text: string): Promise<Row[]> {
  const cells = await server.query<{ schema: string }>("SELECT schema_name AS schema FROM gateway.cells ORDER BY 1");
  const rows = await Promise.all(
    cells.map(({ schema }) => server.query<Row>(text.replaceAll("gateway.", `${schema}.`))),
  );
  return rows.flat();
}
