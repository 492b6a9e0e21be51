import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { getAllChanges } from "../../../../scripts/diff/collect-changes.ts";
import { compareDocuments } from "../../../../scripts/diff/compare-documents.ts";
import { getPartnerImpact } from "../../../../scripts/diff/partner-impact.ts";
import { readPartners } from "../../../../scripts/diff/partner-manifest.ts";
import { isObject, type Json, type JsonObject } from "../../../../scripts/schema/json.ts";
import { withFiles } from "../../../rig/run-command.ts";
import { getLines, NO_RULES, newApi, withRequest } from "./diff-lines.ts";

// A change that several branches share, and ajv as the judge of the conditions that are told: the values that were accepted and are refused
// now are those of which the report says so.

const text = { type: "string" };
const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const has = (values: readonly string[]): JsonObject => ({
  type: "object",
  required: ["kind"],
  properties: { kind: { type: "string", enum: [...values] } },
});

/** What branches share, before and after, and whether a value has what changed. */
interface SharedChange {
  readonly before: JsonObject;
  readonly after: JsonObject;
  /** Members, of which some values have what changed. */
  readonly samples: readonly JsonObject[];
  readonly isMet: (value: JsonObject) => boolean;
}

const fields = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({ type: "object", properties, ...more });
const name = (maxLength: number): JsonObject => ({ name: { ...text, maxLength } });

const changes: Readonly<Record<string, SharedChange>> = {
  "a limit": {
    before: fields(name(9)),
    after: fields(name(5)),
    samples: [{}, { name: "short" }, { name: "longer" }],
    isMet: (value) => value.name === "longer",
  },
  "a member that must be there": {
    before: fields(name(9)),
    after: fields(name(9), { required: ["name"] }),
    samples: [{}, { name: "short" }],
    isMet: (value) => value.name === undefined,
  },
  "a value that is gone": {
    before: fields({ mode: { ...text, enum: ["a", "b"] } }),
    after: fields({ mode: { ...text, enum: ["a"] } }),
    samples: [{}, { mode: "a" }, { mode: "b" }],
    isMet: (value) => value.mode === "b",
  },
  "another type": {
    before: fields({ mode: text }),
    after: fields({ mode: { type: "integer" } }),
    samples: [{}, { mode: "a" }],
    isMet: (value) => value.mode !== undefined,
  },
  "a limit of a part": {
    before: fields({ data: fields({ list: { type: "array", items: fields(name(9)) } }) }),
    after: fields({ data: fields({ list: { type: "array", items: fields(name(5)) } }) }),
    samples: [{}, { data: { list: [{ name: "short" }] } }, { data: { list: [{ name: "longer" }] } }],
    isMet: (value) => JSON.stringify(value).includes("longer"),
  },
  "how many members": {
    before: { type: "object" },
    after: { type: "object", maxProperties: 2 },
    samples: [{}, { name: "a" }, { name: "a", mode: "b", size: "big" }],
    isMet: (value) => Object.keys(value).length > 2,
  },
};

const KINDS = ["cat", "dog", "owl", "elk"];

/** A way to choose between branches. `shared[i]`: branch i has what changed; `base` is written into it or referred to. */
interface Form {
  readonly count: number;
  readonly build: (
    base: JsonObject,
    shared: readonly boolean[],
  ) => {
    readonly root: JsonObject;
    readonly schemas?: JsonObject;
    /** For ajv, which does not know that a schema may be its children. */
    readonly asRead?: JsonObject;
  };
  /** Not every value takes one of the branches. */
  readonly isOpen?: true;
  /** More members that values have. */
  readonly extra?: readonly JsonObject[];
}

const branch = (kinds: readonly string[], base: JsonObject, isShared: boolean): JsonObject => ({
  allOf: [...(isShared ? [base] : []), has(kinds)],
});
const named = (base: JsonObject, shared: readonly boolean[], kindsOf = (index: number) => [KINDS[index] ?? ""]) =>
  Object.fromEntries(shared.map((isShared, index) => [`Pet${index}`, branch(kindsOf(index), base, isShared)]));
