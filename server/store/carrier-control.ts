import type { CarrierPause } from "../domain/message-history.ts";
import type { CarrierRoutes } from "../domain/route-table.ts";
import { type Database, type Queryable, withoutNulls, withTransaction } from "./database.ts";

/** What operators have said about carriers. */
export interface CarrierOrders {
  /** The carriers that are paused now, by whom, and whether to drain them. */
  readonly paused: readonly Pick<CarrierPause, "carrier" | "by" | "isDrain">[];
  /** Who has resumed carriers in the last minutes, by carrier. */
  readonly resumedBy: Readonly<Record<string, string>>;
  /** The newest request to read the carriers file again; undefined: there is none. */
  readonly reloadId: number | undefined;
}

/** A carrier as a gateway tells of it. */
export interface ReportedCarrier {
  readonly name: string;
  readonly isUp: boolean;
  readonly isPaused: boolean;
  /** Its circuit breaker is open or half open: it did not answer several messages. Undefined: the gateway is of a release that does not tell. */
  readonly isFailing?: boolean | undefined;
  /** Steps that wait in its memory. */
  readonly waiting: number;
  /** When the first of those that wait was accepted or became due; undefined: none waits, or an earlier release tells of it. */
  readonly oldestMs?: number | undefined;
  readonly underWay: number;
  /** Undefined: the gateway is of a release that does not tell. */
  readonly takes: CarrierRoutes | undefined;
}

/** What came of a request to read the carriers file again. */
export type ReloadResult =
  | {
      readonly kind: "reloaded";
      readonly added: readonly string[];
      readonly changed: readonly string[];
      readonly removed: readonly string[];
      readonly routesChanged: boolean;
    }
  /** The file has faults, and nothing was changed. */
  | { readonly kind: "refused"; readonly reason: string }
  /** The gateway runs without a carriers file. */
  | { readonly kind: "no-file" };

export interface GatewayProcess {
  readonly processId: string;
  readonly host: string;
  readonly pid: number;
  readonly role: string;
  readonly reloadId: number | undefined;
  readonly reloadResult: ReloadResult | undefined;
  readonly carriers: readonly ReportedCarrier[];
}

/** A gateway that has not written its row for longer counts as ended. It writes every few seconds. */
const LIFETIME_S = 15;
/** Longer than messages are kept by default: their timelines tell what they waited for. */
const PAUSES_KEPT_DAYS = 60;
/** A gateway looks every second; one that could not for longer logs a resume without the name. */
const RESUMES_TOLD_MIN = 10;

interface StoredOrders {
  readonly paused: CarrierOrders["paused"] | null;
  readonly resumed_by: CarrierOrders["resumedBy"] | null;
  readonly reload_id: number | null;
}

/** With `olderThanS`, requests of the last so many seconds are left out. */
export async function readCarrierOrders(directory: Queryable, { olderThanS = 0 } = {}): Promise<CarrierOrders> {
  const { rows } = await directory.query<StoredOrders>({
    text: `SELECT (SELECT json_agg(json_build_object('carrier', carrier, 'by', paused_by, 'isDrain', is_drain) ORDER BY carrier)
                   FROM gateway.carrier_pauses WHERE resumed_at IS NULL) AS paused,
             (SELECT json_object_agg(carrier, resumed_by ORDER BY resumed_at) FROM gateway.carrier_pauses
              WHERE resumed_at > now() - interval '${RESUMES_TOLD_MIN} min') AS resumed_by,
             (SELECT max(reload_id) FROM gateway.carrier_reloads WHERE requested_at <= now() - $1 * interval '1 s') AS reload_id`,
    values: [olderThanS],
  });
  const [found] = rows;
  return {
    paused: found?.paused ?? [],
    resumedBy: found?.resumed_by ?? {},
    reloadId: found?.reload_id ?? undefined,
  };
}

export async function saveGatewayProcess(directory: Queryable, process: GatewayProcess): Promise<void> {
  const { processId, host, pid, role, reloadId, reloadResult, carriers } = process;
  await directory.query({
    text: `INSERT INTO gateway.gateway_processes (process_id, host, pid, role, seen_at, reload_id, reload_result, carriers)
           VALUES ($1, $2, $3, $4, now(), $5, $6, $7)
           ON CONFLICT (process_id) DO UPDATE
           SET seen_at = now(), reload_id = excluded.reload_id, reload_result = excluded.reload_result, carriers = excluded.carriers`,
    values: [
      ...[processId, host, pid, role, reloadId ?? null],
      reloadResult === undefined ? null : JSON.stringify(reloadResult),
      JSON.stringify(carriers),
    ],
  });
}

