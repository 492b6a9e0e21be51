import { followRef } from "../document/walk-document.ts";
import { listParts } from "../schema/flat.ts";
import { asArray, asObject, isObject, type Json, type JsonObject } from "../schema/json.ts";
import { isSchema, type Schema } from "../schema/walk.ts";

/** The example of a body: the one that the document gives, or one that is made from the examples and types in its schema. */
export function findExample(media: JsonObject, document: JsonObject, schemas: JsonObject): Json | undefined {
  if (media.example !== undefined) return media.example;
  for (const entry of Object.values(asObject(media.examples))) {
    const { value } = followRef(document, entry);
    if (value !== undefined) return value;
  }
  return isSchema(media.schema) ? new ExampleMaker(schemas).make(media.schema) : undefined;
}

const MAX_DEPTH = 6;
/** Large enough to look at, and small enough for a file with hundreds of examples. */
const MAX_VALUES = 300;

class ExampleMaker {
  readonly #schemas: JsonObject;
  readonly #inside = new Set<JsonObject>();
  #valuesLeft = MAX_VALUES;

  constructor(schemas: JsonObject) {
    this.#schemas = schemas;
  }

  /** Undefined for a value that would contain itself, and where the example is large enough. */
  make(schema: Schema): Json | undefined {
    this.#valuesLeft -= 1;
    if (schema === false || this.#valuesLeft < 0 || this.#inside.size > MAX_DEPTH) return undefined;
    if (schema === true) return {};
    const parts = listParts(schema, this.#schemas);
    const identity = parts.at(-1) ?? schema;
    if (this.#inside.has(identity)) return undefined;
    this.#inside.add(identity);
    const value = this.#makeValue(parts);
    this.#inside.delete(identity);
    return value;
  }

  #makeValue(parts: readonly JsonObject[]): Json | undefined {
    const find = (keyword: string): Json | undefined => parts.find((part) => part[keyword] !== undefined)?.[keyword];
    const given = [
      find("example"),
      asArray(find("examples"))[0],
      find("default"),
      find("const"),
      asArray(find("enum"))[0],
    ];
    const known = given.find((value) => value !== undefined);
    if (known !== undefined) return known;
    const branches = [...asArray(find("oneOf")), ...asArray(find("anyOf"))];
    const branch = branches.find((one) => isObject(one) && one.type !== "null");
    const chosen = isSchema(branch) ? this.make(branch) : undefined;
    const [type] = [find("type")].flat().filter((one) => one !== "null");
    if (type === "object" || parts.some((part) => isObject(part.properties)))
      return { ...this.#makeObject(parts), ...(isObject(chosen) ? chosen : {}) };
    if (chosen !== undefined) return chosen;
    const number = (keyword: string, otherwise: number): number => Number(find(keyword) ?? otherwise);
    switch (type) {
      case "array":
        return this.#makeArray(find("items"), number("minItems", 1));
      case "string":
        return makeText(String(find("format") ?? ""), number("minLength", 0), number("maxLength", 6));
      case "integer":
      case "number":
        return Math.max(number("minimum", 0), number("exclusiveMinimum", -1) + 1);
      case "boolean":
        return true;
      default:
        return null;
    }
  }

  #makeObject(parts: readonly JsonObject[]): JsonObject {
    const entries = parts.flatMap((part) => Object.entries(asObject(part.properties)));
    const made = entries.flatMap(([name, property]) => {
      const value = isSchema(property) ? this.make(property) : undefined;
      return value === undefined ? [] : [[name, value] as const];
    });
    return Object.fromEntries(made);
  }

  #makeArray(items: Json | undefined, length: number): Json[] {
    const item = isSchema(items) ? this.make(items) : undefined;
    return item === undefined ? [] : Array.from({ length: Math.min(length, 10) }, () => item);
  }
}

const FORMATS: Readonly<Record<string, string>> = {
  "date-time": "2025-01-01T00:00:00Z",
  date: "2025-01-01",
  time: "00:00:00Z",
  email: "ann@example.com",
  uuid: "00000000-0000-4000-8000-000000000000",
  uri: "https://example.com",
  hostname: "example.com",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
};

const makeText = (format: string, least: number, most: number): string =>
  FORMATS[format] ?? "string".slice(0, most).padEnd(Math.min(least, 1000), "x");
