import { describe, expect, test } from "vitest";
import { countParts, GSM7_ALPHABET, GSM7_EXTENSION, segments, septetsIn } from "../../../../server/domain/segments.ts";

const partLengths = (text: string) => segments(text).parts.map((part) => part.length);

describe("parts of an international text", () => {
  test.each([
    ["160 characters of the alphabet are one part", "a".repeat(160), "gsm7", [160]],
    ["161 are parts of 153 and the rest", "a".repeat(161), "gsm7", [153, 8]],
    ["765 are 5 parts", "a".repeat(765), "gsm7", [153, 153, 153, 153, 153]],
    ["766 are 6 parts", "a".repeat(766), "gsm7", [153, 153, 153, 153, 153, 1]],
    ["70 characters of a local language are one part", "가".repeat(70), "ucs2", [70]],
    ["71 are parts of 67 and the rest", "가".repeat(71), "ucs2", [67, 4]],
    ["335 are 5 parts", "가".repeat(335), "ucs2", [67, 67, 67, 67, 67]],
    ["336 are 6 parts", "가".repeat(336), "ucs2", [67, 67, 67, 67, 67, 1]],
    ["one other character makes the whole message UCS-2", `${"a".repeat(70)}가`, "ucs2", [67, 4]],
    ["é is in the alphabet, ê is not", "é", "gsm7", [1]],
    ["ê makes UCS-2", "ê", "ucs2", [1]],
    ["the escape itself is no character of the alphabet", "\u001b", "ucs2", [1]],
    ["an extension character costs two: 80 are one part", "€".repeat(80), "gsm7", [80]],
    ["81 extension characters are two parts", "€".repeat(81), "gsm7", [76, 5]],
    ["an escape pair is not divided at the end of a part", `${"a".repeat(152)}€${"a".repeat(10)}`, "gsm7", [152, 11]],
    ["a surrogate pair is not divided at the end of a part", `${"가".repeat(66)}😀${"가".repeat(9)}`, "ucs2", [66, 11]],
    ["an emoji counts as two units", "😀".repeat(35), "ucs2", [70]],
    ["36 emoji are two parts of whole pairs", "😀".repeat(36), "ucs2", [66, 6]],
  ] as const)("%s", (_rule, text, encoding, lengths) => {
    expect(segments(text).encoding).toBe(encoding);
    expect(partLengths(text)).toEqual(lengths);
    expect(countParts(text)).toBe(lengths.length);
  });

  test("the parts together are the text", () => {
    const text = `${"a[b]{c}€ ~".repeat(60)}\f^|\\`;
    expect(segments(text).parts.join("")).toBe(text);
    expect(segments(`${text}😀`).parts.join("")).toBe(`${text}😀`);
  });

  test("keeping pairs whole can cost a part: 762 septets in 6 parts", () => {
    const text = `${"a".repeat(152)}${`€${"a".repeat(150)}`.repeat(4)}€`;
    expect(septetsIn(text)).toBe(762);
    expect(partLengths(text)).toEqual([152, 151, 151, 151, 151, 1]);
  });
});

describe("the alphabet of GSM 03.38", () => {
  test.each([
    ["@", 0x00],
    ["\n", 0x0a],
    ["\r", 0x0d],
    ["Δ", 0x10],
    ["É", 0x1f],
    [" ", 0x20],
    ["¤", 0x24],
    ["0", 0x30],
    ["¡", 0x40],
    ["A", 0x41],
    ["§", 0x5f],
    ["¿", 0x60],
    ["a", 0x61],
    ["à", 0x7f],
  ])("%j has the code %i", (character, code) => {
    expect(GSM7_ALPHABET.indexOf(character)).toBe(code);
  });

  test("has 128 places, and ten extension characters", () => {
    expect(GSM7_ALPHABET).toHaveLength(128);
    expect(new Set(GSM7_ALPHABET).size).toBe(128);
    expect([...GSM7_EXTENSION.keys()].join("")).toBe("\f^{}\\[~]|€");
  });
});
