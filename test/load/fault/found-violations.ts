import type { Deployment } from "./deployment/deployment.ts";
import { describeViolation } from "./history/describe-violation.ts";
import type { Violation } from "./history/violation.ts";

/** Of each rule, so that one fault of the gateway does not fill pages. */
const MOST_SHOWN = 2;

/** The violations of a deployment. The whole history is checked after every round, so most are found again. */
export class FoundViolations {
  readonly #deployment: Deployment;
  readonly #write: (text: string) => void;
  readonly #seen = new Set<string>();

  constructor(deployment: Deployment, write: (text: string) => void) {
    this.#deployment = deployment;
    this.#write = write;
  }

  /** Prints those that are new, and returns their number. */
  add(violations: readonly Violation[]): number {
    const fresh = violations.filter((violation) => !this.#seen.has(JSON.stringify(violation)));
    for (const [rule, same] of Map.groupBy(fresh, (violation) => violation.rule)) {
      for (const violation of same.slice(0, MOST_SHOWN))
        this.#write(`${describeViolation(this.#deployment.history, violation)}\n`);
      if (same.length > MOST_SHOWN) this.#write(`  ${rule}: ${same.length - MOST_SHOWN} more\n`);
    }
    for (const violation of fresh) this.#seen.add(JSON.stringify(violation));
    if (fresh.length > 0) this.#write(`  logs and history: ${this.#deployment.folder}\n`);
    return fresh.length;
  }
}
