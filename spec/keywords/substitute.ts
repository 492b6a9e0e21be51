import type { Marks } from "./placeholder-marks.ts";
import { below } from "./pointer.ts";

export type Words = Readonly<Record<string, string>>;

/** A placeholder without a value for the recipient. */
export interface MissingWord {
  readonly name: string;
  /** Its place in the entry. */
  readonly pointer: string;
  /** The result code of the string in the contract. */
  readonly code: string | undefined;
}

export interface Substituted<Value> {
  /** The same object if nothing was replaced. */
  readonly value: Value;
  readonly missing: readonly MissingWord[];
}

const OPEN = "#{";
const CLOSE = "}";

/** Replaces `#{name}` by the recipient's words, only in the strings that the contract marks. */
export function substitute<Value>(value: Value, words: Words, marks: Marks): Substituted<Value> {
  const missing: MissingWord[] = [];
  // Only strings are replaced by strings, so that the result has the same type.
  return { value: replaceIn(value, words, marks, "", missing) as Value, missing };
}

function replaceIn(
  value: unknown,
  words: Words,
  marks: Marks | undefined,
  at: string,
  missing: MissingWord[],
): unknown {
  if (marks === undefined) return value;
  if (typeof value === "string") return marks.marked ? replaceInText(value, words, marks.code, at, missing) : value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item, index) => replaceIn(item, words, marks.others, below(at, index), missing));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  let changed = false;
  const copy: [string, unknown][] = [];
  for (const [key, part] of Object.entries(value)) {
    const next = replaceIn(part, words, marks.members.get(key) ?? marks.others, below(at, key), missing);
    if (next !== part) changed = true;
    copy.push([key, next]);
  }
  return changed ? Object.fromEntries(copy) : value;
}

/** Replaces in one pass, so that `#{x}` inside a word is not replaced again. */
function replaceInText(
  text: string,
  words: Words,
  code: string | undefined,
  at: string,
  missing: MissingWord[],
): string {
  let start = text.indexOf(OPEN);
  if (start < 0) return text;
  let result = "";
  let from = 0;
  while (start >= 0) {
    const end = text.indexOf(CLOSE, start + OPEN.length);
    if (end < 0) break;
    const name = text.slice(start + OPEN.length, end);
    const word = findWord(name, words);
    if (word === undefined) missing.push({ name, pointer: at, code });
    result += text.slice(from, start) + (word ?? "");
    from = end + CLOSE.length;
    start = text.indexOf(OPEN, from);
  }
  return result + text.slice(from);
}

/** A key is written as `name` or as `#{name}`; `name` takes precedence. */
function findWord(name: string, words: Words): string | undefined {
  for (const key of [name, OPEN + name + CLOSE]) if (Object.hasOwn(words, key)) return words[key];
  return undefined;
}
