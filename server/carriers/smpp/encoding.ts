import iconv from "iconv-lite";
import { GSM7_ALPHABET, GSM7_EXTENSION } from "../../domain/segments.ts";

const ESCAPE = 0x1b;

/** The octets of every character of the alphabet: one septet each, unpacked, as carriers take them. */
const GSM7_OCTETS: ReadonlyMap<string, readonly number[]> = new Map<string, readonly number[]>([
  ...Array.from(GSM7_ALPHABET, (character, code) => [character, [code]] as const),
  ...Array.from(GSM7_EXTENSION, ([character, code]) => [character, [ESCAPE, code]] as const),
]);

/** Of a text that is within the alphabet. */
export function gsm7Octets(text: string): Buffer {
  const octets: number[] = [];
  for (const character of text) {
    const codes = GSM7_OCTETS.get(character);
    if (codes === undefined) throw new RangeError("A character is not in the GSM alphabet");
    octets.push(...codes);
  }
  return Buffer.from(octets);
}

/** Two octets a UTF-16 unit, the higher one first. */
export function ucs2Octets(text: string): Buffer {
  return Buffer.from(text, "utf16le").swap16();
}

/** Undefined for a text that CP949 cannot express: the encoder would put question marks in its place. */
export function cp949Octets(text: string): Buffer | undefined {
  const octets = iconv.encode(text, "cp949");
  return iconv.decode(octets, "cp949") === text ? octets : undefined;
}
