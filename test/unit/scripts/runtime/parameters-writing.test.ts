import { describe, expect, it } from "vitest";
import { encodeParameters, type ParameterRow, type Shape } from "../../../../scripts/runtime/parameters.ts";
import { INTEGER, listOf, readBack, row, written } from "./parameter-cases.ts";

const query = (part: Partial<ParameterRow>) => row({ in: "query", style: "form", explode: true, name: "q", ...part });
const types = (...names: Extract<Shape, { kind: "scalar" }>["types"]): Shape => ({ kind: "scalar", types: names });

describe("writing", () => {
  it("leaves reserved characters only where allowed, and never those that would end the value", () => {
    const value = "a/b?c=d&e#f+g,h[i]:@!$'()*;%41 é";
    expect(written(query({}), value)).toBe(
      "q=a%2Fb%3Fc%3Dd%26e%23f%2Bg%2Ch%5Bi%5D%3A%40%21%24%27%28%29%2A%3B%2541%20%C3%A9",
    );
    expect(written(query({ allowReserved: true }), value)).toBe("q=a/b?c=d%26e%23f%2Bg,h[i]:@!$'()*;%2541%20%C3%A9");
    expect(written(query({ allowReserved: true, explode: false }), ["a,b", "/"])).toBe("q=a%2Cb,/");
  });

  it("writes JSON content wherever it stands", () => {
    const value = { a: [1, "é&"] };
    for (const place of ["path", "query", "header", "cookie"] as const) {
      const one = row({ in: place, style: "simple", json: true, shape: { kind: "any" } });
      const text = written(one, value);
      expect(text).toMatch(/^[\x20-\x7e]+$/);
      expect(readBack(one, text)[place]).toEqual({ color: value });
    }
  });

  it("leaves out the absent, null where null is no value, and empty lists unless required", () => {
    const rows = [
      query({ name: "a" }),
      query({ name: "b", shape: types("integer", "null") }),
      query({ name: "c", explode: false }),
      query({ name: "d", explode: false, required: true }),
    ];
    expect(encodeParameters(rows, { query: { a: null, b: null, c: [], d: [] } })).toEqual({
      path: {},
      query: "b=null&d=",
      headers: {},
      cookie: undefined,
    });
    expect(encodeParameters(rows, {}).query).toBe("");
    expect(encodeParameters([query({ name: "toString" })], { query: {} }).query).toBe("");
  });

  it("writes lists inside lists as JSON, and reads them so", () => {
    const one = query({ explode: false, shape: listOf(listOf(INTEGER)) });
    expect(readBack(one, written(one, [[1, 2], [3]])).query).toEqual({ q: [[1, 2], [3]] });
  });

  it("refuses a path that would lead elsewhere", () => {
    const one = row({ in: "path", style: "simple" });
    expect(() => written(one, "..")).toThrow('path parameter "color" cannot be ".."');
    expect(() => written(one, undefined)).toThrow('path parameter "color" is required');
    expect(written(one, "../x")).toBe("..%2Fx");
  });

  it("survives half a surrogate pair", () => {
    expect(written(query({}), "\ud800")).toBe("q=%EF%BF%BD");
  });
});