const refs = (shared: readonly boolean[]): JsonObject[] => shared.map((_, index) => ref(`Pet${index}`));
const discriminator = { propertyName: "kind" };

const forms: Readonly<Record<string, Form>> = {
  "oneOf with a discriminator": {
    count: 3,
    build: (base, shared) => ({ root: { oneOf: refs(shared), discriminator }, schemas: named(base, shared) }),
  },
  "four branches": {
    count: 4,
    build: (base, shared) => ({ root: { oneOf: refs(shared), discriminator }, schemas: named(base, shared) }),
  },
  "a mapping with several values": {
    count: 2,
    build: (base, shared) => {
      const schemas = Object.fromEntries(
        shared.map((isShared, index) => [
          `Pet${index}`,
          { allOf: [...(isShared ? [base] : []), fields({ kind: text }, { required: ["kind"] })] },
        ]),
      );
      const mapping = { cat: "Pet0", owl: "Pet0", dog: "Pet1", elk: "Pet1" };
      return { root: { oneOf: refs(shared), discriminator: { propertyName: "kind", mapping } }, schemas };
    },
  },
  "oneOf without a discriminator": {
    count: 3,
    build: (base, shared) => ({ root: { oneOf: refs(shared) }, schemas: named(base, shared) }),
  },
  anyOf: {
    count: 3,
    build: (base, shared) => ({ root: { anyOf: refs(shared) }, schemas: named(base, shared) }),
  },
  "branches that are written here": {
    count: 3,
    build: (base, shared) => ({
      root: {
        oneOf: shared.map((isShared, index) => ({
          title: `Pet${index}`,
          ...branch([KINDS[index] ?? ""], base, isShared),
        })),
      },
      schemas: named(base, shared),
    }),
  },
  "a discriminator inside of another": {
    count: 3,
    build: (base, shared) => {
      const size = (value: string, isShared: boolean | undefined): JsonObject => ({
        allOf: [
          ...(isShared === true ? [base] : []),
          has(["cat"]),
          fields({ size: { ...text, enum: [value] } }, { required: ["size"] }),
        ],
      });
      const Cat = {
        oneOf: [ref("Big"), ref("Small")],
        discriminator: { propertyName: "size", mapping: { big: "Big", small: "Small" } },
      };
      return {
        root: {
          oneOf: [ref("Cat"), ref("Pet2")],
          discriminator: { propertyName: "kind", mapping: { cat: "Cat", dog: "Pet2" } },
        },
        schemas: {
          Cat,
          Big: size("big", shared[0]),
          Small: size("small", shared[1]),
          Pet2: branch(["dog"], base, shared[2] === true),
        },
      };
    },
    extra: [{ size: "big" }, { size: "small" }],
  },
  "a default branch": {
    count: 3,
    build: (base, shared) => {
      const mapping = { cat: "Pet0", dog: "Pet1" };
      const schemas = Object.fromEntries(
        shared.map((isShared, index) => [
          `Pet${index}`,
          { allOf: [...(isShared ? [base] : []), fields({ kind: text })] },
        ]),
      );
      const when = (kind: string, then: JsonObject, otherwise: JsonObject): JsonObject => ({
        if: { ...fields({ kind: { const: kind } }), required: ["kind"] },
        then,
        else: otherwise,
      });
      return {
        root: { oneOf: refs(shared), discriminator: { propertyName: "kind", mapping, defaultMapping: "Pet2" } },
        schemas,
        asRead: when("cat", ref("Pet0"), when("dog", ref("Pet1"), ref("Pet2"))),
      };
    },
  },
  "a union beside null": {
    count: 2,
    isOpen: true,
    build: (base, shared) => ({
      root: { oneOf: [...refs(shared), { type: "null" }] },
      schemas: named(base, shared),
    }),
  },
  "a parent with a discriminator": {
    count: 2,
    build: (base, shared) => {
      const child = (kind: string, isShared: boolean | undefined): JsonObject => ({
        allOf: [ref("Parent"), ...(isShared === true ? [base] : []), has([kind])],
      });
      const mapping = { cat: "Pet0", dog: "Pet1" };
      const Parent = {
        ...fields({ kind: text }, { required: ["kind"] }),
        discriminator: { propertyName: "kind", mapping },
      };
      const schemas = { Parent, Pet0: child("cat", shared[0]), Pet1: child("dog", shared[1]) };
      return { root: ref("Parent"), schemas, asRead: { oneOf: [ref("Pet0"), ref("Pet1")] } };
    },
  },
  "if, then and else": {
    count: 2,
    build: (base, [one, other]) => ({
      root: {
        ...fields({ kind: { enum: KINDS } }, { required: ["kind"] }),
        if: fields({ kind: { const: "cat" } }),
        ...(one === true && { then: base }),
        ...(other === true && { else: base }),
      },
    }),
  },
  "several conditions": {
    isOpen: true,
    count: 3,
    build: (base, shared) => ({
      root: {
        ...fields({ kind: { enum: KINDS } }, { required: ["kind"] }),
        allOf: shared.map((isShared, index) => ({
          if: { ...fields({ kind: { const: KINDS[index] ?? "" } }), required: ["kind"] },
          ...(isShared && { then: base }),
        })),
      },
    }),
  },
  dependentSchemas: {
    isOpen: true,
    count: 2,
    build: (base, [one, other]) => ({
      root: {
        ...fields({ kind: { enum: ["cat"] }, size: text, note: text }, { required: ["kind"] }),
        dependentSchemas: { ...(one === true && { size: base }), ...(other === true && { note: base }) },
      },
    }),
    extra: [{}, { size: "big" }, { note: "x" }],
  },
};

