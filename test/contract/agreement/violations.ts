import { type BreakTools, breakKeyword, listBreakSites, replaceSite } from "../../../scripts/schema/break.ts";
import type { Json, JsonObject } from "../../../scripts/schema/json.ts";
import type { Schema } from "../../../scripts/schema/walk.ts";

/** A value in which one keyword was broken on purpose, in one part of it; others may have broken with it. */
export interface Violation {
  readonly value: Json;
  readonly keyword: string;
  readonly part: Json;
  /** The schemas that the part is held to. */
  readonly schemas: readonly JsonObject[];
}

const UNIONS = ["anyOf", "oneOf"];

/** All the ways to break one keyword of a value, at the value itself and at each of its parts. */
export function* violationsOf(value: Json, schema: Schema, tools: BreakTools): Generator<Violation> {
  for (const site of listBreakSites(schema, value, tools)) {
    // What matches no branch of a union breaks something in each of them.
    const branches = UNIONS.includes(site.keyword) && Array.isArray(site.parameter) ? site.parameter : [];
    const schemas = [...site.schemas, ...tools.facetter.of(branches as Schema[]).schemas];
    for (const part of breakKeyword(site, tools))
      yield { value: replaceSite(value, site, part), keyword: site.keyword, part, schemas };
  }
}