export async function deleteGatewayProcess(directory: Queryable, processId: string): Promise<void> {
  await directory.query("DELETE FROM gateway.gateway_processes WHERE process_id = $1", [processId]);
}

/** Deletes the rows of gateways that were killed, requests that every gateway has seen, and pauses that ended long ago. */
export async function deleteOldCarrierControl(directory: Queryable): Promise<void> {
  await directory.query("DELETE FROM gateway.gateway_processes WHERE seen_at < now() - interval '1 day'");
  await directory.query("DELETE FROM gateway.carrier_reloads WHERE requested_at < now() - interval '1 day'");
  await directory.query(
    `DELETE FROM gateway.carrier_pauses WHERE resumed_at < now() - interval '${PAUSES_KEPT_DAYS} days'`,
  );
}

/** Those that run, as far as the directory knows. */
export async function listGatewayProcesses(directory: Queryable): Promise<readonly GatewayProcess[]> {
  const { rows } = await directory.query<GatewayProcess>(
    `SELECT process_id AS "processId", host, pid, role, reload_id AS "reloadId", reload_result AS "reloadResult", carriers
     FROM gateway.gateway_processes WHERE seen_at > now() - interval '${LIFETIME_S} s' ORDER BY host, pid`,
  );
  return rows.map(withoutNulls);
}

/** Those that hold now, and those that have ended after a time. */
export async function listCarrierPauses(
  directory: Queryable,
  { sinceMs }: { readonly sinceMs: number } = { sinceMs: Number.MAX_SAFE_INTEGER },
): Promise<readonly CarrierPause[]> {
  const { rows } = await directory.query<CarrierPause>(
    `SELECT carrier, paused_by AS "by", is_drain AS "isDrain", (extract(epoch FROM paused_at) * 1000)::bigint AS "sinceMs",
       (extract(epoch FROM resumed_at) * 1000)::bigint AS "untilMs"
     FROM gateway.carrier_pauses WHERE resumed_at IS NULL OR extract(epoch FROM resumed_at) * 1000 > $1
     ORDER BY carrier, paused_at`,
    [sinceMs],
  );
  return rows.map(withoutNulls);
}

/** A pause or drain that is there already stays as it is. */
export async function pauseCarrier(directory: Queryable, carrier: string, operator: string): Promise<void> {
  await directory.query(
    "INSERT INTO gateway.carrier_pauses (carrier, paused_by) VALUES ($1, $2) ON CONFLICT DO NOTHING",
    [carrier, operator],
  );
}

/** After a pause it is an order of its own: each has its operator and its time. A drain that is there already stays as it is. */
export async function drainCarrier(directory: Database, carrier: string, operator: string): Promise<void> {
  await withTransaction(directory, async (client) => {
    await client.query(
      `UPDATE gateway.carrier_pauses SET resumed_at = now(), resumed_by = $2
       WHERE carrier = $1 AND resumed_at IS NULL AND NOT is_drain`,
      [carrier, operator],
    );
    await client.query(
      "INSERT INTO gateway.carrier_pauses (carrier, paused_by, is_drain) VALUES ($1, $2, true) ON CONFLICT DO NOTHING",
      [carrier, operator],
    );
  });
}

/** False: it was not paused. */
export async function resumeCarrier(directory: Queryable, carrier: string, operator: string): Promise<boolean> {
  const { rowCount } = await directory.query(
    "UPDATE gateway.carrier_pauses SET resumed_at = now(), resumed_by = $2 WHERE carrier = $1 AND resumed_at IS NULL",
    [carrier, operator],
  );
  return rowCount === 1;
}

/** Asks all gateways to read their carriers file again, and returns the number of the request. */
export async function requestReload(directory: Queryable): Promise<number> {
  const { rows } = await directory.query<{ reload_id: number }>(
    "INSERT INTO gateway.carrier_reloads DEFAULT VALUES RETURNING reload_id",
  );
  return rows[0]?.reload_id ?? 0;
}
