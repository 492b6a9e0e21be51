import type { Violation } from "../../../../scripts/probe/contract/validator.ts";
import { type Applied, appliedTo } from "../../../../scripts/schema/applied.ts";
import { type Facetter, memberSchemas } from "../../../../scripts/schema/facets.ts";
import { at, isObject, type JsonObject, parsePointer } from "../../../../scripts/schema/json.ts";
import type { Schema } from "../../../../scripts/schema/walk.ts";

/** A fault at a place that names no code of its own. */
const UNNAMED = "A011";

/**
 * The codes that the contract lets a refusal have which is due to these violations: that of the keyword's own node, or else
 * any that stands with another description of the same value; of what is missing, those of the field that is missing.
 */
export function codesOfViolations(
  facetter: Facetter,
  document: JsonObject,
  schema: Schema,
  body: unknown,
  violations: readonly Violation[],
): ReadonlySet<string> {
  const applied = new Map(appliedTo(facetter, [schema], body).map((one) => [one.path.join("/"), one]));
  const codes = violations.flatMap(({ pointer, place }) => {
    const keyword = place.slice(place.lastIndexOf("/") + 1);
    const node = at(document, place.slice(0, place.lastIndexOf("/")));
    const here = applied.get(parsePointer(pointer).join("/"));
    if (keyword === "required" || keyword === "dependentRequired") return codesOfMissing(facetter, node, here, keyword);
    // A field that nobody knows is told as such, whatever the object's own code is; so is one whose name cannot be.
    if (keyword === "additionalProperties") return [codeOfName(node, keyword)];
    // What a name must be stands in a schema of its own; the code is that of the object.
    const ofName = place.lastIndexOf("/propertyNames/");
    if (ofName >= 0) return [codeOfName(at(document, place.slice(0, ofName)), "propertyNames")];
    const own = isObject(node) ? codeIn(node, keyword) : undefined;
    if (own !== undefined) return [own];
    return pointer === "" ? [UNNAMED, ...othersAt(here, keyword)] : othersAt(here, keyword);
  });
  return new Set(codes.length === 0 ? [UNNAMED] : codes);
}

const codeOfName = (node: unknown, keyword: string): string =>
  (isObject(node) && codeIn(node, keyword, "named")) || UNNAMED;

function codesOfMissing(
  facetter: Facetter,
  node: unknown,
  here: Applied | undefined,
  keyword: string,
): readonly string[] {
  const value = isObject(here?.value) ? here.value : {};
  const given = isObject(node) ? node[keyword] : undefined;
  const wanted = Array.isArray(given) ? given : isObject(given) ? Object.values(given).flat() : [];
  const missing = wanted.map(String).filter((name) => !Object.hasOwn(value, name));
  const plain = here?.facets.plain ?? [];
  const ofObject = plain.flatMap((facet) => codeIn(facet, keyword, "named") ?? []);
  const codes = missing.flatMap((name) => {
    const fields = facetter.of(memberSchemas(plain, name)).plain;
    return fields.flatMap((facet) => codeIn(facet, keyword) ?? []);
  });
  return codes.length + ofObject.length > 0 ? [...codes, ...ofObject] : othersAt(here, keyword);
}

function othersAt(here: Applied | undefined, keyword: string): readonly string[] {
  const codes = (here?.facets.plain ?? []).flatMap((facet) => codeIn(facet, keyword) ?? []);
  return codes.length > 0 ? codes : [UNNAMED];
}

/** `x-code` is one code, or one per keyword with a default. */
function codeIn(node: JsonObject, keyword: string, which: "any" | "named" = "any"): string | undefined {
  const codes = node["x-code"];
  if (typeof codes === "string") return which === "any" ? codes : undefined;
  if (!isObject(codes)) return undefined;
  const code = codes[keyword] ?? (which === "any" ? codes.default : undefined);
  return typeof code === "string" ? code : undefined;
}
