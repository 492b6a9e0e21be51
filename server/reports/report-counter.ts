import type { ChangedStep } from "../store/record-steps.ts";
import type { CountedReports } from "../store/report-slots.ts";

/** More accounts, channels and codes than end in a process between two writes. Those beyond are not counted, so that memory stays bounded. */
const MAX_COUNTS = 20_000;

/** Counts how steps end in this process, by account, channel and report code, for the failure watch. */
export class ReportCounter {
  #counts = new Map<string, CountedReports & { reports: number }>();

  /** A success after the end counts no second time. */
  count(steps: readonly ChangedStep[]): void {
    for (const { ref, channel, code, outcome } of steps) {
      if (outcome !== "ended" || code === undefined || channel === undefined) continue;
      const key = `${code} ${channel} ${ref.accountId}`;
      const known = this.#counts.get(key);
      if (known !== undefined) known.reports += 1;
      else if (this.#counts.size < MAX_COUNTS)
        this.#counts.set(key, { accountId: ref.accountId, channel, code, reports: 1 });
    }
  }

  /** What was counted since the last call. */
  take(): readonly CountedReports[] {
    const taken = [...this.#counts.values()];
    this.#counts = new Map();
    return taken;
  }
}
