import { kebabCase, literal, propertyName, unique } from "../document/names.ts";
import type { Api, Media, Operation, Response } from "../model/model.ts";
import { groupBy } from "../project/group-by.ts";
import { closedValues, requiredMembers } from "./code/answer-members.ts";
import { deprecationText, isForClient, listClientOperations, operationComment } from "./code/client-operations.ts";
import {
  type ClientFeatures,
  clientOptions,
  credentialMember,
  destructuredOptions,
  RETRY_OPTIONS,
} from "./code/client-options.ts";
import { answerStreams, clientStreams, isStreamed, streamCallType, streamTypes } from "./code/client-streams.ts";
import { clientValues, valueCallType } from "./code/client-values.ts";
import { jsonTypesFile } from "./code/json-types.ts";
import { fieldRow, hasEtag, parameterRow, typedRow } from "./code/rows.ts";
import { runtimeModule } from "./code/runtime-module.ts";
import { BANNER, type EmitContext, type Emitter, indent } from "./emitter.ts";

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
    operation.isRepeatable && "repeatable: true,",
    keepsEtag(operation) && "etag: true,",
    operation.pages && `pages: ${literal(operation.pages)},`,
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
  return `${propertyName(operation.id)}: {\n${indent(members.filter((member) => typeof member === "string").join("\n"))}\n},`;
}

function callType(operation: Operation, { values }: EmitContext): string {
  const { id, path, method, pages } = operation;
  const plain = isStreamed(operation) ? streamCallType(operation) : `Call<${literal(path)}, ${literal(method)}>`;
  const call = (values && valueCallType(operation, values)) ?? plain;
  const type = pages ? `PagedCall<${call}, ${literal(pages.items)}>` : call;
  return `${operationComment(operation)}\n${propertyName(id)}: ${type};`;
}

/** Whether the answer can be kept, and be asked for again only if it has changed. */
const keepsEtag = (operation: Operation): boolean =>
  hasEtag(operation) && operation.responses.some(({ status }) => status === "304");

/** Whether the operation needs our own encoder. */
const isEncoded = ({ parameters, body }: Operation): boolean =>
  parameters.some(needsRow) || (body?.media ?? []).some(({ kind }) => kind === "form");

