import { readFileSync } from "node:fs";
import { join } from "node:path";

type Node = Record<string, unknown>;

export interface Call {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: unknown;
  readonly multipart: boolean;
  /** The statuses of success that the document names. */
  readonly successes: readonly number[];
}

const methods = ["get", "put", "post", "delete", "patch"];

export const documentFile = join(import.meta.dirname, "../../generated/openapi.json");
const document = JSON.parse(readFileSync(documentFile, "utf8")) as Node;

/** One call for every example of a request; an operation without a body is one call. */
export function documentedCalls(): Call[] {
  return Object.entries(document.paths as Record<string, Node>).flatMap(([path, item]) =>
    methods.flatMap((method) => (isNode(item[method]) ? callsOf(path, item, method, item[method]) : [])),
  );
}

function callsOf(path: string, item: Node, method: string, operation: Node): Call[] {
  const parameters = [...listOf(item.parameters), ...listOf(operation.parameters)].map(resolved);
  const content = resolved(operation.requestBody).content;
  const [mediaType, media] = isNode(content) ? (Object.entries(content)[0] ?? []) : [];
  const call = {
    name: String(operation.operationId),
    method: method.toUpperCase(),
    path: path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(pathValue(parameters, name)))),
    headers: headersOf(operation, parameters),
    multipart: mediaType === "multipart/form-data",
    successes: Object.keys(operation.responses as Node)
      .filter((status) => status.startsWith("2"))
      .map(Number),
  };
  const examples = isNode(media)
    ? Object.entries(isNode(media.examples) ? media.examples : { only: { value: media.example } })
    : [];
  if (examples.length === 0) return [call];
  return examples.map(([name, example]) => ({ ...call, name: `${call.name}: ${name}`, body: resolved(example).value }));
}

function pathValue(parameters: readonly Node[], name: string): unknown {
  const parameter = parameters.find((entry) => entry.in === "path" && entry.name === name) ?? {};
  return exampleOf(parameter);
}

function headersOf(operation: Node, parameters: readonly Node[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const parameter of parameters) {
    if (parameter.in === "header" && parameter.required === true)
      headers[String(parameter.name)] = String(exampleOf(parameter));
  }
  const requirement = listOf(operation.security ?? document.security)[0] ?? {};
  for (const name of Object.keys(requirement)) {
    const scheme = resolved(((document.components as Node).securitySchemes as Node)[name]);
    if (scheme.type === "apiKey") headers[String(scheme.name)] = "demo";
    else headers.authorization = "Bearer demo";
  }
  return headers;
}

function exampleOf(holder: Node): unknown {
  if (holder.example !== undefined) return holder.example;
  const first = isNode(holder.examples) ? resolved(Object.values(holder.examples)[0]).value : undefined;
  const schema = resolved(holder.schema);
  return first ?? schema.example ?? listOf(schema.examples)[0] ?? listOf(schema.enum)[0];
}

function resolved(value: unknown): Node {
  let current = value;
  while (isNode(current) && typeof current.$ref === "string") {
    const keys = current.$ref.slice(2).split("/");
    current = keys.reduce<unknown>(
      (node, key) => (node as Node)[key.replaceAll("~1", "/").replaceAll("~0", "~")],
      document,
    );
  }
  return isNode(current) ? current : {};
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): Node[] {
  return Array.isArray(value) ? value : [];
}
