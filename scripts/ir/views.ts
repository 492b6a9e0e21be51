import { isObject, type Json, type JsonObject } from "../pipeline/json.ts";
import { annotationOf } from "./annotation.ts";
import { fillsThrough } from "./fill-through.ts";
import { eachSubschema, mapSubschemas, refName, refTo, type Schema } from "./schema.ts";

/**
 * One schema, three shapes. `response`: what a service answers, without writeOnly properties. `request`: what a client
 * sends, without readOnly ones. `filled`: a request as a handler gets it, with every default present.
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
  /** Most documents mark nothing; looking for what they hide would cost them for nothing. */
  readonly #marked: boolean;

  constructor(schemas: JsonObject, marked: boolean) {
    this.#schemas = schemas;
    this.#marked = marked;
    for (const [name, schema] of Object.entries(schemas)) this.#traits.set(name, this.#traitsOf(schema as Schema));
    for (const trait of ["readOnly", "writeOnly", "defaults"] as const) this.#spread(trait);
  }

  /** The name under which a component appears in a view; the same as in `response` where the shapes are equal. */
  name(component: string, view: View): string {
    const traits = this.#traits.get(component);
    if (!traits || view === "response") return component;
    if (view === "filled" && traits.defaults) return this.#named(component, "Filled");
    return traits.readOnly || traits.writeOnly ? this.#named(component, "Request") : component;
  }

  /** The component that a name of some view stands for. */
  component(name: string): string {
    return this.#origins.get(name) ?? name;
  }

  /** Whether an inline schema has another shape in the view than in `request`. */
  isFilledApart(schema: Schema): boolean {
    const traits = this.#traitsOf(schema);
    return traits.defaults || [...traits.refs].some((name) => this.#traits.get(name)?.defaults === true);
  }

  defaultOf(property: Json | undefined): Json | undefined {
    return annotationOf(property, "default", this.#schemas);
  }

  /** Whether a property does not show in the view. */
  hides(property: Json | undefined, view: View): boolean {
    return this.#isMarked(property, HIDES[view]);
  }

  /** Names of the properties that a value of this schema does not show in the view. */
  hidden(schema: Schema, view: View, depth = 0): Set<string> {
    const names = new Set<string>();
    if (!isObject(schema) || depth > 16) return names;
    if (isObject(schema.properties))
      for (const [name, property] of Object.entries(schema.properties)) if (this.hides(property, view)) names.add(name);
    for (const keyword of ["allOf", "anyOf", "oneOf"]) {
      const parts = schema[keyword];
      if (Array.isArray(parts)) for (const part of parts) addAll(names, this.hidden(part as Schema, view, depth + 1));
    }
    const target = refName(schema.$ref);
    if (target !== undefined) addAll(names, this.hidden(this.#schemas[target] as Schema, view, depth + 1));
    return names;
  }

  /**
   * The schema as the view shows it. `gone` says what becomes of a hidden property: left out (undefined) or a schema.
   * `outer` are hidden names found beside this schema, in the allOf it is part of.
   */
  apply(schema: Schema, view: View, gone: Schema | undefined, outer: ReadonlySet<string> = new Set()): Schema {
    if (!isObject(schema)) return schema;
    const hidden = this.#marked ? new Set([...outer, ...this.hidden(schema, view)]) : outer;
    const filled = view === "filled" ? this.#filledNames(schema) : [];
    const copy = mapSubschemas(schema, (child, keyword) => {
      if (keyword === "properties" && this.hides(child, view)) return gone;
      const inPlace = keyword === "allOf" || keyword === "anyOf" || keyword === "oneOf";
      const blind = view === "filled" && !fillsThrough(schema, keyword);
      return this.apply(child, blind ? "request" : view, gone, inPlace ? hidden : undefined);
    });
    const target = refName(schema.$ref);
    if (target !== undefined) copy.$ref = refTo(this.name(target, view));
    if (Array.isArray(copy.required)) copy.required = copy.required.filter((name) => !hidden.has(String(name)));
    const required = Array.isArray(copy.required) ? copy.required : [];
    const added = filled.filter((name) => !required.includes(name) && !hidden.has(name));
    if (added.length > 0) copy.required = [...required, ...added];
    else if (required.length === 0) delete copy.required;
    return copy;
  }

  #filledNames(schema: JsonObject): string[] {
    const properties = isObject(schema.properties) ? schema.properties : {};
    return Object.keys(properties).filter((name) => this.defaultOf(properties[name]) !== undefined);
  }

  #named(component: string, suffix: string): string {
    const key = `${component} ${suffix}`;
    let name = this.#names.get(key);
    if (name === undefined) {
      name = component + suffix;
      while (Object.hasOwn(this.#schemas, name)) name += "_";
      this.#names.set(key, name);
      this.#origins.set(name, component);
    }
    return name;
  }

  #isMarked(property: Json | undefined, mark: "readOnly" | "writeOnly"): boolean {
    return annotationOf(property, mark, this.#schemas) === true;
  }

  #traitsOf(schema: Schema): Traits {
    const traits: Traits = { readOnly: false, writeOnly: false, defaults: false, refs: new Set() };
    const visit = (node: Schema): void => {
      if (!isObject(node)) return;
      const name = refName(node.$ref);
      if (name !== undefined) traits.refs.add(name);
      if (isObject(node.properties)) {
        for (const property of Object.values(node.properties)) {
          traits.readOnly ||= this.#isMarked(property, "readOnly");
          traits.writeOnly ||= this.#isMarked(property, "writeOnly");
          traits.defaults ||= this.defaultOf(property) !== undefined;
        }
      }
      eachSubschema(node, visit);
    };
    visit(schema);
    return traits;
  }

  /** A component has a trait if a component it refers to has it. */
  #spread(trait: Trait): void {
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

function addAll(set: Set<string>, more: ReadonlySet<string>): void {
  for (const item of more) set.add(item);
}
