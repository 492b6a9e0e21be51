import { unique } from "../../document/names.ts";
import { listPathOperations } from "../../document/path-operations.ts";
import { followRef } from "../../document/walk-document.ts";
import type { Api, Media, Operation, Parameter, Response } from "../../model/model.ts";
import { asObject, type Json, type JsonObject } from "../../schema/json.ts";
import { closedValues, requiredMembers } from "./answer-members.ts";
import { deprecationText, isForClient } from "./client-operations.ts";
import { className, docString, pythonString, pythonTuple, snakeName } from "./python-names.ts";
import { inAnnotation, type PythonTypes } from "./python-types.ts";

/** The name of the module with the types, in the module with the operations. */
const TYPES = "types.";

/** The operation as the types document has it: in the view of the client, with its schemas simplified. */
function operationNode({ typesDocument }: Api, { path, method }: Operation, section = "paths"): JsonObject {
  const item = followRef(typesDocument, asObject(typesDocument[section])[path] ?? {});
  return listPathOperations(item).find((one) => one.method === method)?.node ?? {};
}

const contentSchema = (api: Api, node: Json | undefined, type: string): Json | undefined =>
  asObject(asObject(followRef(api.typesDocument, node ?? {}).content)[type]).schema;

/** An argument of a method, and the parameter that it sets. */
interface Argument {
  readonly name: string;
  readonly type: string;
  readonly parameter: Parameter;
}

function listArguments(api: Api, operation: Operation, types: PythonTypes): Argument[] {
  const node = operationNode(api, operation);
  const item = asObject(asObject(api.typesDocument.paths)[operation.path]);
  const nodes = [...asNodes(api, item.parameters), ...asNodes(api, node.parameters)];
  const taken = new Set(["self", "body", "media_type", "options", "answer"]);
  return operation.parameters.map((parameter) => {
    const own = nodes.find(({ name, in: place }) => name === parameter.name && place === parameter.in);
    const type = types.type(own?.schema, className(`${operation.id} ${parameter.name}`));
    return { name: unique(snakeName(parameter.name), taken), type: inAnnotation(type, TYPES), parameter };
  });
}

const asNodes = ({ typesDocument }: Api, nodes: Json | undefined): JsonObject[] =>
  Array.isArray(nodes) ? nodes.map((node) => followRef(typesDocument, node)) : [];

function bodyType(api: Api, operation: Operation, media: Media, types: PythonTypes): string {
  // Streams of items are sent and answered as they are written.
  if (media.kind === "bytes" || media.kind === "stream") return "bytes";
  if (media.kind === "text") return "str";
  const schema = contentSchema(api, operationNode(api, operation).requestBody, media.type);
  const hint = className(`${operation.id} body`);
  const files = media.fields.filter(({ file }) => file).map(({ name }) => name);
  return files.length > 0 ? types.formType(schema, hint, files) : types.type(schema, hint);
}

function answerType(api: Api, operation: Operation, types: PythonTypes): string {
  const node = operationNode(api, operation);
  const successes = operation.responses.filter(({ status }) => /^2/.test(status));
  const listed = successes.length > 0 ? successes : operation.responses.filter(({ status }) => status === "default");
  const found = listed.flatMap(({ status, media }) => {
    if (media.length === 0) return ["None"];
    return media.map(({ type, kind }) => {
      if (kind === "bytes") return "bytes";
      if (kind !== "json") return "str";
      return types.type(
        contentSchema(api, asObject(node.responses)[status], type),
        className(`${operation.id} answer`),
      );
    });
  });
  const all = [...new Set(found.map((type) => inAnnotation(type, TYPES)))];
  return all.length === 0 ? "Any" : all.length === 1 ? (all[0] ?? "Any") : `Union[${all.join(", ")}]`;
}

/** The components that refusals have, so that whoever catches one can name its type. */
export function addRefusalTypes(api: Api, operation: Operation, types: PythonTypes): void {
  const responses = asObject(operationNode(api, operation).responses);
  for (const { status, media } of operation.responses)
    for (const { type, kind } of media)
      if (kind === "json" && !/^2/.test(status)) addComponents(contentSchema(api, responses[status], type), types);
}

function addComponents(schema: Json | undefined, types: PythonTypes): void {
  const { $ref, allOf } = asObject(schema);
  if (typeof $ref === "string") types.type({ $ref }, "");
  if (Array.isArray(allOf)) for (const part of allOf) addComponents(part, types);
}

type SentParameter = Pick<Parameter, "name" | "in" | "style" | "explode" | "required" | "json" | "allowReserved">;

function parameterRow({ name, parameter }: { readonly name: string; readonly parameter: SentParameter }): string {
  const { in: place, style, explode, required, json, allowReserved } = parameter;
  const flags = { explode, required, json, allow_reserved: allowReserved };
  const set = Object.entries(flags).filter(([, value]) => value);
  const texts = [name, parameter.name, place, style].map(pythonString);
  return `Parameter(${[...texts, ...set.map(([flag]) => `${flag}=True`)].join(", ")})`;
}

function bodyRow({ type, kind, fields }: Media): string {
  const special = fields
    .filter(({ file, json, style, explode }) => !file && (json || style !== "form" || !explode))
    .map((field) => parameterRow({ name: field.name, parameter: { ...field, in: "query", required: false } }));
  const more = special.length > 0 ? `, fields=${pythonTuple(special)}` : "";
  return `${pythonString(type)}: Body(${pythonString(kind === "stream" ? "bytes" : kind)}${more})`;
}

