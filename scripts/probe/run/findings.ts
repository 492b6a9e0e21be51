import type { WireAnswer } from "../wire/answer.ts";
import type { RawRequest, WireRequest } from "../wire/request.ts";
import type { Round } from "./schedule.ts";

/** Something that is wrong, with everything that is needed to see it again. */
export interface Finding {
  /** A warning may be right. What the document lacks is no failure of the server. */
  readonly level: "failure" | "warning" | "document";
  /** Which rule was broken. */
  readonly check: string;
  /** What was tried, for people: "example milk". */
  readonly tried?: string | undefined;
  /** Findings with the same key have the same cause: only the first is shown, the others are counted. */
  readonly key: string;
  readonly operation?: string | undefined;
  readonly reason: string;
  readonly expected?: string | undefined;
  /** Where in the document: a JSON pointer, and file:line:column. */
  readonly place?: { readonly pointer: string; readonly source: string } | undefined;
  /** Undefined: found outside of the rounds of `contract fuzz`. */
  readonly round?: Round | undefined;
  /** The requests that lead there, the last of which shows it. */
  readonly requests: readonly (WireRequest | RawRequest)[];
  readonly answer?: WireAnswer | undefined;
  /** How often the request could be made simpler. */
  readonly shrinks?: number | undefined;
  /** Further lines, each with a name. */
  readonly more?: readonly (readonly [name: string, text: string])[];
}

export type CountedFinding = Finding & {
  readonly times: number;
  /** The other operations that show it. */
  readonly alsoIn: readonly string[];
};

/** The findings, each once. */
export class Findings {
  readonly #found = new Map<string, { readonly finding: Finding; times: number; readonly operations: Set<string> }>();
  readonly #onFirst: (finding: Finding) => void;

  /** `onFirst` is called when something is found for the first time, so that it is printed at once. */
  constructor(onFirst: (finding: Finding) => void) {
    this.#onFirst = onFirst;
  }

  isKnown(key: string): boolean {
    return this.#found.has(key);
  }

  add(finding: Finding): void {
    const known = this.#found.get(finding.key);
    const operations = known?.operations ?? new Set();
    if (finding.operation !== undefined) operations.add(finding.operation);
    if (known !== undefined) {
      known.times += 1;
      return;
    }
    this.#found.set(finding.key, { finding, times: 1, operations });
    this.#onFirst(finding);
  }

  get failures(): number {
    return this.count("failure");
  }

  count(wanted: Finding["level"]): number {
    return this.all.filter(({ level }) => level === wanted).length;
  }

  get all(): readonly CountedFinding[] {
    return [...this.#found.values()].map(({ finding, times, operations }) => ({
      ...finding,
      times,
      alsoIn: [...operations].filter((operation) => operation !== finding.operation),
    }));
  }
}
