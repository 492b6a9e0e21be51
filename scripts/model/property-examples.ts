import { listPathOperations } from "../document/path-operations.ts";
import { followRef } from "../document/walk-document.ts";
import { exampleValue } from "../schema/example-value.ts";
import { findAnnotation, listParts } from "../schema/flat.ts";
import { asArray, asObject, isObject, type Json, type JsonObject } from "../schema/json.ts";
import { eachSubschema, refName } from "../schema/walk.ts";

/** A comment shows an example on one line. */
const MAX_LENGTH = 120;
/** Schemas inside one another for the same example; a schema may contain itself. */
const MAX_NESTING = 60;

/**
 * A copy of the schemas of a document in which properties have an `example`: their own one, or the value that they have in an
 * example of a body. It is written as JSON, for the comments of types.
 */
export function withPropertyExamples(document: JsonObject, schemas: JsonObject): JsonObject {
  const copy = structuredClone(schemas);
  const fill = new ExampleFiller(copy);
  for (const section of ["paths", "webhooks"])
    for (const item of Object.values(asObject(document[section])))
      for (const { node } of listPathOperations(followRef(document, item))) fill.fromOperation(document, node);
  for (const schema of Object.values(copy)) fill.fromSchema(schema, 0);
  return copy;
}

class ExampleFiller {
  readonly #schemas: JsonObject;
  readonly #done = new Set<JsonObject>();
  /** The first example of a field of this name anywhere in the document. */
  readonly #byName = new Map<string, Json>();

  constructor(schemas: JsonObject) {
    this.#schemas = schemas;
  }

  fromOperation(document: JsonObject, { requestBody, responses }: JsonObject): void {
    for (const holder of [requestBody, ...Object.values(asObject(responses))]) {
      const content = asObject(isObject(holder) ? followRef(document, holder).content : undefined);
      for (const [type, media] of Object.entries(content)) {
        const { schema, example, examples } = asObject(media);
        const named = Object.values(asObject(examples)).map((one) => exampleValue(followRef(document, one), type));
        for (const value of [example, ...named]) if (value !== undefined) this.#walk(schema, value, 0);
      }
    }
  }

  /** The examples that stand in schemas, for properties that no example of a body has. */
  fromSchema(schema: Json | undefined, nesting: number): void {
    if (!isObject(schema) || nesting > MAX_NESTING) return;
    eachSubschema(schema, (inner, keyword, name) => {
      if (keyword === "properties" && name !== undefined)
        this.#add(inner, this.#findOwn(inner) ?? this.#findByName(name, inner));
      this.fromSchema(inner, nesting + 1);
    });
  }

  #walk(schema: Json | undefined, value: Json, nesting: number): void {
    if (nesting > MAX_NESTING) return;
    for (const part of listParts(schema, this.#schemas)) this.#walkPart(part, value, nesting + 1);
  }

  #walkPart(part: JsonObject, value: Json, nesting: number): void {
    for (const branch of [...asArray(part.oneOf), ...asArray(part.anyOf)])
      if (this.#mayFit(branch, value)) this.#walk(branch, value, nesting);
    if (Array.isArray(value)) for (const item of value) this.#walk(part.items, item, nesting);
    if (!isObject(value)) return;
    const properties = asObject(part.properties);
    for (const [name, member] of Object.entries(value)) {
      const property = Object.hasOwn(properties, name) ? properties[name] : part.additionalProperties;
      if (Object.hasOwn(properties, name)) this.#add(property, getExample(property) ?? member);
      if (!this.#byName.has(name)) this.#byName.set(name, member);
      this.#walk(property, member, nesting);
    }
  }

  /** Whether the value has what a branch of a union requires, with the branch's constants. */
  #mayFit(branch: Json, value: Json): boolean {
    const name = refName(asObject(branch).$ref);
    const { required, properties } = asObject(name === undefined ? branch : this.#schemas[name]);
    const given = asObject(value);
    return asArray(required).every((field) => {
      const constant = asObject(asObject(properties)[String(field)]).const;
      return Object.hasOwn(given, String(field)) && (constant === undefined || constant === given[String(field)]);
    });
  }

  #findOwn(property: Json | undefined): Json | undefined {
    const find = (keyword: string): Json | undefined => findAnnotation(property, keyword, this.#schemas);
    const examples = [find("example"), asArray(find("examples"))[0]];
    return [...examples, find("const"), asArray(find("enum"))[0], find("default")].find((value) => value !== undefined);
  }

  /** The same field of another schema, if it has the same type. */
  #findByName(name: string, property: Json | undefined): Json | undefined {
    const value = this.#byName.get(name);
    const type = findAnnotation(property, "type", this.#schemas);
    return type === typeof value || (type === "integer" && Number.isInteger(value)) ? value : undefined;
  }

  #add(property: Json | undefined, value: Json | undefined): void {
    if (!isObject(property) || value === undefined || this.#done.has(property)) return;
    const text = JSON.stringify(value);
    if (text.length > MAX_LENGTH) return;
    this.#done.add(property);
    property.example = text;
  }
}

/** The example that stands at the property itself, not at the component that it refers to. */
const getExample = (property: Json | undefined): Json | undefined =>
  asObject(property).example ?? asArray(asObject(property).examples)[0];
