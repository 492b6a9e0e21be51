import { rmSync } from "node:fs";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { isObject, type Json } from "../../../scripts/schema/json.ts";
import { compareOwnKeywords } from "./compare-own-keywords.ts";
import { compareWithPrism } from "./compare-with-prism.ts";
import { compareWithTypes } from "./compare-with-types.ts";
import { contractUnderTest, type Subject } from "./contract-under-test.ts";
import { refusingKeywords } from "./keyword-places.ts";
import { brokenKeywords } from "./local-breaks.ts";
import { extents, seed } from "./settings.ts";
import { areOne, disagreement, verdictsOn } from "./verdicts.ts";
import { type Violation, violationsOf } from "./violations.ts";

const contract = await contractUnderTest("agreement");
afterAll(() => rmSync(contract.folder, { recursive: true, force: true }));

/** A schema that refuses every value, for fields that must be left out, has nothing in it to break. */
const acceptingSomething = contract.subjects.filter(
  ({ schema }) => !(isObject(schema) && isObject(schema.not) && Object.keys(schema.not).length === 0),
);

/** Values that are made in search of a keyword: few at first, because most keywords are met soon. */
const HUNTS = [5, 10, 20, 60];
/** Schemas in which it is looked for. */
const HOLDERS = 4;

/** `place keyword` of all that was broken on purpose and then refused. */
const broken = new Set<string>();
/** Where ours and the independent validator differ for a reason. */
const apart = new Set<string>();
/**
 * In a multipart body the file is a part of its own, not a string in a JSON value: our validator lets the reader of
 * the body look into it.
 */
const APART = ["ImageUpload/properties/file type"];

const isForm = ({ name }: Subject): boolean => name.includes("multipart");

describe("the generated validators, yes or no and explained, agree with an independent one", () => {
  test("on every schema of the document", () => {
    expect(contract.subjects.length).toBeGreaterThan(400);
  });

  for (const { name, tags, runs, breakingRuns } of extents) {
    test.each(contract.subjects)(`$name: what is made from it${name}`, { tags }, (subject) => {
      const made = contract.made(subject.schema);
      const property = fc.property(made, (value) => {
        const verdicts = verdictsOn(subject, value);
        if (!areOne(verdicts)) throw disagreement(subject, "as made", value, verdicts);
      });
      fc.assert(property, { seed, numRuns: runs });
    });

    test.each(acceptingSomething)(`$name: what is broken in it, keyword by keyword${name}`, { tags }, (subject) => {
      // Most keywords stand in dozens of schemas: in every run each is broken once, in the longer run once in each schema.
      const done = tags.length === 0 && !isForm(subject) ? broken : new Set<string>();
      const made = contract.madeFull(subject.schema);
      const property = fc.property(made, (value) => {
        // Where rules cross, some values are not valid: then others are made.
        fc.pre(subject.independent(value));
        for (const violation of violationsOf(value, subject.schema, contract.tools))
          holdAgainst(subject, violation, keysOf(violation), done);
      });
      fc.assert(property, { seed, numRuns: breakingRuns });
    });
  }

  test("and every keyword that can refuse a value was broken", () => {
    const unbroken = (): string[] => [...refusingKeywords(contract.places)].filter((key) => !broken.has(key));
    // What was not met by chance is looked for, wherever it can be met.
    const keysByComponent = Map.groupBy(unbroken(), (key) => key.split(/[/ ]/)[0] ?? "");
    for (const [component, keys] of keysByComponent) {
      // In the component itself it is met most often.
      const holders = [
        ...contract.subjects.filter(({ name }) => name === component),
        ...contract.subjects.filter(({ name, schema }) => name !== component && contract.reaches(schema, component)),
      ];
      for (const subject of holders.slice(0, HOLDERS)) breakIn(subject, new Set(keys));
    }
    expect(unbroken()).toEqual([]);
  });

  test("but for the content of files", () => {
    expect([...apart].sort()).toEqual(APART);
  });
});

// In one file, because to make the validators takes as long as to ask them.
await compareWithPrism(contract);
compareOwnKeywords(contract);
compareWithTypes();

/** Breaks values in the ways that break some keywords, until each of them was refused for it. */
function breakIn(subject: Subject, wanted: ReadonlySet<string>): void {
  for (const value of valuesFor(subject)) {
    if ([...wanted].every((key) => broken.has(key))) return;
    if (!subject.independent(value)) continue;
    for (const violation of violationsOf(value, subject.schema, contract.tools)) {
      const keys = keysOf(violation);
      if (keys.some((key) => wanted.has(key) && !broken.has(key))) holdAgainst(subject, violation, keys, broken);
    }
  }
}

function* valuesFor(subject: Subject): Generator<Json> {
  const made = contract.madeFull(subject.schema);
  for (const [index, numRuns] of HUNTS.entries()) yield* fc.sample(made, { seed: seed + index, numRuns });
}

/** `place keyword` of all that a violation breaks. */
const keysOf = ({ keyword, part, schemas }: Violation): string[] =>
  schemas.flatMap((schema) =>
    brokenKeywords(schema, part, keyword).map(
      (name) => `${contract.places.get(schema)} ${name === "const" ? "enum" : name}`,
    ),
  );

/** Each keyword is tried until it was refused once: most stand in several places of a value. */
function holdAgainst(subject: Subject, violation: Violation, keys: readonly string[], done: Set<string>): void {
  const { value, keyword, schemas } = violation;
  // What was to break it and did not is the other side of the edge: it is tried as well.
  const tried = keys.length > 0 ? keys : schemas.map((schema) => `kept ${contract.places.get(schema)} ${keyword}`);
  if (tried.every((key) => done.has(key))) return;
  if (keys.length === 0) for (const key of tried) done.add(key);
  const verdicts = verdictsOn(subject, value);
  if (!verdicts.independent) for (const key of keys) done.add(key);
  if (!verdicts.independent) for (const key of keys) broken.add(key);
  if (areOne(verdicts)) return;
  const file = keys.filter((key) => APART.includes(key));
  if (file.length === 0 || !isForm(subject)) throw disagreement(subject, keyword, value, verdicts);
  for (const key of file) apart.add(key);
}
