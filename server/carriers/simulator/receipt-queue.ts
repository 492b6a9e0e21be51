import { loggable } from "../../telemetry/log.ts";
import type { CarrierContext, Receipt } from "../carrier.ts";

/** Receipts that come due within one tick are handed over together. */
const TICK_MS = 25;
const MOST_AT_ONCE = 1000;
/** Calls of `receive` under way at one time: while one is being committed, the next can be gathered. */
const MOST_CALLS = 4;
const RETRY_MS = 500;
/** Longer waits are waited for in pieces: a timer counts to 2^31 at most. */
const LONGEST_TIMER_MS = 3_600_000;

/** Receipts that wait for their time. However many there are, one timer runs: for the earliest. */
export class ReceiptQueue {
  readonly #context: Pick<CarrierContext, "receive" | "now" | "log">;
  /** By tick, and the ticks in order. */
  readonly #waiting = new Map<number, Receipt[]>();
  readonly #ticks: number[] = [];
  #due: Receipt[] = [];
  #calls = 0;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #idle: () => void = () => {};

  constructor(context: Pick<CarrierContext, "receive" | "now" | "log">) {
    this.#context = context;
  }

  add(dueMs: number, receipt: Receipt): void {
    if (this.#stopped) return;
    const tick = Math.ceil(dueMs / TICK_MS);
    const others = this.#waiting.get(tick);
    if (others !== undefined) {
      others.push(receipt);
      return;
    }
    this.#waiting.set(tick, [receipt]);
    const at = placeOf(tick, this.#ticks);
    this.#ticks.splice(at, 0, tick);
    if (at === 0) this.#setTimer();
  }

  /** Resolves when it has been handed over. If that fails it waits like the others and is tried again. */
  async handOverNow(receipt: Receipt): Promise<void> {
    await this.#handOver([receipt]);
  }

  /** What is being handed over ends; what waits is left to whoever asks. */
  async stop(withinMs: number): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#waiting.clear();
    this.#ticks.length = 0;
    this.#due = [];
    if (this.#calls === 0) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.#idle = resolve;
      timer = setTimeout(resolve, withinMs);
    });
    clearTimeout(timer);
  }

  #setTimer(): void {
    clearTimeout(this.#timer);
    const [first] = this.#ticks;
    if (first === undefined) return;
    const waitMs = first * TICK_MS - this.#context.now();
    this.#timer = setTimeout(() => this.#turn(), Math.max(0, Math.min(waitMs, LONGEST_TIMER_MS)));
  }

  #turn(): void {
    const tick = Math.floor(this.#context.now() / TICK_MS);
    const end = placeOf(tick + 1, this.#ticks);
    for (const due of this.#ticks.splice(0, end)) {
      for (const receipt of this.#waiting.get(due) ?? []) this.#due.push(receipt);
      this.#waiting.delete(due);
    }
    this.#setTimer();
    this.#handOverDue();
  }

  #handOverDue(): void {
    let from = 0;
    while (this.#calls < MOST_CALLS && from < this.#due.length) {
      void this.#handOver(this.#due.slice(from, from + MOST_AT_ONCE));
      from += MOST_AT_ONCE;
    }
    if (from > 0) this.#due = this.#due.slice(from);
  }

  async #handOver(receipts: readonly Receipt[]): Promise<void> {
    this.#calls++;
    try {
      await this.#context.receive(receipts);
    } catch (error) {
      this.#context.log.warn({ receipts: receipts.length, error: loggable(error) }, "receipts not taken, trying again");
      const againMs = this.#context.now() + RETRY_MS;
      for (const receipt of receipts) this.add(againMs, receipt);
    } finally {
      this.#calls--;
      if (this.#calls === 0) this.#idle();
    }
    this.#handOverDue();
  }
}

/** Where a tick belongs among others that are in order. */
function placeOf(tick: number, ticks: readonly number[]): number {
  let least = 0;
  let most = ticks.length;
  while (least < most) {
    const middle = (least + most) >> 1;
    if ((ticks[middle] ?? 0) < tick) least = middle + 1;
    else most = middle;
  }
  return least;
}
