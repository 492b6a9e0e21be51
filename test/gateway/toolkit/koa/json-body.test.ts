import { describe, expect, test } from "vitest";
import { findPrototypeNames, parseJson } from "../../../../scripts/runtime/koa/json-body.ts";

const parsed = (text: string | Buffer) => parseJson(Buffer.from(text));

describe("bytes as JSON", () => {
  test("text in UTF-8 is read", () => {
    expect(parsed('{"text":"안녕 👋"}')).toMatchObject({ ok: true, value: { text: "안녕 👋" } });
  });

  test("a byte order mark is skipped", () => {
    expect(parsed('\ufeff{"a":1}')).toMatchObject({ ok: true, value: { a: 1 } });
    expect(parsed("\ufeff")).toEqual({ ok: false });
  });

  test.each([
    ["nothing", Buffer.from("")],
    ["white space", Buffer.from(" \n")],
    ["half an object", Buffer.from('{"a":1')],
    ["two values", Buffer.from("{}{}")],
    ["a comment", Buffer.from("{/* */}")],
    ["NaN", Buffer.from("NaN")],
    ["bytes that are not UTF-8", Buffer.from([0x22, 0xc3, 0x28, 0x22])],
    ["a surrogate in UTF-8", Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])],
    ["UTF-16", Buffer.from('{"a":1}', "utf16le")],
    ["CP949", Buffer.from([0x22, 0xb0, 0xa1, 0x22])],
  ])("%s is not JSON", (_, bytes) => {
    expect(parseJson(bytes)).toEqual({ ok: false });
  });

  test("of a repeated name the last value counts", () => {
    expect(parsed('{"a":1,"a":2}')).toMatchObject({ ok: true, value: { a: 2 } });
  });

  test("any JSON value is JSON", () => {
    for (const text of ["null", "1", '"x"', "[]", "true"]) expect(parsed(text).ok).toBe(true);
  });
});

describe("members named __proto__", () => {
  const found = (text: string) => findPrototypeNames(text, JSON.parse(text));

  test("are found wherever they stand", () => {
    expect(found('{"a":[{"__proto__":{"x":1}}],"b/c":{"__proto__":1}}')).toEqual(["/a/0/__proto__", "/b~1c/__proto__"]);
  });

  test("are found however they are written", () => {
    expect(found('{"\\u005f_proto_\\u005F":1}')).toEqual(["/__proto__"]);
  });

  test("are no values", () => {
    expect(found('{"a":"__proto__"}')).toEqual([]);
    expect(found('{"a":1}')).toEqual([]);
  });
});
