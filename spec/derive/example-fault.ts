import { DeriveError } from "./derive-error.ts";
import type { FaultPlaces, Keywords } from "./fault-places.ts";
import type { JsonObject } from "./json.ts";
import type { ResultCode } from "./tables.ts";

/** An example of a fault with this code. */
export function getExampleFault(row: ResultCode, places: FaultPlaces): JsonObject | undefined {
  if (row.message === undefined) return undefined;
  const pointer = findPointer(row, places);
  return { pointer, code: row.code, message: getMessage(row.message, places.keywords.get(pointer)) };
}

function findPointer({ code, at = [] }: ResultCode, { pointers, keywords }: FaultPlaces): string {
  const places = pointers.get(code) ?? [];
  const first = places[0] ?? "";
  const within = [...keywords.keys()].filter((pointer) => pointer.startsWith(`${first}/`));
  for (const name of at) {
    if (name.startsWith("/")) return name;
    const place = [...places, ...within].find((pointer) => pointer.endsWith(`/${name}`));
    if (place !== undefined) return place;
  }
  return first;
}

/** The message of the first keyword that the place has; `{}` is replaced by the value of the keyword. */
function getMessage(message: string | Readonly<Record<string, string>>, keywords: Keywords | undefined): string {
  if (typeof message === "string") return message;
  for (const [keyword, text] of Object.entries(message)) {
    const value = keywords?.get(keyword);
    if (value !== undefined || keyword === "default") return text.replace("{}", String(value));
  }
  throw new DeriveError(
    `no message fits in ${JSON.stringify(message)}`,
    "add a default to it in tables/result-codes.yaml",
  );
}
