import { loggable } from "../../telemetry/log.ts";
import { type CarrierContext, PendingWork, type Receipt } from "../carrier.ts";

/** Receipts that are due within the same tick are handed over together. */
const TICK_MS = 25;
const MAX_BATCH = 1000;
/** Concurrent calls of `receive`: while one batch is being committed, the next one is collected. */
const MAX_CALLS = 4;
const RETRY_MS = 500;
/** A timer of Node holds at most 2^31 milliseconds, so longer waits are divided. */
const MAX_TIMER_MS = 3_600_000;

/** Receipts that wait until they are due. Only one timer runs, for the earliest. */
export class ReceiptQueue {
  readonly #context: Pick<CarrierContext, "receive" | "now" | "log">;
  readonly #pending = new PendingWork();
  readonly #byTick = new Map<number, Receipt[]>();
  /** Sorted. */
  readonly #ticks: number[] = [];
  #due: Receipt[] = [];
  #calls = 0;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(context: Pick<CarrierContext, "receive" | "now" | "log">) {
    this.#context = context;
  }

  add(dueMs: number, receipt: Receipt): void {
    if (this.#stopped) return;
    const tick = Math.ceil(dueMs / TICK_MS);
    const others = this.#byTick.get(tick);
    if (others !== undefined) {
      others.push(receipt);
      return;
    }
    this.#byTick.set(tick, [receipt]);
    const at = findIndex(tick, this.#ticks);
    this.#ticks.splice(at, 0, tick);
    if (at === 0) this.#setTimer();
  }

  /** Resolves when the receipt was handed over. If that fails, the receipt is queued and tried again. */
  async handOverNow(receipt: Receipt): Promise<void> {
    await this.#handOver([receipt]);
  }

  /** Waits for calls that are under way. Receipts in the queue are dropped: the gateway asks for them later. */
  async stop(withinMs: number): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#byTick.clear();
    this.#ticks.length = 0;
    this.#due = [];
    await this.#pending.wait(withinMs);
  }

  #setTimer(): void {
    clearTimeout(this.#timer);
    const [first] = this.#ticks;
    if (first === undefined) return;
    const waitMs = first * TICK_MS - this.#context.now();
    this.#timer = setTimeout(() => this.#onTimer(), Math.max(0, Math.min(waitMs, MAX_TIMER_MS)));
  }

  #onTimer(): void {
    const tick = Math.floor(this.#context.now() / TICK_MS);
    const end = findIndex(tick + 1, this.#ticks);
    for (const due of this.#ticks.splice(0, end)) {
      for (const receipt of this.#byTick.get(due) ?? []) this.#due.push(receipt);
      this.#byTick.delete(due);
    }
    this.#setTimer();
    this.#handOverDue();
  }

  #handOverDue(): void {
    let from = 0;
    while (this.#calls < MAX_CALLS && from < this.#due.length) {
      void this.#handOver(this.#due.slice(from, from + MAX_BATCH));
      from += MAX_BATCH;
    }
    if (from > 0) this.#due = this.#due.slice(from);
  }

  async #handOver(receipts: readonly Receipt[]): Promise<void> {
    this.#calls++;
    try {
      await this.#pending.track(this.#context.receive(receipts));
    } catch (error) {
      const fields = { event: "receipts_not_stored", receipts: receipts.length, error: loggable(error) };
      this.#context.log.warn(fields, "Receipts of the simulator could not be stored; they are tried again");
      const againMs = this.#context.now() + RETRY_MS;
      for (const receipt of receipts) this.add(againMs, receipt);
    } finally {
      this.#calls--;
    }
    this.#handOverDue();
  }
}

/** The index of a tick in the sorted list, by binary search. */
function findIndex(tick: number, ticks: readonly number[]): number {
  let least = 0;
  let most = ticks.length;
  while (least < most) {
    const middle = (least + most) >> 1;
    if ((ticks[middle] ?? 0) < tick) least = middle + 1;
    else most = middle;
  }
  return least;
}
