import type { components } from "./want/types.ts";

type Schemas = components["schemas"];

export const strict: Schemas["Strict"] = { id: 1 };
export const contacts: Schemas["Contact"][] = [
  { name: "x", email: "y" },
  { name: "x", phone: "y" },
];
export const choices: Schemas["Choice"][] = [{ kind: "x", a: 1 }, { b: 1 }];
export const hull: Schemas["Hull"] = "x";
export const typed: Schemas["TypedHull"][] = ["x", 1];
export const both: Schemas["Both"] = { id: 1 };
export const mixed: Schemas["Mixed"][] = [1, "1", true, null, 1.5];
export const one: Schemas["AtLeastOne"] = { b: 1 };
export const holder: Schemas["Holder"] = { any: 1, open: "x", yes: [] };

// @ts-expect-error required by the second part
export const loose: Schemas["Strict"] = { name: "x" };
// @ts-expect-error required beside the allOf
export const beside: Schemas["StrictBeside"] = { id: 1 };
// @ts-expect-error required beside the allOf, and found two steps away
export const far: Schemas["StrictFar"] = { extra: true };
export const inner = (value: Schemas["Inner"]): number =>
  "c" in value ? value.a : (value as Schemas["Base"] & { id: number }).id;
// @ts-expect-error each branch has one of the required
export const outer: Schemas["Inner"] = { c: 1 };
// @ts-expect-error required by what extends it
export const extended: Schemas["Extended"] = { id: 1 };
// @ts-expect-error neither branch
export const contact: Schemas["Contact"] = { name: "x" };
// @ts-expect-error a property beside the union
export const nameless: Schemas["Contact"] = { email: "x" };
// @ts-expect-error neither branch
export const choice: Schemas["Choice"] = { kind: "x" };
// @ts-expect-error not in the list
export const two: Schemas["Mixed"] = 2;
// @ts-expect-error nothing is valid
export const never: Schemas["Nothing"] = 1;
// @ts-expect-error nothing is valid
export const no: Schemas["Holder"] = { no: 1 };
export const ghost: Schemas["Undescribed"] = { ghost: "of any type" };
// @ts-expect-error required, though nothing more is said of it
export const noGhost: Schemas["Undescribed"] = { a: 1 };
