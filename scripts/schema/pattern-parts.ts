/** A regular expression as a tree, with as much detail as is needed to see in how many ways it can match a text. */
export type PatternPart =
  /** One character; `source` is a regular expression for it. */
  | { readonly kind: "character"; readonly source: string }
  | { readonly kind: "sequence"; readonly parts: readonly PatternPart[] }
  | { readonly kind: "choice"; readonly parts: readonly PatternPart[] }
  | { readonly kind: "repeat"; readonly part: PatternPart; readonly min: number; readonly max: number }
  /** It takes no characters: an anchor, or a condition on what is around it. */
  | { readonly kind: "condition"; readonly part: PatternPart | undefined };

const ESCAPE = /^\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|c[A-Za-z]|k<[^>]*>|[1-9]\d*|.)/su;
const GROUP = /^\((?:\?(?:<?[=!]|:|[a-z-]*:|<[^>]*>))?/;
const QUANTIFIER = /^(?:[*+?]|\{(\d+)(,(\d*))?\})\??/;
const CLASS = /^\[(?:\\.|[^\]\\])*\]/su;

/** Reads a pattern that is valid with the flag u. */
export function readPattern(pattern: string): PatternPart {
  return new PatternReader(pattern).readChoice();
}

class PatternReader {
  #rest: string;

  constructor(pattern: string) {
    this.#rest = pattern;
  }

  readChoice(): PatternPart {
    const parts = [this.#readSequence()];
    while (this.#take(/^\|/) !== undefined) parts.push(this.#readSequence());
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : { kind: "choice", parts };
  }

  #readSequence(): PatternPart {
    const parts: PatternPart[] = [];
    while (this.#rest !== "" && !/^[|)]/.test(this.#rest)) parts.push(this.#readRepeat(this.#readOne()));
    return { kind: "sequence", parts };
  }

  #readRepeat(part: PatternPart): PatternPart {
    const found = this.#take(QUANTIFIER);
    if (found === undefined) return part;
    const [sign, least, range, most] = found;
    if (least !== undefined) {
      const min = Number(least);
      const max = range === undefined ? min : most === "" ? Number.POSITIVE_INFINITY : Number(most);
      return { kind: "repeat", part, min, max };
    }
    const max = sign.startsWith("?") ? 1 : Number.POSITIVE_INFINITY;
    return { kind: "repeat", part, min: sign.startsWith("+") ? 1 : 0, max };
  }

  #readOne(): PatternPart {
    const group = this.#take(GROUP);
    if (group !== undefined) {
      const part = this.readChoice();
      this.#take(/^\)/);
      return /^\(\?<?[=!]/.test(group[0]) ? { kind: "condition", part } : part;
    }
    if (this.#take(/^[\^$]|^\\[bB]/) !== undefined) return { kind: "condition", part: undefined };
    const escaped = this.#take(ESCAPE)?.[0];
    // What a back-reference repeats is not known.
    if (escaped !== undefined) return { kind: "character", source: /^\\(?:[1-9]|k<)/.test(escaped) ? "[^]" : escaped };
    return { kind: "character", source: (this.#take(CLASS) ?? this.#take(/^./su))?.[0] ?? "[^]" };
  }

  #take(expected: RegExp): RegExpExecArray | undefined {
    const found = expected.exec(this.#rest);
    if (found === null || found[0] === "") return undefined;
    this.#rest = this.#rest.slice(found[0].length);
    return found;
  }
}
