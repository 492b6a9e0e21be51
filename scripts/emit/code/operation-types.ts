import { literal, propertyName, typesKey } from "../../document/names.ts";
import type { Media, Operation, ParameterPlace, Response } from "../../model/model.ts";
import { type EmitContext, indent } from "../emitter.ts";
import { runtimeModule } from "./runtime-module.ts";
import type { TypeImports } from "./type-imports.ts";

/** The parts of a request in the order in which they are declared, each with the end of its type's name. */
const PARTS: readonly (readonly [place: ParameterPlace, suffix: string])[] = [
  ["path", "Params"],
  ["query", "Query"],
  ["header", "Headers"],
  ["cookie", "Cookies"],
];

const OBJECT = "Record<never, never>";

const block = (members: readonly string[]): string => `{\n${indent(members.join("\n"))}\n}`;

/** Every name that the types of these operations may have. */
export const listTypeNames = (operations: readonly Operation[]): string[] =>
  operations.flatMap(({ typeName }) =>
    [...PARTS.map(([, suffix]) => suffix), "Body", "Request", "Reply"].map((suffix) => typeName + suffix),
  );

/** The parameters of one place as a handler gets them: decoded, and present if they are required or have a default. */
function parametersType(operation: Operation, place: ParameterPlace, types: TypeImports): string | undefined {
  const here = operation.parameters.filter((parameter) => parameter.in === place);
  if (here.length === 0) return undefined;
  const members = here.map(({ name, required, default: preset }) => {
    const at = ["operations", typesKey(operation.id), "parameters", place, name];
    const isPresent = required || preset !== undefined;
    return `${types.comment(...at)}readonly ${propertyName(name)}${isPresent ? "" : "?"}: ${types.type(...at)};`;
  });
  return block(members);
}

function requestBodyType(operation: Operation, media: Media, types: TypeImports): string {
  if (media.kind === "text") return "string";
  if (media.kind === "bytes") return "Uint8Array";
  const files = media.fields.filter(({ file }) => file).map(({ name }) => literal(name));
  const type =
    media.filledType === undefined
      ? types.type("operations", typesKey(operation.id), "requestBody", "content", media.type)
      : types.type("components", "schemas", media.filledType);
  if (media.stream !== undefined) return `AsyncIterable<${type}>`;
  return files.length > 0 ? `WithFiles<${type}, ${files.join(" | ")}>` : type;
}

interface Part {
  readonly name: string;
  readonly type: string;
}

/** What a handler gets: its parts, and one form for each media type of the body. */
function requestTypes(operation: Operation, types: TypeImports): string {
  const own = operation.typeName;
  const declared: Part[] = [];
  const members: string[] = [];
  for (const [place, suffix] of PARTS) {
    const type = parametersType(operation, place, types);
    if (type === undefined) continue;
    declared.push({ name: own + suffix, type });
    members.push(`readonly ${place}: ${own}${suffix};`);
  }
  const media = operation.body?.media ?? [];
  const bodies = media.map((one) => requestBodyType(operation, one, types));
  if (bodies.length > 0) declared.push({ name: `${own}Body`, type: [...new Set(bodies)].join(" | ") });
  const forms = media.map(({ type }, index) => {
    const body = media.length === 1 ? `${own}Body` : bodies[index];
    return [`readonly mediaType: ${literal(type)};`, `readonly body: ${body};`];
  });
  if (operation.body?.required === false) forms.push(["readonly mediaType?: undefined;", "readonly body?: undefined;"]);
  if (forms.length === 0) forms.push([]);
  const requests = forms.map((form) => (members.length + form.length > 0 ? block([...members, ...form]) : OBJECT));
  declared.push({ name: `${own}Request`, type: union(requests) });
  return declared
    .map(({ name, type }) => `export type ${name} =${type.startsWith("\n") ? "" : " "}${type};\n`)
    .join("\n");
}

