import { fieldRow, parameterRow } from "../code/parameter-row.ts";
import type { Media, Operation } from "../ir/model.ts";
import { commentText, propertyName, unique } from "../ir/names.ts";
import { BANNER, type Emitter, indent } from "./emitter.ts";

/** openapi-fetch writes plain values the standard way by itself; only what it would write otherwise needs a row. */
const needsRow = ({
  in: place,
  style,
  explode,
  json,
  shape,
  allowReserved,
}: Operation["parameters"][number]): boolean =>
  place === "cookie" ||
  json ||
  allowReserved ||
  shape.kind === "object" ||
  shape.kind === "any" ||
  !(style === "simple" || (style === "form" && explode));

function bodyRow({ type, kind, fields }: Media): string {
  const rows = fields.map((field) => `${fieldRow(field)},`).join("\n");
  const list = rows === "" ? "" : `, fields: [\n${indent(rows)}\n]`;
  return `${JSON.stringify(type)}: { kind: ${JSON.stringify(kind)}${list} },`;
}

/** A body that is JSON and nothing else is what openapi-fetch sends anyway. */
function bodyRows(operation: Operation): string[] {
  const media = operation.body?.media ?? [];
  return media.every(({ type }) => type === "application/json") ? [] : media.map(bodyRow);
}

function callRow(operation: Operation): string {
  const special = operation.parameters.some(needsRow);
  const parameters = special ? operation.parameters.map((parameter) => `${parameterRow(parameter)},`) : [];
  const bodies = bodyRows(operation);
  const members = [
    `method: ${JSON.stringify(operation.method)},`,
    `path: ${JSON.stringify(operation.path)},`,
    parameters.length > 0 && `parameters: [\n${indent(parameters.join("\n"))}\n],`,
    bodies.length > 0 && `bodies: {\n${indent(bodies.join("\n"))}\n},`,
  ];
  return `${propertyName(operation.id)}: {\n${indent(members.filter((member) => typeof member === "string").join("\n"))}\n},`;
}

function callType(operation: Operation): string {
  const note = commentText(
    `${operation.method.toUpperCase()} ${operation.path}${operation.summary === "" ? "" : ` — ${operation.summary}`}`,
  );
  const end = operation.deprecated ? " @deprecated" : "";
  return `/** ${note}${end} */\n${propertyName(operation.id)}: Call<${JSON.stringify(operation.path)}, ${JSON.stringify(operation.method)}>;`;
}

/** openapi-fetch bound to the document, and one method for each operation on top of it. */
export const emitClient: Emitter = (api) => {
  const raw = unique("raw", new Set(api.operations.map(({ id }) => id)));
  const text = `${BANNER}
import createFetchClient, { type Client, type ClientOptions, type FetchResponse, type MaybeOptionalInit } from "openapi-fetch";
import { type CallRow, makeCalls } from "./runtime/calls.js";
import type { paths } from "./types.ts";

export type { ClientOptions };

/** openapi-fetch itself, typed by the document: \`raw.GET("/path", …)\`. */
export type RawClient = Client<paths>;

type Init<Path extends keyof paths, Method extends keyof paths[Path]> = MaybeOptionalInit<paths[Path], Method>;

/** A call of one operation: its parameters and body in, \`{data}\` or \`{error}\` and the response out. */
type Call<Path extends keyof paths, Method extends keyof paths[Path]> = (
  ...init: undefined extends Init<Path, Method> ? [init?: Init<Path, Method>] : [init: Init<Path, Method>]
) => Promise<FetchResponse<paths[Path][Method] & Record<string | number, unknown>, Init<Path, Method>, \`\${string}/\${string}\`>>;

/** Every operation by its operationId. */
export interface Calls {
${indent(api.operations.map(callType).join("\n"))}
}

const rows = {
${indent(api.operations.map(callRow).join("\n"))}
} as const satisfies Record<string, CallRow>;

export interface ApiClient extends Calls {
  readonly ${raw}: RawClient;
}

export function createClient(options: ClientOptions = {}): ApiClient {
  const raw: RawClient = createFetchClient<paths>(options);
  return { ...makeCalls<Calls>(rows, raw), ${raw === "raw" ? raw : `${raw}: raw`} };
}
`;
  return [{ path: "client.ts", text }];
};
