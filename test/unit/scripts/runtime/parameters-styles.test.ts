import { describe, expect, it, test } from "vitest";
import type { ParameterRow, Shape } from "../../../../scripts/runtime/parameters.ts";
import { BOOLEAN, COLORS, INTEGER, listOf, NUMBER, readBack, row, TEXT, written } from "./parameter-cases.ts";

type Style = ParameterRow["style"];
const list = ["blue", "black", "brown"];
const object = { R: 100, G: 200, B: 150 };

// The table "Style Examples" of OpenAPI 3.1: empty string, string, array, object; undefined where it says n/a.
const table: [Style, boolean, ParameterRow["in"], (string | undefined)[]][] = [
  ["matrix", false, "path", [";color", ";color=blue", ";color=blue,black,brown", ";color=R,100,G,200,B,150"]],
  ["matrix", true, "path", [";color", ";color=blue", ";color=blue;color=black;color=brown", ";R=100;G=200;B=150"]],
  ["label", false, "path", [".", ".blue", ".blue,black,brown", ".R,100,G,200,B,150"]],
  ["label", true, "path", [".", ".blue", ".blue.black.brown", ".R=100.G=200.B=150"]],
  ["simple", false, "path", ["", "blue", "blue,black,brown", "R,100,G,200,B,150"]],
  ["simple", true, "path", ["", "blue", "blue,black,brown", "R=100,G=200,B=150"]],
  ["simple", false, "header", ["", "blue", "blue,black,brown", "R,100,G,200,B,150"]],
  ["simple", true, "header", ["", "blue", "blue,black,brown", "R=100,G=200,B=150"]],
  ["form", false, "query", ["color=", "color=blue", "color=blue,black,brown", "color=R,100,G,200,B,150"]],
  ["form", true, "query", ["color=", "color=blue", "color=blue&color=black&color=brown", "R=100&G=200&B=150"]],
  ["form", false, "cookie", ["color=", "color=blue", "color=blue,black,brown", "color=R,100,G,200,B,150"]],
  ["form", true, "cookie", ["color=", "color=blue", "color=blue; color=black; color=brown", "R=100; G=200; B=150"]],
  [
    "spaceDelimited",
    false,
    "query",
    [undefined, undefined, "color=blue%20black%20brown", "color=R%20100%20G%20200%20B%20150"],
  ],
  [
    "pipeDelimited",
    false,
    "query",
    [undefined, undefined, "color=blue%7Cblack%7Cbrown", "color=R%7C100%7CG%7C200%7CB%7C150"],
  ],
  [
    "deepObject",
    true,
    "query",
    [undefined, undefined, undefined, "color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150"],
  ],
];
const columns: [string, unknown, Shape][] = [
  ["empty", "", TEXT],
  ["string", "blue", TEXT],
  ["array", list, listOf(TEXT)],
  ["object", object, COLORS],
];
const cells = table.flatMap(([style, explode, place, texts]) =>
  columns.flatMap(([column, value, shape], index) => {
    const text = texts[index];
    return text === undefined
      ? []
      : [
          {
            name: `${place} ${style} explode=${explode} ${column}`,
            one: row({ style, explode, in: place, shape }),
            value,
            text,
          },
        ];
  }),
);

describe("the specification's table", () => {
  test.each(cells)("$name", ({ one, value, text }) => {
    expect(written(one, value)).toBe(text);
    const read = readBack(one, text);
    expect(read.faults).toEqual([]);
    expect(read[one.in]).toEqual({ color: value });
  });

  test.each([
    ["spaceDelimited", "color=blue+black+brown"],
    ["pipeDelimited", "color=blue|black|brown"],
    ["pipeDelimited", "color=blue%7cblack|brown"],
  ] as const)("%s also reads %s", (style, text) => {
    expect(readBack(row({ style, in: "query", shape: listOf(TEXT) }), text).query).toEqual({ color: list });
  });

  it("reads deepObject with plain brackets", () => {
    const deep = row({ style: "deepObject", explode: true, in: "query", shape: COLORS });
    expect(readBack(deep, "color[R]=100&color[G]=200&color[B]=150").query).toEqual({ color: object });
  });

  test.each(["spaceDelimited", "pipeDelimited"] as const)("writes an exploded %s list as form does", (style) => {
    const one = row({ style, explode: true, in: "query", shape: listOf(TEXT) });
    expect(written(one, list)).toBe("color=blue&color=black&color=brown");
    expect(readBack(one, "color=blue&color=black&color=brown").query).toEqual({ color: list });
  });
});

