import type { Ending } from "../domain/delivery.ts";
import { binaryArray, JSON_TEXT, TEXT } from "./binary-array.ts";
import {
  ANSWER_MS,
  type CarrierName,
  type EarlyReceipt,
  type EarlyRow,
  earlyReceipt,
  NAME_LIFETIME_MS,
} from "./carrier-ids.ts";
import type { Queryable } from "./database.ts";

/** A receipt for a name that nobody knows; its time tells it from others for the same name. */
export interface OrphanReceipt extends CarrierName {
  readonly receivedMs: number;
  readonly ending: Ending;
}

/** Keeps receipts until the name that they are for is stored. */
export async function keepOrphans(client: Queryable, orphans: readonly OrphanReceipt[]): Promise<void> {
  if (orphans.length === 0) return;
  await client.query({
    name: "keep-orphans",
    text: `INSERT INTO gateway.orphan_receipts (carrier, carrier_id, received_ms, ending)
           SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::json[]) ON CONFLICT DO NOTHING`,
    values: [
      ...keysOf(orphans),
      binaryArray(
        JSON_TEXT,
        orphans.map(({ ending }) => JSON.stringify(ending)),
      ),
    ],
  });
}

export async function removeOrphans(
  client: Queryable,
  orphans: readonly Pick<OrphanReceipt, "carrier" | "carrierId" | "receivedMs">[],
): Promise<void> {
  if (orphans.length === 0) return;
  const times = orphans.map(({ receivedMs }) => receivedMs);
  await client.query(
    `DELETE FROM gateway.orphan_receipts WHERE received_ms BETWEEN $4 AND $5
       AND (carrier, carrier_id, received_ms) IN (SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[]))`,
    [...keysOf(orphans), Math.min(...times), Math.max(...times)],
  );
}

/**
 * Receipts since a time whose name is known after all, the oldest first: a receipt and its name that were committed at
 * the same moment have not seen each other.
 */
export async function findMatchedOrphans(
  queryable: Queryable,
  { sinceMs, nowMs, limit }: { readonly sinceMs: number; readonly nowMs: number; readonly limit: number },
): Promise<readonly EarlyReceipt[]> {
  const { rows } = await queryable.query<EarlyRow>({
    name: "find-matched-orphans",
    text: `SELECT orphan.carrier, orphan.carrier_id, orphan.received_ms, orphan.ending, named.*
           FROM gateway.orphan_receipts orphan
           CROSS JOIN LATERAL (
             SELECT account_id, msg_key, step, part, parts FROM gateway.carrier_ids
             WHERE carrier = orphan.carrier AND carrier_id = orphan.carrier_id
               AND taken_ms > $2 AND taken_ms < orphan.received_ms + ${ANSWER_MS}
             ORDER BY taken_ms DESC LIMIT 1
           ) AS named
           WHERE orphan.received_ms > $1
           ORDER BY orphan.received_ms LIMIT $3`,
    values: [sinceMs, nowMs - NAME_LIFETIME_MS, limit],
  });
  return rows.map(earlyReceipt);
}

const keysOf = (orphans: readonly Pick<OrphanReceipt, "carrier" | "carrierId" | "receivedMs">[]): unknown[] => [
  binaryArray(
    TEXT,
    orphans.map(({ carrier }) => carrier),
  ),
  binaryArray(
    TEXT,
    orphans.map(({ carrierId }) => carrierId),
  ),
  orphans.map(({ receivedMs }) => receivedMs),
];
