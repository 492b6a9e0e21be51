import { parseExact } from "./exact-json.ts";
import { readValues, toJson, type Values } from "./values.ts";
import type { SenderValues } from "./webhook-sender.ts";

/** For `makeSender`: values that JSON does not have are written and read. */
export const senderValues = (values: Values): SenderValues => ({
  write: (value, isBody) => toJson(value, isBody ? "json" : "text"),
  parse: parseExact,
  read(plan, value, text) {
    const made = readValues(values, plan, value, text);
    return made.faults.some(({ keyword }) => keyword === undefined) ? undefined : made;
  },
});
