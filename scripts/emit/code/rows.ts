import { literal, propertyName } from "../../document/names.ts";
import type { FormField, Header, Media, Operation, Parameter } from "../../model/model.ts";
import type { Route } from "../../runtime/route.ts";
import type { DocumentValues } from "../compile/document-values.ts";
import { indent } from "../emitter.ts";
import { routeValues } from "./values.ts";

/** The row of a parameter for the decoder and encoder of the run time. False and absent members are left out. */
export function parameterRow(parameter: Omit<Parameter, "schema" | "described">): string {
  const { name, in: place, style, explode, required, shape, default: preset } = parameter;
  const flags = ["allowReserved", "allowEmptyValue", "json"] as const;
  const set = Object.fromEntries(flags.filter((flag) => parameter[flag]).map((flag) => [flag, true]));
  return literal({ name, in: place, style, explode, required, ...set, shape, default: preset });
}

/** A field of a form is written like a query parameter. */
export const fieldRow = (field: FormField): string =>
  parameterRow({ ...field, in: "query", required: false, allowEmptyValue: true, default: undefined });

/**
 * The same as TypeScript. For a property that every object inherits, such as `constructor`, TypeScript takes the inherited type for the
 * wanted one, and a text for any text.
 */
export function typedRow(row: string): string {
  const names = row.matchAll(/"(\w+)":/g);
  return [...names].some(([, name = ""]) => name in Object.prototype) ? `${row} as const` : row;
}

/** A row that is an object, with one member more. */
const withMember = (row: string, name: string, value: object): string =>
  `${row.slice(0, -1)},${literal(name)}:${literal(value)}}`;

/** The reader of a form must know which parts are files, and what they may be. */
const receivedField = (field: FormField): string =>
  field.file ? withMember(fieldRow(field), "file", field.file) : fieldRow(field);

/** The server tells who sends a deprecated parameter. */
const receivedParameter = (parameter: Parameter): string =>
  parameter.deprecation
    ? withMember(parameterRow(parameter), "deprecation", parameter.deprecation)
    : parameterRow(parameter);

function mediaRow(media: Media): string {
  const fields = media.fields.map(receivedField);
  const list = fields.length > 0 ? `, fields: [\n${indent(fields.join(",\n"))},\n]` : "";
  const stream = media.stream === undefined ? "" : `, stream: ${literal(media.stream)}`;
  return `${literal(media.type)}: { kind: ${literal(media.kind)}${list}${stream} },`;
}

/** The replies that are streams of items, by status and media type. */
export function replyStreams({ responses }: Operation): NonNullable<Route["replyStreams"]> {
  const rows = responses.flatMap(({ status, media }) => {
    const own = media.flatMap(({ type, stream }) => (stream === undefined ? [] : [[type, stream] as const]));
    return own.length > 0 ? [[status, Object.fromEntries(own)] as const] : [];
  });
  return Object.fromEntries(rows);
}

function replyStreamsRow(operation: Operation): string | undefined {
  const rows = replyStreams(operation);
  return Object.keys(rows).length > 0 ? `replyStreams: ${literal(rows)},` : undefined;
}

function valuesRow(operation: Operation, values: DocumentValues): string | undefined {
  const row = routeValues(operation, values);
  return row && `values: { all: values, ${literal(row).slice(1)},`;
}

/** A header that is optional and written in the standard way needs no row. */
function replyHeaders({ responses }: Operation): string | undefined {
  const rows = responses.flatMap(({ status, headers }) => {
    const own = headers.flatMap(({ name, required, automatic, explode, json }) => {
      const row = { ...(required && !automatic && { required }), ...(explode && { explode }), ...(json && { json }) };
      return Object.keys(row).length > 0 ? [[name, row]] : [];
    });
    return own.length > 0 ? [[status, Object.fromEntries(own)]] : [];
  });
  return rows.length > 0 ? `replyHeaders: ${literal(Object.fromEntries(rows))},` : undefined;
}

/** Whether a success of a GET has an `ETag`. */
export const hasEtag = ({ method, responses }: Operation, test: (header: Header) => boolean = () => true): boolean =>
  method === "get" &&
  responses.some(
    ({ status, headers }) =>
      status.startsWith("2") && headers.some((header) => header.name.toLowerCase() === "etag" && test(header)),
  );

/** The row of an operation for the server; `validators` is the table that has its validators. */
export function routeRow(
  operation: Operation,
  validators: "operations" | "webhooks",
  values?: DocumentValues | undefined,
): string {
  const parameters = operation.parameters.map((parameter) => `${receivedParameter(parameter)},`);
  const members = [
    `operationId: ${literal(operation.id)},`,
    `method: ${literal(operation.method)},`,
    `path: ${literal(operation.path)},`,
    `tag: ${literal(operation.tag)},`,
    operation.deprecation && `deprecation: ${literal(operation.deprecation)},`,
    `security: ${literal(operation.security)},`,
    parameters.length > 0 ? `parameters: [\n${indent(parameters.join("\n"))}\n],` : "parameters: [],",
    operation.body &&
      `body: {\n  required: ${operation.body.required},\n  media: {\n${indent(operation.body.media.map(mediaRow).join("\n"), "    ")}\n  },\n},`,
    `replies: { ${operation.responses.map(({ status, media }) => `${propertyName(status)}: ${literal(media.map(({ type }) => type))}`).join(", ")} },`,
    replyStreamsRow(operation),
    values && valuesRow(operation, values),
    hasEtag(operation, ({ automatic }) => automatic) && "automaticEtag: true,",
    replyHeaders(operation),
    `validators: ${validators}${/^[A-Za-z_$][\w$]*$/.test(operation.id) ? `.${operation.id}` : `[${literal(operation.id)}]`},`,
    `extensions: ${literal(operation.extensions)},`,
  ];
  return `{\n${indent(members.filter((member) => typeof member === "string").join("\n"))}\n},`;
}
