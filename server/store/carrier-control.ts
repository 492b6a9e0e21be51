import { type Queryable, withoutNulls } from "./database.ts";

/** What operators have said about carriers. */
export interface CarrierOrders {
  readonly paused: readonly string[];
  /** The newest request to read the carriers file again; undefined: there is none. */
  readonly reloadId: number | undefined;
}

/** A carrier as a gateway tells of it. */
export interface ReportedCarrier {
  readonly name: string;
  readonly isUp: boolean;
  readonly isPaused: boolean;
  readonly waiting: number;
  readonly underWay: number;
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

/** With `olderThanS`, requests of the last so many seconds are left out. */
export async function readCarrierOrders(directory: Queryable, { olderThanS = 0 } = {}): Promise<CarrierOrders> {
  const { rows } = await directory.query<{ paused: readonly string[] | null; reload_id: number | null }>({
    text: `SELECT (SELECT json_agg(carrier ORDER BY carrier) FROM gateway.carrier_pauses) AS paused,
             (SELECT max(reload_id) FROM gateway.carrier_reloads WHERE requested_at <= now() - $1 * interval '1 s') AS reload_id`,
    values: [olderThanS],
  });
  return { paused: rows[0]?.paused ?? [], reloadId: rows[0]?.reload_id ?? undefined };
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

/** Deletes the rows of gateways that were killed, and requests that every gateway has seen. */
export async function deleteOldCarrierControl(directory: Queryable): Promise<void> {
  await directory.query("DELETE FROM gateway.gateway_processes WHERE seen_at < now() - interval '1 day'");
  await directory.query("DELETE FROM gateway.carrier_reloads WHERE requested_at < now() - interval '1 day'");
}

/** Those that run, as far as the directory knows. */
export async function listGatewayProcesses(directory: Queryable): Promise<readonly GatewayProcess[]> {
  const { rows } = await directory.query<GatewayProcess>(
    `SELECT process_id AS "processId", host, pid, role, reload_id AS "reloadId", reload_result AS "reloadResult", carriers
     FROM gateway.gateway_processes WHERE seen_at > now() - interval '${LIFETIME_S} s' ORDER BY host, pid`,
  );
  return rows.map(withoutNulls);
}

export interface CarrierPause {
  readonly carrier: string;
  readonly pausedMs: number;
}

export async function listCarrierPauses(directory: Queryable): Promise<readonly CarrierPause[]> {
  const { rows } = await directory.query<CarrierPause>(
    `SELECT carrier, (extract(epoch FROM paused_at) * 1000)::bigint AS "pausedMs" FROM gateway.carrier_pauses ORDER BY carrier`,
  );
  return rows;
}

/** A pause that is there already stays as it is. */
export async function pauseCarrier(directory: Queryable, carrier: string): Promise<void> {
  await directory.query("INSERT INTO gateway.carrier_pauses (carrier) VALUES ($1) ON CONFLICT DO NOTHING", [carrier]);
}

/** False: it was not paused. */
export async function resumeCarrier(directory: Queryable, carrier: string): Promise<boolean> {
  const { rowCount } = await directory.query("DELETE FROM gateway.carrier_pauses WHERE carrier = $1", [carrier]);
  return rowCount === 1;
}

/** Asks all gateways to read their carriers file again, and returns the number of the request. */
export async function requestReload(directory: Queryable): Promise<number> {
  const { rows } = await directory.query<{ reload_id: number }>(
    "INSERT INTO gateway.carrier_reloads DEFAULT VALUES RETURNING reload_id",
  );
  return rows[0]?.reload_id ?? 0;
}
