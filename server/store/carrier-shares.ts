import type { Channel } from "../domain/model.ts";
import type { RouteShares, SharedRoute, ShareMove } from "../domain/move-shares.ts";
import { writeAudit } from "./audit-log.ts";
import { type Database, type Queryable, withTransaction } from "./database.ts";

/** The share of a carrier in a route, as it is stored. */
export interface StoredShare {
  readonly channel: Channel;
  readonly prefix: string;
  readonly carrier: string;
  readonly resting: number;
  readonly share: number;
  readonly changedMs: number;
  readonly reason: string;
}

/** Who changes shares without an operator, in the audit log. */
export const GATEWAY = "gateway";

const COLUMNS = `channel, prefix, carrier, resting, share, changed_ms AS "changedMs", reason`;

export async function readShares(directory: Queryable): Promise<readonly StoredShare[]> {
  const { rows } = await directory.query<StoredShare>(`SELECT ${COLUMNS} FROM gateway.carrier_shares`);
  return rows;
}

const getNewestMs = (rows: readonly StoredShare[]): number => Math.max(0, ...rows.map(({ changedMs }) => changedMs));

/**
 * Rows of a route whose carriers or resting shares are others by now count no more: its shares are those of the file. When they were
 * changed still counts, so that workers with two files do not change them in turn.
 */
export function getRouteShares(
  { channel, prefix, resting }: SharedRoute,
  stored: readonly StoredShare[],
): RouteShares & Pick<StoredShare, "reason"> {
  const rows = stored.filter((row) => row.channel === channel && row.prefix === prefix);
  const isSame =
    rows.length === resting.length &&
    resting.every(({ name, share }) => rows.some((row) => row.carrier === name && row.resting === share));
  return isSame
    ? {
        shares: new Map(rows.map(({ carrier, share }) => [carrier, share])),
        changedMs: getNewestMs(rows),
        reason: rows[0]?.reason ?? "",
      }
    : { shares: new Map(resting.map(({ name, share }) => [name, share])), changedMs: getNewestMs(rows), reason: "" };
}

/**
 * Changes the shares of a route as `decide` says. The rows are locked, so that of several workers one decides, and the next one sees what it
 * has decided. The first statement gives the lock something to hold: a second worker waits there for the rows of the first.
 */
export function moveStoredShares(
  directory: Database,
  route: SharedRoute,
  { nowMs, from }: { readonly nowMs: number; readonly from: string },
  decide: (current: RouteShares) => ShareMove | undefined,
): Promise<ShareMove | undefined> {
  const { channel, prefix, resting } = route;
  const names = resting.map(({ name }) => name);
  return withTransaction(directory, async (client) => {
    await client.query(
      `INSERT INTO gateway.carrier_shares (channel, prefix, carrier, resting, share, changed_ms, reason)
       SELECT $1, $2, carrier, share, share, 0, '' FROM unnest($3::text[], $4::smallint[]) AS input (carrier, share)
       ORDER BY carrier ON CONFLICT DO NOTHING`,
      [channel, prefix, names, resting.map(({ share }) => share)],
    );
    const { rows } = await client.query<StoredShare>(
      `SELECT ${COLUMNS} FROM gateway.carrier_shares WHERE channel = $1 AND prefix = $2 ORDER BY carrier FOR UPDATE`,
      [channel, prefix],
    );
    const move = decide(getRouteShares(route, rows));
    if (move === undefined) return undefined;
    await client.query(
      "DELETE FROM gateway.carrier_shares WHERE channel = $1 AND prefix = $2 AND carrier <> ALL ($3::text[])",
      [channel, prefix, names],
    );
    await client.query(
      `UPDATE gateway.carrier_shares AS stored
       SET resting = input.resting, share = input.share, changed_ms = $6, reason = $7
       FROM unnest($3::text[], $4::smallint[], $5::smallint[]) AS input (carrier, resting, share)
       WHERE channel = $1 AND prefix = $2 AND stored.carrier = input.carrier`,
      [
        ...[channel, prefix, names, resting.map(({ share }) => share)],
        resting.map(({ name, share }) => move.shares.get(name) ?? share),
        ...[nowMs, move.reason],
      ],
    );
    const after = [...move.shares].map(([name, share]) => `${name} ${share}`).join(", ");
    const target = `${[channel, prefix].filter(Boolean).join(" ")}: ${after}`;
    await writeAudit(client, {
      atMs: nowMs,
      operator: GATEWAY,
      action: "moveShares",
      target,
      from,
      result: move.reason,
    });
    return move;
  });
}

/** Gives all routes of a carrier the shares of the carriers file. Returns how many were changed. */
export async function resetStoredShares(
  directory: Queryable,
  { carrier, nowMs, reason }: { readonly carrier: string; readonly nowMs: number; readonly reason: string },
): Promise<number> {
  const { rows } = await directory.query<{ readonly routes: number }>(
    `WITH moved AS (
       SELECT channel, prefix FROM gateway.carrier_shares GROUP BY channel, prefix
       HAVING bool_or(carrier = $1) AND bool_or(share <> resting)
     ),
     locked AS MATERIALIZED (
       SELECT channel, prefix, carrier FROM gateway.carrier_shares WHERE (channel, prefix) IN (SELECT channel, prefix FROM moved)
       ORDER BY channel, prefix, carrier FOR UPDATE
     ),
     changed AS (
       UPDATE gateway.carrier_shares AS stored SET share = resting, changed_ms = $2, reason = $3
       FROM locked WHERE stored.channel = locked.channel AND stored.prefix = locked.prefix AND stored.carrier = locked.carrier
       RETURNING stored.channel, stored.prefix
     )
     SELECT count(DISTINCT (channel, prefix))::int AS routes FROM changed`,
    [carrier, nowMs, reason],
  );
  return rows[0]?.routes ?? 0;
}