/** Where in an operation the value stands, and how it is written there. */
const places: Readonly<Record<string, (schema: JsonObject) => JsonObject>> = {
  "the body": (schema) => ({ requestBody: { required: true, content: { "application/json": { schema } } } }),
  "a member": (schema) => ({
    requestBody: { content: { "application/json": { schema: fields({ pet: schema }) } } },
  }),
  "an entry of a list": (schema) => ({
    requestBody: { content: { "application/json": { schema: fields({ pets: { type: "array", items: schema } }) } } },
  }),
  "a parameter": (schema) => ({
    parameters: [{ name: "pet", in: "query", content: { "application/json": { schema } } }],
  }),
  "an answer": (schema) => ({
    responses: { "200": { description: "", content: { "application/json": { schema } } } },
  }),
};

const subsets = (count: number): boolean[][] =>
  Array.from({ length: 2 ** count - 1 }, (_, bits) =>
    Array.from({ length: count }, (_, index) => (((bits + 1) >> index) & 1) === 1),
  );

/** Both documents as ajv reads them. An answer is read by who was told what it was: it breaks what is wrong by the old document. */
interface Judge {
  readonly values: readonly JsonObject[];
  readonly isBroken: (value: JsonObject) => boolean;
  readonly isOf: (component: string, value: JsonObject) => boolean;
}

function makeJudge(form: Form, shared: readonly boolean[], change: SharedChange): Judge {
  const [old, now] = [change.before, change.after].map((Base) => {
    const { root, schemas = {}, asRead = root } = form.build(ref("Base"), shared);
    const $defs = toDefs({ ...schemas, Base });
    return { check: compile({ ...toDefs(asRead), $defs }), $defs };
  });
  if (old === undefined || now === undefined) throw new Error("two documents");
  const components = new Map<string, (value: JsonObject) => boolean>();
  const extras = form.extra ?? [{}];
  const samples = extras.flatMap((extra) => change.samples.map((sample) => ({ ...extra, ...sample })));
  return {
    values: KINDS.flatMap((kind) => samples.map((sample) => ({ kind, ...sample }))).filter(old.check),
    isBroken: (value) => old.check(value) && !now.check(value),
    isOf(component, value) {
      const check = components.get(component) ?? compile({ $ref: `#/$defs/${component}`, $defs: old.$defs });
      components.set(component, check);
      return check(value);
    },
  };
}

