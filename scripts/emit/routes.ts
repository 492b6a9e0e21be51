import { fieldRow, parameterRow } from "../code/parameter-row.ts";
import type { Api, Media, Operation } from "../ir/model.ts";
import { propertyName } from "../ir/names.ts";
import { BANNER, type Emitter, indent } from "./emitter.ts";

function mediaRow(media: Media): string {
  const fields = media.fields.map(fieldRow);
  const list = fields.length > 0 ? `, fields: [\n${indent(fields.join(",\n"))},\n]` : "";
  return `${JSON.stringify(media.type)}: { kind: ${JSON.stringify(media.kind)}${list} },`;
}

function routeRow(operation: Operation): string {
  const parameters = operation.parameters.map((parameter) => `${parameterRow(parameter)},`);
  const members = [
    `operationId: ${JSON.stringify(operation.id)},`,
    `method: ${JSON.stringify(operation.method)},`,
    `path: ${JSON.stringify(operation.path)},`,
    `tag: ${JSON.stringify(operation.tag)},`,
    operation.deprecated && "deprecated: true,",
    `security: ${JSON.stringify(operation.security)},`,
    parameters.length > 0 ? `parameters: [\n${indent(parameters.join("\n"))}\n],` : "parameters: [],",
    operation.body &&
      `body: {\n  required: ${operation.body.required},\n  media: {\n${indent(operation.body.media.map(mediaRow).join("\n"), "    ")}\n  },\n},`,
    `replies: { ${operation.responses.map(({ status, media }) => `${propertyName(status)}: ${JSON.stringify(media.map(({ type }) => type))}`).join(", ")} },`,
    `validators: operations${/^[A-Za-z_$][\w$]*$/.test(operation.id) ? `.${operation.id}` : `[${JSON.stringify(operation.id)}]`},`,
    `extensions: ${JSON.stringify(operation.extensions)},`,
  ];
  return `{\n${indent(members.filter((member) => typeof member === "string").join("\n"))}\n},`;
}

function text(api: Api): string {
  return `${BANNER}
import type { ParameterRow } from "./runtime/parameters.js";
import type { SecurityRequirement } from "./security.ts";
import { operations, type Validator } from "./validators.js";

/** How a body reaches a handler: parsed JSON, the fields of a form, parts, text, or bytes as they came. */
export type BodyKind = "json" | "form" | "multipart" | "text" | "bytes";

export interface MediaRow {
  readonly kind: BodyKind;
  /** The fields of a form, each with its style. */
  readonly fields?: readonly ParameterRow[];
}

type Validators = { readonly [name: string]: Validator };

/** One operation, as the loop that mounts it needs it. */
export interface Route {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly deprecated?: boolean;
  /** One of these must be met; empty: open to all. */
  readonly security: readonly SecurityRequirement[];
  readonly parameters: readonly ParameterRow[];
  readonly body?: { readonly required: boolean; readonly media: { readonly [mediaType: string]: MediaRow } };
  /** Documented statuses, each with its media types. */
  readonly replies: { readonly [status: string]: readonly string[] };
  readonly validators: {
    readonly parameters: { readonly [place: string]: Validators };
    readonly body: Validators;
    readonly responses: { readonly [status: string]: { readonly headers: Validators; readonly body: Validators } };
  };
  /** The operation's own x- members: limits, codes and whatever else the document says of it. */
  readonly extensions: { readonly [name: string]: unknown };
}

export const routes = [
${indent(api.operations.map(routeRow).join("\n"))}
] as const satisfies readonly Route[];
`;
}

/** The table that a server mounts: one row an operation, nothing to look up elsewhere. */
export const emitRoutes: Emitter = (api) => [{ path: "routes.ts", text: text(api) }];
