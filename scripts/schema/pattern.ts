/**
 * JSON Schema requires ECMAScript's /u mode, which refuses forms that many documents use: needless escapes (`\-`, `\:`), bare
 * braces, `(?i)` and `\A` of other engines. Rewrites them with the same meaning; undefined if that is not possible.
 */
export function unicodePattern(pattern: string): string | undefined {
  if (compiles(pattern)) return pattern;
  // In ECMAScript this is a class of these characters, which is not what the author meant.
  if (POSIX_CLASS.test(pattern)) return undefined;
  const rewritten = rewrite(pattern);
  return compiles(rewritten) ? rewritten : undefined;
}

/** What is wrong with a pattern that does not compile, in the words of the engine. */
export function explainPattern(pattern: string): string {
  if (POSIX_CLASS.test(pattern)) return "it has no classes such as [:alpha:]";
  try {
    new RegExp(pattern, "u");
    return "it cannot be used";
  } catch (error) {
    // "Invalid regular expression: /([/u: Unterminated character class"
    const message = error instanceof Error ? error.message : String(error);
    return message.slice(message.lastIndexOf("/u: ") + 4).toLowerCase();
  }
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

function rewrite(pattern: string): string {
  let out = "";
  let inClass = false;
  /** The inline flags of each open group; `(?i)` applies to the end of its group. */
  const groups: string[][] = [[]];
  const close = (flags: readonly string[] | undefined): string => ")".repeat(flags?.length ?? 0);
  for (let at = 0; at < pattern.length; ) {
    const rest = pattern.slice(at);
    const char = rest[0] ?? "";
    const property = BARE_PROPERTY.exec(rest);
    const flags = inClass ? null : INLINE_FLAGS.exec(rest);
    const repeat = inClass ? null : REPEAT.exec(rest);
    let taken = flags?.[0] ?? repeat?.[0] ?? char;
    let written = taken;
    if (property) {
      taken = property[0];
      written = `\\${property[1]}{${property[2]}}`;
    } else if (char === "\\") {
      taken = rest.slice(0, 2);
      written = rewriteEscape(rest[1] ?? "", inClass);
    } else if (inClass) inClass = char !== "]";
    else if (char === "[") inClass = true;
    else if (flags) {
      groups.at(-1)?.push(flags[1] ?? "");
      written = `(?${flags[1]}:`;
    } else if (char === "(") groups.push([]);
    else if (char === ")") written = `)${close(groups.pop())}`;
    else if (char === "|") {
      // The flags' group would split the alternatives: close it here and open it again after the bar.
      const open = groups.at(-1) ?? [];
      written = `${close(open)}|${open.map((each) => `(?${each}:`).join("")}`;
    } else if (!repeat && /[{}\]]/.test(char)) written = `\\${char}`;
    out += written;
    at += taken.length;
  }
  return out + close(groups[0]);
}

function rewriteEscape(next: string, inClass: boolean): string {
  const kept = SYNTAX.test(next) || LETTER_ESCAPES.test(next) || (inClass && next === "-");
  return kept ? `\\${next}` : (ANCHORS[next] ?? next);
}
