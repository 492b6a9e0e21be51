import { isObject, type Json, type JsonObject } from "../pipeline/json.ts";
import { unionOf } from "./discriminators.ts";
import type { FillPlan } from "./model.ts";
import { refName, type Schema } from "./schema.ts";
import type { Views } from "./views.ts";

/**
 * Works out where defaults go. It looks exactly where the `filled` view makes properties required: through $refs,
 * allOf, properties, items, maps, and the chosen branch of a union; so a handler's types and its values agree.
 */
export class FillPlans {
  readonly plans: Record<string, FillPlan> = {};
  readonly #schemas: JsonObject;
  readonly #views: Views;
  readonly #open = new Set<string>();
  #count = 0;

  constructor(schemas: JsonObject, views: Views) {
    this.#schemas = schemas;
    this.#views = views;
  }

  /** The name of the plan for a schema, or undefined when nothing in it has a default. */
  planFor(schema: Schema | undefined, name?: string): string | undefined {
    if (!isObject(schema) || !this.#views.isFilledApart(schema)) return undefined;
    const component = refName(schema.$ref);
    if (component !== undefined) return this.planFor(this.#schemas[component] as Schema, component);
    const key = name ?? `~${++this.#count}`;
    // A schema that contains itself meets its own plan again while it is still being made.
    if (this.#open.has(key)) return key;
    this.#open.add(key);
    this.plans[key] = this.#make(schema);
    return key;
  }

  #make(schema: JsonObject): FillPlan {
    const properties = Object.entries(isObject(schema.properties) ? schema.properties : {}).filter(
      ([, property]) => !(isObject(property) && property.readOnly === true),
    );
    const defaults = properties.flatMap(([name, property]): [string, Json][] => {
      const value = this.#views.defaultOf(property);
      return value === undefined ? [] : [[name, value]];
    });
    const members = properties.flatMap(([name, property]): [string, string][] => {
      const plan = this.planFor(property as Schema);
      return plan === undefined ? [] : [[name, plan]];
    });
    const items = this.planFor(schema.items as Schema | undefined);
    const values = this.planFor(schema.additionalProperties as Schema | undefined);
    const parts = Array.isArray(schema.allOf) ? schema.allOf : [];
    const also = parts.flatMap((part) => this.planFor(part as Schema) ?? []);
    const union = this.#union(schema);
    return {
      ...(defaults.length > 0 ? { defaults } : {}),
      ...(members.length > 0 ? { members } : {}),
      ...(items === undefined ? {} : { items }),
      ...(values === undefined ? {} : { values }),
      ...(also.length > 0 ? { also } : {}),
      ...(union ? { union } : {}),
    };
  }

  #union(schema: JsonObject): FillPlan["union"] {
    const by = unionOf(schema);
    const branches = schema.oneOf ?? schema.anyOf;
    if (!by || !Array.isArray(branches)) return undefined;
    const planned = branches.flatMap((branch, index): [readonly Json[], string][] => {
      const plan = this.planFor(branch as Schema);
      return plan === undefined ? [] : [[by.values[index] ?? [], plan]];
    });
    return planned.length > 0 ? { property: by.property, branches: planned } : undefined;
  }
}
