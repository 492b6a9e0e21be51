import { literal, propertyName, unique } from "../document/names.ts";
import type { Api, Media, Operation, Response } from "../model/model.ts";
import { closedValues, requiredMembers } from "./code/answer-members.ts";
import { deprecationText, isForClient, listClientOperations, operationComment } from "./code/client-operations.ts";
import { clientOptions, credentialMember, destructuredOptions } from "./code/client-options.ts";
import { answerStreams, clientStreams, isStreamed, STREAM_TYPES, streamCallType } from "./code/client-streams.ts";
import { fieldRow, parameterRow, typedRow } from "./code/rows.ts";
import { runtimeModule } from "./code/runtime-module.ts";
import { BANNER, type Emitter, indent } from "./emitter.ts";

/** openapi-fetch writes plain values in the standard styles. Other parameters need a row for our encoder. */
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

function bodyRow({ type, kind, fields, stream }: Media): string {
  const rows = fields.map((field) => `${typedRow(fieldRow(field))},`).join("\n");
  const list = rows === "" ? "" : `, fields: [\n${indent(rows)}\n]`;
  const items = stream === undefined ? "" : `, stream: ${literal(stream)}`;
  return `${literal(type)}: { kind: ${literal(kind)}${list}${items} },`;
}

/** openapi-fetch sends JSON by default, so an operation with only JSON bodies needs no rows. */
function bodyRows(operation: Operation): string[] {
  const media = operation.body?.media ?? [];
  return media.every(({ type }) => type === "application/json") ? [] : media.map(bodyRow);
}

function answerRow(api: Api, { status, media }: Response): string {
  const json = media.find(({ kind, schema }) => kind === "json" && schema !== undefined)?.schema;
  const needs = json === undefined ? [] : requiredMembers(api.defs, json);
  const member = api.client.answerCode;
  const codes = json === undefined || member === undefined ? undefined : closedValues(api.defs, json, member);
  const row = {
    ...(json === undefined && media.length > 0 ? { media: media.map(({ type }) => type) } : {}),
    ...(needs.length > 0 ? { needs } : {}),
    ...(codes === undefined ? {} : { codes }),
  };
  return `${/^\d+$/.test(status) ? status : literal(status)}: ${literal(row)},`;
}

function callArguments(operation: Operation): string[] {
  const places = new Set(operation.parameters.map(({ in: place }) => place));
  const used = (["path", "query", "cookie"] as const).filter((place) => places.has(place));
  return operation.body ? [...used, "body"] : used;
}

function callRow(api: Api, operation: Operation): string {
  const special = operation.parameters.some(needsRow);
  const parameters = special ? operation.parameters.map((parameter) => `${typedRow(parameterRow(parameter))},`) : [];
  const bodies = bodyRows(operation);
  const streams = answerStreams(operation);
  const headers = operation.parameters.filter(({ in: place }) => place === "header").map(({ name }) => name);
  const [schemes = [], ...others] = operation.security
    .filter((requirement) => isForClient(api, requirement))
    .map((requirement) => requirement.map(({ scheme }) => scheme));
  const list = (name: string, values: readonly string[]): string | undefined =>
    values.length > 0 ? `${name}: ${literal(values)},` : undefined;
  const block = (name: string, open: string, rows: readonly string[], close: string): string | undefined =>
    rows.length > 0 ? `${name}: ${open}\n${indent(rows.join("\n"))}\n${close},` : undefined;
  const members = [
    `method: ${literal(operation.method)},`,
    `path: ${literal(operation.path)},`,
    operation.deprecation && `deprecated: ${literal(deprecationText(operation))},`,
    list("takes", callArguments(operation)),
    list("headers", headers),
    list("security", schemes),
    others.length > 0 ? `otherSecurity: ${literal(others)},` : undefined,
    block("parameters", "[", parameters, "]"),
    block("bodies", "{", bodies, "}"),
    Object.keys(streams).length > 0 ? `streams: ${literal(streams)},` : undefined,
    block(
      "answers",
      "{",
      operation.responses.map((response) => answerRow(api, response)),
      "}",
    ),
  ];
  return `${propertyName(operation.id)}: {\n${indent(members.filter((member) => member !== undefined).join("\n"))}\n},`;
}

