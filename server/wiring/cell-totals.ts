import { type Cell, type Cells, PerCell } from "../store/cell-connections.ts";
import { type CellFigures, readCellFigures } from "../store/cell-figures.ts";
import { inTime } from "../store/database.ts";
import type { CellTotals } from "../telemetry/cell-metrics.ts";
import { SnapshotAge } from "./snapshot-age.ts";

/** However often metrics are asked for, the tables are counted no more often than this. */
const READ_EVERY_MS = 10_000;
/** The page of metrics waits for these figures, and it is needed most while a database is silent. */
const TIMEOUT_MS = 2000;

interface ReadFigures extends CellFigures {
  readonly oldestSnapshotMs: number;
}

/** Reads figures from all cells, for metrics. A cell that is away is left out; `gateway_cell_up` tells of it. */
export class CellTotalsReader {
  readonly #cells: Cells;
  #read: Promise<CellTotals | undefined> | undefined;
  #readMs = 0;
  readonly #standbys = new PerCell(() => new SnapshotAge());

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
    const answers = await Promise.allSettled(this.#cells.all.map((cell) => inTime(this.#readCell(cell), TIMEOUT_MS)));
    const figures = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
    return figures.length === 0 ? undefined : addUp(figures);
  }

  async #readCell(cell: Cell): Promise<ReadFigures> {
    const figures = await readCellFigures(cell.database.pool, Date.now());
    const { oldestSnapshotMs, nextXid, standbyXid } = figures.deadRows;
    const standbyMs = this.#standbys.of(cell).measure(performance.now(), nextXid, standbyXid);
    return { ...figures, oldestSnapshotMs: Math.max(oldestSnapshotMs, standbyMs) };
  }
}

function addByTable(counts: readonly Readonly<Record<string, number>>[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const [table, rows] of counts.flatMap((count) => Object.entries(count)))
    sums.set(table, (sums.get(table) ?? 0) + rows);
  return sums;
}

function addUp(figures: readonly ReadFigures[]): CellTotals {
  const backlog = new Map<string, { readonly steps: number; readonly oldestMs: number }>();
  const unclaimed = { steps: 0, oldestMs: 0 };
  for (const { carrier, steps, oldestMs } of figures.flatMap(({ outbox }) => outbox)) {
    const known = carrier === undefined ? unclaimed : (backlog.get(carrier) ?? { steps: 0, oldestMs: 0 });
    const sum = { steps: known.steps + steps, oldestMs: Math.max(known.oldestMs, oldestMs) };
    if (carrier === undefined) Object.assign(unclaimed, sum);
    else backlog.set(carrier, sum);
  }
  const add = (get: (figures: ReadFigures) => number): number => figures.reduce((sum, each) => sum + get(each), 0);
  return {
    backlog,
    unclaimed,
    webhooksWaiting: add(({ webhooksWaiting }) => webhooksWaiting),
    webhookOldestMs: Math.max(...figures.map(({ webhookOldestMs }) => webhookOldestMs)),
    deadWebhooks: add(({ deadWebhooks }) => deadWebhooks),
    orphanReceipts: add(({ orphanReceipts }) => orphanReceipts),
    oldestSnapshotMs: Math.max(...figures.map(({ oldestSnapshotMs }) => oldestSnapshotMs)),
    deadRows: addByTable(figures.map(({ deadRows }) => deadRows.byTable)),
  };
}
