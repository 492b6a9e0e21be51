import { estimateQuantileMs } from "../../domain/latency-buckets.ts";
import { type Database, withDeadline } from "../../store/database.ts";
import { countDeadLetters } from "../../store/dead-letters.ts";
import { measureOutbox, type WaitingInOutbox } from "../../store/outbox-figures.ts";
import { readTraffic, type SummedTraffic } from "../../store/traffic-slots.ts";
import type { AdminCells, SilentCell } from "../command-line/admin-cells.ts";

/** The length of a slot for each length of time, so that a chart has about a hundred of them. */
const SLOT_S: Readonly<Record<number, number>> = { 15: 10, 60: 30, 360: 300, 1440: 900 };
const MAX_DEAD_LETTERS = 10_000;
/** For a question to one cell. */
const TIMEOUT_MS = 5000;

export interface TrafficSlot {
  readonly atS: number;
  readonly accepted: number;
  readonly delivered: number;
  readonly failed: number;
  readonly p50Ms: number | undefined;
  readonly p95Ms: number | undefined;
  readonly carriers: readonly { readonly name: string; readonly delivered: number; readonly failed: number }[];
}

export interface BacklogFigures {
  readonly waiting: readonly WaitingInOutbox[];
  readonly deadLetters: number;
  readonly silent: readonly SilentCell[];
}

/** Slots without anything are there too: a chart shows them as nothing. */
export async function readTrafficSlots({ pool }: Pick<Database, "pool">, minutes: number, nowMs: number) {
  const slotS = SLOT_S[minutes] ?? 60;
  const lastS = floorTo(nowMs / 1000, slotS);
  const firstS = lastS - minutes * 60 + slotS;
  const found = Map.groupBy(await readTraffic(pool, firstS, slotS), (row) => row.slotS);
  const slots: TrafficSlot[] = [];
  for (let atS = firstS; atS <= lastS; atS += slotS) slots.push(sumSlot(atS, found.get(atS) ?? []));
  return { slotS, slots };
}

const floorTo = (value: number, step: number): number => Math.floor(value / step) * step;

export function sumSlot(atS: number, rows: readonly Omit<SummedTraffic, "slotS">[]): TrafficSlot {
  const sum = (read: (row: Omit<SummedTraffic, "slotS">) => number): number =>
    rows.reduce((total, row) => total + read(row), 0);
  const buckets = Math.max(0, ...rows.map(({ latencies }) => latencies.length));
  const latencies = Array.from({ length: buckets }, (_, index) => sum((row) => row.latencies[index] ?? 0));
  return {
    atS,
    accepted: sum(({ accepted }) => accepted),
    delivered: sum(({ delivered }) => delivered),
    failed: sum(({ failed }) => failed),
    p50Ms: estimateQuantileMs(latencies, 0.5),
    p95Ms: estimateQuantileMs(latencies, 0.95),
    carriers: rows
      .filter(({ carrier, delivered, failed }) => carrier !== "" && delivered + failed > 0)
      .map(({ carrier, delivered, failed }) => ({ name: carrier, delivered, failed })),
  };
}

export async function readBacklogFigures(cells: Pick<AdminCells, "ask">): Promise<BacklogFigures> {
  const { values, silent } = await cells.ask(async ({ database }) => {
    const { pool } = withDeadline(database, TIMEOUT_MS);
    return { waiting: await measureOutbox(pool), dead: await countDeadLetters(pool, MAX_DEAD_LETTERS) };
  });
  const byCarrier = Map.groupBy(
    values.flatMap(({ waiting }) => waiting),
    ({ carrier }) => carrier,
  );
  return {
    waiting: [...byCarrier].map(([carrier, rows]) => ({
      carrier,
      steps: rows.reduce((total, { steps }) => total + steps, 0),
      oldestMs: Math.max(...rows.map(({ oldestMs }) => oldestMs)),
    })),
    deadLetters: Math.min(
      MAX_DEAD_LETTERS,
      values.reduce((total, { dead }) => total + dead, 0),
    ),
    silent,
  };
}