function answerRow(api: Api, { status, media }: Response): string {
  const json = media.find(({ kind, schema }) => kind === "json" && schema !== undefined)?.schema;
  const needs = json === undefined ? [] : requiredMembers(api.defs, json);
  const member = api.client.answerCode;
  const codes = json === undefined || member === undefined ? undefined : closedValues(api.defs, json, member);
  const kind = media.length === 0 ? "none" : (media.find((one) => one.kind === "json") ?? media[0])?.kind;
  const members = [
    pythonString(kind === "stream" ? "text" : (kind ?? "none")),
    ...(needs.length > 0 ? [`needs=${pythonTuple(needs.map(pythonString))}`] : []),
    ...(codes === undefined ? [] : [`codes=${pythonTuple(codes.map(pythonString))}`]),
  ];
  return `${pythonString(status)}: Answer(${members.join(", ")})`;
}

const block = (name: string, open: string, rows: readonly string[], close: string): string =>
  rows.length === 0 ? "" : `    ${name}=${open}\n${rows.map((row) => `        ${row},\n`).join("")}    ${close},\n`;

function operationRow(api: Api, operation: Operation, name: string, given: readonly Argument[]): string {
  const security = operation.security
    .filter((requirement) => isForClient(api, requirement))
    .map((requirement) => pythonTuple(requirement.map(({ scheme }) => pythonString(scheme))));
  const deprecation = deprecationText(operation);
  return `${name.toUpperCase()} = Operation(
    id=${pythonString(operation.id)},
    method=${pythonString(operation.method.toUpperCase())},
    path=${pythonString(operation.path)},
${operation.isRepeatable ? "    is_repeatable=True,\n" : ""}${deprecation === undefined ? "" : `    deprecated=${pythonString(deprecation)},\n`}${block("parameters", "(", given.map(parameterRow), ")")}${block("bodies", "{", (operation.body?.media ?? []).map(bodyRow), "}")}${security.length > 0 ? `    security=${pythonTuple(security)},\n` : ""}${block(
  "answers",
  "{",
  operation.responses.map((response) => answerRow(api, response)),
  "}",
)})
`;
}

/** Path parameters and the body come first, in the order of the call; everything else is given by name. */
function operationMethod(
  api: Api,
  operation: Operation,
  name: string,
  given: readonly Argument[],
  types: PythonTypes,
): string {
  const typed = ({ name: own, type, parameter }: Argument): string =>
    parameter.required ? `${own}: ${type}` : `${own}: Optional[${type}] = None`;
  const path = given.filter(({ parameter }) => parameter.in === "path");
  const others = given.filter(({ parameter }) => parameter.in !== "path");
  const media = operation.body?.media ?? [];
  const bodies = [...new Set(media.map((one) => inAnnotation(bodyType(api, operation, one, types), TYPES)))];
  const body = bodies.length > 1 ? `Union[${bodies.join(", ")}]` : bodies[0];
  const isOptional = operation.body?.required === false;
  const choice = `media_type: Literal[${media.map(({ type }) => pythonString(type)).join(", ")}]`;
  const list = [
    "self",
    ...path.map(typed),
    ...(body === undefined ? [] : [isOptional ? `body: Optional[${body}] = None` : `body: ${body}`]),
    "*",
    ...others.map(typed),
    ...(media.length > 1 ? [`${choice} = ${pythonString(media[0]?.type ?? "")}`] : []),
    "options: Optional[CallOptions] = None",
  ];
  const about = [operation.summary, `${operation.method.toUpperCase()} ${operation.path}`, operation.description];
  const deprecation = deprecationText(operation);
  const note = deprecation === undefined ? "" : `${deprecation.replace(/^d/, "D")}. `;
  const text = `${note}${about.filter((part) => part !== "").join("\n\n")}`;
  const values = given.map(({ name: own }) => `${pythonString(own)}: ${own}`).join(", ");
  const chosen = media.length > 1 ? "media_type" : media.length === 1 ? pythonString(media[0]?.type ?? "") : "None";
  const answer = answerType(api, operation, types);
  return `    def ${name}(
        ${list.join(",\n        ")},
    ) -> ${answer}:
        ${docString(text, "        ")}
        answer: ${answer} = self._call(${name.toUpperCase()}, {${values}}, ${body === undefined ? "None" : "body"}, ${chosen}, options)
        return answer
`;
}

export interface PythonOperations {
  readonly rows: string;
  readonly methods: string;
}

/** One row and one method for each operation. */
export function pythonOperations(api: Api, operations: readonly Operation[], types: PythonTypes): PythonOperations {
  const taken = new Set<string>();
  const named = operations.map((operation) => ({
    operation,
    name: unique(snakeName(operation.id), taken),
    given: listArguments(api, operation, types),
  }));
  return {
    rows: named.map(({ operation, name, given }) => operationRow(api, operation, name, given)).join("\n"),
    methods: named.map(({ operation, name, given }) => operationMethod(api, operation, name, given, types)).join("\n"),
  };
}

/** The bodies that the service sends to webhooks, and what it expects as an answer. */
export function addWebhookTypes(api: Api, types: PythonTypes): void {
  for (const webhook of api.webhooks) {
    const node = operationNode(api, webhook, "webhooks");
    for (const { type, kind } of webhook.body?.media ?? [])
      if (kind === "json") types.type(contentSchema(api, node.requestBody, type), className(`${webhook.id} body`));
  }
}
