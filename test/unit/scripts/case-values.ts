import { deepStrictEqual } from "node:assert";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Fault } from "../../../scripts/runtime/explain.ts";
import { decodeParameters, encodeParameters, type ParameterRow } from "../../../scripts/runtime/parameters.ts";
import type { Validator } from "../../../scripts/runtime/validator.ts";

/** An entry of values.yaml: a schema, or a part of an operation, and values for it. */
export interface ValuesEntry {
  readonly schema?: string;
  readonly operation?: string;
  readonly webhook?: string;
  /** The media type of a request body. */
  readonly body?: string;
  readonly response?: string;
  readonly header?: string;
  readonly values?: readonly ValueCase[];
  readonly parameters?: readonly ParameterCase[];
}

export interface ValueCase {
  readonly ok?: unknown;
  /** What `ok` is once defaults are filled in. */
  readonly filled?: unknown;
  readonly bad?: unknown;
  /** `/pointer keyword` of each fault, in order. */
  readonly faults?: readonly string[];
}

interface ParameterCase {
  readonly path?: Record<string, string>;
  readonly query?: string;
  readonly headers?: Record<string, string>;
  readonly cookie?: string;
  readonly decoded?: Record<string, unknown>;
  /** `place/name keyword` of each fault, of decoding and of validation. */
  readonly faults?: readonly string[];
}

interface OperationValidators {
  readonly parameters: Record<string, Record<string, Validator>>;
  readonly body: Record<string, Validator>;
  readonly responses: Record<string, { headers: Record<string, Validator>; body: Record<string, Validator> }>;
}

interface Tree {
  readonly schemas: Record<string, Validator>;
  readonly operations: Record<string, OperationValidators>;
  readonly webhooks: Record<string, OperationValidators>;
  readonly routes: readonly { readonly operationId: string; readonly parameters: readonly ParameterRow[] }[];
}

export async function loadTree(folder: string): Promise<Tree> {
  const module = (name: string): Promise<object> => import(pathToFileURL(join(folder, "want", name)).href);
  const [validators, routes] = await Promise.all([module("validators.js"), module("routes.ts")]);
  return { ...validators, ...routes } as Tree;
}

export const titleOf = (entry: ValuesEntry): string =>
  Object.entries(entry)
    .filter(([, value]) => typeof value === "string")
    .map(([key, value]) => `${key} ${value}`)
    .join(", ");

export function validatorOf(tree: Tree, entry: ValuesEntry): Validator {
  const owner = entry.webhook === undefined ? tree.operations[entry.operation ?? ""] : tree.webhooks[entry.webhook];
  const response = owner?.responses[entry.response ?? ""];
  const found =
    entry.schema !== undefined
      ? tree.schemas[entry.schema]
      : entry.header !== undefined
        ? response?.headers[entry.header]
        : entry.response !== undefined
          ? response?.body[entry.body ?? "application/json"]
          : owner?.body[entry.body ?? "application/json"];
  if (!found) throw new Error(`no validator for ${titleOf(entry)}`);
  return found;
}

const shown = ({ pointer, keyword }: Fault): string => `${pointer} ${keyword}`.trim();

/** Both tiers on one value; they must agree. */
export function verdict(validator: Validator, value: unknown): readonly string[] {
  const holds = validator(value);
  const faults = validator.explain(value);
  // What `explain` says when it finds nothing is no explanation: then the tiers differ.
  const explained = faults.filter(({ keyword }) => keyword !== "schema").map(shown);
  deepStrictEqual(holds, explained.length === 0, `check says ${holds}, explain says ${JSON.stringify(explained)}`);
  return explained;
}

/** Raw text to values, and what both decoder and validators find wrong. */
export function received(tree: Tree, operation: string, given: ParameterCase): { decoded: object; faults: string[] } {
  const rows = tree.routes.find((route) => route.operationId === operation)?.parameters ?? [];
  const { faults: unreadable, ...decoded } = decode(rows, given);
  const faults = unreadable.map(({ in: place, name, keyword }) => `${place}/${name} ${keyword}`);
  for (const { in: place, name } of rows) {
    const value = decoded[place][name];
    const validator = tree.operations[operation]?.parameters[place]?.[name];
    if (value === undefined || !validator) continue;
    faults.push(
      ...verdict(validator, value).map((fault) => `${place}/${name}${fault.startsWith("/") ? "" : " "}${fault}`),
    );
  }
  if (faults.length === 0) sendBack(rows, decoded);
  return {
    decoded: Object.fromEntries(Object.entries(decoded).filter(([, members]) => Object.keys(members).length)),
    faults,
  };
}

function decode(rows: readonly ParameterRow[], { path = {}, query = "", headers = {}, cookie }: ParameterCase) {
  return decodeParameters(rows, { path, query, header: (name) => headers[name], cookie });
}

/** What a client writes from the values must read as the same values. */
function sendBack(rows: readonly ParameterRow[], values: Parameters<typeof encodeParameters>[1]): void {
  const { headers, cookie, ...sent } = encodeParameters(rows, values);
  const lower = Object.fromEntries(Object.entries(headers).map(([name, text]) => [name.toLowerCase(), text]));
  const { faults, ...again } = decode(rows, { ...sent, headers: lower, ...(cookie === undefined ? {} : { cookie }) });
  deepStrictEqual({ faults, ...again }, { faults: [], ...values });
}
