import type { Cells } from "../store/cell-connections.ts";
import { type CellFigures, readCellFigures } from "../store/cell-figures.ts";
import { inTime } from "../store/database.ts";
import type { CellTotals } from "../telemetry/cell-metrics.ts";

/** However often metrics are asked for, the tables are counted no more often than this. */
const READ_EVERY_MS = 10_000;
/** The page of metrics waits for these figures, and it is needed most while a database is silent. */
const TIMEOUT_MS = 2000;

/** Reads figures from all cells, for metrics. A cell that is away is left out; `gateway_cell_up` tells of it. */
export class CellTotalsReader {
  readonly #cells: Cells;
  #read: Promise<CellTotals | undefined> | undefined;
  #readMs = 0;
  /** Since when a snapshot of a standby has been seen. */
  #standbyMs = new Map<string, number>();

  constructor(cells: Cells) {
    this.#cells = cells;
  }

  /** Undefined: no cell could be asked. */
  read(): Promise<CellTotals | undefined> {
    const nowMs = performance.now();
    if (this.#read === undefined || nowMs - this.#readMs >= READ_EVERY_MS) {
      this.#readMs = nowMs;
      this.#read = this.#readAll();
    }
    return this.#read;
  }

  async #readAll(): Promise<CellTotals | undefined> {
    const answers = await Promise.allSettled(
      this.#cells.all.map(({ database }) => inTime(readCellFigures(database.pool, Date.now()), TIMEOUT_MS)),
    );
    const figures = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
    if (figures.length === 0) return undefined;
    const totals = addUp(figures);
    const standbyMs = this.#getOldestStandbyMs(figures.flatMap(({ deadRows }) => deadRows.standbySnapshots));
    return { ...totals, oldestSnapshotMs: Math.max(totals.oldestSnapshotMs, standbyMs) };
  }

  #getOldestStandbyMs(names: readonly string[]): number {
    const nowMs = performance.now();
    this.#standbyMs = new Map(names.map((name) => [name, this.#standbyMs.get(name) ?? nowMs]));
    return nowMs - Math.min(nowMs, ...this.#standbyMs.values());
  }
}

function addByTable(counts: readonly Readonly<Record<string, number>>[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const [table, rows] of counts.flatMap((count) => Object.entries(count)))
    sums.set(table, (sums.get(table) ?? 0) + rows);
  return sums;
}

function addUp(figures: readonly CellFigures[]): CellTotals {
  const backlog = new Map<string, { readonly steps: number; readonly oldestMs: number }>();
  const unclaimed = { steps: 0, oldestMs: 0 };
  for (const { carrier, steps, oldestMs } of figures.flatMap(({ outbox }) => outbox)) {
    const known = carrier === undefined ? unclaimed : (backlog.get(carrier) ?? { steps: 0, oldestMs: 0 });
    const sum = { steps: known.steps + steps, oldestMs: Math.max(known.oldestMs, oldestMs) };
    if (carrier === undefined) Object.assign(unclaimed, sum);
    else backlog.set(carrier, sum);
  }
  const add = (get: (figures: CellFigures) => number): number => figures.reduce((sum, each) => sum + get(each), 0);
  return {
    backlog,
    unclaimed,
    webhooksWaiting: add(({ webhooksWaiting }) => webhooksWaiting),
    webhookOldestMs: Math.max(...figures.map(({ webhookOldestMs }) => webhookOldestMs)),
    deadWebhooks: add(({ deadWebhooks }) => deadWebhooks),
    orphanReceipts: add(({ orphanReceipts }) => orphanReceipts),
    oldestSnapshotMs: Math.max(...figures.map(({ deadRows }) => deadRows.oldestSnapshotMs)),
    deadRows: addByTable(figures.map(({ deadRows }) => deadRows.byTable)),
  };
}
