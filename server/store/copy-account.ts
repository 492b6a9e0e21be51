import { ACCOUNT_TABLES, type AccountTable, AHEAD_TABLES, type AheadTable, SWITCH_TABLES } from "./account-tables.ts";
import { committedAt, type Database, type Queryable, withLongTransaction } from "./database.ts";
import { getFirstKeyAt } from "./day.ts";
import { listOpenKeys } from "./move-open-steps.ts";
import { unnestRows } from "./unnest-rows.ts";

/** Where rows are read and where they are written: schemas of two cells. */
export interface CopyRoute {
  readonly accountId: string;
  readonly from: string;
  readonly to: string;
}

/** What may change in the copied tables after a time: everything else is finished. */
export interface OpenState {
  /** By the clock of the database, less the most by which the clock of a gateway may differ. */
  readonly sinceMs: number;
  /** Messages with steps in the outbox or under a lease. */
  readonly openKeys: readonly string[];
  readonly scheduledKeys: readonly string[];
}

/** In one transaction. */
const ROWS_AT_ONCE = 2000;
/**
 * Rows that are younger are copied once more, because their gateway may have a clock that is behind. A clock that differs by more loses
 * nothing: what it wrote is found when the rows of the old cell are removed.
 */
const CLOCK_MARGIN_MS = 30_000;
/** For a statement that looks through a large table. */
const COPY_TIMEOUT_MS = 1_800_000;

/** Copies everything that is large, while the account goes on. Returns the number of rows. */
export async function copyAhead(directory: Database, route: CopyRoute, signal?: AbortSignal): Promise<number> {
  let rows = 0;
  for (const table of AHEAD_TABLES)
    rows += await eachRange(directory, table, route.accountId, route.from, signal, async (client, range) => {
      const { rowCount } = await client.query(
        `INSERT INTO ${route.to}.${table.name} SELECT * FROM ${route.from}.${table.name} WHERE ${range.condition}
         ON CONFLICT DO NOTHING`,
        range.values,
      );
      return rowCount ?? 0;
    });
  return rows;
}

/** To be read before a copy begins. */
export async function readOpenState(queryable: Queryable, { accountId, from }: CopyRoute): Promise<OpenState> {
  const openKeys = await listOpenKeys(queryable, from, accountId);
  const { rows } = await queryable.query<{
    now_ms: number;
    keys: readonly string[] | null;
    held: readonly string[] | null;
  }>(
    `SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now_ms,
       (SELECT array_agg(msg_key) FROM ${from}.scheduled_messages WHERE account_id = $1 AND step IS NULL) AS keys,
       (SELECT array_agg(msg_key) FROM ${from}.scheduled_messages WHERE account_id = $1 AND step IS NOT NULL) AS held`,
    [accountId],
  );
  const [found] = rows;
  return {
    sinceMs: (found?.now_ms ?? 0) - CLOCK_MARGIN_MS,
    // Steps of held messages have rows, which change.
    openKeys: [...openKeys, ...(found?.held ?? [])],
    scheduledKeys: found?.keys ?? [],
  };
}

/** Copies once more what may have changed since a copy that began with the state `before`. Returns the number of rows. */
export async function copyChanged(
  client: Queryable,
  route: CopyRoute,
  before: OpenState,
  now: OpenState,
): Promise<number> {
  const [since, until] = [getFirstKeyAt(before.sinceMs), getFirstKeyAt(now.sinceMs + 2 * CLOCK_MARGIN_MS)];
  const keys = listChangedKeys(before, now).filter((key) => key < since || key >= until);
  let rows = 0;
  for (const table of AHEAD_TABLES)
    rows += await copyTableAgain(client, route, table, { sinceMs: before.sinceMs, since, until, keys });
  return rows;
}

interface Changed {
  readonly sinceMs: number;
  /** The keys of messages that came since, the last excluded. */
  readonly since: string;
  readonly until: string;
  /** Other messages that may have changed. */
  readonly keys: readonly string[];
}

async function copyTableAgain(
  client: Queryable,
  route: CopyRoute,
  { name, copiedAgain }: AheadTable,
  { sinceMs, since, until, keys }: Changed,
): Promise<number> {
  const { accountId } = route;
  switch (copiedAgain) {
    case "messages": {
      const rows = await replaceRows(client, route, name, "msg_key >= $2 AND msg_key < $3", [accountId, since, until]);
      if (keys.length === 0) return rows;
      return rows + (await replaceRows(client, route, name, "msg_key = ANY ($2::text[])", [accountId, keys]));
    }
    case "requests":
      return replaceRows(client, route, name, "claimed_ms >= $2", [accountId, sinceMs]);
    case "files":
      return copyFiles(client, route, name);
    case "none":
      return 0;
  }
}

/** Of a message that waits for its sendAt only its arrival and its going matter. */
function listChangedKeys(before: OpenState, now: OpenState): readonly string[] {
  const scheduled = listDifferent(new Set(before.scheduledKeys), new Set(now.scheduledKeys));
  return [...new Set([...before.openKeys, ...now.openKeys, ...scheduled])];
}

