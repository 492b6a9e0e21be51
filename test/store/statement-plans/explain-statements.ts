import type pg from "pg";
import type { Database } from "../../../server/store/database.ts";
import { interceptStatements, type Statement } from "../intercepted-database.ts";

/** Runs `work` and returns how the server executes each of its statements, with the rows that it really reads. */
export async function explainStatements(
  database: Database,
  work: (database: Database) => Promise<unknown>,
): Promise<string> {
  const plans: string[] = [];
  const inTransaction = new WeakSet<pg.PoolClient>();
  const explained = interceptStatements(database, async (statement, client) => {
    if (/^(BEGIN|COMMIT|ROLLBACK)/.test(statement.text)) {
      if (statement.text === "BEGIN") inTransaction.add(client);
      else inTransaction.delete(client);
    } else if (!statement.text.startsWith("SET "))
      plans.push(await explain(client, statement, inTransaction.has(client)));
    return client.query(statement);
  });
  await work(explained);
  return plans.join("\n\n");
}

/** EXPLAIN ANALYZE runs the statement: its changes are undone. */
async function explain(client: pg.PoolClient, { text, values }: Statement, inTransaction: boolean): Promise<string> {
  await client.query(inTransaction ? "SAVEPOINT plan" : "BEGIN");
  const { rows } = await client.query({
    text: `EXPLAIN (ANALYZE, COSTS OFF) ${text}`,
    ...(values !== undefined && { values }),
  });
  await client.query(inTransaction ? "ROLLBACK TO SAVEPOINT plan" : "ROLLBACK");
  return rows
    .map((row) => row["QUERY PLAN"])
    .filter((line) => !line.includes("never executed"))
    .join("\n");
}

/** The days whose partitions of a table are read. */
export const findDays = (plans: string, table: string): readonly string[] =>
  [...new Set([...plans.matchAll(new RegExp(`\\b${table}_(\\d{8})\\b`, "g"))].map(([, day]) => day ?? ""))].toSorted();

/** The most rows that any node of the plans has returned or thrown away, over all its loops. */
export function getMostRows(plans: string): number {
  const returned = [...plans.matchAll(/actual time=\S+ rows=([\d.]+) loops=(\d+)/g)];
  const removed = [...plans.matchAll(/Rows Removed by \w+(?: Recheck)?: (\d+)/g)];
  return Math.max(
    ...returned.map(([, rows, loops]) => Number(rows) * Number(loops)),
    ...removed.map(([, rows]) => Number(rows)),
  );
}
