/**
 * JSON Schema requires ECMAScript's /u mode, which refuses forms that many documents use: needless escapes (`\-`, `\:`), bare
 * braces, `(?i)` and `\A` of other engines. Rewrites them with the same meaning; undefined if that is not possible.
 */
export function unicodePattern(pattern: string): string | undefined {
  if (compiles(pattern)) return pattern;
  // In ECMAScript this is a class of these characters, which is not what the author meant.
  if (POSIX_CLASS.test(pattern)) return undefined;
  const rewritten = new PatternRewriter(pattern).text();
  return compiles(rewritten) ? rewritten : undefined;
}

function compiles(pattern: string): boolean {
  try {
    new RegExp(pattern, "u");
    return true;
  } catch {
    return false;
  }
}

const SYNTAX = /[\^$\\.*+?()[\]{}|/]/;
const LETTER_ESCAPES = /[dDwWsSbBtnrvf0cxukpP1-9]/;
const ANCHORS: Readonly<Record<string, string>> = { A: "^", z: "$", Z: "$" };
const POSIX_CLASS = /\[:\^?\w+:\]/;
const REPEAT = /^\{\d+(,\d*)?\}/;
/** `\pL`, the Perl form of `\p{L}`. */
const BARE_PROPERTY = /^\\([pP])([CLMNPSZ])/;
const INLINE_FLAGS = /^\(\?([ims]+)\)/;

class PatternRewriter {
  readonly #pattern: string;
  #out = "";
  #at = 0;
  #inClass = false;
  /** The inline flags of each open group; `(?i)` applies to the end of its group. */
  readonly #flags: string[][] = [[]];

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  text(): string {
    while (this.#at < this.#pattern.length) this.#step();
    return this.#out + ")".repeat(this.#flags[0]?.length ?? 0);
  }

  #step(): void {
    const rest = this.#pattern.slice(this.#at);
    const char = rest[0] ?? "";
    const property = BARE_PROPERTY.exec(rest);
    if (property) this.#take(3, `\\${property[1]}{${property[2]}}`);
    else if (char === "\\") this.#take(2, this.#escape(rest[1] ?? ""));
    else if (this.#inClass) {
      this.#inClass = char !== "]";
      this.#take(1, char);
    } else if (char === "[") {
      this.#inClass = true;
      this.#take(1, char);
    } else this.#outsideClass(rest, char);
  }

  #outsideClass(rest: string, char: string): void {
    const flags = INLINE_FLAGS.exec(rest);
    const repeat = REPEAT.exec(rest);
    if (flags) {
      this.#flags.at(-1)?.push(flags[1] ?? "");
      this.#take(flags[0].length, `(?${flags[1]}:`);
    } else if (repeat) this.#take(repeat[0].length, repeat[0]);
    else if (char === "(") {
      this.#flags.push([]);
      this.#take(1, char);
    } else if (char === ")") this.#take(1, ")".repeat((this.#flags.pop()?.length ?? 0) + 1));
    else if (char === "|") {
      // The flags' group would split the alternatives: close it here and open it again after the bar.
      const open = this.#flags.at(-1) ?? [];
      this.#take(1, `${")".repeat(open.length)}|${open.map((each) => `(?${each}:`).join("")}`);
    } else this.#take(1, /[{}\]]/.test(char) ? `\\${char}` : char);
  }

  #escape(next: string): string {
    const kept = SYNTAX.test(next) || LETTER_ESCAPES.test(next) || (this.#inClass && next === "-");
    return kept ? `\\${next}` : (ANCHORS[next] ?? next);
  }

  #take(length: number, replacement: string): void {
    this.#out += replacement;
    this.#at += length;
  }
}
