import { isObject, type Json, type JsonObject } from "../pipeline/json.ts";
import { UNION, unionOf } from "./discriminators.ts";
import { isAnnotation } from "./normalise-schema.ts";
import { mapSubschemas, refName, type Schema } from "./schema.ts";

const DROPPED: ReadonlySet<string> = new Set([
  "$defs",
  "definitions",
  "$id",
  "$anchor",
  "$dynamicAnchor",
  "$recursiveAnchor",
  "$vocabulary",
  "contentSchema",
]);

/** What the explaining tier reads although it decides nothing. */
const KEPT_ANNOTATIONS: ReadonlySet<string> = new Set(["x-code", "x-message"]);

export interface LowerOptions {
  readonly schemas: JsonObject;
  readonly keywords: ReadonlySet<string>;
  readonly formats: ReadonlySet<string>;
}

/** A normalised schema as validators take it: nothing but what decides, every $ref of the form `#/$defs/<name>`. */
export function lower(schema: Schema, options: LowerOptions): Schema {
  if (!isObject(schema)) return schema;
  const kept: JsonObject = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (DROPPED.has(keyword) || keyword === UNION) continue;
    if (isAnnotation(keyword) && !KEPT_ANNOTATIONS.has(keyword) && !options.keywords.has(keyword)) continue;
    if (keyword === "format" && !options.formats.has(String(value))) continue;
    kept[keyword] = value;
  }
  if (Array.isArray(kept.enum) && kept.enum.length === 0) {
    // No value is listed, so none is valid. `false` says so in a sentence that a reader understands.
    delete kept.enum;
    append(kept, false);
  }
  const lowered = mapSubschemas(kept, (child) => lower(child, options));
  const target = refName(lowered.$ref);
  if (target !== undefined) lowered.$ref = defRef(target);
  const union = unionOf(schema);
  if (union) lowerUnion(lowered, union.property, union.values, firstOf(schema), options);
  return lowered;
}

/** A name as a key of the defs: spelled so that neither JSON pointers nor URIs need to escape it. */
export const defKey = (name: string): string =>
  name.replaceAll(/[^\w.-]/gu, (char) => `$${(char.codePointAt(0) ?? 0).toString(16)}`);

const defRef = (name: string): string => `#/$defs/${defKey(name)}`;

const firstOf = (schema: JsonObject): Json | undefined => {
  const branches = schema.oneOf ?? schema.anyOf;
  return Array.isArray(branches) ? branches[0] : undefined;
};

function append(schema: JsonObject, ...conditions: Json[]): void {
  schema.allOf = [...(Array.isArray(schema.allOf) ? schema.allOf : []), ...conditions];
}

/** A union told by a property is a choice made once, not a trial of every branch: faster, and only one branch speaks. */
function lowerUnion(
  schema: JsonObject,
  property: string,
  values: readonly (readonly Json[])[],
  firstBranch: Json | undefined,
  options: LowerOptions,
): void {
  const keyword = Array.isArray(schema.oneOf) ? "oneOf" : "anyOf";
  const branches = schema[keyword] as Json[];
  delete schema[keyword];
  const choice: JsonObject = { enum: values.flat() };
  const code = codeOfProperty(firstBranch, property, options.schemas, 0);
  if (code !== undefined) choice["x-code"] = code;
  append(
    schema,
    { type: "object", properties: { [property]: choice }, required: [property] },
    ...branches.map((branch, index) =>
      conditional({ properties: { [property]: { enum: [...(values[index] ?? [])] } }, required: [property] }, branch),
    ),
  );
}

const conditional = (condition: JsonObject, then: Json): JsonObject => ({ if: condition, then });

/** The codes that the branches give the deciding property. */
function codeOfProperty(
  branch: Json | undefined,
  property: string,
  schemas: JsonObject,
  depth: number,
): Json | undefined {
  if (!isObject(branch) || depth > 8) return undefined;
  const name = refName(branch.$ref);
  if (name !== undefined) return codeOfProperty(schemas[name], property, schemas, depth + 1);
  const own = isObject(branch.properties) ? branch.properties[property] : undefined;
  if (isObject(own)) {
    const target = refName(own.$ref);
    const code =
      own["x-code"] ?? (target !== undefined && isObject(schemas[target]) ? schemas[target]["x-code"] : undefined);
    if (code !== undefined) return code;
  }
  const parts = Array.isArray(branch.allOf) ? branch.allOf : [];
  for (const part of parts) {
    const code = codeOfProperty(part, property, schemas, depth + 1);
    if (code !== undefined) return code;
  }
  return undefined;
}
