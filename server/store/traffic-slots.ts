import type { Queryable } from "./database.ts";

/** What one gateway has counted in one slot for one carrier. */
export interface TrafficCounts {
  /** Empty for what belongs to no carrier. */
  readonly carrier: string;
  readonly accepted: number;
  readonly delivered: number;
  readonly failed: number;
  readonly latencies: readonly number[];
  /** The longest latency; 0: there is none. */
  readonly longestMs: number;
}

/** The length of a stored slot. */
export const SLOT_S = 10;

/** A slot may be written more than once: each time with what was counted since. */
export async function addTraffic(
  directory: Queryable,
  slotS: number,
  processId: string,
  counts: readonly TrafficCounts[],
): Promise<void> {
  for (const { carrier, accepted, delivered, failed, latencies, longestMs } of counts)
    await directory.query({
      name: "add_traffic",
      text: `INSERT INTO gateway.traffic_slots AS stored (slot_s, process_id, carrier, accepted, delivered, failed, latencies, longest_ms)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
             ON CONFLICT (slot_s, process_id, carrier) DO UPDATE
             SET accepted = stored.accepted + excluded.accepted, delivered = stored.delivered + excluded.delivered,
                 failed = stored.failed + excluded.failed, longest_ms = greatest(stored.longest_ms, excluded.longest_ms),
                 latencies = (SELECT array_agg(one + other ORDER BY place) FROM
                   unnest(stored.latencies, excluded.latencies) WITH ORDINALITY AS both_counts (one, other, place))`,
      values: [slotS, processId, carrier, accepted, delivered, failed, latencies, longestMs],
    });
}

export interface SummedTraffic extends TrafficCounts {
  /** When the longer slot begins. */
  readonly slotS: number;
}

/** Sums the slots of all gateways to longer ones. */
export async function readTraffic(
  directory: Queryable,
  sinceS: number,
  stepS: number,
): Promise<readonly SummedTraffic[]> {
  const { rows } = await directory.query<SummedTraffic>(
    `WITH wanted AS MATERIALIZED (
       SELECT slot_s - slot_s % $2 AS slot_s, carrier, accepted, delivered, failed, latencies, longest_ms
       FROM gateway.traffic_slots WHERE slot_s >= $1
     ),
     counts AS (
       SELECT slot_s, carrier, sum(accepted)::bigint AS accepted, sum(delivered)::bigint AS delivered, sum(failed)::bigint AS failed,
              max(longest_ms) AS longest_ms
       FROM wanted GROUP BY 1, 2
     ),
     buckets AS (
       SELECT slot_s, carrier, place, sum(count) AS count
       FROM wanted CROSS JOIN LATERAL unnest(latencies) WITH ORDINALITY AS bucket (count, place) GROUP BY 1, 2, 3
     ),
     latencies AS (
       SELECT slot_s, carrier, json_agg(count ORDER BY place) AS latencies FROM buckets GROUP BY 1, 2
     )
     SELECT slot_s AS "slotS", carrier, accepted, delivered, failed, coalesce(latencies, '[]'::json) AS latencies,
            longest_ms AS "longestMs"
     FROM counts LEFT JOIN latencies USING (slot_s, carrier) ORDER BY slot_s, carrier`,
    [sinceS, stepS],
  );
  return rows;
}

export async function deleteOldTraffic(directory: Queryable, beforeS: number): Promise<void> {
  await directory.query("DELETE FROM gateway.traffic_slots WHERE slot_s < $1", [beforeS]);
}
