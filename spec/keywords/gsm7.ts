/**
 * The default alphabet of GSM 03.38 (3GPP TS 23.038, 6.2.1), in the order of its codes: the index of a
 * character is its code. The escape at 1B is not a character.
 */
export const GSM7_ALPHABET =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞ\u001bÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?" +
  "¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";

/** The extension table: each character needs two septets, an escape and a code. */
export const GSM7_EXTENSION: ReadonlyMap<string, number> = new Map([
  ["\f", 0x0a],
  ["^", 0x14],
  ["{", 0x28],
  ["}", 0x29],
  ["\\", 0x2f],
  ["[", 0x3c],
  ["~", 0x3d],
  ["]", 0x3e],
  ["|", 0x40],
  ["€", 0x65],
]);

const ESCAPE = 0x1b;

/** Septets by UTF-16 unit; zero: not in the alphabet. A table, because every international text is counted. */
const SEPTETS = buildSeptets();

function buildSeptets(): Uint8Array {
  const table = new Uint8Array(0x10000);
  for (const character of GSM7_ALPHABET) table[character.charCodeAt(0)] = 1;
  table[ESCAPE] = 0;
  for (const character of GSM7_EXTENSION.keys()) table[character.charCodeAt(0)] = 2;
  return table;
}

/** The septets of a UTF-16 unit; zero if the alphabet does not have it. */
export function unitSeptets(unit: number): number {
  return SEPTETS[unit] ?? 0;
}

/** The septets of a text; undefined if the alphabet does not have all of its characters. */
export function septetsIn(text: string): number | undefined {
  let total = 0;
  for (let index = 0; index < text.length; index++) {
    const cost = unitSeptets(text.charCodeAt(index));
    if (cost === 0) return undefined;
    total += cost;
  }
  return total;
}
