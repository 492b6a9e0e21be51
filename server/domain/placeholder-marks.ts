import { stepSchemas } from "../../generated/tables.ts";
import { type Marks, marksOfSchema } from "../../spec/keywords/placeholder-marks.ts";
import type { FlowChannel } from "./model.ts";

export { type Marks, marksOfSchema };

/** Reads the `x-placeholders` marks of every channel out of the bundled document. */
export function placeholderMarks(document: unknown): Record<FlowChannel, Marks> {
  const schemas = member(member(document, "components"), "schemas");
  const marks = Object.entries(stepSchemas).map(([channel, name]) => [channel, marksOfSchema(schemas, name)]);
  return Object.fromEntries(marks);
}

function member(value: unknown, name: string): { readonly [key: string]: unknown } {
  const found = typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  if (typeof found !== "object" || found === null) throw new Error(`The document lacks ${name}`);
  return found as { readonly [key: string]: unknown };
}
