import type { Facts, FaultPlaces } from "./fault-places.ts";
import type { JsonObject } from "./json.ts";
import type { ResultCode } from "./result-code-table.ts";

/** A fault that such a request can have, as an example of its code. */
export function exampleFault(row: ResultCode, places: FaultPlaces): JsonObject | undefined {
  if (row.message === undefined) return undefined;
  const pointer = pointerOf(row, places);
  return { pointer, code: row.code, message: words(row.message, places.facts.get(pointer)) };
}

function pointerOf({ code, at = [] }: ResultCode, { pointers, facts }: FaultPlaces): string {
  const own = pointers.get(code) ?? [];
  const first = own[0] ?? "";
  const within = [...facts.keys()].filter((pointer) => pointer.startsWith(`${first}/`));
  for (const name of at) {
    if (name.startsWith("/")) return name;
    const place = [...own, ...within].find((pointer) => pointer.endsWith(`/${name}`));
    if (place !== undefined) return place;
  }
  return first;
}

/** Words may depend on the place: those of the first keyword that it has, with the keyword's value in place of `{}`. */
function words(message: string | Readonly<Record<string, string>>, facts: Facts | undefined): string {
  if (typeof message === "string") return message;
  for (const [keyword, text] of Object.entries(message)) {
    const value = facts?.get(keyword);
    if (value !== undefined || keyword === "default") return text.replace("{}", String(value));
  }
  throw new Error(`no words for ${JSON.stringify(message)}: add a default`);
}
