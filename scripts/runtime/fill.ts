import { setProperty } from "./json-values.ts";

/** Which members of a value have a default, and which plans apply to its parts. Plans are referred to by name. */
export interface FillPlan {
  readonly defaults?: readonly (readonly [property: string, value: unknown])[];
  readonly members?: readonly (readonly [property: string, plan: string])[];
  readonly items?: string;
  readonly values?: string;
  readonly also?: readonly string[];
  readonly union?: {
    readonly property: string;
    readonly branches: readonly (readonly [values: readonly unknown[], plan: string])[];
  };
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
  const branch = union?.branches.find(([values]) => values.includes(object[union.property]));
  if (branch) fillDefaults(plans, branch[1], value);
}
