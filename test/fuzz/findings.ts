import { inspect } from "node:util";
import type { FailedExchange } from "./failure.ts";
import type { Round } from "./schedule.ts";
import { toCurl, toNetcat } from "./wire/curl.ts";

/** A failure, with everything that is needed to reproduce it. */
export interface Finding {
  /** undefined: found outside of the rounds, for example by the collector of reports. */
  readonly round?: Round | undefined;
  readonly reason: string;
  readonly exchange?: FailedExchange | undefined;
  readonly shrinks?: number;
  /** The generated case, if it shows more than the exchange. */
  readonly counterexample?: unknown;
}

/** The failures, each once. The same reason again is only counted. */
export class Findings {
  readonly #found = new Map<string, Finding & { times: number }>();
  readonly #onFirst: (finding: Finding) => void;

  /** `onFirst` is called when a failure is found for the first time, so that it is printed at once. */
  constructor(onFirst: (finding: Finding) => void) {
    this.#onFirst = onFirst;
  }

  add(finding: Finding): void {
    const key = `${finding.round?.kind.name ?? ""} ${finding.reason.replaceAll(/[0-9A-Z]{8,}|\d+/g, "#")}`;
    const known = this.#found.get(key);
    if (known !== undefined) {
      known.times += 1;
      return;
    }
    this.#found.set(key, { ...finding, times: 1 });
    this.#onFirst(finding);
  }

  get size(): number {
    return this.#found.size;
  }

  get all(): readonly (Finding & { readonly times: number })[] {
    return [...this.#found.values()];
  }
}

/** The text of a failure for the developer who fixes it. */
export function formatFinding(finding: Finding, seed: number, url: string): string {
  const { round, reason, exchange, shrinks = 0, counterexample } = finding;
  const lines = [`FAILED  ${reason}`];
  if (round !== undefined)
    lines.push(
      `  seed     ${seed}, kind ${round.kind.name}, round ${round.number}, shrunk ${shrinks} times`,
      `  repeat   npm run fuzz -- --seed ${seed} --kind ${round.kind.name} --round ${round.number}`,
    );
  const [steps] = Array.isArray(counterexample) ? counterexample : [];
  if (round?.kind.single === true) lines.push(`  steps    ${shorten(String(steps), 4000)}`);
  if (exchange === undefined) {
    if (counterexample !== undefined)
      lines.push(`  case     ${shorten(inspect(counterexample, { depth: 12, breakLength: 160 }), 4000)}`);
    return lines.join("\n");
  }
  const { request, answer } = exchange;
  const shell = "pieces" in request ? toNetcat(url, request) : toCurl(url, request);
  lines.push(`  request  ${"pieces" in request ? "over a socket" : `${request.method} ${shorten(request.path, 300)}`}`);
  if (answer !== undefined)
    lines.push(`  answer   ${answer.status} ${shorten(Buffer.from(answer.body).toString("utf8"), 1200)}`);
  lines.push(`  shell    ${shell}`);
  return lines.join("\n");
}

const shorten = (text: string, maxLength: number): string =>
  text.length <= maxLength ? text : `${text.slice(0, maxLength)}…`;
