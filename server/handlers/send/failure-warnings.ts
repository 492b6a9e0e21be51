import type { components } from "../../../generated/types.ts";
import { describeFailure } from "../../domain/failure-watch.ts";
import type { Account, FailingChannel, Step } from "../../domain/model.ts";
import type { ZonedClock } from "../../domain/time.ts";

type Warning = components["schemas"]["Warning"];

/** More accounts and channels than fail at a time. When there are more, some are warned again too early. */
const MAX_TOLD = 10_000;

/** What accounts are told in the answers to their sends while the reports of a channel fail. */
export class FailureWarnings {
  readonly #clock: ZonedClock;
  readonly #everyMs: number;
  readonly #toldMs = new Map<string, number>();

  /** An account is warned of a channel once in `everyMs`. */
  constructor(clock: ZonedClock, everyMs: number) {
    this.#clock = clock;
    this.#everyMs = everyMs;
  }

  /** What is to be told with the answer to these messages now; undefined: nothing. */
  take(
    { id, failing = [] }: Pick<Account, "id" | "failing">,
    messages: readonly { readonly steps: readonly Pick<Step, "channel">[] }[],
    nowMs: number,
  ): readonly Warning[] | undefined {
    const used = new Set(messages.flatMap(({ steps }) => steps.map(({ channel }) => channel)));
    const due = failing.filter(({ channel }) => used.has(channel) && this.#isDue(`${channel} ${id}`, nowMs));
    return due.length === 0 ? undefined : due.map((one) => toWarning(one, this.#clock));
  }

  #isDue(key: string, nowMs: number): boolean {
    const toldMs = this.#toldMs.get(key);
    if (toldMs !== undefined && nowMs - toldMs < this.#everyMs) return false;
    if (this.#toldMs.size >= MAX_TOLD) this.#toldMs.clear();
    this.#toldMs.set(key, nowMs);
    return true;
  }
}

/** A failing channel as the contract has it. */
export const describeFailing = (failing: FailingChannel, clock: ZonedClock) => ({
  ...describeFailure(failing),
  since: clock.iso(failing.sinceMs),
});

function toWarning(failing: FailingChannel, clock: ZonedClock): Warning {
  const failure = describeFailing(failing, clock);
  const { channel, reportCode, reportText, meaning, advice, percent, reports } = failure;
  const message = `Of the newest ${reports} reports of ${channel}, ${percent} % failed, most with ${reportCode} ${reportText}: ${meaning} ${advice}`;
  return { pointer: "", message, failure };
}
