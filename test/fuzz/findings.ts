import { inspect } from "node:util";
import type { FailedExchange } from "./failure.ts";
import type { Round } from "./schedule.ts";
import { toCurl, toNetcat } from "./wire/curl.ts";

/** A property that does not hold, with all that is needed to have it again. */
export interface Finding {
  /** Undefined: found beside the rounds, for example by whoever collects the reports. */
  readonly round?: Round | undefined;
  readonly reason: string;
  readonly exchange?: FailedExchange | undefined;
  readonly shrinks?: number;
  /** What the exchange was made of, where it shows more than the exchange does. */
  readonly counterexample?: unknown;
}

/** What was found, each thing once: the same reason a second time is only counted. */
export class Findings {
  readonly #found = new Map<string, Finding & { times: number }>();
  readonly #tell: (finding: Finding) => void;

  /** `tell` hears of each thing the first time: nobody should wait an hour for it. */
  constructor(tell: (finding: Finding) => void) {
    this.#tell = tell;
  }

  add(finding: Finding): void {
    const key = `${finding.round?.kind.name ?? ""} ${finding.reason.replaceAll(/[0-9A-Z]{8,}|\d+/g, "#")}`;
    const known = this.#found.get(key);
    if (known !== undefined) {
      known.times += 1;
      return;
    }
    this.#found.set(key, { ...finding, times: 1 });
    this.#tell(finding);
  }

  get size(): number {
    return this.#found.size;
  }

  get all(): readonly (Finding & { readonly times: number })[] {
    return [...this.#found.values()];
  }
}

/** A finding for the person who has to mend it. */
export function shown(finding: Finding, seed: number, url: string): string {
  const { round, reason, exchange, shrinks = 0, counterexample } = finding;
  const lines = [`FAILED  ${reason}`];
  if (round !== undefined)
    lines.push(
      `  seed     ${seed}, kind ${round.kind.name}, round ${round.number}, cut down ${shrinks} times`,
      `  again    npm run fuzz -- --seed ${seed} --kind ${round.kind.name} --round ${round.number}`,
    );
  const [steps] = Array.isArray(counterexample) ? counterexample : [];
  if (round?.kind.single === true) lines.push(`  steps    ${clipped(String(steps), 4000)}`);
  if (exchange === undefined) {
    if (counterexample !== undefined)
      lines.push(`  case     ${clipped(inspect(counterexample, { depth: 12, breakLength: 160 }), 4000)}`);
    return lines.join("\n");
  }
  const { request, answer } = exchange;
  const shell = "pieces" in request ? toNetcat(url, request) : toCurl(url, request);
  lines.push(`  request  ${"pieces" in request ? "over a socket" : `${request.method} ${clipped(request.path, 300)}`}`);
  if (answer !== undefined)
    lines.push(`  answer   ${answer.status} ${clipped(Buffer.from(answer.body).toString("utf8"), 1200)}`);
  lines.push(`  shell    ${shell}`);
  return lines.join("\n");
}

const clipped = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most)}…`);
