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
  readonly calls?: readonly ClientCall[];
}

export interface ValueCase {
  readonly ok?: unknown;
  /** What `ok` is once defaults are filled in. */
  readonly filled?: unknown;
  /** What `ok` or `bad` is once it is read: it is checked afterwards. */
  readonly read?: unknown;
  /** `/pointer message` of what was read otherwise than it was sent. */
  readonly warnings?: readonly string[];
  /** `/pointer message` of what is ambiguous. */
  readonly ambiguous?: readonly string[];
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

/** What the client is given, and the request that it makes of it. */
export interface ClientCall {
  readonly init: object;
  readonly sent: { readonly url: string; readonly headers?: Record<string, string>; readonly body?: string };
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
  createClient(options: object): Record<string, (init: object) => Promise<unknown>>;
}

/** The generated modules, as one object: what they export has different names. */
export async function loadTree(folder: string): Promise<Tree> {
  const names = ["validators.js", "routes.ts", "client.ts"];
  const modules = names.map((name): Promise<object> => import(pathToFileURL(join(folder, "want", name)).href));
  return Object.assign({}, ...(await Promise.all(modules))) as Tree;
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
  const { faults, ...again } = decode(rows, {
    ...sent,
    headers: lower,
    ...(cookie === undefined ? {} : { cookie }),
  });
  deepStrictEqual({ faults, ...again }, { faults: [], ...values });
}

/** The request that the client makes; multipart bodies as `name: text (type)`, a part a line. */
export async function requestOf(tree: Tree, operation: string, init: object): Promise<ClientCall["sent"]> {
  let made: Request | undefined;
  const fetch = async (request: Request): Promise<Response> => {
    made = request.clone();
    return new Response(null, { status: 204 });
  };
  await tree.createClient({ baseUrl: "http://x", fetch })[operation]?.(init);
  if (!made) throw new Error(`${operation} made no request`);
  const headers = Object.fromEntries([...made.headers].filter(([name]) => name !== "accept"));
  const body = /^multipart/.test(headers["content-type"] ?? "") ? await partsOf(made) : await made.text();
  return { url: made.url.slice("http://x".length), headers, body };
}

async function partsOf(request: Request): Promise<string> {
  const parts = [...(await request.formData())].map(async ([name, part]) =>
    typeof part === "string" ? `${name}: ${part}` : `${name}: ${await part.text()} (${part.type})`,
  );
  return (await Promise.all(parts)).join("\n");
}

/** Reads a value, compares it with what it should be, and checks it. Pointers are those of the value as it was sent. */
export function readCase(
  validator: Validator,
  given: ValueCase,
): { readonly warnings: string[]; readonly ambiguous: string[]; readonly faults: readonly string[] } {
  const value = structuredClone("ok" in given ? given.ok : given.bad);
  const { warnings, faults, sentPointer } = validator.read(value);
  deepStrictEqual(value, given.read);
  const show = ({ pointer, message }: { readonly pointer: string; readonly message: string }) =>
    `${pointer} ${message}`;
  return {
    warnings: warnings.map(show),
    ambiguous: faults.map(show),
    faults: verdict(validator, value).map((fault) => fault.replace(/^\S+/, (pointer) => sentPointer(pointer))),
  };
}
