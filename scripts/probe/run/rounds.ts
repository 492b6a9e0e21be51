import type { Findings } from "./findings.ts";
import type { Course, Kind } from "./kind.ts";
import { getRounds, type Round } from "./schedule.ts";
import { SharedLock } from "./shared-lock.ts";

export interface RoundsSettings {
  readonly kinds: readonly Kind[];
  readonly seed: number;
  /** The run ends after so many seconds, or else after so many rounds. */
  readonly seconds?: number | undefined;
  readonly rounds: number;
  /** Only the round with this number of each kind. */
  readonly round?: number | undefined;
  /** Rounds at one time, of the kinds that have no lane of their own. */
  readonly width: number;
  /** The names of checks whose problems are not reported. */
  readonly ignored?: readonly string[];
  /** The server has ended by itself. */
  readonly isCrashed?: () => boolean;
  /** Called after each round. */
  readonly onRound?: () => void;
}

/** After so many there is enough to fix. */
const MOST_FAILURES = 40;

/** Plays rounds until the time is over or all are played. */
export class Rounds {
  readonly #settings: RoundsSettings;
  readonly #findings: Findings;
  readonly #lock = new SharedLock();
  readonly #turns = new Map<string, Promise<void>>();
  readonly #endsAt: number;
  #cases = 0;
  #played = 0;
  #isStopped = false;

  constructor(settings: RoundsSettings, findings: Findings) {
    this.#settings = settings;
    this.#findings = findings;
    const { seconds, round } = settings;
    this.#endsAt =
      seconds === undefined || round !== undefined ? Number.POSITIVE_INFINITY : Date.now() + seconds * 1000;
  }

  /** Ends with the rounds that are being played. */
  stop(): void {
    this.#isStopped = true;
  }

  /** There were so many failures that the rest was left out. */
  get isCutShort(): boolean {
    return this.#findings.failures >= MOST_FAILURES;
  }

  get cases(): number {
    return this.#cases;
  }

  /** The rounds that were played. */
  get played(): number {
    return this.#played;
  }

  /** The rounds that there are; undefined: the time decides. */
  get total(): number | undefined {
    const { kinds, rounds, round, seconds } = this.#settings;
    if (round !== undefined) return kinds.length;
    return seconds === undefined ? kinds.length * rounds : undefined;
  }

  async play(): Promise<void> {
    const { kinds, width } = this.#settings;
    const lanes = [...new Set(kinds.map(({ lane }) => lane))];
    await Promise.all(
      lanes.map((lane) =>
        this.#playLane(
          kinds.filter((kind) => kind.lane === lane),
          lane === undefined ? width : 1,
        ),
      ),
    );
  }

  async #playLane(kinds: readonly Kind[], width: number): Promise<void> {
    const { seed, round: only, rounds: most, seconds } = this.#settings;
    const rounds = getRounds(kinds, seed, only)[Symbol.iterator]();
    const player = async (): Promise<void> => {
      for (;;) {
        if (this.#isOver()) return;
        const { value: next, done } = rounds.next();
        if (done === true || (seconds === undefined && only === undefined && next.round.number >= most)) return;
        const { kind, round } = next;
        await this.#turnOf(kind, () => this.#lock.run(kind.alone === true, () => this.#play(kind, round)));
      }
    };
    await Promise.all(Array.from({ length: width }, player));
  }

  /** One after the other where the kind asks for it. */
  async #turnOf({ name, single }: Kind, work: () => Promise<void>): Promise<void> {
    if (single !== true) return work();
    const turn = (this.#turns.get(name) ?? Promise.resolve()).then(work);
    this.#turns.set(name, turn);
    return turn;
  }

  #isOver(): boolean {
    return Date.now() >= this.#endsAt || this.isCutShort || this.#isStopped || this.#settings.isCrashed?.() === true;
  }

  async #play(kind: Kind, round: Round): Promise<void> {
    // The time may have passed while others had their turn.
    if (this.#isOver()) return;
    const course: Course = {
      leftMs: () => Math.max(0, this.#endsAt - Date.now()),
      isOver: () => this.#isOver(),
      stop: () => this.stop(),
      countCases: (more) => {
        this.#cases += more;
      },
      isWanted: (check) => this.#settings.ignored?.includes(check) !== true,
      isKnown: (key) => this.#findings.isKnown(key),
      report: (finding) => this.#findings.add(finding),
    };
    await kind.play(round, course);
    this.#played++;
    this.#settings.onRound?.();
  }
}
