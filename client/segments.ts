import { cp949Bytes, firstUnencodable } from "../spec/keywords/cp949.ts";
import { type Encoding, MAX_PARTS, segments as partsOf } from "../spec/keywords/segments.ts";

export type { Encoding };

export interface Segments {
  /** `ucs2` as soon as one character is not in the GSM alphabet: then a part holds fewer. */
  readonly encoding: Encoding;
  /** The texts of the parts; each is billed as a message. */
  readonly parts: readonly string[];
  /** Whether the gateway takes so many. */
  readonly fits: boolean;
}

/** How an international text goes out, part by part. */
export function segments(text: string): Segments {
  const { encoding, parts } = partsOf(text);
  return { encoding, parts, fits: parts.length <= MAX_PARTS };
}

/** How many bytes a domestic text has, as SMS and MMS count them (CP949): ASCII one, any other character two. */
export function bytes(text: string): number {
  return cp949Bytes(text);
}

/** The characters that a domestic text cannot have, each once: CP949 lacks them, and the gateway refuses the text. */
export function unsendable(text: string): readonly string[] {
  return [...new Set(text)].filter((character) => firstUnencodable(character) >= 0);
}