async function replaceRows(
  client: Queryable,
  { from, to }: CopyRoute,
  table: string,
  condition: string,
  values: readonly unknown[],
): Promise<number> {
  const where = `WHERE account_id = $1 AND ${condition}`;
  await client.query(`DELETE FROM ${to}.${table} ${where}`, [...values]);
  const { rowCount } = await client.query(`INSERT INTO ${to}.${table} SELECT * FROM ${from}.${table} ${where}`, [
    ...values,
  ]);
  return rowCount ?? 0;
}

/** A file does not change: it comes, and goes when it expires or a recipient is erased. */
async function copyFiles(client: Queryable, route: CopyRoute, table: string): Promise<number> {
  const listKeys = async (schema: string): Promise<ReadonlySet<string>> => {
    const { rows } = await client.query<{ file_key: string }>(
      `SELECT file_key FROM ${schema}.${table} WHERE account_id = $1`,
      [route.accountId],
    );
    return new Set(rows.map(({ file_key }) => file_key));
  };
  const changed = listDifferent(await listKeys(route.from), await listKeys(route.to));
  if (changed.length === 0) return 0;
  return replaceRows(client, route, table, "file_key = ANY ($2::text[])", [route.accountId, changed]);
}

/** Those that are in one of the sets only. */
const listDifferent = (one: ReadonlySet<string>, other: ReadonlySet<string>): readonly string[] => [
  ...[...one].filter((name) => !other.has(name)),
  ...[...other].filter((name) => !one.has(name)),
];

/** Moves what is small, or cannot be copied before because it goes as it comes. To be called in the transaction of the switch. */
export async function moveCurrent(client: Queryable, { accountId, from, to }: CopyRoute): Promise<number> {
  let rows = 0;
  for (const table of SWITCH_TABLES)
    rows += await moveRows(client, table, { from, to }, { condition: "account_id = $1", values: [accountId] });
  return rows;
}

/** Returns how many rows are gone from the one cell. */
async function moveRows(
  client: Queryable,
  { name, merge, writtenLate }: AccountTable,
  { from, to }: Pick<CopyRoute, "from" | "to">,
  { condition, values }: RowRange,
): Promise<number> {
  const onConflict = merge === undefined ? "" : `ON CONFLICT ${merge}`;
  const deletion = `DELETE FROM ${from}.${name} WHERE ${condition}`;
  if (writtenLate === undefined) {
    const copy = `INSERT INTO ${to}.${name} AS stored SELECT * FROM ${from}.${name} WHERE ${condition} ${onConflict}`;
    await client.query(copy, values);
    return (await client.query(deletion, values)).rowCount ?? 0;
  }
  // What is written between two statements would be deleted and not be copied.
  const columns = Object.keys(writtenLate);
  const { rows } = await client.query<Record<string, unknown>>(`${deletion} RETURNING ${columns.join(", ")}`, values);
  if (rows.length === 0) return 0;
  await client.query(
    `INSERT INTO ${to}.${name} AS stored (${columns.join(", ")})
     SELECT * FROM (${unnestRows(writtenLate)}) AS input ${onConflict}`,
    columns.map((column) => rows.map((row) => row[column])),
  );
  return rows.length;
}

/**
 * Removes what a cell holds of an account that lives in another. What is missing there is moved: so nothing is lost, whoever wrote it and
 * whenever. Returns the number of rows. It can be repeated, and goes on where it was interrupted.
 */
export async function removeCopy(
  directory: Database,
  { accountId, from, to }: CopyRoute,
  signal?: AbortSignal,
): Promise<number> {
  let removed = 0;
  for (const table of ACCOUNT_TABLES)
    removed += await eachRange(directory, table, accountId, from, signal, (client, range) =>
      moveRows(client, { merge: "DO NOTHING", ...table }, { from, to }, range),
    );
  return removed;
}

interface RowRange {
  readonly condition: string;
  readonly values: unknown[];
}

/** Calls `work` with all rows of the account, some at a time and each time in a transaction. Returns the sum of what it returns. */
async function eachRange(
  directory: Database,
  { name, order, rowsAtOnce = ROWS_AT_ONCE }: AccountTable,
  accountId: string,
  schema: string,
  signal: AbortSignal | undefined,
  work: (client: Queryable, range: RowRange) => Promise<number>,
): Promise<number> {
  const columns = order.join(", ");
  const place = (first: number): string => `(${order.map((_, index) => `$${first + index}`).join(", ")})`;
  let sum = 0;
  let after: readonly unknown[] | undefined;
  for (;;) {
    signal?.throwIfAborted();
    const above: RowRange = {
      condition: `account_id = $1${after === undefined ? "" : ` AND (${columns}) > ${place(2)}`}`,
      values: [accountId, ...(after ?? [])],
    };
    const last = await withLongTransaction(committedAt(directory, "move-copied"), COPY_TIMEOUT_MS, async (client) => {
      const { rows } = await client.query<Record<string, unknown>>(
        `SELECT ${columns} FROM ${schema}.${name} WHERE ${above.condition} ORDER BY ${columns}
         OFFSET ${rowsAtOnce - 1} LIMIT 1`,
        above.values,
      );
      const end = rows[0] && order.map((column) => rows[0]?.[column]);
      const range: RowRange =
        end === undefined
          ? above
          : {
              condition: `${above.condition} AND (${columns}) <= ${place(above.values.length + 1)}`,
              values: [...above.values, ...end],
            };
      sum += await work(client, range);
      return end;
    });
    if (last === undefined) return sum;
    after = last;
  }
}
