/**
 * The default alphabet of GSM 03.38 (3GPP TS 23.038, 6.2.1), in the order of its codes: a character's place is its code.
 * The escape at 1B stands for no character of its own.
 */
export const GSM7_ALPHABET =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞ\u001bÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?" +
  "¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";

/** The extension table: each costs an escape and a code. */
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

/** Septets by UTF-16 unit; zero: not in the alphabet. A table, for every international text is looked at. */
const COSTS = costs();

function costs(): Uint8Array {
  const table = new Uint8Array(0x10000);
  for (const character of GSM7_ALPHABET) table[character.charCodeAt(0)] = 1;
  table[ESCAPE] = 0;
  for (const character of GSM7_EXTENSION.keys()) table[character.charCodeAt(0)] = 2;
  return table;
}

/** How many septets a UTF-16 unit takes, zero when the alphabet lacks it. */
export function septetsOf(unit: number): number {
  return COSTS[unit] ?? 0;
}

/** How many septets a text takes, undefined when a character of it is not in the alphabet. */
export function septetsIn(text: string): number | undefined {
  let total = 0;
  for (let index = 0; index < text.length; index++) {
    const cost = septetsOf(text.charCodeAt(index));
    if (cost === 0) return undefined;
    total += cost;
  }
  return total;
}
