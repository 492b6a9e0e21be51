import type { ProblemDetails } from "../document/problem.ts";
import { formatPath } from "../document/problems.ts";
import { walkReached } from "../document/walk-document.ts";
import { didYouMean } from "../project/nearest-name.ts";
import { plural } from "../project/text.ts";
import { FORMATS } from "../runtime/formats.ts";
import type { JsonObject } from "../schema/json.ts";

/** The names in the registry of formats of OpenAPI, and those of JSON Schema that are not in it. */
const KNOWN: ReadonlySet<string> = new Set([
  ...Object.keys(FORMATS),
  ...["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "double-int", "unixtime"],
  ...["float", "double", "decimal", "decimal128", "binary", "base64url", "char", "password", "commonmark", "html"],
  ...["date-time-local", "time-local", "http-date", "idn-email", "idn-hostname", "iri", "iri-reference"],
  ...["uri-template", "relative-json-pointer", "media-range", "sf-binary", "sf-boolean", "sf-decimal"],
  ...["sf-integer", "sf-string", "sf-token"],
]);

/** Each format that OpenAPI does not name, with the JSON pointer to the first place that has it. */
export function findUnknownFormats(document: JsonObject): (ProblemDetails & { readonly pointer: string })[] {
  const places = new Map<string, string[]>();
  walkReached(document, ({ format }, kind, at) => {
    if (kind !== "schema" || typeof format !== "string" || KNOWN.has(format)) return;
    places.set(format, [...(places.get(format) ?? []), `${formatPath(at)}/format`]);
  });
  return [...places].map(([format, [pointer = "", ...others]]) => ({
    pointer,
    rule: "contract/known-format",
    message: `OpenAPI has no format ${JSON.stringify(format)}, so no value is checked by it here${others.length === 0 ? "" : ` and at ${plural(others.length, "other place")}`}.`,
    fix: `use a format that OpenAPI has, or a pattern${didYouMean(format, KNOWN)}`,
  }));
}
