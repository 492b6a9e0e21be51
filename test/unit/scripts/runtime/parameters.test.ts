import { describe, expect, it, test } from "vitest";
import { decodeParameters, type ParameterRow, type Shape } from "../../../../scripts/runtime/parameters.ts";
import { BOOLEAN, INTEGER, listOf, NUMBER, readBack, receive, row, TEXT } from "./parameter-cases.ts";

const query = (part: Partial<ParameterRow>) => row({ in: "query", style: "form", explode: true, name: "q", ...part });
const types = (...names: Extract<Shape, { kind: "scalar" }>["types"]): Shape => ({ kind: "scalar", types: names });

describe("reading text by shape", () => {
  test.each<[Shape, string, unknown]>([
    [INTEGER, "12", 12],
    [INTEGER, "-0", 0],
    [INTEGER, "1e2", 100],
    [INTEGER, "1.0", 1],
    [INTEGER, "1.5", "1.5"],
    [INTEGER, "9007199254740991", 9007199254740991],
    [INTEGER, "9007199254740993", "9007199254740993"],
    [NUMBER, "9007199254740993", "9007199254740993"],
    [NUMBER, "-1.5e-3", -0.0015],
    [NUMBER, "0x10", "0x10"],
    [NUMBER, "", ""],
    [NUMBER, "%201", " 1"],
    [NUMBER, "1e999", "1e999"],
    [NUMBER, "01", "01"],
    [NUMBER, ".5", ".5"],
    [NUMBER, "Infinity", "Infinity"],
    [BOOLEAN, "true", true],
    [BOOLEAN, "false", false],
    [BOOLEAN, "1", "1"],
    [BOOLEAN, "True", "True"],
    [TEXT, "12", "12"],
    [types("integer", "null"), "null", null],
    [types("integer", "null"), "", null],
    [types("string", "null"), "null", "null"],
    [types("string", "null"), "", ""],
    [types("integer"), "null", "null"],
    [types("string", "integer", "boolean"), "5", 5],
    [types("string", "integer", "boolean"), "true", true],
    [types("string", "integer", "boolean"), "5x", "5x"],
    [types("integer", "number"), "1.5", 1.5],
    [{ kind: "any" }, "5", "5"],
    [TEXT, "a+b%2Bc%20d", "a b+c d"],
  ])("%j %s", (shape, text, value) => {
    expect(readBack(query({ shape }), `q=${text}`)).toMatchObject({ query: { q: value }, faults: [] });
  });

  it("keeps an encoded delimiter inside its item", () => {
    expect(readBack(query({ explode: false, shape: listOf(TEXT) }), "q=a%2Cb,c").query).toEqual({ q: ["a,b", "c"] });
  });

  it("reads an empty text as an empty list, but an empty pair as an item", () => {
    expect(readBack(query({ explode: false, shape: listOf(TEXT) }), "q=").query).toEqual({ q: [] });
    expect(readBack(query({ shape: listOf(TEXT) }), "q=").query).toEqual({ q: [""] });
  });

  it("passes on what is no object, for the schema to refuse", () => {
    const shape: Shape = { kind: "object", properties: {} };
    expect(readBack(query({ explode: false, shape }), "q=a,b,c")).toMatchObject({ query: { q: "a,b,c" }, faults: [] });
    expect(readBack(row({ in: "header", style: "simple", explode: true, shape }), "a=1,b").header).toEqual({
      color: "a=1,b",
    });
  });
});

describe("faults instead of exceptions", () => {
  test.each<[string, ParameterRow, string | undefined, string, string]>([
    ["bad percent-encoding", query({}), "q=%zz", "encoding", "is not valid percent-encoding"],
    [
      "bad percent-encoding in an item",
      query({ shape: listOf(TEXT) }),
      "q=a&q=%e0",
      "encoding",
      "is not valid percent-encoding",
    ],
    ["bad JSON", query({ json: true }), "q={a", "content", "must be JSON"],
    ["repeated", query({}), "q=1&q=2", "repeated", "must be given only once"],
    ["repeated list", query({ explode: false, shape: listOf(TEXT) }), "q=1&q=2", "repeated", "must be given only once"],
    ["repeated JSON", query({ json: true }), "q=1&q=2", "repeated", "must be given only once"],
    ["missing", query({ required: true }), "other=1", "required", "is required"],
    [
      "missing header",
      row({ in: "header", style: "simple", name: "q", required: true }),
      undefined,
      "required",
      "is required",
    ],
    [
      "missing cookie",
      row({ in: "cookie", style: "form", name: "q", required: true }),
      undefined,
      "required",
      "is required",
    ],
    [
      "path in bad percent-encoding",
      row({ in: "path", style: "simple", name: "q" }),
      "%",
      "encoding",
      "is not valid percent-encoding",
    ],
    [
      "label without its mark",
      row({ in: "path", style: "label", name: "q" }),
      "blue",
      "style",
      "must begin with a full stop",
    ],
    [
      "matrix without its name",
      row({ in: "path", style: "matrix", name: "q" }),
      ";p=1",
      "style",
      "must be written as ;q=…",
    ],
  ])("%s", (_name, one, text, keyword, message) => {
    const read = text === undefined ? receive([one], {}) : readBack(one, text);
    expect(read.faults).toEqual([{ in: one.in, name: "q", keyword, message }]);
    expect(read[one.in]).toEqual({});
  });

  it("come in the order of the rows, and spare the other rows", () => {
    const rows = [query({ name: "a", required: true }), query({ name: "b" }), query({ name: "c" })];
    const read = receive(rows, { query: "c=%&b=1&unknown=%" });
    expect(read.faults.map((fault) => fault.name)).toEqual(["a", "c"]);
    expect(read.query).toEqual({ b: "1" });
  });
});