/** The two documents, with the value at a place. */
function makeDocuments(form: Form, shared: readonly boolean[], change: SharedChange, place: string, isInline = false) {
  const [before, after] = [change.before, change.after].map((Base) => {
    const { root, schemas = {} } = form.build(isInline ? Base : ref("Base"), shared);
    const post = { operationId: "addPet", responses: {}, ...places[place]?.(root) };
    return newApi({ paths: { "/pets": { post } }, components: { schemas: { ...schemas, Base } } });
  });
  if (before === undefined || after === undefined) throw new Error("two documents");
  return place === "an answer" ? { before: after, after: before } : { before, after };
}

const ajv = () => new Ajv2020({ strict: false, discriminator: false });
const compile = (schema: JsonObject) => {
  const check = ajv().compile(schema);
  return (value: JsonObject): boolean => check(value);
};

/** The same schema for ajv: a mapping says of a union which of its branches a value is of, and a parent with one is such a union. */
function toDefs(value: Json): JsonObject {
  const parents = JSON.parse(JSON.stringify(value).replaceAll("#/components/schemas/", "#/$defs/"));
  return lower(parents) as JsonObject;
}

function lower(value: Json): Json {
  if (Array.isArray(value)) return value.map(lower);
  if (!isObject(value)) return value;
  const { discriminator: chosen, ...rest } = Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, lower(one)]),
  );
  const mapping = isObject(chosen) && isObject(chosen.mapping) ? Object.entries(chosen.mapping) : [];
  const key = isObject(chosen) ? String(chosen.propertyName) : "";
  const rules = mapping.map(([kind, target]) => ({
    if: { properties: { [key]: { const: kind } }, required: [key] },
    then: { $ref: `#/$defs/${String(target)}` },
  }));
  if (Array.isArray(rest.oneOf) && rules.length > 0) {
    const { oneOf: _, ...others } = rest;
    const kinds = { required: [key], properties: { [key]: { enum: mapping.map(([kind]) => kind) } } };
    return { ...others, allOf: [kinds, ...rules] };
  }
  return rest;
}

/** Whether a value meets what stands in parentheses at the end of a sentence. */
function meetsCondition(sentence: string, value: JsonObject, isOf: Judge["isOf"]): boolean {
  const told = / \(((?:when|unless|as) .*)\)$/.exec(sentence)?.[1];
  if (told === undefined) return true;
  return told
    .split("; or ")
    .some((term) =>
      term
        .split(/, (?=when|unless|as )/)
        .every((choice) => choice.split(/ or (?=when|unless|as )/).some((one) => meetsOne(one, value, isOf))),
    );
}

