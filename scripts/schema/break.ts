import { jsonType } from "../runtime/json-schema.ts";
import { type Applied, appliedTo } from "./applied.ts";
import { type BreakableKeyword, breakOwnKeyword } from "./break-own-keyword.ts";
import { breakers, type KeywordToBreak } from "./breakers.ts";
import { type Facetter, matches, schemaOf } from "./facets.ts";
import { asObject, isObject, type Json, type JsonObject } from "./json.ts";
import { keywordOf } from "./keywords.ts";
import { makeValue } from "./make.ts";
import { drawWithSeed, type Random } from "./random.ts";
import { replaceAtKeys } from "./replace-at.ts";
import { meetsKeyword } from "./seems-to-hold.ts";
import { sampleMatching } from "./texts.ts";
import type { Schema } from "./walk.ts";
import type { Words } from "./words.ts";

/** What is needed to break keywords of a document's schemas. */
export interface BreakTools {
  readonly facetter: Facetter;
  /** Keywords of the plug-in. */
  readonly ownKeywords?: readonly BreakableKeyword[];
  readonly words?: Words;
  /** A value that is known by the name of the member. */
  readonly knownMember?: (name: string) => Json | undefined;
  /** Texts and lists that would have to be longer are not broken by their length (default: 10 million). */
  readonly longest?: number;
}

/** A keyword that a value can be made to break, at one place of the value. */
export interface BreakSite {
  readonly keyword: string;
  /** From the value's root. */
  readonly path: readonly (string | number)[];
  readonly value: unknown;
  readonly parameter: Json;
  /** The schema that the keyword is part of, without what it refers to. */
  readonly schema: JsonObject;
  /** All schemas that describe the value, as they stand in the document. */
  readonly schemas: readonly JsonObject[];
  /** The keyword speaks of the name of the member at the path. */
  readonly isName?: boolean;
}

/** Values that should break a keyword and as little else as possible, the plainest first. */
export function breakKeyword(
  { keyword, value, parameter, schema }: Omit<BreakSite, "path" | "schemas">,
  tools: BreakTools,
): readonly Json[] {
  const spot: KeywordToBreak = {
    rule: parameter,
    value: value as Json,
    schema,
    facetter: tools.facetter,
    make: (one, from) => drawWithSeed(0, (random) => makeValue(tools.facetter, [one], random, { from })) as Json,
    longest: tools.longest ?? 10_000_000,
    knownMember: (name) => tools.knownMember?.(name) ?? "a",
    ...(tools.words !== undefined && { words: tools.words }),
  };
  const own = tools.ownKeywords?.find((one) => one.keyword === keyword);
  if (own !== undefined) return breakOwnKeyword(own, spot.value, parameter);
  const made = Object.hasOwn(breakers, keyword) ? breakers[keyword]?.(spot) : undefined;
  return (made ?? []).filter((other) => meetsKeyword(keyword, parameter, other) !== true);
}

/** All that can be broken in a value. */
export const listBreakSites = (schema: Schema, value: unknown, tools: BreakTools): BreakSite[] =>
  appliedTo(tools.facetter, [schema], value).flatMap((applied) => [
    ...keywordSites(applied, tools),
    ...(isObject(applied.value) ? memberSites(applied, applied.value, tools) : []),
  ]);

function keywordSites({ path, value, facets }: Applied, tools: BreakTools): BreakSite[] {
  const keywords = [
    ...facets.plain.flatMap((one) =>
      Object.entries(one).map(([keyword, parameter]) => ({ keyword, parameter, schema: one })),
    ),
    ...facets.unions.map(({ keyword, branches }) => ({ keyword, parameter: branches as Json, schema: {} })),
    ...facets.nots.map((not) => ({ keyword: "not", parameter: not as Json, schema: {} })),
  ];
  return keywords
    .filter(({ keyword }) => isBreakable(keyword, value, tools))
    .map((site) => ({ ...site, path, value, schemas: facets.schemas }));
}

/** What can be broken at the members of an object that are not there because they must not, and at the names of its members. */
function memberSites({ path, facets: { plain } }: Applied, value: JsonObject, tools: BreakTools): BreakSite[] {
  const { facetter, words } = tools;
  return plain.flatMap(({ properties, patternProperties, propertyNames }) => {
    const patterned = Object.entries(asObject(patternProperties)).flatMap(([pattern, schema]) => {
      const names = facetter.forbids([schemaOf(schema)]) ? sampleMatching(pattern) : [];
      const known = words?.names((name) => matches(pattern, name), 1) ?? [];
      return [...known, ...names].slice(0, 1).map((name) => [name, schema] as const);
    });
    const absent = [...Object.entries(asObject(properties)), ...patterned].filter(
      ([name, schema]) => !Object.hasOwn(value, name) && facetter.forbids([schemaOf(schema)]),
    );
    const [known = "a"] = Object.keys(value);
    const names = propertyNames === undefined ? undefined : facetter.ofOne(schemaOf(propertyNames));
    return [
      ...absent.map(([name, schema]) => ({
        ...{ keyword: "not", path: [...path, name], value: "a", parameter: {}, schema: {} },
        schemas: facetter.ofOne(schemaOf(schema)).schemas,
      })),
      ...(names === undefined ? [] : keywordSites({ path: [...path, known], value: known, facets: names }, tools)).map(
        (site) => ({ ...site, isName: true }),
      ),
    ];
  });
}

/** The value with something else at a site. */
export function replaceSite(value: unknown, { path, isName }: BreakSite, other: Json): Json {
  const keys = path.map(String);
  const name = keys.at(-1) ?? "";
  if (isName !== true) return replaceAtKeys(value as Json, keys, () => other) ?? null;
  const rename = (object: Json | undefined) => ({
    ...asObject(object),
    [String(other)]: asObject(object)[name] ?? "a",
  });
  return replaceAtKeys(value as Json, keys.slice(0, -1), rename) ?? null;
}

/** The value with one keyword broken at one place. Undefined: nothing in it can be broken. */
export function breakOne(
  schema: Schema,
  value: unknown,
  random: Random,
  tools: BreakTools,
): { readonly value: Json } | undefined {
  let sites = listBreakSites(schema, value, tools);
  while (sites.length > 0) {
    // A keyword that stands in many places is not to be broken a hundred times before another one is broken once.
    const keyword = random.pick([...new Set(sites.map((site) => site.keyword))]);
    const site = random.pick(sites.filter((one) => one.keyword === keyword));
    const broken = breakKeyword(site, tools);
    if (broken.length > 0) return { value: replaceSite(value, site, random.pick(broken)) };
    sites = sites.filter((one) => one !== site);
  }
  return undefined;
}

/** A keyword that has something to say of the value, and does not only pass it on to other schemas. */
function isBreakable(keyword: string, value: unknown, { ownKeywords = [] }: BreakTools): boolean {
  const own = ownKeywords.find((one) => one.keyword === keyword);
  if (own !== undefined) return own.appliesTo === jsonType(value);
  const known = keywordOf(keyword);
  const isPassedOn = known?.passesOn === true && keyword !== "propertyNames";
  if (known === undefined || isPassedOn || !Object.hasOwn(breakers, keyword)) return false;
  return known.appliesTo === undefined || known.appliesTo === jsonType(value);
}
