import { type PatternNode, readPattern } from "../schema/read-pattern.ts";

/**
 * Whether a pattern may take time that doubles with each character of a text, as `^(a+)+$` does with "aaaa…!". That is so if a repetition
 * can go through the same text in two ways: the engine then tries all combinations before it gives up.
 *
 * The pattern becomes an automaton whose states are its characters. Two ways are two paths that begin and end at the same state and read
 * the same text; they are found by following all pairs of states at once. A repetition of few times is written out. One of many times is
 * taken as one without end, which is as slow. The way in which a text is refused at the end is not looked at.
 */
export function isSlowPattern(pattern: string): boolean {
  // Without a repeated group there are no two ways.
  if (!/\)(?:[*+]|\{)/.test(pattern)) return false;
  const samples = listSamples(pattern);
  const parts = [readPattern(pattern)];
  for (const part of parts) {
    // Nested repetitions can have very many states. With less written out they have few, and more is taken for slow.
    const automaton = WRITTEN_OUT.map((times) => new Automaton(part, samples, times)).find(({ isWhole }) => isWhole);
    if (automaton === undefined || automaton.hasTwoWays()) return true;
    parts.push(...automaton.conditions);
  }
  return false;
}

/** A repetition of at most so many times is written out. */
const WRITTEN_OUT = [10, 1];

/** More states would take long to examine. No pattern of a real document has so many. */
const MAX_STATES = 300;

