import { type Paint, painter } from "./text.ts";

/** A terminal, a file or a pipe. */
export interface TextStream {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

export interface ProgressOptions {
  /** What is being done, such as "fuzz". */
  readonly name: string;
  /** What is counted, such as "rounds". Undefined: only the time counts, and `total` is a number of seconds. */
  readonly unit?: string | undefined;
  /** How much there is; undefined: not known, so that there is no bar and no time left. */
  readonly total?: number | undefined;
  /** The parts are not alike, so that those that are done do not tell how long the others take: there is no rate and no time left. */
  readonly isUneven?: boolean | undefined;
  /** Further numbers. */
  readonly notes?: (() => readonly string[]) | undefined;
  /** Where it is shown (default: standard error, so that what a command prints can be piped). */
  readonly stream?: TextStream | undefined;
  /** Milliseconds (default: those of the process). */
  readonly now?: (() => number) | undefined;
}

/** Quick work shows nothing. */
const QUIET_MS = 1_000;
const TERMINAL_MS = 200;
const PLAIN_MS = 10_000;
const BAR_WIDTH = 24;

/** The bar that stands in the last line of the terminal. */
let shownBar: Progress | undefined;

/** Prints above the bar, if there is one. */
export function writeAbove(text: string, stream: TextStream = process.stdout): void {
  const bar = shownBar;
  bar?.clear();
  stream.write(text);
  bar?.draw();
}

/** A bar with rate and time left on a terminal; elsewhere a line every ten seconds. */
export class Progress {
  readonly #options: ProgressOptions;
  readonly #stream: TextStream;
  readonly #isTerminal: boolean;
  readonly #paint: Paint;
  readonly #now: () => number;
  readonly #startedAt: number;
  readonly #timer: NodeJS.Timeout;
  #drawnAt: number;
  #done = 0;
  #total: number | undefined;

  constructor(options: ProgressOptions) {
    this.#options = options;
    this.#total = options.total;
    this.#stream = options.stream ?? process.stderr;
    this.#isTerminal = this.#stream.isTTY === true && process.env.TERM !== "dumb";
    this.#paint = painter(this.#stream);
    this.#now = options.now ?? (() => performance.now());
    this.#startedAt = this.#now();
    this.#drawnAt = this.#startedAt;
    this.#timer = setInterval(() => this.#drawIfDue(), TERMINAL_MS).unref();
  }

  /** Says how much is done, and how much there is if that was not known before. Work that never waits is shown by these calls alone. */
  update(done: number, total?: number): void {
    this.#done = done;
    this.#total = total ?? this.#total;
    this.#drawIfDue();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.clear();
  }

  clear(): void {
    if (shownBar !== this) return;
    this.#stream.write("\r\u001b[K");
    shownBar = undefined;
  }

  draw(): void {
    const { name, unit, isUneven, notes } = this.#options;
    const total = this.#total;
    const elapsedMs = this.#now() - this.#startedAt;
    const done = unit === undefined ? elapsedMs / 1000 : this.#done;
    const words = describeProgress({ unit, total, isUneven, done, elapsedMs, notes: notes?.() ?? [] });
    this.#drawnAt = this.#now();
    if (!this.#isTerminal) this.#stream.write(`${name}: ${words.join(", ")}\n`);
    else {
      shownBar = this;
      const bar = total === undefined ? "" : `${drawBar(done / total, this.#paint)}  `;
      // A terminal that does not know its width says 0.
      const width = (this.#stream.columns || 80) - name.length - (total === undefined ? 3 : BAR_WIDTH + 5);
      this.#stream.write(`\r\u001b[K${name}  ${bar}${words.join("  ").slice(0, Math.max(width, 0))}`);
    }
  }

  #drawIfDue(): void {
    const [first, every] = this.#isTerminal ? [QUIET_MS, TERMINAL_MS] : [PLAIN_MS, PLAIN_MS];
    const now = this.#now();
    if (now - this.#startedAt >= first && now - this.#drawnAt >= every) this.draw();
  }
}

export interface ProgressNumbers {
  readonly unit?: string | undefined;
  readonly total?: number | undefined;
  readonly isUneven?: boolean | undefined;
  readonly done: number;
  readonly elapsedMs: number;
  readonly notes: readonly string[];
}

/** "52 %", "26 of 50 rounds", "3.2 a second", "8 s left". */
export function describeProgress({ unit, total, isUneven = false, done, elapsedMs, notes }: ProgressNumbers): string[] {
  const rate = done / (elapsedMs / 1000);
  const left = total === undefined || isUneven || done <= 0 ? undefined : Math.max(0, total - done) / rate;
  return [
    ...(total === undefined ? [] : [`${Math.min(100, Math.floor((100 * done) / total))} %`]),
    ...(unit === undefined ? [] : [`${done}${total === undefined ? "" : ` of ${total}`} ${unit}`]),
    ...(unit === undefined || isUneven || done <= 0 ? [] : [formatRate(rate)]),
    ...(left === undefined || !Number.isFinite(left) ? [] : [`${formatSeconds(left)} left`]),
    ...notes,
  ];
}

function drawBar(share: number, paint: Paint): string {
  const full = Math.round(BAR_WIDTH * Math.min(1, Math.max(0, share)));
  return paint("cyan", "█".repeat(full)) + paint("dim", "░".repeat(BAR_WIDTH - full));
}

const formatRate = (perSecond: number): string =>
  perSecond < 1 ? `${formatSeconds(1 / perSecond)} each` : `${perSecond.toFixed(perSecond < 10 ? 1 : 0)} a second`;

/** "45 s", "3 min 20 s", "2 h 5 min". */
export function formatSeconds(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return `${minutes} min ${whole % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
