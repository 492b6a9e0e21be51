import { typesOf } from "./flat.ts";
import type { JsonObject } from "./json.ts";

/** The values that can have a type of their own in TypeScript. */
export type ValueKind = "int64" | "dateTime";

const KINDS: readonly { readonly kind: ValueKind; readonly type: string; readonly format: string }[] = [
  { kind: "int64", type: "integer", format: "int64" },
  { kind: "dateTime", type: "string", format: "date-time" },
];

const PLAIN = ["string", "number", "integer", "boolean", "null"];

/**
 * Whether a schema describes a number or a text that may become a value of another type; types and tables both ask here, so that they
 * agree. A listed value stays as it is written: `enum` and `const` are compared, and choose the branches of unions.
 */
export function valueKind(schema: JsonObject): ValueKind | undefined {
  if (schema.enum !== undefined || schema.const !== undefined) return undefined;
  const types = typesOf(schema);
  if (!types.every((type) => PLAIN.includes(String(type)))) return undefined;
  return KINDS.find(({ type, format }) => schema.format === format && types.includes(type))?.kind;
}

/** The type in JSON of a kind of values. */
export const typeOfKind = (wanted: ValueKind): string => KINDS.find(({ kind }) => kind === wanted)?.type ?? "";
