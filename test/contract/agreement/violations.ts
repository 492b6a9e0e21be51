import { appliedTo } from "../../../scripts/schema/applied.ts";
import { breakKeyword, listBreakSites } from "../../../scripts/schema/break.ts";
import { type Facets, forbids, matches, type Schema } from "../../../scripts/schema/facets.ts";
import type { Json, JsonObject } from "../../../scripts/schema/json.ts";
import { isObject, pointerOf } from "../../../scripts/schema/json-pointer.ts";
import { replaceAt } from "../../../scripts/schema/replace-at.ts";
import { sampleMatching } from "../../../scripts/schema/texts.ts";
import type { Instances } from "./instances.ts";

/** A value in which one keyword was broken on purpose, in one part of it; others may have broken with it. */
export interface Violation {
  readonly value: Json;
  readonly keyword: string;
  readonly part: Json;
  /** The schemas that the part is held to. */
  readonly schemas: readonly JsonObject[];
}

/** All the ways to break one keyword of a value, at the value itself and at each of its parts. */
export function* violationsOf(
  value: Json,
  [schema = true]: readonly Schema[],
  instances: Instances,
): Generator<Violation> {
  const { facetter, words } = instances;
  const whole = (path: readonly (string | number)[], part: Json): Json =>
    replaceAt(value, pointerOf(...path), () => part) as Json;
  for (const site of listBreakSites(schema, value, { facetter, words }))
    for (const other of breakKeyword(site, { facetter, words }) as readonly Json[])
      yield {
        value: whole(site.path, other),
        keyword: site.keyword,
        part: other,
        schemas: site.schemas as readonly JsonObject[],
      };
  for (const { path, value: part, facets } of appliedTo(facetter, [schema], value)) {
    if (!isObject(part)) continue;
    for (const { other, ...violation } of [
      ...wrongNames(part as JsonObject, facets, instances),
      ...forbiddenMembers(part as JsonObject, facets, instances),
    ])
      yield { ...violation, value: whole(path, other) };
  }
}

type Broken = Omit<Violation, "value"> & { readonly other: Json };

/** Names are texts, and broken as such. */
function* wrongNames(value: JsonObject, { plain, schemas }: Facets, { facetter }: Instances): Generator<Broken> {
  const [known = "a"] = Object.keys(value);
  for (const { propertyNames } of plain)
    for (const site of isObject(propertyNames) ? listBreakSites(propertyNames, known, { facetter }) : [])
      for (const name of breakKeyword(site, { facetter })) {
        if (typeof name !== "string") continue;
        const other = { ...value, [name]: value[known] ?? "x" };
        yield { keyword: "propertyNames", part: other, schemas: schemas as JsonObject[], other };
        yield { keyword: site.keyword, part: name, schemas: site.schemas as JsonObject[], other };
      }
}

/** Members that must not be there, by their name or by a pattern. */
function forbiddenMembers(value: JsonObject, { plain }: Facets, { facetter, words }: Instances): Broken[] {
  const listed = plain.flatMap(({ properties, patternProperties }) => [
    ...Object.entries(isObject(properties) ? properties : {}),
    ...Object.entries(isObject(patternProperties) ? patternProperties : {}).flatMap(([pattern, schema]) =>
      [...words.names((name) => matches(pattern, name), 1), ...sampleMatching(pattern)]
        .slice(0, 1)
        .map((name) => [name, schema] as const),
    ),
  ]);
  return listed.flatMap(([name, schema]) => {
    if (Object.hasOwn(value, name) || !isObject(schema)) return [];
    const { schemas, nots } = facetter.of([schema]);
    const isForbidden = nots.some((not) => not === true || forbids({ not }));
    return isForbidden
      ? [{ keyword: "not", part: "x", schemas: schemas as JsonObject[], other: { ...value, [name]: "x" } }]
      : [];
  });
}
