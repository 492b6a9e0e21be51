import type { JsonObject } from "../schema/json.ts";

/** Methods that are idempotent in HTTP. */
const IDEMPOTENT: ReadonlySet<string> = new Set(["get", "head", "options", "trace", "query", "put", "delete"]);

export const isIdempotent = (method: string): boolean => IDEMPOTENT.has(method);

/** Whether executing an operation twice does no harm, so that clients may repeat a call: its method says so, or `x-repeatable`. */
export const isRepeatable = (method: string, node: JsonObject): boolean =>
  isIdempotent(method) || node["x-repeatable"] === true;
