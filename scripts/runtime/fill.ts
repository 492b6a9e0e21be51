/** Which members of a value have a default, and where to look further. Names are those of other plans. */
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

type Members = Record<string, unknown>;

/** Puts defaults, in place, where a valid value left something out. */
export function fillDefaults(plans: Readonly<Record<string, FillPlan>>, name: string, value: unknown): void {
  const plan = plans[name];
  if (plan === undefined || typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    if (plan.items !== undefined) for (const item of value) fillDefaults(plans, plan.items, item);
    return;
  }
  const object = value as Members;
  // Members first: a default is whole as it stands and needs no filling.
  for (const [property, inner] of plan.members ?? [])
    if (Object.hasOwn(object, property)) fillDefaults(plans, inner, object[property]);
  for (const [property, preset] of plan.defaults ?? [])
    if (!Object.hasOwn(object, property)) setOwn(object, property, copyOf(preset));
  if (plan.values !== undefined) for (const member of Object.values(object)) fillDefaults(plans, plan.values, member);
  for (const other of plan.also ?? []) fillDefaults(plans, other, value);
  const { union } = plan;
  const branch = union?.branches.find(([values]) => values.includes(object[union.property]));
  if (branch) fillDefaults(plans, branch[1], value);
}

/** A property may be called __proto__; plain assignment would change the prototype instead. */
function setOwn(object: Members, property: string, value: unknown): void {
  if (property === "__proto__")
    Object.defineProperty(object, property, { value, enumerable: true, configurable: true, writable: true });
  else object[property] = value;
}

/** Each value gets a default of its own, or one handler's change would show up in the next request. */
const copyOf = (preset: unknown): unknown =>
  typeof preset === "object" && preset !== null ? JSON.parse(JSON.stringify(preset)) : preset;