const union = (types: readonly string[]): string =>
  types.length === 1 ? (types[0] ?? "") : `\n${indent(types.map((type) => `| ${type}`).join("\n"))}`;

/** The type of a documented status. `4XX` and `default` exclude the statuses that are documented separately. */
function statusType(response: Response, operation: Operation): string {
  const exact = operation.responses.filter(({ status }) => /^\d+$/.test(status)).map(({ status }) => status);
  if (/^\d+$/.test(response.status)) return response.status;
  if (response.status !== "default") {
    const own = exact.filter((status) => status[0] === response.status[0]);
    const range = `Status${response.status}`;
    return own.length > 0 ? `Exclude<${range}, ${own.join(" | ")}>` : range;
  }
  const ranges = operation.responses
    .filter(({ status }) => status.endsWith("XX"))
    .map(({ status }) => `Status${status}`);
  const documented = [...exact, ...ranges];
  return documented.length > 0 ? `Exclude<Status, ${documented.join(" | ")}>` : "Status";
}

function headersType({ headers, status }: Response, operation: Operation, types: TypeImports): string {
  if (headers.length === 0) return "readonly headers?: undefined;";
  const isNeeded = ({ required, automatic }: Response["headers"][number]): boolean => required && !automatic;
  const members = headers.map((header) => {
    const type = types.type("operations", typesKey(operation.id), "responses", status, "headers", header.name);
    return `readonly ${propertyName(header.name)}${isNeeded(header) ? "" : "?"}: ${type};`;
  });
  return `readonly headers${headers.some(isNeeded) ? "" : "?"}: ${block(members)};`;
}

function replyBodyType(response: Response, media: Media, operation: Operation, types: TypeImports): string {
  if (media.kind === "text") return "string";
  if (media.kind === "bytes") return "Uint8Array | ReadableStream<Uint8Array>";
  const type = types.type("operations", typesKey(operation.id), "responses", response.status, "content", media.type);
  return media.stream === undefined ? type : `AsyncIterable<${type}>`;
}

function replyTypes(response: Response, operation: Operation, types: TypeImports): string[] {
  const head = [`readonly status: ${statusType(response, operation)};`, headersType(response, operation, types)];
  if (response.media.length === 0) return [block([...head, "readonly body?: undefined;"])];
  return response.media.map((media, index) => {
    // The first media type is the default, so it need not be named.
    const mediaType = `readonly mediaType${index === 0 ? "?" : ""}: ${literal(media.type)};`;
    return block([...head, mediaType, `readonly body: ${replyBodyType(response, media, operation, types)};`]);
  });
}

/**
 * `<Name>Request` and `<Name>Reply` of an operation: what its handler gets, and what it may return; and the parts of the
 * request: `<Name>Params`, `<Name>Query`, `<Name>Headers`, `<Name>Cookies` and `<Name>Body`.
 */
export function operationTypes(operation: Operation, types: TypeImports): string {
  const replies = operation.responses.flatMap((response) => replyTypes(response, operation, types));
  return `${requestTypes(operation, types)}
export type ${operation.typeName}Reply =
${indent(replies.map((reply) => `| ${reply}`).join("\n"))};
`;
}

/** Names that files of operation types use besides those of the document. */
export const OPERATION_VOCABULARY: readonly string[] = [
  ...["Fields", "WithFiles"],
  ...["Status1XX", "Status2XX", "Status3XX", "Status4XX", "Status5XX", "Status"],
];

/** The imports of the names that a file of operation types uses. */
export function typesImport(body: string, types: TypeImports, context: EmitContext): string {
  const words = OPERATION_VOCABULARY.filter((name) => new RegExp(`\\b${name}\\b`).test(body));
  const from = runtimeModule("replies", context);
  const helpers = words.length > 0 ? `import type { ${words.join(", ")} } from "${from}";\n` : "";
  return helpers + types.statement();
}
