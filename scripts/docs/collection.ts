import { asObject, type JsonObject, listMembers, parsePointer } from "../schema/json.ts";
import { DEFAULT_SERVER, type Example, listServers, type Operation, readApiDocument } from "./document.ts";
import { makeSampleCall, readRequestBody } from "./sample-calls.ts";
import { isForm, isJson, type SampleCall, toBodyText, toVariable } from "./samples.ts";
import type { TokenSource } from "./try-it-form.ts";

/** The name of its file beside the pages. */
export const COLLECTION_FILE = "collection.json";

/** The format that Postman writes, and that Bruno, Insomnia and others read. */
const FORMAT = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";
const BASE_URL = "baseUrl";

/** Credentials that a call of the API gives, by the name of the security scheme. */
type Tokens = Readonly<Record<string, TokenSource>>;

/** A request for each example of each operation, in a folder for each tag. Secrets are variables, which the reader fills in. */
export function makeCollection(root: JsonObject, { tokens = {} }: { readonly tokens?: Tokens }): string {
  const api = readApiDocument(root);
  const variables = new Set<string>();
  const folders = api.groups.flatMap(({ title, operations }) => {
    const requests = operations.filter(({ kind }) => kind === "operation").flatMap((one) => makeRequests(root, one));
    for (const { credentials } of requests) for (const one of credentials) variables.add(toVariable(one));
    const item = requests.map(({ name, call, about }) => toItem(name, call, about, tokens));
    return item.length === 0 ? [] : [{ name: title, item }];
  });
  const collection = {
    info: { name: api.title, description: `Version ${String(asObject(root.info).version ?? "")}`, schema: FORMAT },
    variable: [
      { key: BASE_URL, value: listServers(root)[0] ?? DEFAULT_SERVER },
      ...[...variables].map((key) => ({ key, value: "" })),
    ],
    item: folders,
  };
  return `${JSON.stringify(collection, null, 2)}\n`;
}

interface NamedRequest {
  readonly name: string;
  readonly about: string;
  readonly call: SampleCall;
  readonly credentials: SampleCall["credentials"];
}

function makeRequests(root: JsonObject, operation: Operation): NamedRequest[] {
  const examples: readonly (Example | undefined)[] = readRequestBody(root, operation)?.examples ?? [undefined];
  const about = String(operation.source.description ?? "");
  return (examples.length === 0 ? [undefined] : examples).map((example) => {
    // The path keeps its places: the tools show their values in a table.
    const call = { ...makeSampleCall(root, operation, example), path: operation.path };
    const name = example === undefined ? operation.summary : `${operation.summary}: ${example.summary}`;
    return { name, about, call, credentials: call.credentials };
  });
}

function toItem(name: string, call: SampleCall, about: string, tokens: Tokens): JsonObject {
  const { method, parameters, credentials, body } = call;
  const inHeader = parameters.filter((one) => one.in === "header").map(({ name: key, value }) => ({ key, value }));
  const secrets = credentials.map((one) => ({ key: one.header, value: `${one.prefix}{{${toVariable(one)}}}` }));
  const mediaType = body !== undefined && !isForm(body) ? [{ key: "Content-Type", value: body.mediaType }] : [];
  const keeps = listKept(call.operationId, tokens);
  return {
    name,
    ...(keeps.length > 0 && {
      event: [{ listen: "test", script: { type: "text/javascript", exec: keeps } }],
    }),
    request: {
      method,
      header: [...secrets, ...mediaType, ...inHeader],
      url: toUrl(call),
      ...(body !== undefined && { body: toBody(body) }),
      description: about,
    },
  };
}

/** Lines that put a credential of the answer into its variable, so that the other requests use it. */
function listKept(operationId: string, tokens: Tokens): string[] {
  return Object.entries(tokens)
    .filter(([, source]) => source.operationId === operationId)
    .map(([scheme, { token }]) => {
      const place = parsePointer(token)
        .map((segment) => `[${JSON.stringify(segment)}]`)
        .join("");
      return `pm.collectionVariables.set(${JSON.stringify(toVariable({ scheme }))}, pm.response.json()${place});`;
    });
}

function toUrl({ path, parameters }: SampleCall): JsonObject {
  const values = new Map(parameters.filter((one) => one.in === "path").map(({ name, value }) => [name, value]));
  // A place that is only a part of its segment cannot be shown in a table, so it has its value.
  const toSegment = (segment: string): string =>
    /^\{[^{}]+\}$/.test(segment)
      ? `:${segment.slice(1, -1)}`
      : segment.replaceAll(/\{([^{}]+)\}/g, (_, name) => encodeURIComponent(values.get(name) ?? name));
  const named = path.split("/").slice(1).map(toSegment);
  const valuesIn = (place: string) =>
    parameters.filter((one) => one.in === place).map(({ name: key, value }) => ({ key, value }));
  const query = valuesIn("query");
  const search = query.map(({ key, value }) => `${key}=${encodeURIComponent(value)}`).join("&");
  return {
    raw: `{{${BASE_URL}}}/${named.join("/")}${search === "" ? "" : `?${search}`}`,
    host: [`{{${BASE_URL}}}`],
    path: named,
    ...(query.length > 0 && { query }),
    variable: valuesIn("path"),
  };
}

function toBody(body: NonNullable<SampleCall["body"]>): JsonObject {
  if (isForm(body))
    return { mode: "formdata", formdata: listMembers(body.value).map(([key]) => ({ key, type: "file", src: [] })) };
  const language = isJson(body) ? "json" : "text";
  return { mode: "raw", raw: toBodyText(body), options: { raw: { language } } };
}
