import fc from "fast-check";
import iconv from "iconv-lite";
import { expect, test } from "vitest";
import { cp949Bytes, firstUnencodable } from "../../../../spec/keywords/cp949.ts";
import { countParts, segments } from "../../../../spec/keywords/segments.ts";

/*
 * Our counts beside others that share no code or table with them: bytes by iconv-lite, parts by a second way of counting.
 */

/** iconv-lite writes "?" for what it cannot encode, so each character is also read back. */
function encode(character: string): Buffer | undefined {
  const bytes = iconv.encode(character, "cp949");
  return iconv.decode(bytes, "cp949") === character ? bytes : undefined;
}

test("CP949 has the same characters as in iconv-lite, with as many bytes", () => {
  const differing: string[] = [];
  for (let codePoint = 0; codePoint <= 0xffff; codePoint++) {
    if (codePoint >= 0xd800 && codePoint <= 0xdfff) continue;
    const character = String.fromCodePoint(codePoint);
    const bytes = encode(character);
    const isSame = firstUnencodable(character) < 0 ? cp949Bytes(character) === bytes?.length : bytes === undefined;
    if (!isSame) differing.push(codePoint.toString(16));
  }
  expect(differing).toEqual([]);
});

test("a text in CP949 has as many bytes as in iconv-lite", () => {
  const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((codePoint) => String.fromCodePoint(codePoint));
  const text = fc
    .array(fc.oneof(syllable, fc.constantFrom(..."aZ0 \n①※漢♥ß")))
    .map((characters) => characters.join(""));
  fc.assert(fc.property(text, (value) => cp949Bytes(value) === iconv.encode(value, "cp949").length));
});

/** 3GPP TS 23.038, typed from its tables, by code: the basic characters need one septet, the others an escape before them. */
const BASIC = new Set(
  [
    "@£$¥èéùìòÇ\nØø\rÅå",
    "Δ_ΦΓΛΩΠΨΣΘΞÆæßÉ",
    " !\"#¤%&'()*+,-./",
    "0123456789:;<=>?",
    "¡ABCDEFGHIJKLMNO",
    "PQRSTUVWXYZÄÖÑÜ§",
    "¿abcdefghijklmno",
    "pqrstuvwxyzäöñüà",
  ].join(""),
);
const ESCAPED = new Set("\f^{}\\[~]|€");

/** Puts characters one by one into parts, and starts the next part when one does not fit. */
function countByFilling(text: string): number {
  const characters = [...text];
  const isGsm = characters.every((character) => BASIC.has(character) || ESCAPED.has(character));
  const sizes = characters.map((character) => (isGsm ? (ESCAPED.has(character) ? 2 : 1) : character.length));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total <= (isGsm ? 160 : 70)) return 1;
  const room = isGsm ? 153 : 67;
  let parts = 1;
  let left = room;
  for (const size of sizes) {
    if (size > left) {
      parts++;
      left = room;
    }
    left -= size;
  }
  return parts;
}

test("an international text has as many parts as a second way of counting finds", () => {
  const gsm = fc.constantFrom(...BASIC, ...ESCAPED);
  const local = fc.constantFrom(..."가나다漢ê😀🙂");
  const run = (character: fc.Arbitrary<string>) =>
    fc.tuple(character, fc.integer({ min: 1, max: 160 })).map(([repeated, times]) => repeated.repeat(times));
  const text = (character: fc.Arbitrary<string>) =>
    fc.array(fc.oneof(character, run(character)), { maxLength: 12 }).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(fc.oneof(text(gsm), text(local), text(fc.oneof(gsm, local))), (value) => {
      expect(countParts(value)).toBe(countByFilling(value));
      expect(segments(value).parts).toHaveLength(countByFilling(value));
    }),
    { numRuns: 2000 },
  );
});
