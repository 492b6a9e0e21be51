import { CONNECTIONS } from "./accept-contenders.ts";
import { listCellSchemas, type MeasuredServer, withClient } from "./database.ts";
import { ACCOUNT, type BenchGateway, sendHeaders } from "./gateway.ts";
import { type Load, wrk } from "./load/wrk.ts";
import { cpuSeconds } from "./machine/usage.ts";
import { international } from "./requests.ts";

export interface Cost {
  readonly perSecond: number;
  /** Processor time of all API processes for one message. */
  readonly apiMicros: number;
  readonly databaseMicros: number;
}

export interface AcceptCost extends Cost {
  /** The median of the time of a send. */
  readonly p50Ms: number;
}

export interface Deployed {
  readonly server: MeasuredServer;
  readonly databaseUrl: string;
  readonly gateways: readonly BenchGateway[];
}

/**
 * Accepts for a while and takes away again what it has accepted, so that the next round finds as much as this one. The load of the
 * first `warmUpSeconds` is not counted.
 */
export async function acceptCost(
  { server, databaseUrl, gateways }: Deployed,
  seconds: number,
  change: Partial<Load> = {},
  warmUpSeconds = 0,
): Promise<AcceptCost> {
  await server.settle();
  const load = {
    ...{ port: gateways[0]?.port ?? 0, ports: gateways.map(({ port }) => port), path: "/v1/send/international" },
    ...{ body: international(), headers: sendHeaders(), expected: '"code":"A000"', connections: CONNECTIONS },
    ...change,
  };
  const warmUpKeys = warmUpSeconds > 0 ? (await wrk({ ...load, seconds: warmUpSeconds })).keys : [];
  const pids = gateways.map(({ process }) => process.pid);
  const used = (): number => pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  const [own, database] = [used(), server.cpuSeconds()];
  const { keys, taken, perSecond, p50Ms } = await wrk({ ...load, seconds });
  const cost = {
    perSecond,
    p50Ms,
    apiMicros: ((used() - own) / taken) * 1e6,
    databaseMicros: ((server.cpuSeconds() - database) / taken) * 1e6,
  };
  await takeAway(databaseUrl, [...warmUpKeys, ...keys], change.tokens === undefined);
  return cost;
}

async function takeAway(url: string, keys: readonly string[], isOneAccount: boolean): Promise<void> {
  await withClient(url, async (client) => {
    let found = 0;
    for (const schema of await listCellSchemas(client)) {
      const { rowCount } = await client.query(
        `DELETE FROM ${schema}.messages WHERE msg_key = ANY ($1) ${isOneAccount ? `AND account_id = '${ACCOUNT}'` : ""}`,
        [keys],
      );
      found += rowCount ?? 0;
      await client.query(`TRUNCATE ${schema}.outbox`);
    }
    if (found !== keys.length) throw new Error(`${keys.length} were answered A000, ${found} are in the database`);
  });
}
