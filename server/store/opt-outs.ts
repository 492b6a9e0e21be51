import { createHmac } from "node:crypto";
import { ALL_SENDERS, toDomestic } from "../domain/opt-out.ts";
import { type Database, type Queryable, withTransaction } from "./database.ts";

/*
 * Numbers that get no advertising, in the directory: an account that is moved to another cell keeps them. Erasing a recipient leaves
 * its hash: the person must not get advertising again because of that.
 */

/** Whoever reads the table alone cannot try all numbers; the same number has another hash for each account. */
export const hashNumber = (number: string, key: string): Buffer =>
  createHmac("sha256", key).update(toDomestic(number)).digest();

export interface HashedOptOut {
  readonly hash: Buffer;
  readonly sender: string;
}

export interface FoundOptOut {
  readonly sender: string;
  readonly addedMs: number;
  /** The operator, or the account itself. */
  readonly by: string;
}

/**
 * The key of an account's hashes, made with its first number; undefined: there is no such account. It never changes: a hash cannot be
 * made again without its number.
 */
export async function ensureOptOutKey(
  queryable: Queryable,
  accountId: string,
  madeKey: string,
): Promise<string | undefined> {
  const known = await findOptOutKey(queryable, accountId);
  if (known !== undefined) return known;
  await queryable.query("UPDATE gateway.accounts SET opt_out_key = $2 WHERE account_id = $1 AND opt_out_key IS NULL", [
    accountId,
    madeKey,
  ]);
  // Another process may have been first.
  return findOptOutKey(queryable, accountId);
}

/** Undefined: no number of the account was ever added. */
export async function findOptOutKey(queryable: Queryable, accountId: string): Promise<string | undefined> {
  const { rows } = await queryable.query<{ opt_out_key: string | null }>(
    "SELECT opt_out_key FROM gateway.accounts WHERE account_id = $1",
    [accountId],
  );
  return rows[0]?.opt_out_key ?? undefined;
}

/**
 * Adds all or none, and returns how many were not there before. Requests with the same numbers in another order would wait for each other, so
 * all add and remove in the order of the primary key.
 */
export function addOptOuts(
  database: Database,
  accountId: string,
  optOuts: readonly HashedOptOut[],
  { addedMs, by }: Pick<FoundOptOut, "addedMs" | "by">,
): Promise<number> {
  return withTransaction(database, async (client) => {
    const { rowCount } = await client.query(
      `INSERT INTO gateway.opt_outs (account_id, number_hash, sender, added_ms, added_by)
       SELECT $1, number_hash, sender, $4, $5 FROM unnest($2::bytea[], $3::text[]) AS input (number_hash, sender)
       ORDER BY number_hash, sender COLLATE "C"
       ON CONFLICT DO NOTHING`,
      [accountId, optOuts.map(({ hash }) => hash), optOuts.map(({ sender }) => sender), addedMs, by],
    );
    return rowCount ?? 0;
  });
}

/** Returns how many there were. */
export function removeOptOuts(
  database: Database,
  accountId: string,
  optOuts: readonly HashedOptOut[],
): Promise<number> {
  return withTransaction(database, async (client) => {
    const { rowCount } = await client.query(
      `WITH locked AS (
         SELECT number_hash, sender FROM gateway.opt_outs
         WHERE account_id = $1 AND (number_hash, sender) IN (SELECT * FROM unnest($2::bytea[], $3::text[]))
         ORDER BY number_hash, sender FOR UPDATE)
       DELETE FROM gateway.opt_outs WHERE account_id = $1 AND (number_hash, sender) IN (SELECT * FROM locked)`,
      [accountId, optOuts.map(({ hash }) => hash), optOuts.map(({ sender }) => sender)],
    );
    return rowCount ?? 0;
  });
}

/** What is known of each number, in their order. */
export async function findOptOuts(
  queryable: Queryable,
  accountId: string,
  hashes: readonly Buffer[],
): Promise<readonly (readonly FoundOptOut[])[]> {
  const { rows } = await queryable.query<FoundOptOut & { readonly hash: Buffer }>(
    `SELECT number_hash AS hash, sender, added_ms AS "addedMs", added_by AS by FROM gateway.opt_outs
     WHERE account_id = $1 AND number_hash = ANY ($2::bytea[]) ORDER BY sender`,
    [accountId, hashes],
  );
  const byHash = Map.groupBy(rows, ({ hash }) => hash.toString("hex"));
  return hashes.map((hash) =>
    (byHash.get(hash.toString("hex")) ?? []).map(({ sender, addedMs, by }) => ({ sender, addedMs, by })),
  );
}

/** How many numbers have opted out of each sender. */
export async function countOptOuts(
  queryable: Queryable,
  accountId: string,
): Promise<readonly { readonly sender: string; readonly count: number }[]> {
  const { rows } = await queryable.query<{ sender: string; count: number }>(
    "SELECT sender, count(*) AS count FROM gateway.opt_outs WHERE account_id = $1 GROUP BY sender ORDER BY sender",
    [accountId],
  );
  return rows;
}

/** An advertisement that is about to be sent. */
export interface Advertisement {
  readonly accountId: string;
  readonly number: string;
  /** Of the hashes of its account. */
  readonly key: string;
  /** Whose advertising it is. */
  readonly senders: readonly string[];
}

/** Looks up the primary key for each of them, by one statement. */
const FIND_REFUSED = `
  SELECT DISTINCT input.index AS index
  FROM unnest($1::int[], $2::text[], $3::bytea[], $4::text[]) AS input (index, account_id, number_hash, sender)
  CROSS JOIN LATERAL (
    SELECT FROM gateway.opt_outs AS stored
    WHERE stored.account_id = input.account_id AND stored.number_hash = input.number_hash AND stored.sender = input.sender
    OFFSET 0
  ) AS found`;

/** Those of the advertisements whose recipients have opted out. */
export async function findRefused<One extends Advertisement>(
  queryable: Queryable,
  advertisements: readonly One[],
): Promise<readonly One[]> {
  const rows = advertisements.flatMap(({ accountId, number, key, senders }, index) => {
    const hash = hashNumber(number, key);
    return [...new Set([ALL_SENDERS, ...senders])].map((sender) => ({ index, accountId, hash, sender }));
  });
  const { rows: found } = await queryable.query<{ index: number }>(FIND_REFUSED, [
    rows.map(({ index }) => index),
    rows.map(({ accountId }) => accountId),
    rows.map(({ hash }) => hash),
    rows.map(({ sender }) => sender),
  ]);
  const refused = new Set(found.map(({ index }) => index));
  return advertisements.filter((_, index) => refused.has(index));
}
