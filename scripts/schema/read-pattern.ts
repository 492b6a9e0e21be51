/** A part of a pattern. A set of characters is kept as it is written, because the engine knows best what it has. */
export type PatternNode =
  | { readonly kind: "characters"; readonly source: string }
  /** `^`, `$`, and `\b` or `\B`. They take no characters. */
  | { readonly kind: "start" | "end" | "boundary" }
  | { readonly kind: "sequence" | "either"; readonly parts: readonly PatternNode[] }
  | { readonly kind: "repeat"; readonly part: PatternNode; readonly min: number; readonly max: number }
  /** A condition on what is around it, which takes no characters. */
  | { readonly kind: "ahead" | "behind"; readonly part: PatternNode; readonly isNegated: boolean }
  /** `\1` or `\k<name>`: it matches a text that is not known here. */
  | { readonly kind: "back-reference" }
  /** `(?i:…)` */
  | { readonly kind: "with-flags"; readonly part: PatternNode };

const CLASS = /\[(?:\\.|[^\]\\])*\]/suy;
const ESCAPE = /\\(?:[pP]\{[^}]*\}|u\{[\da-f]+\}|u[\da-f]{4}(?:\\ud[c-f][\da-f]{2})?|x[\da-f]{2}|c[a-z]|.)/isuy;
const BACK_REFERENCE = /\\(?:[1-9]\d*|k<[^>]*>)/uy;
const REPEAT = /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/uy;
const GROUP = /\((?:\?(?:(<?)([=!])|:|([a-z-]+):|<[^>]*>))?/uy;

/** Reads a pattern that the engine accepts with the flag u. */
export const readPattern = (pattern: string): PatternNode => new PatternReader(pattern).readEither();

class PatternReader {
  readonly #pattern: string;
  #at = 0;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  readEither(): PatternNode {
    const parts = [this.#readSequence()];
    while (this.#takeText("|")) parts.push(this.#readSequence());
    const [only] = parts;
    return only && parts.length === 1 ? only : { kind: "either", parts };
  }

  #readSequence(): PatternNode {
    const parts: PatternNode[] = [];
    while (this.#at < this.#pattern.length && !/[|)]/.test(this.#pattern[this.#at] ?? ""))
      parts.push(this.#readRepeated());
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
    if (this.#takeText("\\b") || this.#takeText("\\B")) return { kind: "boundary" };
    if (this.#take(BACK_REFERENCE)) return { kind: "back-reference" };
    const group = this.#take(GROUP);
    if (group) return this.#readGroup(group);
    const [source = ""] = this.#take(CLASS) ?? this.#take(ESCAPE) ?? this.#take(/./suy) ?? [];
    return { kind: "characters", source };
  }

  #readGroup([, behind, sign, flags]: RegExpExecArray): PatternNode {
    const part = this.readEither();
    this.#takeText(")");
    if (sign !== undefined) return { kind: behind === "<" ? "behind" : "ahead", part, isNegated: sign === "!" };
    return flags === undefined ? part : { kind: "with-flags", part };
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

/** The length of the longest text that a part can match; infinite if there is none. */
export function longestMatch(node: PatternNode): number {
  switch (node.kind) {
    case "characters":
      return 1;
    case "start":
    case "end":
    case "boundary":
    case "ahead":
    case "behind":
      return 0;
    case "sequence":
      return node.parts.reduce((sum, part) => sum + longestMatch(part), 0);
    case "either":
      return Math.max(...node.parts.map(longestMatch));
    case "repeat":
      return node.max === 0 ? 0 : longestMatch(node.part) * node.max || 0;
    case "back-reference":
      return Number.POSITIVE_INFINITY;
    case "with-flags":
      return longestMatch(node.part);
  }
}

/** Whether each way through a part begins (or ends) at the edge of the text. */
export function isAnchored(node: PatternNode, edge: "start" | "end"): boolean {
  switch (node.kind) {
    case "start":
    case "end":
      return node.kind === edge;
    case "sequence":
      return node.parts.some((part) => isAnchored(part, edge));
    case "either":
      return node.parts.every((part) => isAnchored(part, edge));
    case "repeat":
      return node.min > 0 && isAnchored(node.part, edge);
    case "with-flags":
      return isAnchored(node.part, edge);
    default:
      return false;
  }
}
