import type { Database } from "../store/database.ts";

/** Where in the INSERT the job itself goes. */
const JOB = "$1";

const unknownWay = (what: string): Error =>
  new Error(`pg-boss inserts jobs in another way than this release knows: ${what}`);

/**
 * An INSERT of one job of a queue, its data the only value. pg-boss's own reads every option out of a JSON text and looks
 * the rest up in the queue's row, for each job anew: a fifth of what the database does for a batch of messages. All of
 * it is the same for all of our jobs, so pg-boss's statement is run once, and what it made of a job is read and undone.
 */
export async function jobInsert(database: Database, statement: string): Promise<string> {
  const table = /^\s*INSERT INTO (\S+)/.exec(statement)?.[1];
  if (table === undefined || /\$[2-9]/.test(statement)) throw unknownWay("by another statement");
  const row = await madeAndUndone(database, `${statement} RETURNING *`);
  const columns = new Map<string, string>();
  for (const [column, value] of Object.entries(row))
    if (value !== null && !(column in VARYING)) columns.set(column, literal(column, value));
  const { start_after: startAfter, keep_until: keepUntil } = row;
  if (!(startAfter instanceof Date) || !(keepUntil instanceof Date)) throw unknownWay("a job has no times");
  const keptS = Math.round((keepUntil.getTime() - startAfter.getTime()) / 1000);
  for (const column of ["created_on", "start_after"]) columns.set(column, "now()");
  columns.set("keep_until", `now() + interval '${keptS} seconds'`);
  columns.set("data", `${JOB}::text::jsonb`);
  return `INSERT INTO ${table} (${[...columns.keys()].join(", ")}) VALUES (${[...columns.values()].join(", ")})`;
}

/** Of each job its own; an id is made where none is given. */
const VARYING = { id: true, data: true, created_on: true, start_after: true, keep_until: true };

function literal(column: string, value: unknown): string {
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (typeof value === "string") return `'${value.replaceAll("'", "''")}'`;
  throw unknownWay(`nobody knows how to write ${column}`);
}

async function madeAndUndone(database: Database, statement: string): Promise<Record<string, unknown>> {
  const client = await database.pool.connect();
  try {
    await client.query("BEGIN");
    const { rows } = await client.query<Record<string, unknown>>(statement, [JSON.stringify([{ data: {} }])]);
    if (rows[0] === undefined) throw unknownWay("no job came of it");
    return rows[0];
  } finally {
    await client.query("ROLLBACK").finally(() => client.release());
  }
}