describe("nested deepObject", () => {
  const shape: Shape = {
    kind: "object",
    properties: {
      ids: listOf(INTEGER),
      range: { kind: "object", properties: { from: INTEGER } },
      rows: listOf({ kind: "object", properties: { n: NUMBER } }),
    },
  };
  const one = row({ style: "deepObject", explode: true, in: "query", shape, name: "f" });

  test.each([
    ["f[ids][]=1&f[ids][]=2", { ids: [1, 2] }],
    ["f[ids][1]=1&f[ids][0]=2", { ids: [2, 1] }],
    ["f[ids]=1&f[ids]=2", { ids: [1, 2] }],
    ["f[ids]=1", { ids: [1] }],
    ["f[range][from]=5&f[range][to]=x", { range: { from: 5, to: "x" } }],
    ["f[rows][0][n]=1.5&f[rows][1][n]=2", { rows: [{ n: 1.5 }, { n: 2 }] }],
    ["f[extra][]=1&f[more][a]=b&f[x]=1&f[x]=2", { extra: ["1"], more: { a: "b" }, x: ["1", "2"] }],
    ["f[range]=5", { range: "5" }],
  ])("reads %s", (query, value) => {
    expect(readBack(one, query)).toMatchObject({ query: { f: value }, faults: [] });
  });

  it("writes what it reads", () => {
    const value = { ids: [1, 2], range: { from: 5 }, rows: [{ n: 1 }, { n: 2 }] };
    expect(readBack(one, written(one, value)).query).toEqual({ f: value });
  });

  it("refuses more levels than anyone means", () => {
    expect(readBack(one, `f${"[a]".repeat(10_000)}=1`).faults).toMatchObject([{ keyword: "maxDepth" }]);
  });

  it("does not reach the prototype", () => {
    const { query } = readBack(one, "f[__proto__][polluted]=1&f[constructor][prototype][polluted]=1");
    expect(Object.keys(query.f as object)).toEqual(["__proto__", "constructor"]);
    expect(Object.getPrototypeOf(query.f)).toBe(Object.prototype);
    expect("polluted" in {}).toBe(false);
  });
});

describe("round trips", () => {
  let seed = 20_260_101;
  const below = (limit: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * limit);
  };
  const pick = <T>(all: readonly T[]): T => all[below(all.length)] as T;
  const ALPHABET = [..."aZ09-._~:/?#[]@!$&'()*+,;=%|\" \\<>^`{}é가😀"];
  // What a style cannot carry: a delimiter that is the same encoded and plain; in headers, all structure.
  const cannotCarry: Partial<Record<Style, string>> = { spaceDelimited: " +", pipeDelimited: "|" };
  const textFor = (one: ParameterRow, size: number) => {
    const barred = one.in === "header" ? ", =" : (cannotCarry[one.style] ?? "");
    const usable = ALPHABET.filter(
      (char) => !barred.includes(char) && !(one.style === "deepObject" && "[]".includes(char)),
    );
    return Array.from({ length: size }, () => pick(usable)).join("");
  };
  const styles = [
    ...new Map(
      table.map(([style, explode, place]) => [`${place} ${style} ${explode}`, { style, explode, in: place }]),
    ).values(),
  ];

  test.each(styles)("$in $style explode=$explode", (part) => {
    const deep = part.style === "deepObject";
    const delimitedOnly = deep || part.style === "spaceDelimited" || part.style === "pipeDelimited";
    for (let round = 0; round < 400; round += 1) {
      const base = row({ ...part, name: pick(["color", "a b", "é", "x[y"]) });
      const scalar = pick([TEXT, INTEGER, NUMBER, BOOLEAN]);
      const valueFor = (shape: Shape): unknown => {
        if (shape === INTEGER) return below(2000) - 1000;
        if (shape === NUMBER) return (below(2000) - 1000) / 8;
        return shape === BOOLEAN ? below(2) === 1 : `x${textFor(base, below(6))}`;
      };
      const kind = deep ? 2 : delimitedOnly ? 1 + below(2) : below(3);
      let shape = scalar;
      let value = valueFor(scalar);
      if (kind === 1) {
        shape = listOf(scalar);
        value = Array.from({ length: 1 + below(4) }, () => valueFor(scalar));
      } else if (kind === 2) {
        const names = new Set(Array.from({ length: 1 + below(3) }, () => `k${textFor(base, below(3))}`));
        shape = { kind: "object", properties: Object.fromEntries([...names].map((name) => [name, scalar])) };
        value = Object.fromEntries([...names].map((name) => [name, valueFor(scalar)]));
      }
      const one = { ...base, shape, allowReserved: part.in === "query" && below(2) === 1 };
      const text = written(one, value);
      const said = `${JSON.stringify(value)} as ${text}`;
      expect(readBack(one, text), said).toEqual({
        ...{ path: {}, query: {}, header: {}, cookie: {}, faults: [] },
        [one.in]: { [one.name]: value },
      });
      // No character that a URL, or a cookie between its semicolons, cannot hold.
      if (one.in !== "header") expect(text).toMatch(one.in === "cookie" ? /^[ -~]*$/ : /^[!-~]*$/);
      if (one.in === "path" || one.in === "query") expect(text).not.toMatch(/[#"<>^`{}|\\]/);
    }
  });
});