function callType(operation: Operation): string {
  const { id, path, method } = operation;
  const type = isStreamed(operation) ? streamCallType(operation) : `Call<${literal(path)}, ${literal(method)}>`;
  return `${operationComment(operation)}\n${propertyName(id)}: ${type};`;
}

/** Whether the operation needs our own encoder. */
const isEncoded = ({ parameters, body }: Operation): boolean =>
  parameters.some(needsRow) || (body?.media ?? []).some(({ kind }) => kind === "form");

/** A client with one method for each operation, on top of openapi-fetch. */
export const emitClient: Emitter = (api, context) => {
  const operations = listClientOperations(api);
  const raw = unique("raw", new Set(operations.map(({ id }) => id)));
  const encodes = operations.some(isEncoded);
  const schemes = api.securitySchemes.filter(({ name }) => isForClient(api, [{ scheme: name, scopes: [] }]));
  const credentials = schemes.flatMap(credentialMember);
  const isSecured = credentials.length > 0;
  const { hasDeprecations } = api;
  const streams = clientStreams(operations, context);
  const requester = streams === undefined ? "raw" : `streamRequests(raw, callRows, ${streams.formats})`;
  const given = credentials.some((member) => member.includes("UserAndPassword")) ? ", type UserAndPassword" : "";
  const text = `${BANNER}
import createFetchClient, { type Client, type ClientOptions, type FetchResponse, type MaybeOptionalInit } from "openapi-fetch";
import { type AnswerRow, type CallRow, makeCalls } from "${runtimeModule("calls", context)}";
${isSecured ? `import { credentialMiddleware, type Given${given} } from "${runtimeModule("credentials", context)}";\n` : ""}${encodes ? `import { encodeParameters } from "${runtimeModule("parameters", context)}";\n` : ""}${hasDeprecations ? `import { deprecationMiddleware, type OnDeprecated } from "${runtimeModule("deprecation-warnings", context)}";\n` : ""}import { type ServerRow, serverUrl } from "${runtimeModule("server-url", context)}";
${streams?.imports ?? ""}${isSecured ? 'import { securitySchemes } from "./security.ts";\n' : ""}import type { ${streams ? "operations, " : ""}paths } from "./types.ts";

export type { AnswerRow, CallRow, ClientOptions };

/** openapi-fetch with the types of the document: \`raw.GET("/path", …)\`. */
export type RawClient = Client<paths>;

type Init<Path extends keyof paths, Method extends keyof paths[Path]> = MaybeOptionalInit<paths[Path], Method>;

/** Calls one operation with its parameters and body. Returns \`{data}\` or \`{error}\`, and the response. */
type Call<Path extends keyof paths, Method extends keyof paths[Path]> = (
  ...init: undefined extends Init<Path, Method> ? [init?: Init<Path, Method>] : [init: Init<Path, Method>]
) => Promise<FetchResponse<paths[Path][Method] & Record<string | number, unknown>, Init<Path, Method>, \`\${string}/\${string}\`>>;
${streams ? STREAM_TYPES : ""}
/** Every operation that clients may call, by operationId. */
export interface Calls {
${indent(operations.map(callType).join("\n"))}
}

/** How each operation is called, and which responses it has. */
export const callRows: { readonly [Id in keyof Calls]: CallRow } = {
${indent(operations.map((operation) => callRow(api, operation)).join("\n"))}
};

export interface ApiClient extends Calls {
  readonly ${raw}: RawClient;
}

${clientOptions(api, credentials)}
export function createClient(${destructuredOptions(api, isSecured)}: ApiClientOptions = {}): ApiClient {
  const baseUrl = options.baseUrl ?? serverUrl(servers${api.servers.length > 0 ? ", server" : ""});
${isSecured ? '  const mode = typeof credentials === "string" ? { credentials } : {};\n' : ""}  const raw: RawClient = createFetchClient<paths>({ ...options, ${isSecured ? "...mode, " : ""}baseUrl });
${isSecured ? '  if (typeof credentials === "object")\n    raw.use(credentialMiddleware({ rows: callRows, schemes: securitySchemes, credentials }));\n' : ""}${hasDeprecations ? "  raw.use(deprecationMiddleware(callRows, onDeprecated));\n" : ""}  return { ...makeCalls<Calls>(callRows, ${requester}${encodes ? ", encodeParameters" : ""}), ${raw === "raw" ? raw : `${raw}: raw`} };
}
`;
  return [{ path: "client.ts", text }];
};
