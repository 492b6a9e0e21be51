import { setTimeout as sleep } from "node:timers/promises";
import { CONNECTIONS, LOOK } from "./accept-contenders.ts";
import { type BenchServer, withClient } from "./database.ts";
import { ACCOUNT, type BenchGateway, emptyGateway, sendHeaders } from "./gateway.ts";
import { wrk } from "./load/wrk.ts";
import { cpuSeconds } from "./machine/usage.ts";
import { international } from "./requests.ts";

export interface Delivered {
  readonly messages: number;
  /** From the first request to the last final report. */
  readonly perSecond: number;
  /** While requests came. */
  readonly acceptedPerSecond: number;
  readonly apiMicros: number;
  readonly workerMicros: number;
  readonly databaseMicros: number;
}

export interface Deployment {
  readonly server: BenchServer;
  readonly databaseUrl: string;
  readonly apis: readonly BenchGateway[];
  readonly workers: readonly BenchGateway[];
}

/** Nothing changes for that long: something is lost. */
const PATIENCE_MS = 60_000;
/** Counting takes the processor from those who are measured; when the last report came, the reports themselves say. */
const LOOK_EVERY_MS = 500;

/** Accepts for so many seconds while workers deliver, and waits for the final report of every message. */
export async function deliver(deployment: Deployment, seconds: number, body = international()): Promise<Delivered> {
  const { server, databaseUrl, apis, workers } = deployment;
  await emptyGateway(databaseUrl);
  await server.settle();
  const pidsOf = (gateways: readonly BenchGateway[]) => gateways.map(({ process }) => process.pid);
  const used = (pids: readonly number[]) => pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  const before = { api: used(pidsOf(apis)), worker: used(pidsOf(workers)), database: server.cpuSeconds() };
  const begunMs = Date.now();
  const load = {
    ...{ port: apis[0]?.port ?? 0, ports: apis.map(({ port }) => port), path: "/v1/send/international", body },
    ...{ headers: sendHeaders(), seconds, connections: CONNECTIONS },
  };
  const { taken, perSecond: acceptedPerSecond } = await wrk(load);
  const { messages, lastMs } = await untilReported(databaseUrl);
  if (messages < taken) throw new Error(`${taken} were answered, ${messages} are in the database`);
  const microsOf = (cpu: number): number => (cpu / messages) * 1e6;
  const delivered = {
    messages,
    perSecond: messages / ((lastMs - begunMs) / 1000),
    acceptedPerSecond,
    apiMicros: microsOf(used(pidsOf(apis)) - before.api),
    workerMicros: microsOf(used(pidsOf(workers)) - before.worker),
    databaseMicros: microsOf(server.cpuSeconds() - before.database),
  };
  const { keys } = await wrk({ ...load, ...LOOK });
  await untilReported(databaseUrl);
  await assertReported(databaseUrl, keys);
  return delivered;
}

interface State {
  readonly messages: number;
  readonly reported: number;
  readonly lastMs: number;
}

async function untilReported(url: string): Promise<State> {
  return withClient(url, async (client) => {
    let reported = -1;
    let movedAt = performance.now();
    while (performance.now() < movedAt + PATIENCE_MS) {
      const { rows } = await client.query<State>(
        `SELECT (SELECT count(*)::int FROM gateway.messages) AS messages, 
           coalesce(sum(1 + coalesce(cardinality(more_keys), 0)), 0)::int AS reported,
           coalesce(max(reported_ms), 0)::float8 AS "lastMs" FROM gateway.pending_reports`,
      );
      const state = rows[0];
      if (state === undefined) break;
      if (state.messages === state.reported) return state;
      if (state.reported !== reported) movedAt = performance.now();
      reported = state.reported;
      await sleep(LOOK_EVERY_MS);
    }
    throw new Error(`${reported} messages were reported, and then no more`);
  });
}

/** Every message that was answered A000 has a final report, each message one. */
async function assertReported(url: string, keys: readonly string[]): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ reported: number }>(
      `SELECT count(DISTINCT key)::int AS reported FROM gateway.pending_reports, unnest(first_key || more_keys) AS key
       WHERE account_id = $1 AND key = ANY ($2)`,
      [ACCOUNT, keys],
    );
    if (rows[0]?.reported !== keys.length)
      throw new Error(`${keys.length} were answered A000, ${rows[0]?.reported} of them have a report`);
  });
}
