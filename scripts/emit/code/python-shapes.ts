import { asArray, asObject, isObject, type Json, type JsonObject } from "../../schema/json.ts";
import { refName } from "../../schema/walk.ts";

/** An object with all its keys: those of the schema itself and those of all parts that apply to it. */
export interface Shape {
  readonly properties: JsonObject;
  readonly required: ReadonlySet<string>;
  readonly description: string;
  /** The component that is this object and nothing more. */
  readonly component?: string | undefined;
}

/** More alternatives than this are no help to a reader of the type. */
const MAX_SHAPES = 64;

/** Python has no intersection of types, so the parts of `allOf` are merged: one object for each alternative. */
export class PythonShapes {
  readonly #components: JsonObject;

  constructor(components: JsonObject) {
    this.#components = components;
  }

  /** The alternatives of a schema; undefined if it is not an object, or there are too many. */
  list(schema: Json | undefined, seen: readonly string[] = []): Shape[] | undefined {
    if (!isObject(schema)) return undefined;
    const name = refName(schema.$ref);
    if (name !== undefined) {
      if (seen.includes(name)) return undefined;
      const [only, ...others] = this.list(this.#components[name], [...seen, name]) ?? [];
      if (only === undefined) return undefined;
      return others.length > 0 ? [only, ...others] : [{ ...only, component: name }];
    }
    if (schema.type !== undefined && schema.type !== "object") return undefined;
    if (schema.enum !== undefined) return undefined;
    let shapes: Shape[] = [ownShape(schema)];
    const groups = [
      ...asArray(schema.allOf).map((part) => [part]),
      ...[asArray(schema.oneOf), asArray(schema.anyOf)].filter((branches) => branches.length > 0),
    ];
    for (const branches of groups) {
      const listed = branches.map((branch) => this.list(branch, seen));
      if (listed.includes(undefined)) return undefined;
      const alternatives = listed.flatMap((some) => some ?? []);
      shapes = shapes.flatMap((shape) => alternatives.map((other) => merge(shape, other)));
      if (shapes.length > MAX_SHAPES) return undefined;
    }
    return shapes;
  }
}

const ownShape = (schema: JsonObject): Shape => ({
  properties: asObject(schema.properties),
  required: new Set(asArray(schema.required).map(String)),
  description: typeof schema.description === "string" ? schema.description : "",
});

function merge(first: Shape, second: Shape): Shape {
  if (addsNothing(first, second)) return second;
  const properties = { ...first.properties };
  for (const [key, own] of Object.entries(second.properties)) {
    // The part that says more about a key of both.
    const isKnown = Object.hasOwn(properties, key) && Object.keys(asObject(own)).length === 0;
    if (!isKnown) properties[key] = own;
  }
  return {
    properties,
    required: new Set([...first.required, ...second.required]),
    description: first.description || second.description,
  };
}

/** The second object has all keys of the first, and requires what the first requires. */
const addsNothing = (first: Shape, second: Shape): boolean =>
  Object.keys(first.properties).every((key) => Object.hasOwn(second.properties, key)) &&
  [...first.required].every((key) => second.required.has(key));