describe("absent, empty and default", () => {
  it("leaves out what is absent and fills in a default of its own", () => {
    const preset = { list: [1] };
    const rows = [query({ name: "a" }), query({ name: "b", default: preset, required: true })];
    const first = receive(rows, {});
    expect(first).toEqual({ path: {}, query: { b: { list: [1] } }, header: {}, cookie: {}, faults: [] });
    (first.query.b as typeof preset).list.push(2);
    expect(receive(rows, {}).query).toEqual({ b: { list: [1] } });
  });

  it("takes an allowed empty value as absent where no text is wanted", () => {
    expect(readBack(query({ shape: BOOLEAN, allowEmptyValue: true, required: true }), "q")).toMatchObject({
      query: {},
      faults: [],
    });
    expect(readBack(query({ shape: BOOLEAN, allowEmptyValue: true, default: true }), "q=").query).toEqual({ q: true });
    expect(readBack(query({ allowEmptyValue: true }), "q").query).toEqual({ q: "" });
    expect(readBack(query({ shape: BOOLEAN }), "q=").query).toEqual({ q: "" });
  });

  it("costs nothing without rows", () => {
    const never = () => {
      throw new Error("asked");
    };
    const raw = {
      path: {},
      header: never,
      cookie: undefined,
      get query(): string {
        return never();
      },
    };
    expect(decodeParameters([], raw)).toEqual({ path: {}, query: {}, header: {}, cookie: {}, faults: [] });
  });
});

describe("names", () => {
  it("finds headers in any case and spells them as the row does", () => {
    const one = row({ in: "header", style: "simple", name: "X-Request-Id" });
    expect(receive([one], { headers: { "x-REQUEST-id": "7%41" } }).header).toEqual({ "X-Request-Id": "7%41" });
  });

  it("trims the items of a header's list", () => {
    expect(readBack(row({ in: "header", style: "simple", shape: listOf(INTEGER) }), "1, 2 ,3").header).toEqual({
      color: [1, 2, 3],
    });
  });

  it("takes the first of cookies with the same name, without its quotes", () => {
    const one = row({ in: "cookie", style: "form", name: "id" });
    expect(receive([one], { cookie: 'x=1; id="a%20b"; id=2' }).cookie).toEqual({ id: "a b" });
  });

  it("collects an exploded object's own fields, and the rest only where it takes one", () => {
    const rows = (rest?: Shape) => [
      query({
        name: "o",
        shape: { kind: "object", properties: { a: INTEGER, l: listOf(INTEGER) }, ...(rest ? { rest } : {}) },
      }),
      query({ name: "other" }),
      row({ in: "query", style: "deepObject", explode: true, name: "deep", shape: { kind: "object", properties: {} } }),
      query({ name: "o2", shape: { kind: "object", properties: { z: TEXT } } }),
    ];
    const text = "a=1&l=1&l=2&other=x&deep[k]=v&z=9&left=5";
    expect(receive(rows(), { query: text }).query.o).toEqual({ a: 1, l: [1, 2] });
    expect(receive(rows(INTEGER), { query: text }).query.o).toEqual({ a: 1, l: [1, 2], left: 5 });
    expect(receive(rows(), { query: "other=x" }).query).toEqual({ other: "x" });
    expect(receive(rows(), { query: "a=1&a=2" }).faults).toMatchObject([
      { name: "o", keyword: "repeated", message: "must have a only once" },
    ]);
  });

  it("holds __proto__ as plain data everywhere", () => {
    const rows = [
      query({ name: "__proto__" }),
      query({ name: "o", explode: false, shape: { kind: "object", properties: {} } }),
    ];
    const read = receive(rows, { query: "__proto__=1&o=__proto__,2" });
    expect(Object.entries(read.query)[0]).toEqual(["__proto__", "1"]);
    expect(Object.entries(read.query.o as object)).toEqual([["__proto__", "2"]]);
    expect(receive([row({ in: "path", style: "simple", name: "toString", required: true })], {}).faults).toHaveLength(
      1,
    );
  });
});

test("two requests get copies of a default that is a list", () => {
  const rows = [query({ shape: listOf(TEXT), default: ["a"] })];
  const read = (): string[] => receive(rows, {}).query.q as string[];
  const first = read();
  first.push("b");
  expect(read()).toEqual(["a"]);
});
