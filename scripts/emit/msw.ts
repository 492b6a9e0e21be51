import { literal, propertyName } from "../document/names.ts";
import type { Api, MakeExample, Media, Operation, Response } from "../model/model.ts";
import { operationComment } from "./code/client-operations.ts";
import { runtimeModule } from "./code/runtime-module.ts";
import { BANNER, type EmitContext, type Emitter, indent } from "./emitter.ts";

/** fetch cannot send TRACE, and MSW does not know it. */
const isMocked = ({ method }: Operation): boolean => method !== "trace";

/** The methods for which MSW has a function; a handler of any other looks at all requests of its path. */
const MSW_METHODS: readonly string[] = ["get", "put", "post", "delete", "options", "head", "patch"];

const hasOwnMethod = ({ method }: Operation): boolean => MSW_METHODS.includes(method);

/** `/pets/{pet-id}` → `/pets/:pet_id`. */
const toMswPath = (path: string): string =>
  path.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => `:${name.replaceAll(/\W/g, "_")}`);

/** MSW takes the first handler that matches: a path without parameters comes before one with parameters. */
function compareSpecificity(one: Operation, other: Operation): number {
  const [a, b] = [one.path.split("/"), other.path.split("/")];
  for (let index = 0; index < Math.min(a.length, b.length); index++) {
    const difference = Number(a[index]?.includes("{") ?? false) - Number(b[index]?.includes("{") ?? false);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The first success, or else the first response. */
const chooseResponse = ({ responses }: Operation): Response | undefined =>
  responses.find(({ status }) => /^2/.test(status)) ?? responses[0];

const toStatus = (status: string): number => (status === "default" ? 200 : Number(status.replace("XX", "00")));

function exampleRow(operation: Operation, make: MakeExample): string {
  const response = chooseResponse(operation);
  const media = response?.media[0];
  const headers = (response?.headers ?? []).flatMap((header) => {
    const example = header.required ? header.example(make) : undefined;
    return example === undefined ? [] : [[header.name, example]];
  });
  const row = {
    status: toStatus(response?.status ?? "200"),
    ...(headers.length > 0 ? { headers: Object.fromEntries(headers) } : {}),
    ...(media === undefined
      ? {}
      : { mediaType: media.type, body: media.example(make) ?? (media.kind === "json" ? null : "") }),
  };
  return `${propertyName(operation.id)}: ${literal(row)},`;
}

function row(operation: Operation): string {
  const media = operation.responses.flatMap(({ status, media: [first] }) => (first ? [[status, first.type]] : []));
  const { id, method, path } = operation;
  const streams = streamsOf(operation);
  const called = hasOwnMethod(operation) ? { method } : { method: "all", only: method.toUpperCase() };
  const row = { id, ...called, path: toMswPath(path), media: Object.fromEntries(media) };
  return `${literal(Object.keys(streams).length > 0 ? { ...row, streams } : row)},`;
}

/** The replies that are streams of items, by media type. */
const streamsOf = ({ responses }: Operation): Readonly<Record<string, NonNullable<Media["stream"]>>> =>
  Object.fromEntries(
    responses.flatMap(({ media }) =>
      media.flatMap(({ type, stream }) => (stream === undefined ? [] : [[type, stream]])),
    ),
  );

function text(api: Api, make: MakeExample, context: EmitContext): string {
  const operations = api.operations.filter(isMocked);
  const hasOthers = !operations.every(hasOwnMethod);
  const hasStreams = operations.some((operation) => Object.keys(streamsOf(operation)).length > 0);
  const replies = operations.map(({ typeName }) => `${typeName}Reply`).sort();
  const members = operations.map(
    (operation) => `${operationComment(operation)}\n${propertyName(operation.id)}: Answer<${operation.typeName}Reply>;`,
  );
  return `${BANNER}
${hasStreams ? streamImports(context) : ""}${context.values ? `import { mapItems, toJson } from "${runtimeModule("values", context)}";\n` : ""}import { type HttpHandler, HttpResponse, type HttpResponseResolver, http, type PathParams } from "msw";
${replies.length > 0 ? `import type {\n${indent(replies.map((name) => `${name},`).join("\n"))}\n} from "./handlers.ts";\n` : ""}
/** A request as MSW gives it. */
type Info = Parameters<HttpResponseResolver<PathParams>>[0];

/** A reply of the operation, or a function that makes one. A \`Response\` may be anything, also what is not documented. */
export type Answer<Reply> = Reply | ((info: Info) => Reply | Response | Promise<Reply | Response>);

/** How each operation is answered. */
export interface Answers {
${indent(members.join("\n"))}
}

interface AnyReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, unknown>> | undefined;
  readonly mediaType?: string | undefined;
  readonly body?: unknown;
}

interface Row {
  readonly id: keyof Answers;
  readonly method: ${MSW_METHODS.map((method) => literal(method)).join(" | ")}${hasOthers ? ' | "all"' : ""};
${hasOthers ? "  /** The method of a request, if MSW has no function for it. */\n  readonly only?: string;\n" : ""}  readonly path: string;
  /** The first media type of each documented status. */
  readonly media: Readonly<Record<string, string>>;
${hasStreams ? "  /** Those of its media types that are streams of items. */\n  readonly streams?: Readonly<Record<string, StreamRow>>;\n" : ""}}

/** The examples of the document, or values that its schemas allow. */
export const examples: Readonly<Record<keyof Answers, AnyReply>> = {
${indent(operations.map((operation) => exampleRow(operation, make)).join("\n"))}
};

const rows: readonly Row[] = [
${indent(operations.toSorted(compareSpecificity).map(row).join("\n"))}
];

/**
 * One handler for each operation: \`setupServer(...createHandlers({ name: { status: 200, body: … } }))\`. Operations for which there is
 * no answer are answered with the document's example.
 */
export function createHandlers(
  answers: Partial<Answers> = {},
  /** Put before every path. Default: any host, and the path of the document's first server. */
  { baseUrl = ${literal(`*${api.basePath}`)} }: { readonly baseUrl?: string } = {},
): HttpHandler[] {
  // By name: the union of all operations' answers is more than the compiler can hold in a large document.
  const given = new Map<string, unknown>(Object.entries(answers));
  return rows.map(({ id, method, path, media${hasOthers ? ", only" : ""}${hasStreams ? ", streams" : ""} }) =>
    http[method](\`\${baseUrl}\${path}\`, async (info) => {
${hasOthers ? "      if (only !== undefined && info.request.method !== only) return undefined;\n" : ""}      const answer = given.get(id) ?? examples[id];
      const reply: unknown = typeof answer === "function" ? await answer(info) : answer;
      return reply instanceof Response ? reply : toResponse(reply as AnyReply, media${hasStreams ? ", streams" : ""});
    }),
  );
}

function toResponse({ status, headers = {}, mediaType, body${context.values ? ": given" : ""} }: AnyReply, media: Row["media"]${hasStreams ? ', streams: Row["streams"] = {}' : ""}): Response {
  const sent = new Headers();
${context.values ? VALUED : ""}  for (const [name, value] of Object.entries(${context.values ? 'toJson(headers, "text") as object' : "headers"})) if (value !== undefined) sent.set(name, String(value));
  if (body === undefined) return new HttpResponse(null, { status, headers: sent });
  const type = mediaType ?? media[status] ?? media[\`\${Math.floor(status / 100)}XX\`] ?? media.default ?? "application/json";
${hasStreams ? STREAMED : ""}  sent.set("content-type", type);
  const isJson = /^(application|text)\\/([\\w.-]+\\+)?json\\b/i.test(type);
  return new HttpResponse(isJson ? JSON.stringify(body) : (body as ConstructorParameters<typeof Response>[0]), { status, headers: sent });
}
`;
}

const streamImports = (
  context: EmitContext,
): string => `import { writeItems } from "${runtimeModule("stream-client", context)}";
import { makeEncoder, type StreamRow } from "${runtimeModule("streams", context)}";
`;

/** What JSON does not have is written as the server writes it. */
const VALUED = `  const write = (value: unknown): unknown => toJson(value, "json");
  const isStream = typeof given === "object" && given !== null && Symbol.asyncIterator in given;
  const body = isStream ? mapItems(given as AsyncIterable<unknown>, write) : write(given);
`;

/** A stream of items is written as it is read. */
const STREAMED = `  const row = streams[type];
  if (row !== undefined) {
    const encoder = makeEncoder(row);
    sent.set("content-type", encoder.contentType(type));
    return new HttpResponse(writeItems(encoder, body as AsyncIterable<unknown>), { status, headers: sent });
  }
`;

/** Handlers for Mock Service Worker (version 2), typed by operation. */
export const emitMsw: Emitter = async (api, context) => {
  if (context.emit?.msw !== true) return [];
  const { makeExample } = await import("../schema/example.ts");
  return [{ path: "msw.ts", text: text(api, makeExample, context) }];
};
