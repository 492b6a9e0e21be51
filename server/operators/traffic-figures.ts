import type { Backlog, Traffic } from "../../generated/admin/types.ts";
import { estimateQuantileMs } from "../domain/latency-buckets.ts";
import { listGatewayProcesses } from "../store/carrier-control.ts";
import { type Database, withDeadline } from "../store/database.ts";
import { countDeadLetters } from "../store/dead-letters.ts";
import { countOpenSteps, measureDelayed, measureOutbox, type WaitingSteps } from "../store/outbox-figures.ts";
import { readTraffic as readTrafficRows, type SummedTraffic } from "../store/traffic-slots.ts";
import type { OperatorCells } from "./operator-cells.ts";

/** The length of a slot for each length of time, so that a chart has about a hundred of them. */
const SLOT_S = { 15: 10, 60: 30, 360: 300, 1440: 900 } as const;
const MAX_DEAD_LETTERS = 10_000;
/** For a question to one cell. */
const TIMEOUT_MS = 5000;

export type TrafficMinutes = keyof typeof SLOT_S;
export const trafficMinutes = [15, 60, 360, 1440] as const satisfies readonly TrafficMinutes[];

type TrafficSlot = Traffic["slots"][number];

/** Slots without anything are there too: a chart shows them as nothing. */
export async function readTraffic(
  { pool }: Pick<Database, "pool">,
  minutes: TrafficMinutes,
  nowMs: number,
): Promise<Traffic> {
  const slotSeconds = SLOT_S[minutes];
  const lastS = Math.floor(nowMs / 1000 / slotSeconds) * slotSeconds;
  const firstS = lastS - minutes * 60 + slotSeconds;
  const found = Map.groupBy(await readTrafficRows(pool, firstS, slotSeconds), (row) => row.slotS);
  const slots: TrafficSlot[] = [];
  for (let at = firstS; at <= lastS; at += slotSeconds) slots.push(sumSlot(at, found.get(at) ?? []));
  return { slotSeconds, until: Math.floor(nowMs / 1000), slots };
}

export function sumSlot(at: number, rows: readonly Omit<SummedTraffic, "slotS">[]): TrafficSlot {
  const sum = (read: (row: Omit<SummedTraffic, "slotS">) => number): number =>
    rows.reduce((total, row) => total + read(row), 0);
  const buckets = Math.max(0, ...rows.map(({ latencies }) => latencies.length));
  const latencies = Array.from({ length: buckets }, (_, index) => sum((row) => row.latencies[index] ?? 0));
  const longestMs = Math.max(0, ...rows.map((row) => row.longestMs));
  return {
    at,
    accepted: sum(({ accepted }) => accepted),
    delivered: sum(({ delivered }) => delivered),
    failed: sum(({ failed }) => failed),
    p50Ms: estimateQuantileMs(latencies, 0.5, longestMs) ?? null,
    p95Ms: estimateQuantileMs(latencies, 0.95, longestMs) ?? null,
    carriers: rows
      .filter(({ carrier, delivered, failed }) => carrier !== "" && delivered + failed > 0)
      .map(({ carrier, delivered, failed }) => ({ name: carrier, delivered, failed })),
  };
}

/** Steps wait in the outbox, there also for their next try, and in workers whose carrier is paused, slow or away. */
export async function readBacklog(
  cells: Pick<OperatorCells, "ask">,
  { pool: directory }: Pick<Database, "pool">,
  nowMs: number,
): Promise<Backlog> {
  const inWorkers = await listWaitingInWorkers(directory, nowMs);
  const { values, silent } = await cells.ask(async ({ database }) => {
    const { pool } = withDeadline(database, TIMEOUT_MS);
    const waiting = [...(await measureOutbox(pool)), ...(await measureDelayed(pool))];
    return { waiting, dead: await countDeadLetters(pool, MAX_DEAD_LETTERS) };
  });
  const waiting = [...values.flatMap((value) => value.waiting), ...inWorkers];
  const describe = (rows: typeof waiting) => ({
    steps: rows.reduce((total, { steps }) => total + steps, 0),
    oldestSeconds: Math.max(0, ...rows.map(({ oldestMs }) => oldestMs)) / 1000,
  });
  return {
    ...describe(waiting),
    carriers: [...Map.groupBy(waiting, ({ carrier }) => carrier)].map(([carrier, rows]) => ({
      name: carrier ?? null,
      ...describe(rows),
    })),
    deadLetters: Math.min(
      MAX_DEAD_LETTERS,
      values.reduce((total, { dead }) => total + dead, 0),
    ),
    silentCells: silent,
  };
}

async function listWaitingInWorkers(directory: Database["pool"], nowMs: number): Promise<readonly WaitingSteps[]> {
  const carriers = (await listGatewayProcesses(directory)).flatMap((process) => process.carriers);
  return carriers
    .filter(({ waiting }) => waiting > 0)
    .map(({ name, waiting, oldestMs = nowMs }) => ({
      carrier: name,
      steps: waiting,
      oldestMs: Math.max(0, nowMs - oldestMs),
    }));
}

/** Steps that carriers have and have not reported, by carrier; null: a cell could not be asked, or has more than `maxSteps`. */
export async function countOpen(
  cells: Pick<OperatorCells, "listAll">,
  maxSteps?: number,
): Promise<ReadonlyMap<string, number> | null> {
  const counts = (await cells.listAll()).map(async ({ database }) => {
    const ofCell = await countOpenSteps(withDeadline(database, TIMEOUT_MS).pool, maxSteps);
    if (ofCell === undefined) throw new Error("There are too many to count");
    return ofCell;
  });
  const found = await Promise.all(counts).catch(() => null);
  if (found === null) return null;
  const sums = new Map<string, number>();
  for (const [carrier, open] of found.flatMap((ofCell) => [...ofCell]))
    sums.set(carrier, (sums.get(carrier) ?? 0) + open);
  return sums;
}
