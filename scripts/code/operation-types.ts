import { indent } from "../emit/emitter.ts";
import type { Media, Operation, Response } from "../ir/model.ts";
import { propertyName, typesKey } from "../ir/names.ts";

const PLACES = ["path", "query", "header", "cookie"] as const;

const operationType = (operation: Operation): string => `operations[${JSON.stringify(typesKey(operation.id))}]`;

/** Parameters as a handler gets them: decoded, and present if they are required or have a default. */
function parameterTypes(operation: Operation): string[] {
  return PLACES.flatMap((place) => {
    const here = operation.parameters.filter((parameter) => parameter.in === place);
    if (here.length === 0) return [];
    const all = `NonNullable<${operationType(operation)}["parameters"]["${place}"]>`;
    const members = here.map(({ name, required, default: preset }) => {
      const present = required || preset !== undefined;
      return `readonly ${propertyName(name)}${present ? "" : "?"}: Present<${all}, ${JSON.stringify(name)}>;`;
    });
    return [`readonly ${place}: {\n${indent(members.join("\n"))}\n};`];
  });
}

function requestBodyType(operation: Operation, media: Media): string {
  if (media.kind === "text") return "string";
  if (media.kind === "bytes") return "Uint8Array";
  const files = media.fields.filter(({ file }) => file).map(({ name }) => JSON.stringify(name));
  const type = sentBodyType(operation, media);
  return files.length > 0 ? `WithFiles<${type}, ${files.join(" | ")}>` : type;
}

function sentBodyType(operation: Operation, media: Media): string {
  if (media.filledType !== undefined) return `components["schemas"][${JSON.stringify(media.filledType)}]`;
  return `NonNullable<${operationType(operation)}["requestBody"]>["content"][${JSON.stringify(media.type)}]`;
}

function requestType(operation: Operation): string {
  const parts = parameterTypes(operation);
  const base = parts.length > 0 ? `{\n${indent(parts.join("\n"))}\n}` : "";
  const bodies = (operation.body?.media ?? []).map(
    (media) =>
      `{ readonly mediaType: ${JSON.stringify(media.type)}; readonly body: ${requestBodyType(operation, media)} }`,
  );
  if (operation.body && !operation.body.required)
    bodies.push("{ readonly mediaType?: undefined; readonly body?: undefined }");
  const body = bodies.length > 1 ? `(\n${indent(bodies.map((one) => `| ${one}`).join("\n"))}\n)` : bodies.join("");
  return [base, body].filter((part) => part !== "").join(" & ") || "Record<never, never>";
}

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

const responseKey = (status: string): string => (/^\d+$/.test(status) ? status : JSON.stringify(status));

function headersType(response: Response, operation: Operation): string {
  const where = `${operationType(operation)}["responses"][${responseKey(response.status)}]["headers"]`;
  const isNeeded = ({ required, automatic }: Response["headers"][number]): boolean => required && !automatic;
  const names = (headers: Response["headers"]): string =>
    headers.map(({ name }) => JSON.stringify(name)).join(" | ") || "never";
  const needed = response.headers.filter(isNeeded);
  const offered = response.headers.filter((header) => !isNeeded(header));
  return `readonly headers${needed.length > 0 ? "" : "?"}: ReplyHeaders<${where}, ${names(needed)}, ${names(offered)}>;`;
}

function replyBodyType(response: Response, media: Media, operation: Operation): string {
  if (media.kind === "text") return "string";
  if (media.kind === "bytes") return "Uint8Array | ReadableStream<Uint8Array>";
  return `${operationType(operation)}["responses"][${responseKey(response.status)}]["content"][${JSON.stringify(media.type)}]`;
}

function replyTypes(response: Response, operation: Operation): string[] {
  const head = [
    `readonly status: ${statusType(response, operation)};`,
    response.headers.length > 0 ? headersType(response, operation) : "readonly headers?: undefined;",
  ];
  const bodies =
    response.media.length === 0
      ? ["readonly body?: undefined;"]
      : response.media.map((media, index) => {
          // The first media type is the default, so it need not be named.
          const typed = `readonly mediaType${index === 0 ? "?" : ""}: ${JSON.stringify(media.type)};`;
          return `${typed}\nreadonly body: ${replyBodyType(response, media, operation)};`;
        });
  return bodies.map((body) => `{\n${indent([...head, body].join("\n"))}\n}`);
}

/** `<Name>Request` and `<Name>Reply` of an operation: what its handler gets, and what it may return. */
export function operationTypes(operation: Operation): string {
  const replies = operation.responses.flatMap((response) => replyTypes(response, operation));
  return `export type ${operation.typeName}Request = ${requestType(operation)};

export type ${operation.typeName}Reply =
${indent(replies.map((reply) => `| ${reply}`).join("\n"))};
`;
}

const VOCABULARY = [
  ...["Present", "ReplyHeaders", "WithFiles"],
  ...["Status1XX", "Status2XX", "Status3XX", "Status4XX", "Status5XX", "Status"],
];

/** The imports of the names that a file of operation types uses. */
export function typesImport(body: string): string {
  const words = VOCABULARY.filter((name) => new RegExp(`\\b${name}\\b`).test(body));
  const maps = ["components", "operations"].filter((name) => body.includes(`${name}[`));
  return [
    words.length > 0 ? `import type { ${words.join(", ")} } from "./runtime/replies.js";\n` : "",
    maps.length > 0 ? `import type { ${maps.join(", ")} } from "./types.ts";\n` : "",
  ].join("");
}
