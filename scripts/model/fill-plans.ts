import { fillDefaults, type UnionPlan } from "../runtime/fill.ts";
import { onlyBranch } from "../schema/accepted-values.ts";
import { asArray, asObject, isObject, type Json, type JsonObject } from "../schema/json.ts";
import { getUnion, type UnionBy, valuesOfOthers } from "../schema/union-mark.ts";
import { refName, type Schema } from "../schema/walk.ts";
import type { FillPlan } from "./model.ts";
import { fillsInside, type Views } from "./views.ts";

/** Plans where defaults are filled in: exactly where the `filled` view makes properties required. */
export class FillPlans {
  readonly plans: Record<string, FillPlan> = {};
  readonly #schemas: JsonObject;
  readonly #views: Views;
  readonly #started = new Set<string>();
  #count = 0;

  constructor(schemas: JsonObject, views: Views) {
    this.#schemas = schemas;
    this.#views = views;
  }

  /** The name of the plan for a schema, or undefined if nothing in it has a default. */
  planFor(schema: Schema | undefined, name?: string): string | undefined {
    if (!isObject(schema) || !this.#views.hasDefaults(schema)) return undefined;
    const component = refName(schema.$ref);
    if (component !== undefined) return this.planFor(this.#schemas[component] as Schema, component);
    const key = name ?? `~${++this.#count}`;
    // A schema that contains itself needs its own plan while that is still being made.
    if (this.#started.has(key)) return key;
    this.#started.add(key);
    this.plans[key] = this.#createPlan(schema);
    return key;
  }

  /** A default that is an object may leave out members that have defaults themselves. They are filled in here, once. */
  complete(): void {
    const done = new Set<string>();
    const visit = (name: string): void => {
      const plan = this.plans[name];
      if (!plan || done.has(name)) return;
      done.add(name);
      const members = new Map(plan.members);
      for (const inner of members.values()) visit(inner);
      const defaults = plan.defaults?.map(([property, preset]) => {
        const completed = structuredClone(preset);
        fillDefaults(this.plans, members.get(property) ?? "", completed);
        return [property, completed] as const;
      });
      if (defaults) this.plans[name] = { ...plan, defaults };
    };
    for (const name of Object.keys(this.plans)) visit(name);
  }

  #createPlan(schema: JsonObject): FillPlan {
    const properties = Object.entries(asObject(schema.properties)).filter(
      ([, property]) => !this.#views.hides(property, "filled"),
    );
    const defaults = properties.flatMap(([name, property]): [string, Json][] => {
      const value = this.#views.getDefault(property);
      return value === undefined ? [] : [[name, value]];
    });
    const members = properties.flatMap(([name, property]): [string, string][] => {
      const plan = this.planFor(property as Schema);
      return plan === undefined ? [] : [[name, plan]];
    });
    const items = this.#planInside(schema, "items");
    const values = this.#planInside(schema, "additionalProperties");
    const parts = [...asArray(schema.allOf), onlyBranch(schema.anyOf), onlyBranch(schema.oneOf)];
    const also = parts.flatMap((part) => this.planFor(part as Schema | undefined) ?? []);
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

  #planInside(schema: JsonObject, keyword: string): string | undefined {
    return fillsInside(schema, keyword) ? this.planFor(schema[keyword] as Schema | undefined) : undefined;
  }

  #union(schema: JsonObject): FillPlan["union"] {
    const by = getUnion(schema);
    const branches = schema.oneOf ?? schema.anyOf;
    if (!by || !Array.isArray(branches)) return undefined;
    return chooseByProperty(by, branches, (branch) => this.planFor(branch as Schema));
  }
}

/** The plans of the branches of a union, by the property that chooses one; undefined if no branch has a plan. */
export function chooseByProperty(
  by: UnionBy,
  branches: readonly Json[],
  planFor: (branch: Json) => string | undefined,
): UnionPlan | undefined {
  const planned: [readonly Json[], string][] = [];
  let otherwise: [readonly Json[], string] | undefined;
  for (const [index, branch] of branches.entries()) {
    const plan = planFor(branch);
    if (plan === undefined) continue;
    if (index === by.otherwise) otherwise = [valuesOfOthers(by), plan];
    else planned.push([by.values[index] ?? [], plan]);
  }
  if (planned.length === 0 && otherwise === undefined) return undefined;
  return { property: by.property, branches: planned, ...(otherwise && { otherwise }) };
}
