// The keywords of JSON Schema 2020-12 that `explain` reads, and how a "$ref" is followed.

import { unescapeSegment } from "./json-values.ts";

export interface SchemaObject {
  readonly $ref?: string;
  readonly $dynamicRef?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly not?: Schema;
  readonly if?: Schema;
  readonly then?: Schema;
  readonly else?: Schema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema;
  readonly unevaluatedProperties?: Schema;
  readonly propertyNames?: Schema;
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
  readonly dependentSchemas?: Readonly<Record<string, Schema>>;
  readonly prefixItems?: readonly Schema[];
  readonly items?: Schema;
  readonly unevaluatedItems?: Schema;
  readonly contains?: Schema;
  readonly minContains?: number;
  readonly maxContains?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly [keyword: string]: unknown;
}
export type Schema = boolean | SchemaObject;
export type Definitions = Readonly<Record<string, Schema>>;

/** The JSON type of a value. Whole numbers are "number" here; `matchesType` knows "integer". */
export function jsonType(value: unknown): string {
  if (value === null) return "null";
  if (typeof value === "bigint") return "number";
  return Array.isArray(value) ? "array" : typeof value;
}

export function matchesType(type: string | readonly string[], value: unknown): boolean {
  if (typeof type !== "string") return type.some((one) => matchesType(one, value));
  if (type === "integer") return Number.isInteger(value);
  if (type === "number") return typeof value === "number" && Number.isFinite(value);
  return jsonType(value) === type;
}

const PREFIX = "#/$defs/";

/** The name of the definition to which a `$ref` refers. */
export function nameInRef(ref: string): string | undefined {
  const written = ref.startsWith(PREFIX) ? ref.slice(PREFIX.length) : undefined;
  return written?.includes("~") ? unescapeSegment(written) : written;
}

/** The definition that alone decides which values match: the schema is a `$ref`, with nothing but the author's words beside it. */
export function onlyRef(schema: SchemaObject): string | undefined {
  if (schema.$ref === undefined) return undefined;
  for (const keyword in schema)
    if (keyword !== "$ref" && keyword !== "x-code" && keyword !== "x-message") return undefined;
  return nameInRef(schema.$ref);
}

export function resolveRef(ref: string, defs: Definitions): Schema {
  const name = nameInRef(ref);
  const target = name !== undefined && Object.hasOwn(defs, name) ? defs[name] : undefined;
  if (target === undefined)
    throw new Error(`cannot follow $ref "${ref}": only "#/$defs/<name>" of a known name is supported`);
  return target;
}

/**
 * The schemas that apply to every value of this one: targets of `$ref` and members of `allOf`, innermost first, the schema
 * itself last. A cycle of refs ends at a fixed depth.
 */
export function flattenAllOf(schema: Schema, defs: Definitions, depth = 0): readonly SchemaObject[] {
  if (typeof schema === "boolean" || depth > 16) return [];
  const inner: SchemaObject[] = [];
  if (schema.$ref !== undefined) inner.push(...flattenAllOf(resolveRef(schema.$ref, defs), defs, depth + 1));
  for (const member of schema.allOf ?? []) inner.push(...flattenAllOf(member, defs, depth + 1));
  inner.push(schema);
  return inner;
}
