import fc from "fast-check";
import { Failure } from "./failure.ts";
import type { Findings } from "./findings.ts";
import type { Kind } from "./kinds/kind.ts";
import { getRounds, type Round } from "./schedule.ts";
import { SharedLock } from "./shared-lock.ts";
import type { World } from "./world/world.ts";

export interface RunSettings {
  readonly kinds: readonly Kind[];
  readonly seed: number;
  readonly seconds: number;
  /** Only the round with this number of each kind. */
  readonly round: number | undefined;
  /** Rounds at one time. */
  readonly width: number;
}

/** After so many there is enough to mend. */
const MOST_FINDINGS = 20;
/** A failing case may be cut down for this long. */
const SHRINK_MS = 30_000;

/** Plays rounds until the time is over. */
export class Run {
  readonly findings: Findings;
  readonly #world: World;
  readonly #settings: RunSettings;
  readonly #lock = new SharedLock();
  readonly #turns = new Map<string, Promise<void>>();
  readonly #endsAt: number;
  #cases = 0;
  #isStopped = false;

  constructor(world: World, settings: RunSettings, findings: Findings) {
    this.findings = findings;
    this.#world = world;
    this.#settings = settings;
    this.#endsAt = Date.now() + settings.seconds * 1000;
  }

  /** Ends with the rounds that are being played. */
  stop(): void {
    this.#isStopped = true;
  }

  get cases(): number {
    return this.#cases;
  }

  async play(): Promise<void> {
    const { kinds, seed, round, width } = this.#settings;
    const rounds = getRounds(kinds, seed, round)[Symbol.iterator]();
    const player = async (): Promise<void> => {
      for (;;) {
        if (this.#isOver()) return;
        const { value: next, done } = rounds.next();
        if (done === true) return;
        await this.#turnOf(next.kind, () => this.#lock.run(next.kind.alone === true, () => this.#play(next)));
      }
    };
    await Promise.all(Array.from({ length: width }, player));
  }

  /** One after the other where the kind asks for it. */
  async #turnOf(kind: Kind, work: () => Promise<void>): Promise<void> {
    if (kind.single !== true) return work();
    const turn = (this.#turns.get(kind.name) ?? Promise.resolve()).then(work);
    this.#turns.set(kind.name, turn);
    return turn;
  }

  #isOver(): boolean {
    const isReplay = this.#settings.round !== undefined;
    return (
      (!isReplay && Date.now() >= this.#endsAt) ||
      this.findings.size >= MOST_FINDINGS ||
      this.#isStopped ||
      this.#world.process?.crashed !== undefined
    );
  }

  async #play(round: Round): Promise<void> {
    // The time may have passed while others had their turn.
    if (this.#isOver()) return;
    const { kind, seed } = round;
    const outcome = await fc.check(kind.property(this.#world), {
      seed,
      numRuns: kind.cases,
      interruptAfterTimeLimit: Math.max(this.#endsAt - Date.now(), 0) + SHRINK_MS,
      maxSkipsPerRun: 10_000,
    });
    this.#cases += outcome.numRuns;
    if (!outcome.failed || outcome.errorInstance === null) return;
    const error = outcome.errorInstance;
    this.findings.add({
      round,
      reason: error instanceof Failure ? error.message : `the fuzzer itself fails: ${stackOf(error)}`,
      exchange: error instanceof Failure ? error.exchange : undefined,
      shrinks: outcome.numShrinks,
      counterexample: outcome.counterexample,
    });
  }
}

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
