import { exactAt } from "../runtime/exact-json.ts";
import type { IntegerLimits, LimitKeyword, ValueBranch, ValuePlan } from "../runtime/values.ts";
import { getStatedValues, onlyBranch } from "./accepted-values.ts";
import { listParts } from "./flat.ts";
import { asArray, isObject, type JsonObject, listMembers } from "./json.ts";
import { getUnion, valuesOfOthers } from "./union-mark.ts";
import { type ValueKind, valueKind } from "./value-kinds.ts";
import { collect, eachSubschema, isSchema, refName, type Schema } from "./walk.ts";

/** How a plan refers to a value that is read as another type; other names are those of plans. */
export const leafName = (kind: ValueKind): string => `=${kind}`;

/** Plans where the values of some kinds are in what a schema describes: exactly where the types have them. */
export class ValuePlans {
  readonly plans: Record<string, ValuePlan> = {};
  readonly #schemas: JsonObject;
  readonly #kinds: ReadonlySet<ValueKind>;
  readonly #ofComponents: ReadonlyMap<string, ReadonlySet<ValueKind>>;
  readonly #inline = new Map<JsonObject, string>();

  constructor(schemas: JsonObject, kinds: Iterable<ValueKind>) {
    this.#schemas = schemas;
    this.#kinds = new Set(kinds);
    this.#ofComponents = this.#propagate();
  }

  /** The name of the plan of a schema; undefined if nothing in it is of these kinds. */
  planFor(schema: Schema | undefined): string | undefined {
    if (!isObject(schema) || this.kindsIn(schema).size === 0) return undefined;
    const leaf = this.#leafOf(schema);
    if (leaf !== undefined) return leaf;
    const component = refName(schema.$ref);
    if (component !== undefined) {
      const target = this.#schemas[component];
      const targetLeaf = isObject(target) ? this.#leafOf(target) : undefined;
      if (targetLeaf !== undefined) return targetLeaf;
      return isObject(target) ? this.#create(component, target) : undefined;
    }
    const own = this.#inline.get(schema);
    if (own !== undefined) return own;
    const name = `~${this.#inline.size + 1}`;
    this.#inline.set(schema, name);
    this.#create(name, schema);
    // Of a union with null, for example, only the plan of its branch is left.
    const { all = [], ...others } = this.plans[name] ?? {};
    const [only] = all;
    if (only === undefined || all.length > 1 || Object.keys(others).length > 0) return name;
    delete this.plans[name];
    this.#inline.set(schema, only);
    return only;
  }

