import { septetsIn, septetsOf } from "./gsm7.ts";

export type Encoding = "gsm7" | "ucs2";

/** How an international text goes out: whole, or as the parts of a concatenated message. */
export interface Segments {
  readonly encoding: Encoding;
  readonly parts: readonly string[];
}

/** Septets, or UTF-16 units, that fit in a message of one part and in each of several. */
const CAPACITY: Readonly<Record<Encoding, { readonly alone: number; readonly each: number }>> = {
  gsm7: { alone: 160, each: 153 },
  ucs2: { alone: 70, each: 67 },
};

/** The most parts that a message may have. */
export const MAX_PARTS = 5;

export function segments(text: string): Segments {
  const septets = septetsIn(text);
  // One character outside the alphabet makes the whole message UCS-2.
  const encoding = septets === undefined ? "ucs2" : "gsm7";
  const { alone, each } = CAPACITY[encoding];
  if ((septets ?? text.length) <= alone) return { encoding, parts: [text] };
  return { encoding, parts: encoding === "gsm7" ? split(text, each, septetAt) : split(text, each, unitsAt) };
}

const SURROGATE = /[\ud800-\udfff]/;

/** How many parts `segments` makes of a text. Making them takes as long as all other checks of a long text together. */
export function countParts(text: string): number {
  const septets = septetsIn(text);
  const { alone, each } = CAPACITY[septets === undefined ? "ucs2" : "gsm7"];
  if ((septets ?? text.length) <= alone) return 1;
  // Characters of one unit fill a part without a gap; a longer one may not fit at its end.
  const areUnits = septets === undefined ? !SURROGATE.test(text) : septets === text.length;
  return areUnits ? Math.ceil(text.length / each) : segments(text).parts.length;
}

/** The cost of the character that begins at an index, and how many UTF-16 units it has: it is never divided. */
type Measure = (text: string, index: number) => { readonly cost: number; readonly length: number };

/** An escape and its code are one character to the text, so they stay together. */
function septetAt(text: string, index: number): { cost: number; length: number } {
  return { cost: septetsOf(text.charCodeAt(index)), length: 1 };
}

function unitsAt(text: string, index: number): { cost: number; length: number } {
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
