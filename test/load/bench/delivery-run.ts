import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { CONNECTIONS, LOOK } from "./accept-contenders.ts";
import { listCellSchemas, type MeasuredServer, withClient } from "./database.ts";
import { type BenchGateway, emptyGateway, sendHeaders } from "./gateway.ts";
import { type Load, wrk } from "./load/wrk.ts";
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
  readonly server: MeasuredServer;
  readonly databaseUrl: string;
  readonly apis: readonly BenchGateway[];
  readonly workers: readonly BenchGateway[];
}

/** Nothing changes for that long: something is lost. */
const PATIENCE_MS = 60_000;
/** Counting takes the processor from those who are measured; when the last report came, the reports themselves say. */
const LOOK_EVERY_MS = 500;

/** Accepts for so many seconds while workers deliver, and waits for the final report of every message. */
export async function deliver(deployment: Deployment, seconds: number, change: Partial<Load> = {}): Promise<Delivered> {
  const { server, databaseUrl, apis, workers } = deployment;
  await emptyGateway(databaseUrl);
  await server.settle();
  const pidsOf = (gateways: readonly BenchGateway[]) => gateways.map(({ process }) => process.pid);
  const used = (pids: readonly number[]) => pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  const before = { api: used(pidsOf(apis)), worker: used(pidsOf(workers)), database: server.cpuSeconds() };
  const begunMs = Date.now();
  const load = {
    ...{ port: apis[0]?.port ?? 0, ports: apis.map(({ port }) => port), path: "/v1/send/international" },
    ...{ body: international(), headers: sendHeaders(), seconds, connections: CONNECTIONS },
    ...change,
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

/** Waits until every message has its final report. */
export async function untilReported(url: string): Promise<State> {
  return withClient(url, async (client) => {
    const schemas = await listCellSchemas(client);
    let reported = -1;
    let movedAt = performance.now();
    while (performance.now() < movedAt + PATIENCE_MS) {
      const state = await readState(client, schemas);
      if (state.messages === state.reported) return state;
      if (state.reported !== reported) movedAt = performance.now();
      reported = state.reported;
      await sleep(LOOK_EVERY_MS);
    }
    throw new Error(`${reported} messages were reported, and then no more`);
  });
}

/** Cell by cell: cells may be on different servers. */
async function readState(client: pg.Client, schemas: readonly string[]): Promise<State> {
  const state = { messages: 0, reported: 0, lastMs: 0 };
  for (const schema of schemas) {
    const { rows } = await client.query<State>(
      `SELECT (SELECT count(*)::int FROM ${schema}.messages) AS messages,
         coalesce(sum(1 + coalesce(cardinality(more_keys), 0)), 0)::int AS reported,
         coalesce(max(reported_ms), 0)::float8 AS "lastMs" FROM ${schema}.pending_reports`,
    );
    state.messages += rows[0]?.messages ?? 0;
    state.reported += rows[0]?.reported ?? 0;
    state.lastMs = Math.max(state.lastMs, rows[0]?.lastMs ?? 0);
  }
  return state;
}

/** Every message that was answered A000 has a final report, each message one. */
async function assertReported(url: string, keys: readonly string[]): Promise<void> {
  await withClient(url, async (client) => {
    let reported = 0;
    for (const schema of await listCellSchemas(client)) {
      const { rows } = await client.query<{ reported: number }>(
        `SELECT count(DISTINCT key)::int AS reported FROM ${schema}.pending_reports, unnest(first_key || more_keys) AS key
         WHERE key = ANY ($1)`,
        [keys],
      );
      reported += rows[0]?.reported ?? 0;
    }
    if (reported !== keys.length)
      throw new Error(`${keys.length} were answered A000, ${reported} of them have a report`);
  });
}
