/**
 * ECMAScript's /u mode, which JSON Schema asks for, refuses escapes that most documents are full of (`\-`, `\:`).
 * They are spelled anew so that the meaning stays; undefined when no reading makes it a regular expression.
 */
export function unicodePattern(pattern: string): string | undefined {
  for (const candidate of [pattern, respell(pattern), respell(withoutInlineFlag(pattern))])
    if (compiles(candidate)) return candidate;
  return undefined;
}

function compiles(pattern: string): boolean {
  try {
    new RegExp(pattern, "u");
    return true;
  } catch {
    return false;
  }
}

/** Other engines write `(?i)abc`; ECMAScript writes `(?i:abc)`. */
const withoutInlineFlag = (pattern: string): string => pattern.replace(/^(\^?)\(\?i\)(.*)$/s, "$1(?i:$2)");

const SYNTAX = /[\^$\\.*+?()[\]{}|/]/;
const LETTER_ESCAPES = /[dDwWsSbBtnrvf0cxukpP1-9]/;

function respell(pattern: string): string {
  let out = "";
  let inClass = false;
  for (let index = 0; index < pattern.length; index++) {
    const char = pattern[index] ?? "";
    if (char === "\\") {
      const next = pattern[++index] ?? "";
      const kept = SYNTAX.test(next) || LETTER_ESCAPES.test(next) || (inClass && next === "-");
      out += next === "A" ? "^" : next === "z" || next === "Z" ? "$" : kept ? `\\${next}` : next;
    } else if (inClass) {
      if (char === "]") inClass = false;
      out += char;
    } else if (char === "[") {
      inClass = true;
      out += char;
    } else if (char === "{" && !/^\{\d+(,\d*)?\}/.test(pattern.slice(index))) {
      out += "\\{";
    } else if (char === "}" && !/\{\d+(,\d*)?$/.test(out)) {
      out += "\\}";
    } else if (char === "]") {
      out += "\\]";
    } else out += char;
  }
  return out;
}
