import type pg from "pg";
import { BOOLEAN, INT2, INT8 } from "../../../server/store/binary-array.ts";
import type { Database, Queryable } from "../../../server/store/database.ts";

export interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values?: unknown[];
}

/** The same database, with every statement that goes to it, in a transaction or not, in a list. */
export function listening(database: Database, statements: Statement[]): Database {
  const { pool } = database;
  const heard =
    (queryable: pg.Pool | pg.PoolClient) =>
    (...args: unknown[]) => {
      statements.push(args[0] as Statement);
      return Reflect.apply(queryable.query, queryable, args);
    };
  const connect = async () => {
    const client = await pool.connect();
    return Object.create(client, { query: { value: heard(client) } });
  };
  return { ...database, pool: Object.create(pool, { query: { value: heard(pool) }, connect: { value: connect } }) };
}

/** Takes statements and runs none of them, where running one twice would not be the same. */
export function heardOnly(statements: Statement[]): Queryable {
  const query = async (statement: Statement) => {
    statements.push(statement);
    return { rows: [] };
  };
  return { query } as unknown as Queryable;
}

/** How the server runs it with the plan that it keeps for a prepared statement, and what it really touches. */
export async function keptPlan({ pool }: Database, { text, values = [] }: Statement): Promise<string> {
  const client = await pool.connect();
  try {
    await client.query("SET plan_cache_mode = force_generic_plan");
    await client.query(`PREPARE kept AS ${text}`);
    const given = values.map((value) => client.escapeLiteral(textOf(value))).join(", ");
    const call = values.length === 0 ? "kept" : `kept (${given})`;
    await client.query("BEGIN");
    const { rows } = await client.query(`EXPLAIN (ANALYZE, COSTS OFF) EXECUTE ${call}`);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  } finally {
    client.release(true);
  }
}

/** A value as PostgreSQL writes it: EXECUTE takes no parameters of the protocol. */
function textOf(value: unknown): string {
  const list = Buffer.isBuffer(value) ? elementsOf(value) : value;
  if (!Array.isArray(list)) return String(list);
  return `{${list.map((element) => (element === null ? "NULL" : JSON.stringify(String(element)))).join(",")}}`;
}

function elementsOf(array: Buffer): (string | null)[] {
  const elements: (string | null)[] = [];
  const type = array.readInt32BE(8);
  for (let at = 20; at < array.length; ) {
    const length = array.readInt32BE(at);
    elements.push(length < 0 ? null : elementOf(type, array.subarray(at + 4, at + 4 + length)));
    at += 4 + Math.max(length, 0);
  }
  return elements;
}

function elementOf(type: number, bytes: Buffer): string {
  if (type === BOOLEAN) return String(bytes[0] === 1);
  if (type === INT2) return String(bytes.readInt16BE());
  return type === INT8 ? String(bytes.readBigInt64BE()) : bytes.toString();
}

/** The days whose partitions of a table the plan names. */
export const daysIn = (plan: string, table: string): readonly string[] =>
  [...new Set([...plan.matchAll(new RegExp(`\\b${table}_(\\d{8})\\b`, "g"))].map(([, day]) => day ?? ""))].toSorted();

/** The most rows that any part of the plan has really passed on or thrown away, over all of its runs. */
export function mostRows(plan: string): number {
  const passed = [...plan.matchAll(/actual time=\S+ rows=([\d.]+) loops=(\d+)/g)];
  const thrown = [...plan.matchAll(/Rows Removed by \w+(?: Recheck)?: (\d+)/g)];
  return Math.max(
    0,
    ...passed.map(([, rows, loops]) => Number(rows) * Number(loops)),
    ...thrown.map(([, rows]) => Number(rows)),
  );
}
