import { describeDeprecation } from "../runtime/deprecation.ts";
import type { Coercion, MemberRule, ReadPlan } from "../runtime/read-plan.ts";
import { findDeprecation } from "../schema/deprecation.ts";
import { listParts } from "../schema/flat.ts";
import { asArray, asObject, isObject, type Json, type JsonObject } from "../schema/json.ts";
import { getUnion } from "../schema/union-mark.ts";
import { isSchema, refName, type Schema } from "../schema/walk.ts";
import { chooseByProperty } from "./fill-plans.ts";
import { type EmptyMode, type EmptyRule, readCoercion, readEmptyRule } from "./reading-keywords.ts";

/** Plans how request bodies are read: `x-also`, `x-coerce`, `x-empty`, `x-ignored`, `x-otherwise` and `deprecated` of the schemas. */
export class ReadPlans {
  readonly plans: Record<string, ReadPlan> = {};
  readonly #schemas: JsonObject;
  /** Names of the plans for schemas without a name, by the schema: one that contains itself comes back to the same plan. */
  readonly #inline = new Map<string, string>();

  constructor(schemas: JsonObject) {
    this.#schemas = schemas;
  }

  /** The name of the plan for a schema. Inside it, `mode` applies until a schema says otherwise. */
  planFor(schema: Schema | undefined, mode: EmptyMode = "value"): string | undefined {
    if (!isObject(schema)) return undefined;
    const component = refName(schema.$ref);
    if (component !== undefined && !hasOwnRules(schema)) {
      const target = this.#schemas[component];
      return isObject(target) ? this.#create(mode === "absent" ? `${component}?` : component, target, mode) : undefined;
    }
    const text = `${mode} ${JSON.stringify(schema)}`;
    const known = this.#inline.get(text) ?? `~${this.#inline.size + 1}`;
    this.#inline.set(text, known);
    return this.#create(known, schema, mode);
  }

  /** Removes the plans that change nothing, and every mention of them. */
  prune(): void {
    const useful = findUseful(this.plans);
    const kept = (name: string | undefined): string | undefined =>
      name !== undefined && useful.has(name) ? name : undefined;
    for (const [name, plan] of Object.entries(this.plans))
      if (useful.has(name)) this.plans[name] = keepReferences(plan, kept);
      else delete this.plans[name];
  }

  #create(key: string, schema: JsonObject, mode: EmptyMode): string {
    if (this.plans[key] === undefined) {
      // The name is taken first, because a schema may contain itself.
      this.plans[key] = {};
      this.plans[key] = this.#createPlan(schema, mode);
    }
    return key;
  }

  #createPlan(schema: JsonObject, outerMode: EmptyMode): ReadPlan {
    const parts = listParts(schema, this.#schemas);
    const rules = parts.map((part) => readEmptyRule(part["x-empty"]));
    const mode = rules.find((rule) => rule?.optional !== undefined)?.optional ?? outerMode;
    const required = new Set(parts.flatMap((part) => asArray(part.required)));
    const emptyNames = rules.flatMap((rule) => rule?.names ?? []);
    const ignored = Object.assign({}, ...parts.map((part) => asObject(part["x-ignored"])));
    const coerce = this.#coercion(parts);
    const items = this.planFor(first(parts, "items"), mode);
    const values = this.planFor(first(parts, "additionalProperties"), mode);
    const members = this.#members(parts, required, mode);
    const also = parts.flatMap((part) => this.#alternatives(part, required, mode));
    const union = parts.map((part) => this.#union(part, required, mode)).find((found) => found !== undefined);
    return {
      ...(Object.keys(members).length > 0 && { members }),
      ...(items !== undefined && { items }),
      ...(values !== undefined && { values }),
      ...(coerce && { coerce }),
      ...(emptyNames.length > 0 && { emptyNames }),
      ...(Object.keys(ignored).length > 0 && { ignored }),
      ...(also.length > 0 && { also }),
      ...(union && { union }),
    };
  }

  #members(parts: readonly JsonObject[], required: ReadonlySet<Json>, mode: EmptyMode): Record<string, MemberRule> {
    const definitions = new Map<string, Json[]>();
    for (const part of parts)
      for (const [name, property] of Object.entries(asObject(part.properties)))
        definitions.set(name, [...(definitions.get(name) ?? []), property]);
    return Object.fromEntries(
      [...definitions].map(([name, own]): [string, MemberRule] => {
        const schema = own.length === 1 ? own[0] : { allOf: own };
        const plan = isSchema(schema) ? this.planFor(schema, mode) : undefined;
        const also = own.flatMap((one) => asArray(asObject(one)["x-also"]).map(String));
        const allParts = listParts(schema, this.#schemas);
        const rules = allParts.map((part) => readEmptyRule(part["x-empty"]));
        const deprecation = findDeprecation(allParts);
        const otherwise = own.map(asObject).find((one) => one["x-otherwise"] !== undefined);
        const absent = rules.find((rule) => rule?.values !== undefined);
        return [
          name,
          {
            ...(also.length > 0 && { also }),
            ...(mode === "absent" && { empty: required.has(name) ? "null" : "any" }),
            ...(absent && { absent: absentRule(absent) }),
            ...(otherwise !== undefined && { otherwise: { value: otherwise["x-otherwise"], schema: otherwise } }),
            ...(deprecation && { deprecated: { message: `is ${describeDeprecation(deprecation)}`, deprecation } }),
            ...(plan !== undefined && { plan }),
          },
        ];
      }),
    );
  }

  #coercion(parts: readonly JsonObject[]): Coercion | undefined {
    const type = parts.map((part) => part.type).find((one) => one !== undefined);
    const rule = parts.map((part) => part["x-coerce"]).find((one) => one !== undefined);
    const read = rule === undefined ? undefined : readCoercion(rule, type);
    return typeof read === "string" ? undefined : read;
  }

  /** Of alternatives without a discriminator all are read: each changes only members that it knows. */
  #alternatives(schema: JsonObject, required: ReadonlySet<Json>, mode: EmptyMode): string[] {
    const branches = [...asArray(schema.anyOf), ...asArray(schema.oneOf)];
    if (getUnion(schema)) return [];
    return branches.flatMap((branch) => this.planFor(withRequired(branch, required), mode) ?? []);
  }

  #union(schema: JsonObject, required: ReadonlySet<Json>, mode: EmptyMode): ReadPlan["union"] {
    const by = getUnion(schema);
    if (!by) return undefined;
    const planned = chooseByProperty(by, asArray(schema.oneOf ?? schema.anyOf), (branch) =>
      this.planFor(withRequired(branch, required), mode),
    );
    return planned ?? { property: by.property, branches: [] };
  }
}

