import { isDeepStrictEqual } from "node:util";
import type { Deprecation } from "../runtime/deprecation.ts";
import { readDeprecation } from "../schema/deprecation.ts";
import type { FlatSchema } from "../schema/flat-schema.ts";
import type { JsonObject } from "../schema/json.ts";
import { type ApiChange, newApiChange } from "./change.ts";
import { compareDeprecations } from "./compare-deprecations.ts";
import type { ApiOperation } from "./read-document.ts";
import { addChange, type Comparison, MAJOR, MINOR, type PluginRules, type SchemaPair, WARNING } from "./schema-pair.ts";
import { code, formerly } from "./wording.ts";

/** Annotations that callers notice: `default`, `deprecated` and the extensions that the plug-in rates. */
export const compareAnnotations: Comparison = (pair) => {
  const { before, after, direction } = pair;
  compareDeprecation(pair);
  // Defaults and extensions are for those who send the value.
  if (direction === "response") return;
  compareDefault(pair);
  for (const [name, rule] of Object.entries(pair.rules.extensions)) {
    const [old, now] = [before.annotations.get(name), after.annotations.get(name)];
    const rated = isDeepStrictEqual(old, now) ? undefined : rule(old, now, "");
    if (rated)
      addChange(
        pair,
        { rating: rated.rating, warning: rated.warning ?? false },
        name,
        { before: old, after: now },
        (label) => rule(old, now, label)?.sentence ?? "",
      );
  }
};

function compareDeprecation(pair: SchemaPair): void {
  const [old, now] = [pair.before, pair.after].map(getDeprecation);
  const change = compareDeprecations(old, now);
  if (change === undefined) return;
  const { rating, warning = false, keyword, describe, ...details } = change;
  addChange(pair, { rating, warning }, keyword, details, describe);
}

/** What the schemas of a value say together of its deprecation. */
export const getDeprecation = ({ annotations }: FlatSchema): Deprecation | undefined =>
  readDeprecation(Object.fromEntries(annotations));

function compareDefault(pair: SchemaPair): void {
  const [old, now] = [pair.before.annotations.get("default"), pair.after.annotations.get("default")];
  const details = { before: old, after: now };
  if (isDeepStrictEqual(old, now)) return;
  if (old === undefined)
    addChange(pair, MINOR, "default", details, (label) => `${label} now has the default ${code(now)}`);
  else if (now === undefined)
    addChange(pair, WARNING, "default", details, (label) => `${label} no longer has the default ${code(old)}`);
  else {
    const change = `${code(now)}${formerly(code(old))}`;
    const severe = { ...details, affects: "omitting" } as const;
    addChange(pair, MAJOR, "default", severe, (label) => `the default of ${label} is now ${change}`);
  }
}

/** Compares the extensions that the plug-in rates, on an object that is not a schema. */
export function compareExtensions(
  operation: ApiOperation | undefined,
  name: string,
  old: JsonObject,
  now: JsonObject,
  rules: PluginRules,
): ApiChange[] {
  return Object.entries(rules.extensions).flatMap(([keyword, rule]) => {
    const [before, after] = [old[keyword], now[keyword]];
    const rated = isDeepStrictEqual(before, after) ? undefined : rule(before, after, name);
    if (!rated) return [];
    const { rating, sentence, warning = false, explains } = rated;
    return newApiChange(operation, rating, keyword, sentence, {
      warning,
      before,
      after,
      ...(explains ? { explains } : {}),
    });
  });
}
