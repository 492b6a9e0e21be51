import { cp949Bytes, firstUnencodable } from "../spec/keywords/cp949.ts";
import { type Encoding, MAX_PARTS, segments as partsOf } from "../spec/keywords/segments.ts";

export type { Encoding };

/** The parts of an international text. */
export interface Segments {
  /** `ucs2` if one character is not in the GSM alphabet; then fewer characters fit into a part. */
  readonly encoding: Encoding;
  /** The texts of the parts; each is billed as a message. */
  readonly parts: readonly string[];
  /** Whether the gateway accepts this number of parts. */
  readonly fits: boolean;
}

/** Splits an international text into the parts in which it is sent. */
export function segments(text: string): Segments {
  const { encoding, parts } = partsOf(text);
  return { encoding, parts, fits: parts.length <= MAX_PARTS };
}

/** The bytes of a domestic text in SMS and MMS (CP949): one for ASCII, two for other characters. */
export function bytes(text: string): number {
  return cp949Bytes(text);
}

/** The characters of a text that CP949 does not have, each once. The gateway refuses a domestic text with them. */
export function unsendable(text: string): readonly string[] {
  return [...new Set(text)].filter((character) => firstUnencodable(character) >= 0);
}
