import { freeName } from "../document/names.ts";
import { onlyBranch } from "../schema/accepted-values.ts";
import { findAnnotation, listParts } from "../schema/flat.ts";
import { asArray, asObject, isObject, type Json, type JsonObject } from "../schema/json.ts";
import { getUnion } from "../schema/union-mark.ts";
import { eachSubschema, mapSubschemas, refName, refTo, type Schema } from "../schema/walk.ts";

/**
 * The three forms of a schema. `response`: what the service sends, without writeOnly properties. `request`: what a client
 * sends, without readOnly properties. `filled`: a request as a handler gets it, with every default filled in.
 */
export type View = "response" | "request" | "filled";

interface Traits {
  readOnly: boolean;
  writeOnly: boolean;
  defaults: boolean;
  readonly refs: Set<string>;
}

type Trait = "readOnly" | "writeOnly" | "defaults";

const HIDES = { response: "writeOnly", request: "readOnly", filled: "readOnly" } as const;

export class Views {
  readonly #schemas: JsonObject;
  readonly #traits = new Map<string, Traits>();
  readonly #names = new Map<string, string>();
  readonly #origins = new Map<string, string>();
  /** Whether anything is readOnly or writeOnly. Most documents have neither, and need no search for hidden properties. */
  readonly #marked: boolean;

  constructor(schemas: JsonObject, marked: boolean) {
    this.#schemas = schemas;
    this.#marked = marked;
    for (const [name, schema] of Object.entries(schemas)) this.#traits.set(name, this.#collectTraits(schema as Schema));
    for (const trait of ["readOnly", "writeOnly", "defaults"] as const) this.#propagate(trait);
  }

  /** The name of a component in a view. It is the name in `response` unless the schemas differ. */
  name(component: string, view: View): string {
    const traits = this.#traits.get(component);
    if (!traits || view === "response") return component;
    if (view === "filled" && traits.defaults) return this.#nameFor(component, "Filled");
    return traits.readOnly || traits.writeOnly ? this.#nameFor(component, "Request") : component;
  }

  /** The component that a name of a view belongs to. */
  component(name: string): string {
    return this.#origins.get(name) ?? name;
  }

  /** Whether the `filled` view of an inline schema differs from `request`. */
  hasDefaults(schema: Schema): boolean {
    const traits = this.#collectTraits(schema);
    return traits.defaults || [...traits.refs].some((name) => this.#traits.get(name)?.defaults === true);
  }

  getDefault(property: Json | undefined): Json | undefined {
    return findAnnotation(property, "default", this.#schemas);
  }

  /** Whether the view leaves a property out. */
  hides(property: Json | undefined, view: View): boolean {
    return this.#isMarked(property, HIDES[view]);
  }

  /** The names of the properties that the view leaves out. */
  hidden(schema: Schema, view: View): Set<string> {
    const parts = listParts(schema, this.#schemas, ["allOf", "anyOf", "oneOf"]);
    const properties = parts.flatMap((part) => Object.entries(asObject(part.properties)));
    return new Set(properties.filter(([, property]) => this.hides(property, view)).map(([name]) => name));
  }

  /**
   * The schema in a view. `replacement` is put in the place of a hidden property; undefined leaves it out. `outer` are the
   * hidden names of the allOf that this schema is part of.
   */
  apply(schema: Schema, view: View, replacement: Schema | undefined, outer: ReadonlySet<string> = new Set()): Schema {
    if (!isObject(schema)) return schema;
    const hidden = this.#marked ? new Set([...outer, ...this.hidden(schema, view)]) : outer;
    const filled = view === "filled" ? this.#filledNames(schema) : [];
    const copy = mapSubschemas(schema, (child, keyword) => {
      if (keyword === "properties" && this.hides(child, view)) return replacement;
      const inPlace = keyword === "allOf" || keyword === "anyOf" || keyword === "oneOf";
      const isUnfilled = view === "filled" && !fillsInside(schema, keyword);
      return this.apply(child, isUnfilled ? "request" : view, replacement, inPlace ? hidden : undefined);
    });
    const target = refName(schema.$ref);
    if (target !== undefined) copy.$ref = refTo(this.name(target, view));
    if (Array.isArray(copy.required)) copy.required = copy.required.filter((name) => !hidden.has(String(name)));
    const required = asArray(copy.required);
    const added = filled.filter((name) => !required.includes(name) && !hidden.has(name));
    if (added.length > 0) copy.required = [...required, ...added];
    else if (required.length === 0) delete copy.required;
    return copy;
  }

  #filledNames(schema: JsonObject): string[] {
    const properties = asObject(schema.properties);
    return Object.keys(properties).filter((name) => this.getDefault(properties[name]) !== undefined);
  }

  #nameFor(component: string, suffix: string): string {
    const key = `${component} ${suffix}`;
    let name = this.#names.get(key);
    if (name === undefined) {
      name = freeName(component + suffix, this.#schemas);
      this.#names.set(key, name);
      this.#origins.set(name, component);
    }
    return name;
  }

  #isMarked(property: Json | undefined, mark: "readOnly" | "writeOnly"): boolean {
    return findAnnotation(property, mark, this.#schemas) === true;
  }

  #collectTraits(schema: Schema): Traits {
    const traits: Traits = { readOnly: false, writeOnly: false, defaults: false, refs: new Set() };
    const visit = (node: Schema): void => {
      if (!isObject(node)) return;
      const name = refName(node.$ref);
      if (name !== undefined) traits.refs.add(name);
      if (isObject(node.properties)) {
        for (const property of Object.values(node.properties)) {
          traits.readOnly ||= this.#isMarked(property, "readOnly");
          traits.writeOnly ||= this.#isMarked(property, "writeOnly");
          traits.defaults ||= this.getDefault(property) !== undefined;
        }
      }
      eachSubschema(node, visit);
    };
    visit(schema);
    return traits;
  }

  /** A component has a trait if a component that it refers to has it. */
  #propagate(trait: Trait): void {
    const users = new Map<string, string[]>();
    for (const [name, { refs }] of this.#traits)
      for (const target of refs) users.set(target, [...(users.get(target) ?? []), name]);
    const queue = [...this.#traits].filter(([, traits]) => traits[trait]).map(([name]) => name);
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      for (const user of users.get(name) ?? []) {
        const traits = this.#traits.get(user);
        if (!traits || traits[trait]) continue;
        traits[trait] = true;
        queue.push(user);
      }
    }
  }
}

/**
 * Whether defaults inside this part of a schema are filled in: only if it is certain which values the part applies to. Both
 * the `filled` types and the plans that fill in defaults depend on this function, so that they agree.
 */
export function fillsInside(schema: JsonObject, keyword: string): boolean {
  switch (keyword) {
    case "properties":
    case "allOf":
      return true;
    case "items":
      return schema.prefixItems === undefined;
    case "additionalProperties":
      return !isObject(schema.properties) && !isObject(schema.patternProperties);
    case "anyOf":
    case "oneOf":
      return getUnion(schema) !== undefined || onlyBranch(schema[keyword]) !== undefined;
    default:
      return false;
  }
}