function meetsOne(words: string, value: JsonObject, isOf: Judge["isOf"]): boolean {
  const names = [...words.matchAll(/`([^`]+)`/g)].map(([, found = ""]) => found);
  if (words.startsWith("as ")) return names.some((one) => isOf(one, value));
  const [member = "", ...listed] = names;
  // The branch that is chosen otherwise.
  if (words.endsWith("anything else") && !["cat", "dog"].includes(String(value[member]))) return true;
  const isIt = words.endsWith("is present") ? Object.hasOwn(value, member) : listed.includes(String(value[member]));
  return words.startsWith("unless ") ? !isIt : isIt;
}

const rows = Object.entries(forms).flatMap(([formName, form]) =>
  Object.entries(changes).map(([changeName, change]) => [formName, changeName, form, change] as const),
);

describe("a condition is told exactly where it is one", () => {
  test.each(rows)("%s: %s", (_, __, form, change) => {
    let broken = 0;
    for (const shared of subsets(form.count)) {
      const { values, isBroken, isOf } = makeJudge(form, shared, change);
      for (const place of Object.keys(places)) {
        const { before, after } = makeDocuments(form, shared, change, place, shared[0] === true);
        const sentences = getAllChanges(compareDocuments(before, after, NO_RULES))
          // What the reader of an answer did not expect may be a warning.
          .filter(({ rating, warning }) => rating === "major" || (place === "an answer" && warning))
          .map(({ sentence }) => sentence);
        const about = JSON.stringify({ place, shared, sentences });
        expect(new Set(sentences).size, about).toBe(sentences.length);
        // What holds in every branch has no condition.
        if (shared.every(Boolean) && form.isOpen !== true)
          for (const sentence of sentences) expect(sentence, about).not.toMatch(/\((?:when|unless|as) /);
        for (const value of values) {
          const isTold = change.isMet(value) && sentences.some((one) => meetsCondition(one, value, isOf));
          expect(isTold, `${about} ${JSON.stringify(value)}`).toBe(isBroken(value));
          if (isTold) broken++;
        }
      }
    }
    expect(broken).toBeGreaterThan(0);
  });
});

describe("the values that a partner lists say which branches count", () => {
  test.each(rows)("%s: %s", async (_, __, form, change) => {
    for (const shared of subsets(form.count)) {
      const { values, isBroken } = makeJudge(form, shared, change);
      const { before, after } = makeDocuments(form, shared, change, "the body");
      const difference = compareDocuments(before, after, NO_RULES);
      // What a partner may send besides, each not always. A name that the document does not have is refused.
      const text = JSON.stringify(change.before) + JSON.stringify(form.build({}, shared));
      const known = [...change.samples, ...(form.extra ?? [])]
        .flatMap((sample) => Object.keys(sample))
        .filter((one) => text.includes(`"${one}":`))
        .map((one) => `${one}?`);
      for (const kind of new Set(values.map((value) => value.kind))) {
        const manifest = {
          partner: "Acme",
          operations: { addPet: { sends: [{ kind: [kind] }, ...known], reads: [] } },
        };
        await withFiles({ "acme.json": JSON.stringify(manifest) }, async (folder) => {
          const [partner] = readPartners(`${folder}/acme.json`);
          if (!partner) throw new Error("one partner");
          const { broken } = getPartnerImpact(partner, difference, before, NO_RULES);
          const isReached = values.some((value) => value.kind === kind && isBroken(value));
          const about = JSON.stringify({ shared, kind, broken: broken.map(({ sentence }) => sentence) });
          expect(broken.length > 0, about).toBe(isReached);
        });
      }
    }
  });
});

/** Documents in which what changed is not in one place only. */
const kindOf = (kind: string) => has([kind]);
const pets = (Cat: Json, Dog: Json, mapping: JsonObject = {}) => ({
  root: {
    oneOf: [ref("Cat"), ref("Dog")],
    discriminator: { propertyName: "kind", mapping: { cat: "Cat", dog: "Dog", ...mapping } },
  },
  schemas: { Cat, Dog },
});
const both = (length: number, build: (base: JsonObject) => ReturnType<typeof pets>) => {
  const { root, schemas } = build(ref("Base"));
  return withRequest(root, { ...schemas, Base: fields(name(length)) });
};
const TOO_LONG = "over 5 characters are now refused (before: up to 9 characters)";

test.each<readonly [what: string, build: (base: JsonObject) => ReturnType<typeof pets>, line: string]>([
  [
    "different members of the branches",
    (base) =>
      pets({ allOf: [fields({ toy: base }), kindOf("cat")] }, { allOf: [fields({ ball: base }), kindOf("dog")] }),
    `major addPet: requests with \`toy.name\` ${TOO_LONG} (when \`kind\` is \`cat\`) — also \`ball.name\` (when \`kind\` is \`dog\`)`,
  ],
  [
    "a branch that contains the union",
    (base) =>
      pets({ allOf: [base, kindOf("cat"), fields({ kittens: { type: "array", items: ref("Pet") } })] }, kindOf("dog")),
    `major addPet: requests with \`name\` ${TOO_LONG} (when \`kind\` is \`cat\`)`,
  ],
  [
    "a member of both branches, and another of one",
    (base) =>
      pets(
        { allOf: [fields({ toy: base, ball: base }), kindOf("cat")] },
        { allOf: [fields({ toy: base }), kindOf("dog")] },
      ),
    `major addPet: requests with \`toy.name\` ${TOO_LONG}`,
  ],
])("%s", (_, build, line) => {
  const withPet = (base: JsonObject) => {
    const built = build(base);
    return { ...built, schemas: { ...built.schemas, Pet: built.root } };
  };
  expect(getLines(both(9, withPet), both(5, withPet))).toEqual([line]);
});

