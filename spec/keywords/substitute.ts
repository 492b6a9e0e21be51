import type { Marks } from "./placeholder-marks.ts";
import { keysOfPlaceholder, PLACEHOLDER_OPEN, placeholdersIn } from "./placeholders.ts";
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
  /** Each name once, and no more names than an answer can list. */
  readonly missing: readonly MissingWord[];
  /** There is more to replace than any message has, and the rest was left as it is. */
  readonly isTooLong: boolean;
}

/**
 * What may still be replaced for one recipient, in all messages of a flow together. A few bytes of placeholders can stand for
 * megabytes of text, for each recipient again. These limits are what the longest text of the contract can hold, and many
 * times the characters that any carrier takes.
 */
export class SubstitutionRoom {
  placeholders = 2000;
  characters = 50_000;
}

const MAX_MISSING = 50;

/**
 * Whether there may be something to replace; an opening without an end counts too. Much faster than replacing, and the same
 * for every recipient.
 */
export const hasPlaceholders = (value: unknown): boolean => JSON.stringify(value).includes(PLACEHOLDER_OPEN);

/** Replaces `#{name}` by the recipient's words, only in the strings that the contract marks. */
export function substitute<Value>(
  value: Value,
  words: Words,
  marks: Marks,
  room: SubstitutionRoom = new SubstitutionRoom(),
): Substituted<Value> {
  const substitution = new Substitution(words, room);
  // Only strings are replaced by strings, so that the result has the same type.
  const replaced = substitution.replaceIn(value, marks, "") as Value;
  return { value: replaced, missing: [...substitution.missing.values()], isTooLong: substitution.isTooLong };
}

/** One entry with the words of one recipient. */
class Substitution {
  readonly missing = new Map<string, MissingWord>();
  isTooLong = false;
  readonly #words: Words;
  readonly #room: SubstitutionRoom;

  constructor(words: Words, room: SubstitutionRoom) {
    this.#words = words;
    this.#room = room;
  }

  replaceIn(value: unknown, marks: Marks | undefined, at: string): unknown {
    // Whatever follows, the message is refused.
    if (marks === undefined || this.isTooLong) return value;
    if (typeof value === "string") return marks.marked ? this.#replaceInText(value, marks.code, at) : value;
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) {
      const items = value.map((item, index) => this.replaceIn(item, marks.others, below(at, index)));
      return items.some((item, index) => item !== value[index]) ? items : value;
    }
    let changed = false;
    const copy: [string, unknown][] = [];
    for (const [key, part] of Object.entries(value)) {
      const next = this.replaceIn(part, marks.members.get(key) ?? marks.others, below(at, key));
      if (next !== part) changed = true;
      copy.push([key, next]);
    }
    return changed ? Object.fromEntries(copy) : value;
  }

  /** Replaces in one pass, so that `#{x}` inside a word is not replaced again. */
  #replaceInText(text: string, code: string | undefined, at: string): string {
    // Most texts have none.
    if (!text.includes(PLACEHOLDER_OPEN)) return text;
    let result = "";
    let from = 0;
    for (const { name, start, end } of placeholdersIn(text)) {
      if (!this.#hasRoom()) break;
      const word = findWord(name, this.#words);
      if (word === undefined) this.#addMissing({ name, pointer: at, code });
      else this.#room.characters -= word.length;
      result += text.slice(from, start) + (word ?? "");
      from = end;
    }
    return result + text.slice(from);
  }

  #hasRoom(): boolean {
    this.#room.placeholders -= 1;
    if (this.#room.placeholders < 0 || this.#room.characters < 0) this.isTooLong = true;
    return !this.isTooLong;
  }

  #addMissing(word: MissingWord): void {
    if (this.missing.size < MAX_MISSING && !this.missing.has(word.name)) this.missing.set(word.name, word);
  }
}

function findWord(name: string, words: Words): string | undefined {
  const key = keysOfPlaceholder(name).find((one) => Object.hasOwn(words, one));
  return key === undefined ? undefined : words[key];
}
