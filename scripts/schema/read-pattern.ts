/** A part of a pattern. A set of characters is kept as it is written, because the engine knows best what it has. */
export type PatternNode =
  | { readonly kind: "characters"; readonly source: string }
  | { readonly kind: "start" | "end" }
  | { readonly kind: "sequence" | "either"; readonly parts: readonly PatternNode[] }
  | { readonly kind: "repeat"; readonly part: PatternNode; readonly min: number; readonly max: number }
  | { readonly kind: "ahead"; readonly part: PatternNode; readonly isNegated: boolean };

/** Thrown at what no regular language stands for: back-references, word boundaries, lookbehinds, flags. */
export class NotRegular extends Error {}

const CLASS = /\[(?:\\.|[^\]\\])*\]/suy;
const ESCAPE = /\\(?:[pP]\{[^}]*\}|u\{[\da-f]+\}|u[\da-f]{4}(?:\\ud[c-f][\da-f]{2})?|x[\da-f]{2}|c[a-z]|.)/isuy;
const REPEAT = /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/uy;
const GROUP = /\((?:\?(?::|([=!])|<[\p{L}_$][^>]*>))?/uy;
/** `\b`, `\1` and `\k<name>` depend on more than the next character. */
const DEPENDENT_ESCAPE = /^\\[bBk1-9]/;

/** Reads a pattern that the engine accepts with the flag u. */
export function readPattern(pattern: string): PatternNode {
  const reader = new PatternReader(pattern);
  const node = reader.readEither();
  if (!reader.isAtEnd()) throw new NotRegular(pattern);
  return node;
}

class PatternReader {
  readonly #pattern: string;
  #at = 0;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  isAtEnd(): boolean {
    return this.#at === this.#pattern.length;
  }

  readEither(): PatternNode {
    const parts = [this.#readSequence()];
    while (this.#takeText("|")) parts.push(this.#readSequence());
    const [only] = parts;
    return only && parts.length === 1 ? only : { kind: "either", parts };
  }

  #readSequence(): PatternNode {
    const parts: PatternNode[] = [];
    while (!this.isAtEnd() && !/[|)]/.test(this.#pattern[this.#at] ?? "")) parts.push(this.#readRepeated());
    return { kind: "sequence", parts };
  }

  #readRepeated(): PatternNode {
    const part = this.#readOne();
    const found = this.#take(REPEAT);
    if (!found) return part;
    const [, sign, low, comma, high] = found;
    const min = sign === undefined ? Number(low) : sign === "+" ? 1 : 0;
    const isOpen = sign === "*" || sign === "+" || (comma !== undefined && high === "");
    const max = sign === "?" ? 1 : isOpen ? Number.POSITIVE_INFINITY : Number(high ?? low);
    return { kind: "repeat", part, min, max };
  }

  #readOne(): PatternNode {
    if (this.#takeText("^")) return { kind: "start" };
    if (this.#takeText("$")) return { kind: "end" };
    if (this.#pattern[this.#at] === "(") return this.#readGroup();
    const source = (this.#take(CLASS) ?? this.#take(ESCAPE) ?? this.#take(/./suy))?.[0];
    if (source === undefined || DEPENDENT_ESCAPE.test(source)) throw new NotRegular(this.#pattern);
    return { kind: "characters", source };
  }

  #readGroup(): PatternNode {
    const found = this.#take(GROUP);
    // A group that goes on with ? is a lookbehind or has flags.
    if (!found || this.#pattern[this.#at] === "?") throw new NotRegular(this.#pattern);
    const part = this.readEither();
    if (!this.#takeText(")")) throw new NotRegular(this.#pattern);
    const sign = found[1];
    return sign === undefined ? part : { kind: "ahead", part, isNegated: sign === "!" };
  }

  #takeText(text: string): boolean {
    const isNext = this.#pattern.startsWith(text, this.#at);
    if (isNext) this.#at += text.length;
    return isNext;
  }

  #take(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.#at;
    const found = expression.exec(this.#pattern);
    if (found) this.#at += found[0].length;
    return found;
  }
}