const limited = (length: number): JsonObject => fields({ kind: text, ...name(length) }, { required: ["kind"] });

test.each<
  readonly [what: string, before: ReturnType<typeof pets>, after: ReturnType<typeof pets>, lines: readonly string[]]
>([
  [
    "a value of a mapping that leads to another branch",
    pets(limited(9), limited(5), { lion: "Cat" }),
    pets(limited(9), limited(5), { lion: "Dog" }),
    [`major addPet: requests with \`name\` ${TOO_LONG} (when \`kind\` is \`lion\`)`],
  ],
  [
    "one that leads to another branch, and one that is gone",
    pets(limited(9), limited(5), { lion: "Cat", tiger: "Cat" }),
    pets(limited(9), limited(5), { lion: "Dog" }),
    [
      "major addPet: requests in which `kind` is `tiger` are now refused",
      `major addPet: requests with \`name\` ${TOO_LONG} (when \`kind\` is \`lion\`)`,
    ],
  ],
])("%s", (_, before, after, lines) => {
  expect(getLines(withRequest(before.root, before.schemas), withRequest(after.root, after.schemas))).toEqual(lines);
});

test("the same change in operations with other conditions", () => {
  const document = (length: number) => {
    const schemas = {
      Base: fields(name(length)),
      Cat: { allOf: [ref("Base"), kindOf("cat")] },
      Dog: { allOf: [ref("Base"), kindOf("dog")] },
    };
    const operation = (operationId: string, schema: JsonObject): JsonObject => ({
      post: { operationId, requestBody: { content: { "application/json": { schema } } } },
    });
    const union = (...others: JsonObject[]): JsonObject => ({ oneOf: [...others, kindOf("owl")], discriminator });
    const paths = {
      "/a": operation("addCat", union(ref("Cat"))),
      "/b": operation("addDog", union(ref("Dog"))),
      "/c": operation("addAny", ref("Base")),
    };
    return newApi({ paths, components: { schemas } });
  };
  expect(getLines(document(9), document(5))).toEqual([
    `major addCat: requests with \`name\` ${TOO_LONG} (when \`kind\` is \`cat\`) — also in addDog (when \`kind\` is \`dog\`) and addAny (in any case)`,
  ]);
});

test("a branch that is gone breaks only partners who send it", async () => {
  const union = (...names: string[]): JsonObject => ({ oneOf: names.map(ref), discriminator });
  const schemas = Object.fromEntries(KINDS.map((kind) => [kind, kindOf(kind)]));
  const [before, after] = [union("cat", "dog", "owl"), union("cat")].map((root) => withRequest(root, schemas));
  if (before === undefined || after === undefined) throw new Error("two documents");
  for (const [kinds, isBroken] of [
    [["cat"], false],
    [["dog"], true],
    [["cat", "owl"], true],
  ] as const) {
    const manifest = { partner: "Acme", operations: { addPet: { sends: [{ kind: [...kinds] }], reads: [] } } };
    await withFiles({ "acme.json": JSON.stringify(manifest) }, async (folder) => {
      const [partner] = readPartners(`${folder}/acme.json`);
      if (!partner) throw new Error("one partner");
      const { broken } = getPartnerImpact(partner, compareDocuments(before, after, NO_RULES), before, NO_RULES);
      expect([kinds, broken.length > 0]).toEqual([kinds, isBroken]);
    });
  }
});
