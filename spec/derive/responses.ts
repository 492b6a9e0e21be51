import { exampleFault } from "./example-fault.ts";
import { type FaultPlaces, faultPlaces } from "./fault-places.ts";
import { isObject, type Json, type JsonObject, objectIn, objectMadeIn } from "./json.ts";
import { type Operation, operationsOf, requestSchemaOf } from "./operations.ts";
import type { ResultCode, ResultCodes } from "./result-code-table.ts";
import { refTo } from "./schema-parts.ts";

const CODES = "x-result-codes";
const SUCCESS = 200;
const TOO_MANY = 429;
const BUSY = 503;
/** Nobody is counted before it is known who calls, and a surprise has no time to say. */
const UNCOUNTED = [401, 500];
/** The refusal of a request whose twin is still running: it pays to ask again. */
const KEY_IN_USE = "A309";
const LIMIT_HEADERS = ["RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"];

/** Adds to each operation one response per HTTP status that its result codes have. */
export function deriveResponses(document: JsonObject, codes: ResultCodes): void {
  const schemas = objectIn(objectIn(document, "components", "document"), "schemas", "components");
  for (const operation of operationsOf(document)) {
    const responses = objectMadeIn(operation.node, "responses");
    const limited = operation.node["x-rate-limit"] !== undefined;
    const places = placesOf(operation, schemas);
    for (const [status, rows] of byStatus(operation, codes)) {
      const given = responses[status];
      if (status !== SUCCESS)
        responses[status] = withGiven(refusal(rows, places, refusalSchema(operation.node)), given);
      const response = responses[status];
      if (isObject(response)) addHeaders(response, status, rows, limited);
    }
  }
}

function byStatus(operation: Operation, codes: ResultCodes): Map<number, ResultCode[]> {
  const listed = operation.node[CODES];
  if (!Array.isArray(listed)) throw new Error(`${operation.id}: ${CODES} must list the result codes it can answer`);
  const rows = listed.map((code) => codes.row(String(code), operation.id));
  return new Map([...Map.groupBy(rows, (row) => row.status)].toSorted(([a], [b]) => a - b));
}

/** The places of a request: those of its body, and its parameters by name. */
function placesOf(operation: Operation, schemas: JsonObject): FaultPlaces {
  const body = requestSchemaOf(operation.node);
  const found = body ? [faultPlaces(body, schemas)] : [];
  for (const { name, schema } of operation.parameters)
    if (isObject(schema)) found.push(faultPlaces(schema, schemas, `/${String(name)}`));
  const pointers = new Map<string, readonly string[]>();
  for (const places of found)
    for (const [code, more] of places.pointers) pointers.set(code, [...(pointers.get(code) ?? []), ...more]);
  return { pointers, facts: new Map(found.flatMap((places) => [...places.facts])) };
}

/** An operation may answer more than the envelope with a refusal; it names that component. */
function refusalSchema(operation: JsonObject): string {
  const own = operation["x-refusal-schema"];
  return typeof own === "string" ? own : "Refusal";
}

function refusal(rows: readonly ResultCode[], places: FaultPlaces, schema: string): JsonObject {
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
        examples: Object.fromEntries(rows.map((row) => [row.code, example(row, places)])),
      },
    },
  };
}

/** What is written by hand stands first and wins, member by member: an operation can add an example of its own. */
function withGiven(made: JsonObject, given: Json | undefined): JsonObject {
  if (!isObject(given)) return made;
  const both: JsonObject = { ...given };
  for (const [key, value] of Object.entries(made)) {
    const own = both[key];
    if (own === undefined) both[key] = value;
    else if (isObject(own) && isObject(value) && !("$ref" in own)) both[key] = withGiven(value, own);
  }
  return both;
}

function example(row: ResultCode, places: FaultPlaces): JsonObject {
  const envelope: JsonObject = { code: row.code, result: row.text };
  const fault = exampleFault(row, places);
  if (fault) envelope.errors = [fault];
  const origin: JsonObject = row.origin === "extension" ? { "x-origin": row.origin } : {};
  return { summary: row.meaning, ...origin, value: envelope };
}

function addHeaders(response: JsonObject, status: number, rows: readonly ResultCode[], limited: boolean): void {
  const components = new Map<string, string>();
  const always = status === SUCCESS || status === TOO_MANY;
  if (limited && !UNCOUNTED.includes(status))
    for (const name of LIMIT_HEADERS) components.set(name, `${name.replaceAll("-", "")}${always ? "" : "IfCounted"}`);
  if (status === TOO_MANY || status === BUSY) components.set("Retry-After", "RetryAfter");
  else if (rows.some((row) => row.code === KEY_IN_USE)) components.set("Retry-After", "RetryAfterKeyInUse");
  components.set("X-Request-Id", "RequestId");
  const headers = objectMadeIn(response, "headers");
  for (const [name, component] of components) headers[name] ??= { $ref: `#/components/headers/${component}` };
}
