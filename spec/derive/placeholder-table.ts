import { type Marks, marksOfSchema } from "../keywords/placeholder-marks.ts";
import { STEP_SCHEMAS } from "../keywords/step-schemas.ts";
import type { Json, JsonObject } from "./json.ts";

/**
 * Where the placeholders of each channel are, as a table: `true` is a string in which they are replaced, an object has
 * members, and `*` stands for the entries of a list and for members without a name of their own. So a client that shows
 * a message beforehand need not carry the document.
 */
export function placeholderTable(schemas: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(STEP_SCHEMAS).map(([channel, name]) => [channel, written(marksOfSchema(schemas, name)) ?? {}]),
  );
}

/** Undefined where nothing is replaced in the value or below it. */
function written({ marked, members, others }: Marks): Json | undefined {
  const below: JsonObject = {};
  for (const [name, marks] of members) keep(below, name, written(marks));
  if (others !== undefined) keep(below, "*", written(others));
  if (Object.keys(below).length === 0) return marked ? true : undefined;
  // A value that may be a string as well as an object: the nameless member speaks for the string.
  return marked ? { "": true, ...below } : below;
}

function keep(holder: JsonObject, name: string, value: Json | undefined): void {
  if (value !== undefined) holder[name] = value;
}
