// The words of JSON Schema 2020-12 that the interpreter reads, and how a "$ref" is followed.

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
  readonly [keyword: string]: unknown;
}
export type Schema = boolean | SchemaObject;
export type Definitions = Readonly<Record<string, Schema>>;
export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** "integer" is no kind of its own here: a value is a number, and `matchesType` knows whole ones. */
export function kindOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

export function matchesType(type: string | readonly string[], value: unknown): boolean {
  if (typeof type !== "string") return type.some((one) => matchesType(one, value));
  if (type === "integer") return Number.isInteger(value);
  if (type === "number") return typeof value === "number" && Number.isFinite(value);
  return kindOf(value) === type;
}

const PREFIX = "#/$defs/";

export function resolveRef(ref: string, defs: Definitions): Schema {
  const name = ref.startsWith(PREFIX)
    ? ref.slice(PREFIX.length).replaceAll("~1", "/").replaceAll("~0", "~")
    : undefined;
  const target = name !== undefined && Object.hasOwn(defs, name) ? defs[name] : undefined;
  if (target === undefined)
    throw new Error(`cannot follow $ref "${ref}": only "#/$defs/<name>" of a known name is understood`);
  return target;
}

export function escapePointer(token: string): string {
  return token.replaceAll("~", "~0").replaceAll("/", "~1");
}

/**
 * The nodes that describe the same value whatever that value is: targets of `$ref` and members of
 * `allOf`, innermost first, the schema itself last. A cycle of refs ends at a fixed depth.
 */
export function familyOf(schema: Schema, defs: Definitions, depth = 0): readonly SchemaObject[] {
  if (typeof schema === "boolean" || depth > 16) return [];
  const inner: SchemaObject[] = [];
  if (schema.$ref !== undefined) inner.push(...familyOf(resolveRef(schema.$ref, defs), defs, depth + 1));
  for (const member of schema.allOf ?? []) inner.push(...familyOf(member, defs, depth + 1));
  inner.push(schema);
  return inner;
}
