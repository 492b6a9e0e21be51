import { septetsIn, unitSeptets } from "./gsm7.ts";

/** The alphabet of an international text. */
export type Encoding = "gsm7" | "ucs2";

/** The parts of an international text: one, or several of a concatenated message. */
export interface Segments {
  readonly encoding: Encoding;
  readonly parts: readonly string[];
}

/** The septets or UTF-16 units that fit into a single message, and into each part of a concatenated message. */
const CAPACITY: Readonly<Record<Encoding, { readonly alone: number; readonly each: number }>> = {
  gsm7: { alone: 160, each: 153 },
  ucs2: { alone: 70, each: 67 },
};

/** The maximum number of parts of a message. */
export const MAX_PARTS = 5;

export function segments(text: string): Segments {
  const septets = septetsIn(text);
  // If one character is not in the alphabet, the whole message is UCS-2.
  const encoding = septets === undefined ? "ucs2" : "gsm7";
  const { alone, each } = CAPACITY[encoding];
  if ((septets ?? text.length) <= alone) return { encoding, parts: [text] };
  return { encoding, parts: encoding === "gsm7" ? split(text, each, measureSeptets) : split(text, each, measureUnits) };
}

const SURROGATE = /[\ud800-\udfff]/;

/** The number of parts that `segments` returns. Counting is much faster than splitting a long text. */
export function countParts(text: string): number {
  const septets = septetsIn(text);
  const { alone, each } = CAPACITY[septets === undefined ? "ucs2" : "gsm7"];
  if ((septets ?? text.length) <= alone) return 1;
  // Characters of one unit fill each part completely; a longer character may not fit at the end of a part.
  const areUnits = septets === undefined ? !SURROGATE.test(text) : septets === text.length;
  return areUnits ? Math.ceil(text.length / each) : segments(text).parts.length;
}

/** The cost of the character at an index, and its number of UTF-16 units. A character is never split. */
type Measure = (text: string, index: number) => { readonly cost: number; readonly length: number };

/** An escape and its code are one character of the text, so that they are never split. */
function measureSeptets(text: string, index: number): { cost: number; length: number } {
  return { cost: unitSeptets(text.charCodeAt(index)), length: 1 };
}

function measureUnits(text: string, index: number): { cost: number; length: number } {
  const length = (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
  return { cost: length, length };
}

function split(text: string, capacity: number, measure: Measure): string[] {
  const parts: string[] = [];
  let start = 0;
  let used = 0;
  for (let index = 0; index < text.length; ) {
    const { cost, length } = measure(text, index);
    if (used + cost > capacity) {
      parts.push(text.slice(start, index));
      start = index;
      used = 0;
    }
    used += cost;
    index += length;
  }
  parts.push(text.slice(start));
  return parts;
}
