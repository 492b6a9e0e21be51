import type { Json } from "../pipeline/json.ts";

/** Fields that are used, as a tree. A leaf stands for all that is below it. */
export interface FieldTree {
  readonly fields: Map<string, FieldTree>;
  /** Everything here and below is used. */
  whole: boolean;
  /** Sent or read only sometimes. */
  sometimes: boolean;
  /** What is known of the values: keyword → limit, `enum` → values. */
  readonly facts: Map<string, Json>;
}

export const newTree = (whole: boolean): FieldTree => ({
  fields: new Map(),
  whole,
  sometimes: false,
  facts: new Map(),
});

/** `data.report[].code` or `/data/report/code`: the entries of a list are the list's own concern. */
export function stepsOf(field: string): string[] {
  const parts = field.startsWith("/") ? field.slice(1).split("/") : field.replaceAll(/\[\d*\]/g, "").split(".");
  return parts.filter((part) => part !== "");
}

export function addField(tree: FieldTree, field: string): FieldTree {
  let at = tree;
  for (const step of stepsOf(field)) {
    const next = at.fields.get(step) ?? newTree(true);
    at.fields.set(step, next);
    // A field of it is named: so it is that field that is used, not all of it.
    at.whole = false;
    at = next;
  }
  return at;
}
