import type { Channel } from "../domain/model.ts";
import type { CarrierQuality, QualityCounts } from "../domain/move-shares.ts";
import type { Queryable } from "./database.ts";
import { unnestRows } from "./unnest-rows.ts";

const COLUMNS = {
  ...{ slot_s: "bigint", carrier: "text", channel: "text" },
  ...{ submitted: "bigint", failed: "bigint", quick: "bigint" },
};

/** A slot may be written more than once: each time with what was counted since. */
export async function addQuality(
  directory: Queryable,
  processId: string,
  counts: readonly QualityCounts[],
): Promise<void> {
  await directory.query({
    name: "add_quality",
    text: `INSERT INTO gateway.carrier_quality AS stored (slot_s, carrier, channel, submitted, failed, quick, process_id)
           SELECT *, $7::text FROM (${unnestRows(COLUMNS)}) AS input
           ON CONFLICT (slot_s, process_id, carrier, channel) DO UPDATE
           SET submitted = stored.submitted + excluded.submitted, failed = stored.failed + excluded.failed,
               quick = stored.quick + excluded.quick`,
    values: [
      counts.map(({ slotS }) => slotS),
      counts.map(({ carrier }) => carrier),
      counts.map(({ channel }) => channel),
      counts.map(({ submitted }) => submitted),
      counts.map(({ failed }) => failed),
      counts.map(({ quick }) => quick),
      processId,
    ],
  });
}

/**
 * By carrier, as all gateways have counted messages of a channel in slots that begin after `sinceMs`. Those of slots that begin before `dueMs`
 * should have their receipts.
 */
export async function readQuality(
  directory: Queryable,
  channel: Channel,
  { sinceMs, dueMs }: { readonly sinceMs: number; readonly dueMs: number },
): Promise<ReadonlyMap<string, CarrierQuality>> {
  const { rows } = await directory.query<CarrierQuality & { readonly carrier: string }>({
    text: `SELECT carrier, sum(submitted)::bigint AS submitted, sum(failed)::bigint AS failed,
             coalesce(sum(submitted) FILTER (WHERE slot_s < $3), 0)::bigint AS due,
             coalesce(sum(quick) FILTER (WHERE slot_s < $3), 0)::bigint AS quick
           FROM gateway.carrier_quality WHERE slot_s >= $1 AND channel = $2 GROUP BY carrier`,
    values: [Math.ceil(sinceMs / 1000), channel, Math.floor(dueMs / 1000)],
  });
  return new Map(rows.map(({ carrier, ...quality }) => [carrier, quality]));
}

export async function deleteOldQuality(directory: Queryable, beforeS: number): Promise<void> {
  await directory.query("DELETE FROM gateway.carrier_quality WHERE slot_s < $1", [beforeS]);
}
