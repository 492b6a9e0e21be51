import { DeriveError } from "./derive-error.ts";
import { getExampleFault } from "./example-fault.ts";
import { type FaultPlaces, findFaultPlaces } from "./fault-places.ts";
import { getObject, getOrAddObject, isObject, type Json, type JsonObject } from "./json.ts";
import { getOperations, getRequestSchema, type Operation } from "./operations.ts";
import { refTo } from "./schema-parts.ts";
import type { ResultCode, ResultCodes } from "./tables.ts";

const CODES = "x-result-codes";
const SUCCESS = 200;
const TOO_MANY = 429;
const BUSY = 503;
/** Statuses without rate limit headers: the caller is not known yet, or an unexpected error happened. */
const NOT_COUNTED = [401, 500];
/** A request with the same idempotency key is still running; the caller can retry. */
const KEY_IN_USE = "A309";
const LIMIT_HEADERS = ["RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"];

/** Adds to each operation one response for each HTTP status of its result codes. */
export function deriveResponses(document: JsonObject, codes: ResultCodes): void {
  const schemas = getObject(getObject(document, "components", "document"), "schemas", "components");
  for (const operation of getOperations(document)) {
    const responses = getOrAddObject(operation.node, "responses");
    const limited = operation.node["x-rate-limit"] !== undefined;
    const places = getPlaces(operation, schemas);
    for (const [status, rows] of groupByStatus(operation, codes)) {
      const written = responses[status];
      if (status !== SUCCESS)
        responses[status] = mergeResponse(newRefusal(rows, places, getRefusalSchema(operation.node)), written);
      const response = responses[status];
      if (isObject(response)) addHeaders(response, status, rows, limited);
    }
  }
}

function groupByStatus(operation: Operation, codes: ResultCodes): Map<number, ResultCode[]> {
  const listed = operation.node[CODES];
  if (!Array.isArray(listed))
    throw new DeriveError(
      `${operation.id}: ${CODES} must list the result codes of the operation`,
      `add ${CODES} with every code that the operation can answer`,
      operation.pointer,
    );
  const rows = listed.map((code, index) =>
    codes.row(String(code), operation.id, `${operation.pointer}/${CODES}/${index}`),
  );
  return new Map([...Map.groupBy(rows, (row) => row.status)].toSorted(([a], [b]) => a - b));
}

/** The places of a request: in its body, and its parameters by name. */
function getPlaces(operation: Operation, schemas: JsonObject): FaultPlaces {
  const body = getRequestSchema(operation.node);
  const found = body ? [findFaultPlaces(body, schemas)] : [];
  for (const { name, schema } of operation.parameters)
    if (isObject(schema)) found.push(findFaultPlaces(schema, schemas, `/${String(name)}`));
  const pointers = new Map<string, readonly string[]>();
  for (const places of found)
    for (const [code, more] of places.pointers) pointers.set(code, [...(pointers.get(code) ?? []), ...more]);
  return { pointers, keywords: new Map(found.flatMap((places) => [...places.keywords])) };
}

/** An operation can have another schema for refusals than the envelope; it names the component. */
function getRefusalSchema(operation: JsonObject): string {
  const own = operation["x-refusal-schema"];
  return typeof own === "string" ? own : "Refusal";
}

function newRefusal(rows: readonly ResultCode[], places: FaultPlaces, schema: string): JsonObject {
  return {
    description: rows.map((row) => `${row.code} ${row.text}.`).join(" "),
    content: {
      "application/json": {
        schema: {
          allOf: [
            { $ref: refTo(schema) },
            {
              type: "object",
              required: ["code", "result"],
              properties: {
                code: { type: "string", enum: rows.map((row) => row.code) },
                result: { type: "string", enum: [...new Set(rows.map((row) => row.text))] },
              },
            },
          ],
        },
        examples: Object.fromEntries(rows.map((row) => [row.code, newExample(row, places)])),
      },
    },
  };
}

/** Merges the derived response into the written one. Written members win, so that an operation can add an example. */
function mergeResponse(derived: JsonObject, written: Json | undefined): JsonObject {
  if (!isObject(written)) return derived;
  const both: JsonObject = { ...written };
  for (const [key, value] of Object.entries(derived)) {
    const own = both[key];
    if (own === undefined) both[key] = value;
    else if (isObject(own) && isObject(value) && !("$ref" in own)) both[key] = mergeResponse(value, own);
  }
  return both;
}

function newExample(row: ResultCode, places: FaultPlaces): JsonObject {
  const envelope: JsonObject = { code: row.code, result: row.text };
  const fault = getExampleFault(row, places);
  if (fault) envelope.errors = [fault];
  const origin: JsonObject = row.origin === "extension" ? { "x-origin": row.origin } : {};
  return { summary: row.meaning, ...origin, value: envelope };
}

function addHeaders(response: JsonObject, status: number, rows: readonly ResultCode[], limited: boolean): void {
  const components = new Map<string, string>();
  const always = status === SUCCESS || status === TOO_MANY;
  if (limited && !NOT_COUNTED.includes(status))
    for (const name of LIMIT_HEADERS) components.set(name, `${name.replaceAll("-", "")}${always ? "" : "IfCounted"}`);
  if (status === TOO_MANY || status === BUSY) components.set("Retry-After", "RetryAfter");
  else if (rows.some((row) => row.code === KEY_IN_USE)) components.set("Retry-After", "RetryAfterKeyInUse");
  components.set("X-Request-Id", "RequestId");
  const headers = getOrAddObject(response, "headers");
  for (const [name, component] of components) headers[name] ??= { $ref: `#/components/headers/${component}` };
}
