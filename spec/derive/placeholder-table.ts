import { type Marks, marksOfSchema } from "../keywords/placeholder-marks.ts";
import type { StepSchemas } from "./channels.ts";
import type { Json, JsonObject } from "./json.ts";

/**
 * The places of the placeholders of each channel. `true` is a string in which placeholders are replaced. An object has
 * the members of the value; `*` stands for the entries of a list and for unnamed members. With this table, a client can
 * show a message before it is sent, without the whole document.
 */
export function getPlaceholderTable(schemas: JsonObject, steps: StepSchemas): JsonObject {
  return Object.fromEntries(
    Object.entries(steps).map(([channel, name]) => [channel, toTable(marksOfSchema(schemas, name)) ?? {}]),
  );
}

/** undefined: nothing is replaced in the value. */
function toTable({ marked, members, others }: Marks): Json | undefined {
  const below: JsonObject = {};
  for (const [name, marks] of members) setIfDefined(below, name, toTable(marks));
  if (others !== undefined) setIfDefined(below, "*", toTable(others));
  if (Object.keys(below).length === 0) return marked ? true : undefined;
  // The value can be a string or an object; the member with the empty name is the string.
  return marked ? { "": true, ...below } : below;
}

function setIfDefined(holder: JsonObject, name: string, value: Json | undefined): void {
  if (value !== undefined) holder[name] = value;
}
