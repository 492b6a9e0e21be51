import { describe, expect, test } from "vitest";
import { cp949Bytes, firstUnencodable } from "../../../../spec/keywords/cp949.ts";

const isEncodable = (codePoint: number) => firstUnencodable(String.fromCodePoint(codePoint)) < 0;

function countEncodable(from: number, to: number): number {
  let count = 0;
  for (let codePoint = from; codePoint <= to; codePoint++) if (isEncodable(codePoint)) count++;
  return count;
}

describe("the characters of CP949", () => {
  test("are ASCII and 17,048 others, all below U+10000", () => {
    expect(countEncodable(0, 0x7f)).toBe(128);
    expect(countEncodable(0x80, 0xffff)).toBe(17_048);
    expect(countEncodable(0x10000, 0x10ffff)).toBe(0);
  });

  test("hold every Hangul syllable, also those that EUC-KR lacks", () => {
    expect(countEncodable(0xac00, 0xd7a3)).toBe(11_172);
    expect(firstUnencodable("똠방각하 펲시콜라 힣")).toBe(-1);
  });

  test.each(["A", "~", "\n", "ㄱ", "漢", "①", "※", "♥", "Ω", "＃", "ß", "ø"])("hold %s", (character) => {
    expect(firstUnencodable(character)).toBe(-1);
  });

  test.each(["é", "ñ", "😀", "\u0080", "龘", "\ud800"])("lack %j", (character) => {
    expect(firstUnencodable(`ab${character}`)).toBe(2);
  });
});

test.each([
  ["", 0],
  ["hello", 5],
  ["가나다", 6],
  ["가a나b", 6],
  ["①", 2],
  ["😀", 2],
])("%j takes %i bytes", (text, bytes) => {
  expect(cp949Bytes(text)).toBe(bytes);
});
