import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../../../scripts/schema/json.ts";
import { getLines, withRequest, withResponse } from "./diff-lines.ts";

// A request does not have readOnly properties, and a response does not have writeOnly ones, also if they are required.

const text = { type: "string" };
const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({ type: "object", properties, ...more });
const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

const DIRECTIONS = [
  { mark: "readOnly", hidden: withRequest, shown: withResponse },
  { mark: "writeOnly", hidden: withResponse, shown: withRequest },
] as const;

/** Ways to mark a property, with the components that they need. */
const MARKS: Readonly<Record<string, (mark: string) => JsonObject>> = {
  itself: (mark) => ({ ...text, [mark]: true }),
  "a component": () => ref("Marked"),
  "a component beside its own keywords": () => ({ ...ref("Marked"), maxLength: 99 }),
  "a part of allOf": (mark) => ({ allOf: [text, { [mark]: true }] }),
};

/** Places of the object that has the property `a`, with the name of the property there. */
const PLACES: Readonly<Record<string, readonly [field: string, place: (holder: JsonObject) => JsonObject]>> = {
  "the body": ["a", (holder) => holder],
  "a field": ["n.a", (holder) => object({ n: holder })],
  "a list": ["n[].a", (holder) => object({ n: { type: "array", items: holder } })],
  "a part of allOf": ["a", (holder) => ({ allOf: [holder, object({ z: text })] })],
  "a map": ["n.*.a", (holder) => object({ n: { type: "object", additionalProperties: holder } })],
};

const rows = DIRECTIONS.flatMap((direction) =>
  Object.entries(MARKS).flatMap(([how, newMark]) =>
    Object.entries(PLACES).map(([where, [field, place]]) => ({ ...direction, how, newMark, where, field, place })),
  ),
);

describe.each(rows)("$mark of $how in $where", ({ mark, newMark, field, place, hidden, shown }) => {
  const schemas = { Marked: { ...text, [mark]: true } };
  const marked = (more: JsonObject): JsonObject => place(object({ a: newMark(mark) }, more));
  const plain = (more: JsonObject): JsonObject =>
    place(object({ a: "maxLength" in newMark(mark) ? { ...text, maxLength: 99 } : text }, more));

  test.each([[{ required: ["a"] }], [{}]])("%j", (more) => {
    const isRequest = mark === "readOnly";
    const isRequired = "required" in more;
    const dropped = isRequest
      ? isRequired
        ? `major addPet: requests without \`${field}\` are now refused`
        : `minor addPet: \`${field}\` may now be sent`
      : `minor addPet: the 200 response ${isRequired ? "now has" : "may now have"} \`${field}\``;
    const added = isRequest
      ? `major addPet: the request no longer has \`${field}\`: it is ignored or refused`
      : `major addPet: the 200 response no longer has \`${field}\``;
    expect(getLines(hidden(marked(more), schemas), hidden(plain(more), schemas))).toEqual([dropped]);
    expect(getLines(hidden(plain(more), schemas), hidden(marked(more), schemas))).toEqual([added]);
    expect(getLines(shown(marked(more), schemas), shown(plain(more), schemas))).toEqual([]);
    expect(getLines(shown(plain(more), schemas), shown(marked(more), schemas))).toEqual([]);
  });
});

test("a property that other members of the object describe is hidden by its own mark", () => {
  const holder = (mark: JsonObject): JsonObject =>
    object({ a: { ...text, ...mark } }, { additionalProperties: text, required: ["a"] });
  expect(getLines(withRequest(holder({ readOnly: true })), withRequest(holder({})))).toEqual([
    "major addPet: requests without `a` are now refused",
  ]);
  expect(getLines(withRequest(holder({})), withRequest(holder({ readOnly: true })))).toEqual([
    "major addPet: the request no longer has `a`: it is ignored or refused",
  ]);
});

test("readOnly that became writeOnly", () => {
  const holder = (mark: string): JsonObject => object({ a: { ...text, [mark]: true } }, { required: ["a"] });
  const compare = (newDocument: typeof withRequest): string[] =>
    getLines(newDocument(holder("readOnly")), newDocument(holder("writeOnly")));
  expect(compare(withRequest)).toEqual(["major addPet: requests without `a` are now refused"]);
  expect(compare(withResponse)).toEqual(["major addPet: the 200 response no longer has `a`"]);
});

test("a hidden property that becomes required is no change", () => {
  const holder = (more: JsonObject): JsonObject => object({ a: { ...text, readOnly: true } }, more);
  expect(getLines(withRequest(holder({})), withRequest(holder({ required: ["a"] })))).toEqual([]);
  expect(getLines(withRequest(holder({ required: ["a"] })), withRequest(holder({})))).toEqual([]);
});

describe("a property that nobody sends tells no variants apart", () => {
  const variant = (id: JsonObject): JsonObject => object({ id, x: text }, { required: ["id", "x"] });
  const of = (...variants: JsonObject[]): JsonObject => ({ oneOf: variants });
  const id = (value: string, mark: JsonObject = {}): JsonObject => variant({ const: value, ...mark });
  const [readOnly, writeOnly] = [{ readOnly: true }, { writeOnly: true }];
  const refused = "major addPet: requests in which a body satisfies several of its variants are now refused";
  const several = "minor! addPet: the 200 response may now satisfy several of its variants";
  const named = (name: string, mark: JsonObject = {}): JsonObject =>
    object({ [name]: { ...text, ...mark }, x: text }, { required: [name, "x"] });

  test.each<readonly [name: string, before: JsonObject, after: JsonObject, isBroken: boolean]>([
    ["a new variant", of(id("a", readOnly)), of(id("a", readOnly), id("b", readOnly)), true],
    ["a new variant, in a component", of(id("a", readOnly)), of(id("a", readOnly), variant(ref("B"))), true],
    ["a new variant that needs another one", of(named("a", readOnly)), of(named("a", readOnly), named("b", readOnly)), true], // biome-ignore format: a table
    ["a new variant that needs one which was hidden", of(variant({ ...text, ...readOnly })), of(variant({ ...text, ...readOnly }), variant(text)), false], // biome-ignore format: a table
    ["a new variant by one that is sent", of(id("a")), of(id("a"), id("b")), false],
    ["a new variant by one that only answers lack", of(id("a", writeOnly)), of(id("a", writeOnly), id("b", writeOnly)), false], // biome-ignore format: a table
  ])("in a request: %s", (_, before, after, isBroken) => {
    const schemas = { B: { const: "b", readOnly: true } };
    expect(getLines(withRequest(before, schemas), withRequest(after, schemas)).includes(refused)).toBe(isBroken);
  });

  test.each<readonly [name: string, mark: JsonObject, isWider: boolean]>([
    ["one that is not answered", writeOnly, true],
    ["one that is answered", {}, false],
    ["one that only requests lack", readOnly, false],
  ])("in a response, anyOf in place of oneOf: %s", (_, mark, isWider) => {
    const variants = [id("a", mark), id("b", mark)];
    const lines = getLines(withResponse({ oneOf: variants }), withResponse({ anyOf: variants }));
    expect(lines.includes(several)).toBe(isWider);
  });
});