  /** The plan of a value without limits that only an exact integer can be held to. */
  #leafOf(schema: JsonObject): string | undefined {
    const kind = this.#kindOf(schema);
    return kind === undefined || exactLimits(schema) !== undefined ? undefined : leafName(kind);
  }

  /** The kinds of values in a schema, and in all that it refers to. */
  kindsIn(schema: Schema | undefined): ReadonlySet<ValueKind> {
    const { kinds, refs } = this.#look(schema);
    for (const name of refs) for (const kind of this.#ofComponents.get(name) ?? []) kinds.add(kind);
    return kinds;
  }

  /** A component has what those have to which it refers. */
  #propagate(): Map<string, Set<ValueKind>> {
    const looked = Object.entries(this.#schemas).map(([name, schema]) => [name, this.#look(schema as Schema)] as const);
    const known = new Map(looked.map(([name, { kinds }]) => [name, kinds]));
    for (let grows = true; grows; ) {
      grows = false;
      for (const [name, { kinds, refs }] of looked) {
        const before = kinds.size;
        for (const ref of refs) for (const kind of known.get(ref) ?? []) known.get(name)?.add(kind);
        grows ||= kinds.size > before;
      }
    }
    return known;
  }

  #look(schema: Schema | undefined): { readonly kinds: Set<ValueKind>; readonly refs: Set<string> } {
    const kinds = new Set<ValueKind>();
    const refs = new Set<string>();
    const visit = (node: Schema): void => {
      if (!isObject(node)) return;
      const kind = this.#kindOf(node);
      if (kind !== undefined) kinds.add(kind);
      const name = refName(node.$ref);
      if (name !== undefined) refs.add(name);
      eachSubschema(node, (child, keyword) => {
        if (!NOT_IN_TYPES.has(keyword)) visit(child);
      });
    };
    if (schema !== undefined) visit(schema);
    return { kinds, refs };
  }

  #kindOf(schema: JsonObject): ValueKind | undefined {
    const kind = valueKind(schema);
    return kind !== undefined && this.#kinds.has(kind) ? kind : undefined;
  }

  #create(name: string, schema: JsonObject): string {
    if (this.plans[name] === undefined) {
      // The name is taken first, because a schema may contain itself.
      this.plans[name] = {};
      this.plans[name] = this.#createPlan(schema);
    }
    return name;
  }

  #createPlan(schema: JsonObject): ValuePlan {
    const kind = this.#kindOf(schema);
    const limits = this.#kinds.has("int64") ? exactLimits(schema) : undefined;
    const named = listMembers(schema.properties);
    const plansOf = (members: readonly [string, unknown][]): [string, string][] =>
      members.flatMap(([name, member]) => {
        const plan = this.planFor(member as Schema);
        return plan === undefined ? [] : [[name, plan]];
      });
    const members = plansOf(named);
    // Beside named properties the types do not say of what type the others are.
    const isMap = named.length === 0;
    const patterns = isMap ? plansOf(listMembers(schema.patternProperties)) : [];
    const values = isMap ? this.planFor(schema.additionalProperties as Schema | undefined) : undefined;
    const first = asArray(schema.prefixItems).map((item) => this.planFor(item as Schema) ?? null);
    const items = this.planFor(schema.items as Schema | undefined);
    const always = [...asArray(schema.allOf), onlyBranch(schema.anyOf), onlyBranch(schema.oneOf)];
    const parts = always.flatMap((part) => this.planFor(part as Schema | undefined) ?? []);
    const all = kind === undefined ? parts : [leafName(kind), ...parts];
    const branches = this.#branches(schema);
    return {
      ...(members.length > 0 && { members: Object.fromEntries(members) }),
      ...(patterns.length > 0 && { patterns }),
      ...(values !== undefined && { values }),
      ...(first.some((plan) => plan !== null) && { first }),
      ...(items !== undefined && { items }),
      ...(all.length > 0 && { all }),
      ...(branches.length > 0 && { branches }),
      ...(limits !== undefined && { limits }),
    };
  }

  /** The branches of unions, each with what shows that it is meant. */
  #branches(schema: JsonObject): ValueBranch[] {
    const by = getUnion(schema);
    return ["oneOf", "anyOf"].flatMap((keyword) => {
      const branches = asArray(schema[keyword]).filter(isSchema);
      if (onlyBranch(schema[keyword]) !== undefined) return [];
      return branches.flatMap((branch, index): ValueBranch[] => {
        const plan = this.planFor(branch);
        if (plan === undefined) return [];
        if (by === undefined) return [{ plan, ...this.#marksOf(branch) }];
        if (index === by.otherwise) return [{ plan, isCertain: true, not: { [by.property]: valuesOfOthers(by) } }];
        return [{ plan, isCertain: true, has: { [by.property]: by.values[index] ?? [] } }];
      });
    });
  }

  /** The members that an object of a branch has, and the values that the branch states. */
  #marksOf(branch: Schema): Pick<ValueBranch, "has" | "needs"> {
    const parts = listParts(branch, this.#schemas);
    const needs = [...new Set(parts.flatMap((part) => asArray(part.required).map(String)))];
    const stated = parts.flatMap((part) =>
      listMembers(part.properties).flatMap(([name, property]) => {
        const values = listParts(property, this.#schemas)
          .map(getStatedValues)
          .find((found) => found !== undefined);
        return values === undefined ? [] : [[name, values] as const];
      }),
    );
    const has = stated.filter(([name]) => needs.includes(name));
    const others = needs.filter((name) => !has.some(([own]) => own === name));
    return {
      ...(has.length > 0 && { has: Object.fromEntries(has) }),
      ...(others.length > 0 && { needs: others }),
    };
  }
}

/** The limits of an integer that say something else of its number: those beyond 2^53, and every `multipleOf`. */
function exactLimits(schema: JsonObject): IntegerLimits | undefined {
  const found = LIMIT_KEYWORDS.flatMap((keyword) => {
    const value = schema[keyword];
    const isExact = keyword === "multipleOf" ? Number.isInteger(value) : !Number.isSafeInteger(value);
    return Number.isInteger(value) && isExact
      ? [[keyword, String(exactAt(schema, keyword) ?? BigInt(Number(value)))]]
      : [];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

const LIMIT_KEYWORDS: readonly LimitKeyword[] = [
  ...(["minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum", "multipleOf"] as const),
];

/** The plans of these names, and those to which they lead. */
export function reachPlans(
  plans: Readonly<Record<string, ValuePlan>>,
  names: Iterable<string>,
): Record<string, ValuePlan> {
  const reached = collect(
    [...names],
    (name) => name,
    (name) => listReferences(plans[name] ?? {}),
  );
  return Object.fromEntries(reached.flatMap((name) => (plans[name] === undefined ? [] : [[name, plans[name]]])));
}

export const listReferences = (plan: ValuePlan): string[] => [
  ...Object.values(plan.members ?? {}),
  ...(plan.patterns ?? []).map(([, name]) => name),
  ...[plan.values, plan.items, ...(plan.first ?? [])].flatMap((name) => name ?? []),
  ...(plan.all ?? []),
  ...(plan.branches ?? []).map(({ plan: name }) => name),
];

/** What these describe has no part in the types. */
const NOT_IN_TYPES: ReadonlySet<string> = new Set([
  ...["if", "then", "else", "not", "dependentSchemas", "contains", "propertyNames", "contentSchema"],
  ...["unevaluatedProperties", "unevaluatedItems", "$defs", "definitions"],
]);
