import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as generated from "../../../generated/validators.js";
import { isObject, type Json, type JsonObject } from "../../../scripts/schema/json.ts";
import { eachSubschema, type Schema } from "../../../scripts/schema/walk.ts";
import { document as published } from "../document.ts";
import type { ContractUnderTest } from "./contract-under-test.ts";
import { findIn } from "./generated-validators.ts";
import { JUDGES } from "./own-keyword-judges.ts";
import { longRuns, seed } from "./settings.ts";
import { ownKeywords } from "./stripped-contract.ts";

/** A keyword of ours in a component, and the way from a value of the component to what it speaks of. */
interface Use {
  readonly component: string;
  readonly way: readonly string[];
  readonly keyword: string;
  readonly parameter: Json;
}

const document = published as unknown as { components: { schemas: Record<string, Schema> } };
const own = await ownKeywords();
const uses = Object.entries(document.components.schemas).flatMap(([component, schema]) =>
  usesIn(schema, component, []),
);

function usesIn(schema: Schema, component: string, way: readonly string[]): Use[] {
  if (!isObject(schema)) return [];
  const here = Object.entries(schema).filter(([keyword]) => own.has(keyword));
  const found = here.map(([keyword, parameter]) => ({ component, way, keyword, parameter }));
  eachSubschema(schema, (child, keyword, key) => {
    if (keyword === "properties") found.push(...usesIn(child, component, [...way, String(key)]));
  });
  return found;
}

/** Texts on both sides of a limit, of characters of one byte, of two, and of none. */
function textsAround(limit: number): fc.Arbitrary<string> {
  const filler = fc.constantFrom("a", "가", "가a", "漢 ");
  const odd = fc.constantFrom("", "", "", "😀", "é", "#{이름é}", "\u0080", "똠");
  return fc.tuple(filler, odd, fc.integer({ min: -3, max: 3 })).map(([unit, extra, by]) => {
    const bytes = limit + by;
    const width = [...unit].reduce((total, character) => total + (character > "\u007f" ? 2 : 1), 0);
    return `${extra}${unit.repeat(Math.max(0, Math.floor(bytes / width)))}${"a".repeat(Math.max(0, bytes % width))}`;
  });
}

function valuesFor({ keyword, parameter }: Use): fc.Arbitrary<Json> {
  if (typeof parameter === "number") return textsAround(parameter);
  if (!isObject(parameter)) return textsAround(20);
  const limit = Number(parameter.limit);
  const names = Array.isArray(parameter.of) ? parameter.of.map(String) : [];
  const count = keyword === "x-max-items-total-length" ? 2 : Math.min(2, names.length);
  return fc.tuple(fc.integer({ min: -2, max: 2 }), fc.constantFrom("a", "가", "😀")).map(([by, character]) => {
    const half = Math.floor(limit / count);
    const texts = [character.repeat(half), character.repeat(limit - half + by)];
    if (names.length === 0) return texts.map((text) => ({ [String(parameter.of)]: text }));
    return Object.fromEntries(texts.map((text, index) => [names[index] ?? "", text]));
  });
}

const wrapped = (value: Json, way: readonly string[]): Json =>
  way.reduceRight<Json>((inner, name) => ({ [name]: inner }), value);

const at = (value: Json, way: readonly string[]): Json | undefined =>
  way.reduce<Json | undefined>((inner, name) => (isObject(inner) ? (inner as JsonObject)[name] : undefined), value);

/** Compares the validators with second implementations of our keywords. The contract is without them: what holds beside them. */
export function compareOwnKeywords({ subjects }: ContractUnderTest): void {
  const plainOf = (component: string) => subjects.find(({ way }) => way[0] === "schemas" && way[1] === component);

  describe("the contract's own keywords", () => {
    test("all have a second opinion, and are used", () => {
      expect(Object.keys(JUDGES).sort()).toEqual([...own].sort());
      expect(new Set(uses.map(({ keyword }) => keyword))).toEqual(own);
    });

    // The judges cost little, so that they are asked as often in every run.
    test.each(uses)("$component $way: $keyword $parameter", (use) => {
      const ours = findIn(generated)(["schemas", use.component]);
      const plain = plainOf(use.component)?.independent;
      if (!ours || !plain) throw new Error(`${use.component} has no validator`);
      const seen = { kept: 0, broken: 0 };
      const property = fc.property(valuesFor(use), (made) => {
        const value = wrapped(made, use.way);
        const held = uses.filter(({ component }) => component === use.component).filter((one) => !holds(one, value));
        const expected = held.length === 0 && plain(value);
        const faults = ours.explain(value).filter(({ keyword }) => keyword !== "schema");
        expect([ours(value), faults.length === 0], JSON.stringify(value)).toEqual([expected, expected]);
        const named = faults.map(({ keyword }) => keyword);
        // A text that is too long and cannot be sent is told as the first of the two.
        if (held.length > 0 && plain(value)) expect(held.map(({ keyword }) => keyword)).toContain(named[0]);
        if (holds(use, value)) seen.kept++;
        else seen.broken++;
      });
      fc.assert(property, { seed, numRuns: longRuns * 6 });
      expect(Math.min(seen.kept, seen.broken)).toBeGreaterThan(0);
    });
  });
}

function holds({ keyword, way, parameter }: Use, value: Json): boolean {
  const part = at(value, way);
  return part === undefined || (JUDGES[keyword]?.(part, parameter as never) ?? false);
}
