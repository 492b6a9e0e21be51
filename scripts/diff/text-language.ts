/** A set of characters: whether it has a code point. The name tells sets apart. */
export interface CharacterSet {
  readonly name: string;
  has(codePoint: number): boolean;
}

/** A set of texts, as a regular expression that also knows "both" and "not". Equal terms are the same object. */
export interface Language {
  readonly id: number;
  readonly kind: "characters" | "sequence" | "repeat" | "either" | "both" | "not";
  readonly parts: readonly Language[];
  readonly set?: CharacterSet;
  readonly min: number;
  readonly max: number;
  readonly acceptsEmpty: boolean;
}

/** Thrown when a comparison would take too long. */
export class TooLarge extends Error {}

const MAX_TERMS = 30_000;
const MAX_LANGUAGES = 5000;

/**
 * Builds languages and compares them by Brzozowski's derivatives: what may follow after a character is again a language, and of these there
 * are finitely many.
 */
export class Languages {
  readonly #terms = new Map<string, Language>();
  readonly #derivatives = new Map<string, Language>();
  readonly none = this.either([]);
  readonly empty = this.#intern("repeat", [this.none], { min: 0, max: 0, acceptsEmpty: true });
  readonly all = this.not(this.none);

  characters(set: CharacterSet): Language {
    return this.#intern("characters", [], { set });
  }

  sequence(one: Language, other: Language): Language {
    if (one === this.none || other === this.none) return this.none;
    if (one === this.empty) return other;
    if (other === this.empty) return one;
    const [first, second] = one.parts;
    if (one.kind === "sequence" && first && second) return this.sequence(first, this.sequence(second, other));
    return this.#intern("sequence", [one, other], { acceptsEmpty: one.acceptsEmpty && other.acceptsEmpty });
  }

  repeat(part: Language, min: number, max: number): Language {
    if (max === 0 || part === this.empty) return this.empty;
    if (part === this.none) return min === 0 ? this.empty : this.none;
    if (min === 1 && max === 1) return part;
    return this.#intern("repeat", [part], { min, max, acceptsEmpty: min === 0 || part.acceptsEmpty });
  }

  either(parts: readonly Language[]): Language {
    return this.#combine("either", parts, this.none, this.all);
  }

  both(parts: readonly Language[]): Language {
    return this.#combine("both", parts, this.all, this.none);
  }

  not(part: Language): Language {
    const [inner] = part.parts;
    if (part.kind === "not" && inner) return inner;
    return this.#intern("not", [part], { acceptsEmpty: !part.acceptsEmpty });
  }

  /** Whether every text of one language is in the other. `characters` has one of each kind of characters that the languages tell apart. */
  includes(other: Language, one: Language, characters: readonly number[]): boolean {
    const start = this.both([one, this.not(other)]);
    const known = new Set([start]);
    // The loop also visits the languages that are added to the set during the loop.
    for (const language of known) {
      if (language.acceptsEmpty) return false;
      if (known.size > MAX_LANGUAGES) throw new TooLarge();
      for (const character of characters) known.add(this.#after(language, character));
    }
    return true;
  }

  /** What may follow in a text of the language after a character. */
  #after(language: Language, character: number): Language {
    const key = `${language.id} ${character}`;
    const known = this.#derivatives.get(key);
    if (known) return known;
    const derivative = this.#derive(language, character);
    this.#derivatives.set(key, derivative);
    return derivative;
  }

  #derive({ kind, parts, set, min, max }: Language, character: number): Language {
    const [first = this.none, second = this.none] = parts;
    const after = (part: Language): Language => this.#after(part, character);
    switch (kind) {
      case "characters":
        return set?.has(character) ? this.empty : this.none;
      case "sequence": {
        const inFirst = this.sequence(after(first), second);
        return first.acceptsEmpty ? this.either([inFirst, after(second)]) : inFirst;
      }
      case "repeat":
        return this.sequence(after(first), this.repeat(first, Math.max(0, min - 1), max - 1));
      case "either":
        return this.either(parts.map(after));
      case "both":
        return this.both(parts.map(after));
      case "not":
        return this.not(after(first));
    }
  }

  /** `neutral` changes nothing, `final` decides alone. */
  #combine(
    kind: "either" | "both",
    parts: readonly Language[],
    neutral: Language | undefined,
    final: Language | undefined,
  ): Language {
    const flat = parts.flatMap((part) => (part.kind === kind ? part.parts : [part]));
    const different = [...new Set(flat)].filter((part) => part !== neutral).sort((one, other) => one.id - other.id);
    const isDecided = different.some(
      (part) => part === final || (part.kind === "not" && different.includes(this.not(part))),
    );
    if (final && isDecided) return final;
    const [only] = different;
    if (only && different.length === 1) return only;
    if (!only && neutral) return neutral;
    const acceptsEmpty =
      kind === "either" ? different.some((part) => part.acceptsEmpty) : different.every((part) => part.acceptsEmpty);
    return this.#intern(kind, different, { acceptsEmpty });
  }

  #intern(
    kind: Language["kind"],
    parts: readonly Language[],
    { set, min = 0, max = 0, acceptsEmpty = false }: Partial<Omit<Language, "kind" | "parts">>,
  ): Language {
    const key = `${kind} ${set?.name ?? ""} ${min} ${max} ${parts.map(({ id }) => id).join()}`;
    const known = this.#terms.get(key);
    if (known) return known;
    if (this.#terms.size > MAX_TERMS) throw new TooLarge();
    const term = { id: this.#terms.size, kind, parts, ...(set && { set }), min, max, acceptsEmpty };
    this.#terms.set(key, term);
    return term;
  }
}