const absentRule = ({ values = [], unless, unlessEqual }: EmptyRule): NonNullable<MemberRule["absent"]> => ({
  values,
  ...(unless !== undefined && { unless }),
  ...(unlessEqual && { unlessEqual }),
});

/** Keywords beside a $ref that make the value be read otherwise than its component alone. */
const hasOwnRules = (schema: JsonObject): boolean =>
  ["x-coerce", "x-empty", "x-ignored", "allOf", "properties"].some((keyword) => schema[keyword] !== undefined);

function first(parts: readonly JsonObject[], keyword: string): Schema | undefined {
  const found = parts.map((part) => part[keyword]).find(isObject);
  return found;
}

/** A member that the schema around the alternatives requires is required in each of them. */
function withRequired(branch: Json, required: ReadonlySet<Json>): Schema | undefined {
  if (!isSchema(branch)) return undefined;
  return required.size === 0 ? branch : { allOf: [branch], required: [...required] };
}

/** The plans that a plan refers to. */
function listReferences({ members = {}, items, values, also = [], union }: ReadPlan): string[] {
  const inMembers = Object.values(members).map(({ plan }) => plan);
  const inUnion = (union?.branches ?? []).map(([, plan]) => plan);
  return [...inMembers, items, values, ...also, ...inUnion].filter((name) => name !== undefined);
}

const changesSomething = ({ members = {}, coerce, emptyNames, ignored }: ReadPlan): boolean =>
  coerce !== undefined ||
  emptyNames !== undefined ||
  ignored !== undefined ||
  Object.values(members).some(
    ({ also, empty, absent, otherwise, deprecated }) => also ?? empty ?? absent ?? otherwise ?? deprecated,
  );

function findUseful(plans: Readonly<Record<string, ReadPlan>>): Set<string> {
  const entries = Object.entries(plans);
  const useful = new Set(entries.filter(([, plan]) => changesSomething(plan)).map(([name]) => name));
  for (let before = -1; before < useful.size; ) {
    before = useful.size;
    for (const [name, plan] of entries) if (listReferences(plan).some((one) => useful.has(one))) useful.add(name);
  }
  // What is ignored depends on what the alternatives know.
  for (const { ignored, also = [], union } of Object.values(plans))
    if (ignored) for (const name of [...also, ...(union?.branches ?? []).map(([, plan]) => plan)]) useful.add(name);
  return useful;
}

function keepReferences(plan: ReadPlan, kept: (name: string | undefined) => string | undefined): ReadPlan {
  const { members, items, values, also, union, ...own } = plan;
  const keptMembers = Object.entries(members ?? {}).map(([name, { plan: inner, ...rule }]): [string, MemberRule] => {
    const keptPlan = kept(inner);
    return [name, { ...rule, ...(keptPlan !== undefined && { plan: keptPlan }) }];
  });
  const [keptItems, keptValues] = [kept(items), kept(values)];
  const keptAlso = (also ?? []).filter((name) => kept(name) !== undefined);
  const branches = (union?.branches ?? []).filter(([, name]) => kept(name) !== undefined);
  return {
    ...own,
    ...(keptMembers.length > 0 && { members: Object.fromEntries(keptMembers) }),
    ...(keptItems !== undefined && { items: keptItems }),
    ...(keptValues !== undefined && { values: keptValues }),
    ...(keptAlso.length > 0 && { also: keptAlso }),
    ...(union && branches.length > 0 && { union: { property: union.property, branches } }),
  };
}