/** A client with one method for each of these operations, on top of openapi-fetch. `up` leads from the file to the output folder. */
function clientText(api: Api, operations: readonly Operation[], context: EmitContext, up: string): string {
  const raw = unique("raw", new Set(operations.map(({ id }) => id)));
  const encodes = operations.some(isEncoded);
  const schemes = api.securitySchemes.filter(({ name }) => isForClient(api, [{ scheme: name, scopes: [] }]));
  const credentials = schemes.flatMap(credentialMember);
  const isSecured = credentials.length > 0;
  const { hasDeprecations } = api;
  const streams = clientStreams(operations, context, up);
  const requester = streams === undefined ? "raw" : `streamRequests(raw, callRows, ${streams.formats})`;
  const hasRetries = context.client?.retries !== false;
  const hasPages = operations.some(({ pages }) => pages !== undefined);
  const hasEtags = operations.some(keepsEtag);
  const features: ClientFeatures = { isSecured, hasRetries, hasEtags };
  const given = credentials.some((member) => member.includes("UserAndPassword")) ? ", type UserAndPassword" : "";
  const exported = [
    ...["AnswerRow", "CallRow", "ClientOptions"],
    ...(hasPages ? ["Page"] : []),
    ...(hasRetries ? ["CallSettings", "RetrySettings"] : []),
  ].sort();
  const init = `Init<Path, Method>${hasRetries ? " & CallSettings" : ""}`;
  const calls = `makeCalls<Calls>(callRows, ${requester}${encodes ? ", encodeParameters" : ""})`;
  const keeping = hasEtags ? `keepEtags(${calls}, callRows, etags)` : calls;
  const retried = hasRetries ? `retryCalls(${keeping}, callRows, { ${RETRY_OPTIONS} })` : keeping;
  const values = clientValues(operations, context, up, hasRetries);
  const valued = values === undefined ? retried : `valueCalls(${retried}, callRows, valueRows, values)`;
  const finished = hasPages ? `paginateCalls(${valued}, callRows)` : valued;
  // openapi-fetch knows no values but those of JSON.
  const jsonTypes = jsonTypesFile(context);
  const rawPaths = context.jsonTypes === undefined ? "paths" : "JsonPaths";
  return `${BANNER}
import createFetchClient, { type Client, type ClientOptions, type FetchResponse, type MaybeOptionalInit } from "openapi-fetch";
import { type AnswerRow, type CallRow, makeCalls } from "${runtimeModule("calls", context, up)}";
${isSecured ? `import { credentialMiddleware, type Given${given} } from "${runtimeModule("credentials", context, up)}";\n` : ""}${hasEtags ? `import { type EtagSettings, keepEtags } from "${runtimeModule("etag-calls", context, up)}";\n` : ""}${hasPages ? `import { type Page, type PagedCall, paginateCalls } from "${runtimeModule("pagination", context, up)}";\n` : ""}${encodes ? `import { encodeParameters } from "${runtimeModule("parameters", context, up)}";\n` : ""}${hasDeprecations ? `import { deprecationMiddleware, type OnDeprecated } from "${runtimeModule("deprecation-warnings", context, up)}";\n` : ""}${hasRetries ? `import { type CallSettings, type RetrySettings, retryCalls } from "${runtimeModule("retry-calls", context, up)}";\n` : ""}import { type ServerRow, serverUrl } from "${runtimeModule("server-url", context, up)}";
${streams?.imports ?? ""}${values?.imports ?? ""}${context.jsonTypes === undefined ? "" : `import type { paths as JsonPaths } from "${up}${jsonTypes}";\n`}${isSecured ? `import { securitySchemes } from "${up}security.ts";\n` : ""}import type { ${streams || values ? "operations, " : ""}paths } from "${up}types.ts";

export type { ${exported.join(", ")} };${hasPages ? `\nexport { AnswerError } from "${runtimeModule("answer-error", context, up)}";` : ""}

/** openapi-fetch with the types of the document: \`raw.GET("/path", …)\`. */
export type RawClient = Client<${rawPaths}>;

type Init<Path extends keyof paths, Method extends keyof paths[Path]> = MaybeOptionalInit<paths[Path], Method>;

/** Calls one operation with its parameters and body. Returns \`{data}\` or \`{error}\`, and the response. */
type Call<Path extends keyof paths, Method extends keyof paths[Path]> = (
  ...init: undefined extends Init<Path, Method> ? [init?: ${init}] : [init: ${init}]
) => Promise<FetchResponse<paths[Path][Method] & Record<string | number, unknown>, Init<Path, Method>, \`\${string}/\${string}\`>>;
${streams ? streamTypes(hasRetries) : ""}${values?.types ?? ""}
/** Every operation that clients may call, by operationId. */
export interface Calls {
${indent(operations.map((operation) => callType(operation, context)).join("\n"))}
}

/** How each operation is called, and which responses it has. */
export const callRows: { readonly [Id in keyof Calls]: CallRow } = {
${indent(operations.map((operation) => callRow(api, operation)).join("\n"))}
};

export interface ApiClient extends Calls {
  readonly ${raw}: RawClient;
}
${values?.code ?? ""}
${clientOptions(api, credentials, features)}
export function createClient(${destructuredOptions(api, features)}: ApiClientOptions = {}): ApiClient {
  const baseUrl = options.baseUrl ?? serverUrl(servers${api.servers.length > 0 ? ", server" : ""});
${isSecured ? '  const mode = typeof credentials === "string" ? { credentials } : {};\n' : ""}  const raw: RawClient = createFetchClient<${rawPaths}>({ ...options, ${isSecured ? "...mode, " : ""}baseUrl });
${isSecured ? '  if (typeof credentials === "object")\n    raw.use(credentialMiddleware({ rows: callRows, schemes: securitySchemes, credentials }));\n' : ""}${hasDeprecations ? "  raw.use(deprecationMiddleware(callRows, onDeprecated));\n" : ""}  return { ...${finished}, ${raw === "raw" ? raw : `${raw}: raw`} };
}
`;
}

/** The operations of each tag, by the name of its file. */
function groupByTag(operations: readonly Operation[]): [file: string, operations: Operation[]][] {
  const taken = new Set<string>();
  return [...groupBy(operations, ({ tag }) => tag)].map(([tag, own]) => [
    unique(kebabCase(tag) || "untagged", taken),
    own,
  ]);
}

/** A client with every operation, and one for each tag if they are asked for: a page that needs one tag loads no more. */
export const emitClient: Emitter = (api, context) => {
  const operations = listClientOperations(api);
  const tags = context.client?.perTag === true ? groupByTag(operations) : [];
  return [
    { path: "client.ts", text: clientText(api, operations, context, "./") },
    ...tags.map(([file, own]) => ({ path: `client/${file}.ts`, text: clientText(api, own, context, "../") })),
  ];
};
