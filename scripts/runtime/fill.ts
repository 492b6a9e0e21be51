import { setProperty } from "./json-values.ts";

/** Which members of a value have a default, and which plans apply to its parts. Plans are referred to by name. */
export interface FillPlan {
  readonly defaults?: readonly (readonly [property: string, value: unknown])[];
  readonly members?: readonly (readonly [property: string, plan: string])[];
  readonly items?: string;
  readonly values?: string;
  readonly also?: readonly string[];
  readonly union?: UnionPlan;
}

/** The plans of alternatives of which one is chosen by the value of a member. */
export interface UnionPlan {
  readonly property: string;
  readonly branches: readonly (readonly [values: readonly unknown[], plan: string])[];
  /** The plan of every value but these. */
  readonly otherwise?: readonly [values: readonly unknown[], plan: string];
}

/** The plan of the branch that the property of a union chooses. */
export function chooseBranch(
  { property, branches, otherwise }: UnionPlan,
  object: Readonly<Record<string, unknown>>,
): string | undefined {
  const value = object[property];
  const branch = branches.find(([values]) => values.includes(value));
  if (branch !== undefined) return branch[1];
  return otherwise === undefined || otherwise[0].includes(value) ? undefined : otherwise[1];
}

/** Adds the defaults that a valid value leaves out, in place. Each default is copied, because a handler may change its request. */
export function fillDefaults(plans: Readonly<Record<string, FillPlan>>, name: string, value: unknown): void {
  const plan = plans[name];
  if (plan === undefined || typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    if (plan.items !== undefined) for (const item of value) fillDefaults(plans, plan.items, item);
    return;
  }
  const object = value as Record<string, unknown>;
  // Members before defaults: a default is complete and needs no filling.
  for (const [property, inner] of plan.members ?? [])
    if (Object.hasOwn(object, property)) fillDefaults(plans, inner, object[property]);
  for (const [property, preset] of plan.defaults ?? [])
    if (!Object.hasOwn(object, property)) setProperty(object, property, structuredClone(preset));
  if (plan.values !== undefined) for (const member of Object.values(object)) fillDefaults(plans, plan.values, member);
  for (const other of plan.also ?? []) fillDefaults(plans, other, value);
  const { union } = plan;
  const branch = union && chooseBranch(union, object);
  if (branch !== undefined) fillDefaults(plans, branch, value);
}
