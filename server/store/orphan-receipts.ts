import type { Ending } from "../domain/delivery.ts";
import {
  ANSWER_MS,
  type CarrierId,
  type EarlyReceipt,
  type EarlyRow,
  ID_LIFETIME_MS,
  toEarlyReceipt,
} from "./carrier-ids.ts";
import type { Queryable } from "./database.ts";

/** A receipt for an id that is not known (yet). Its time distinguishes it from others for the same id. */
export interface OrphanReceipt extends CarrierId {
  readonly receivedMs: number;
  readonly ending: Ending;
}

/** Stores receipts until their id is known. */
export async function storeOrphans(client: Queryable, orphans: readonly OrphanReceipt[]): Promise<void> {
  if (orphans.length === 0) return;
  await client.query({
    text: `INSERT INTO orphan_receipts (carrier, carrier_id, received_ms, ending)
           SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::json[]) ON CONFLICT DO NOTHING`,
    values: [...getKeys(orphans), orphans.map(({ ending }) => JSON.stringify(ending))],
  });
}

export async function deleteOrphans(client: Queryable, orphans: readonly OrphanPlace[]): Promise<void> {
  if (orphans.length === 0) return;
  const times = orphans.map(({ receivedMs }) => receivedMs);
  await client.query(
    `DELETE FROM orphan_receipts WHERE received_ms BETWEEN $4 AND $5
       AND (carrier, carrier_id, received_ms) IN (SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[]))`,
    [...getKeys(orphans), Math.min(...times), Math.max(...times)],
  );
}

/** Where a search through the receipts goes on: behind this one. */
export type OrphanPlace = Pick<OrphanReceipt, "carrier" | "carrierId" | "receivedMs">;

export interface OrphanSearch {
  readonly after: OrphanPlace;
  readonly limit: number;
}

/** In front of all receipts since a time. */
export const startAt = (receivedMs: number): OrphanPlace => ({ receivedMs, carrier: "", carrierId: "" });

/** The values $1 to $4. The first condition alone lets PostgreSQL use the index by time, and leave out the partitions of earlier days. */
const IS_BEHIND = `orphan.received_ms >= $1
  AND (orphan.received_ms, orphan.carrier, orphan.carrier_id) > ($1, $2, $3)
  ORDER BY orphan.received_ms, orphan.carrier, orphan.carrier_id LIMIT $4`;
const toValues = ({ after, limit }: OrphanSearch): unknown[] => [
  after.receivedMs,
  after.carrier,
  after.carrierId,
  limit,
];

/** Finds receipts whose id is known by now, because both were committed at the same moment. The oldest come first. */
export async function findMatchedOrphans(
  queryable: Queryable,
  search: OrphanSearch & { readonly nowMs: number },
): Promise<readonly EarlyReceipt[]> {
  const { rows } = await queryable.query<EarlyRow>({
    text: `SELECT orphan.carrier, orphan.carrier_id, orphan.received_ms, orphan.ending, part_row.*
           FROM orphan_receipts orphan
           CROSS JOIN LATERAL (
             SELECT account_id, msg_key, step, part, parts, repeats FROM carrier_ids
             WHERE carrier = orphan.carrier AND carrier_id = orphan.carrier_id
               AND taken_ms > $5 AND taken_ms < orphan.received_ms + ${ANSWER_MS}
             ORDER BY taken_ms DESC LIMIT 1
           ) AS part_row
           WHERE ${IS_BEHIND}`,
    values: [...toValues(search), search.nowMs - ID_LIFETIME_MS],
  });
  return rows.map(toEarlyReceipt);
}

/** Receipts for a cell that is not the one in which they are stored, the oldest first. */
export async function listOrphans(queryable: Queryable, search: OrphanSearch): Promise<readonly OrphanReceipt[]> {
  const { rows } = await queryable.query<OrphanReceipt>({
    text: `SELECT carrier, carrier_id AS "carrierId", received_ms AS "receivedMs", ending FROM orphan_receipts AS orphan
           WHERE ${IS_BEHIND}`,
    values: toValues(search),
  });
  return rows;
}

/** How many have come before a time and match nothing; it stops counting at `most`. */
export async function countOrphans(
  queryable: Queryable,
  { untilMs, most }: { readonly untilMs: number; readonly most: number },
): Promise<number> {
  const { rows } = await queryable.query<{ count: number }>(
    "SELECT count(*) AS count FROM (SELECT FROM orphan_receipts WHERE received_ms < $1 LIMIT $2) AS orphan",
    [untilMs, most],
  );
  return rows[0]?.count ?? 0;
}

const getKeys = (orphans: readonly OrphanPlace[]): unknown[] => [
  orphans.map(({ carrier }) => carrier),
  orphans.map(({ carrierId }) => carrierId),
  orphans.map(({ receivedMs }) => receivedMs),
];