/** Characters of which at least one is in each class of characters that the pattern tells apart. */
function listSamples(pattern: string): string[] {
  const near = [...pattern].flatMap((character) => {
    const code = character.codePointAt(0) ?? 0;
    return [code - 1, code, code + 1];
  });
  const escaped = [...pattern.matchAll(/\\(?:u\{?|x)([\dA-Fa-f]+)/g)].map(([, code]) =>
    Number.parseInt(code ?? "", 16),
  );
  const usual = [
    ..."\t\n\r\0 !\"#%&'()*+,-./0159:;<=>?@AFMZ[\\]^_`afmz{|}~\u007F\u0085\u00A0éßÀ\u0300Ωжאا٣अ中あ가\u2028€😀",
  ];
  const codes = [...near, ...escaped].filter((code) => code >= 0 && code <= 0x10ffff);
  return [...new Set([...usual, ...codes.map((code) => String.fromCodePoint(code))])];
}

/** How many ways there are, by state. Two stand for any higher number. */
type Ways = Map<number, number>;

const add = (ways: Ways, state: number, count: number): void => {
  if (count > 0) ways.set(state, Math.min(2, (ways.get(state) ?? 0) + count));
};

/** What begins, ends and follows in a part, and in how many ways the part can be empty. */
interface Fragment {
  readonly first: Ways;
  readonly last: Ways;
  readonly empty: number;
}

const EMPTY: Fragment = { first: new Map(), last: new Map(), empty: 1 };

class Automaton {
  /** The parts of lookaheads and lookbehinds, which the engine tries by themselves. */
  readonly conditions: PatternNode[] = [];
  /** Whether it has all states of the pattern. */
  isWhole = true;
  readonly #samples: readonly string[];
  readonly #writtenOut: number;
  /** The samples that each state reads. */
  readonly #reads: ReadonlySet<string>[] = [];
  /** The states after each state. */
  readonly #next: Ways[] = [];
  readonly #readsOf = new Map<string, ReadonlySet<string>>();

  constructor(part: PatternNode, samples: readonly string[], writtenOut: number) {
    this.#samples = samples;
    this.#writtenOut = writtenOut;
    this.#build(part);
  }

  #build(part: PatternNode): Fragment {
    if (this.#next.length > MAX_STATES) this.isWhole = false;
    if (!this.isWhole) return EMPTY;
    switch (part.kind) {
      case "characters":
        return this.#addState(part.source);
      case "back-reference":
        // What it repeats is not known.
        return this.#addState("[^]");
      case "start":
      case "end":
      case "boundary":
        return EMPTY;
      case "ahead":
      case "behind":
        this.conditions.push(part.part);
        return EMPTY;
      case "with-flags":
        return this.#build(part.part);
      case "sequence":
        return part.parts.reduce((before, one) => this.#join(before, this.#build(one)), EMPTY);
      case "either":
        return this.#choose(part.parts.map((one) => this.#build(one)));
      case "repeat":
        return this.#repeat(part.part, part.min, part.max);
    }
  }

  #addState(source: string): Fragment {
    const state = this.#next.length;
    this.#next.push(new Map());
    this.#reads.push(this.#findReads(source));
    const ways: Ways = new Map([[state, 1]]);
    return { first: ways, last: ways, empty: 0 };
  }

  #findReads(source: string): ReadonlySet<string> {
    const known = this.#readsOf.get(source);
    if (known !== undefined) return known;
    const expression = new RegExp(`^${source}$`, "u");
    const reads = new Set(this.#samples.filter((sample) => expression.test(sample)));
    this.#readsOf.set(source, reads);
    return reads;
  }

  #connect(last: Ways, first: Ways): void {
    for (const [from, ends] of last)
      for (const [to, begins] of first) add(this.#next[from] ?? new Map(), to, ends * begins);
  }

  #join(before: Fragment, after: Fragment): Fragment {
    this.#connect(before.last, after.first);
    const first: Ways = new Map(before.first);
    for (const [state, count] of after.first) add(first, state, count * before.empty);
    const last: Ways = new Map(after.last);
    for (const [state, count] of before.last) add(last, state, count * after.empty);
    return { first, last, empty: Math.min(2, before.empty * after.empty) };
  }

  #choose(parts: readonly Fragment[]): Fragment {
    const first: Ways = new Map();
    const last: Ways = new Map();
    for (const part of parts) {
      for (const [state, count] of part.first) add(first, state, count);
      for (const [state, count] of part.last) add(last, state, count);
    }
    return {
      first,
      last,
      empty: Math.min(
        2,
        parts.reduce((sum, { empty }) => sum + empty, 0),
      ),
    };
  }

  #repeat(part: PatternNode, min: number, max: number): Fragment {
    const [least, most] = [Math.min(min, this.#writtenOut), Math.min(max, this.#writtenOut)];
    const isEndless = max > most && (max > min || part.kind !== "characters");
    let whole = EMPTY;
    for (let count = 0; count < least; count++) whole = this.#join(whole, this.#build(part));
    if (isEndless) return this.#join(whole, this.#loop(part));
    // `a{0,3}` is `(a(a(a)?)?)?`.
    let others = EMPTY;
    for (let count = least; count < most; count++) others = this.#optional(this.#join(this.#build(part), others));
    return this.#join(whole, others);
  }

  #loop(part: PatternNode): Fragment {
    const inner = this.#build(part);
    this.#connect(inner.last, inner.first);
    return this.#optional(inner);
  }

  /** The engine does not repeat what is empty, so there is one way to be empty. */
  #optional({ first, last }: Fragment): Fragment {
    return { first, last, empty: 1 };
  }

  /** Whether some text leads from a state to itself in two ways. */
  hasTwoWays(): boolean {
    const reachable = this.#next.map((ways) => this.#reach([...ways.keys()], (from) => this.#next[from]?.keys() ?? []));
    for (const [from, ways] of this.#next.entries())
      for (const [to, number] of ways)
        if (number > 1 && (to === from || reachable[to]?.has(from) === true)) return true;
    const done = new Set<number>();
    for (const start of this.#next.keys()) {
      if (done.has(start) || reachable[start]?.has(start) !== true) continue;
      const loop = new Set([...reachable[start]].filter((state) => reachable[state]?.has(start) === true));
      for (const state of loop) done.add(state);
      if (this.#splits(start, loop)) return true;
    }
    return false;
  }

  /** Follows pairs of paths through a loop that begin at the same state and read the same, until a pair that has split meets again. */
  #splits(start: number, loop: ReadonlySet<number>): boolean {
    const count = this.#next.length;
    const isSplit = (pair: number): boolean => Math.floor(pair / count) !== pair % count;
    const listPairs = (pair: number): number[] => {
      const pairs: number[] = [];
      for (const left of this.#next[Math.floor(pair / count)]?.keys() ?? [])
        for (const right of this.#next[pair % count]?.keys() ?? [])
          if (loop.has(left) && loop.has(right) && this.#readSame(left, right)) pairs.push(left * count + right);
      return pairs;
    };
    const found = this.#reach([start * count + start], listPairs);
    return [...this.#reach([...found].filter(isSplit), listPairs)].some((pair) => !isSplit(pair));
  }

  #readSame(left: number, right: number): boolean {
    const reads = this.#reads[right];
    return left === right || [...(this.#reads[left] ?? [])].some((sample) => reads?.has(sample) === true);
  }

  #reach(starts: readonly number[], listNext: (node: number) => Iterable<number>): Set<number> {
    const found = new Set(starts);
    for (const node of found) for (const next of listNext(node)) found.add(next);
    return found;
  }
}
