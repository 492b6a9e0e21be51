import { writeExact } from "../runtime/exact-json.ts";
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

/** For each path parameter that an earlier answer has the value of: the pointer to it in the answer, by operation. */
export type CarriedValues = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What an answer gives to the requests after it. */
interface Carried {
  readonly tokens?: Tokens;
  readonly carried?: CarriedValues;
}

/**
 * A request for each example of each operation, in a folder for each tag. Secrets are variables, which the reader fills in, and
 * so are values that come from earlier answers. Those are empty at first: a fixed key would delete what it was not asked to.
 */
export function makeCollection(root: JsonObject, { tokens = {}, carried = {} }: Carried, ownUrl?: string): string {
  const api = readApiDocument(root);
  const variables = new Set(Object.keys(carried));
  const folders = api.groups.flatMap(({ title, operations }) => {
    const requests = operations.filter(({ kind }) => kind === "operation").flatMap((one) => makeRequests(root, one));
    for (const { credentials } of requests) for (const one of credentials) variables.add(toVariable(one));
    const item = requests.map(({ name, call, about }) => toItem(name, call, about, { tokens, carried }));
    return item.length === 0 ? [] : [{ name: title, item }];
  });
  const collection = {
    info: { name: api.title, description: `Version ${String(asObject(root.info).version ?? "")}`, schema: FORMAT },
    variable: [
      { key: BASE_URL, value: listServers(root, ownUrl)[0] ?? ownUrl ?? DEFAULT_SERVER },
      ...[...variables].map((key) => ({ key, value: "" })),
    ],
    item: folders,
  };
  return `${writeExact(collection, 2)}\n`;
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

function toItem(name: string, call: SampleCall, about: string, from: Required<Carried>): JsonObject {
  const { method, parameters, credentials, body } = call;
  const inHeader = parameters.filter((one) => one.in === "header").map(({ name: key, value }) => ({ key, value }));
  const secrets = credentials.map((one) => ({ key: one.header, value: `${one.prefix}{{${toVariable(one)}}}` }));
  const mediaType = body !== undefined && !isForm(body) ? [{ key: "Content-Type", value: body.mediaType }] : [];
  const keeps = listKept(call.operationId, from);
  return {
    name,
    ...(keeps.length > 0 && {
      event: [{ listen: "test", script: { type: "text/javascript", exec: keeps } }],
    }),
    request: {
      method,
      header: [...secrets, ...mediaType, ...inHeader],
      url: toUrl(call, from.carried),
      ...(body !== undefined && { body: toBody(body) }),
      description: about,
    },
  };
}

/** Lines that put what an answer has into variables, so that the other requests use it. */
function listKept(operationId: string, { tokens, carried }: Required<Carried>): string[] {
  const credentials = Object.entries(tokens)
    .filter(([, source]) => source.operationId === operationId)
    .map(([scheme, { token }]) => [toVariable({ scheme }), token] as const);
  const values = Object.entries(carried).flatMap(([name, places]) => {
    const place = places[operationId];
    return place === undefined ? [] : [[name, place] as const];
  });
  return [...credentials, ...values].map(([variable, pointer]) => {
    const place = parsePointer(pointer)
      .map((segment) => `?.[${JSON.stringify(segment)}]`)
      .join("");
    const name = JSON.stringify(variable);
    // A refusal has no value, and leaves the last one as it is.
    return `{ const value = pm.response.json()${place}; if (value) pm.collectionVariables.set(${name}, value); }`;
  });
}

function toUrl({ path, parameters }: SampleCall, carried: CarriedValues): JsonObject {
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
  const whole = valuesIn("querystring").map(({ value }) => value);
  const search = [...query.map(({ key, value }) => `${key}=${encodeURIComponent(value)}`), ...whole].join("&");
  return {
    raw: `{{${BASE_URL}}}/${named.join("/")}${search === "" ? "" : `?${search}`}`,
    host: [`{{${BASE_URL}}}`],
    path: named,
    ...(query.length > 0 && { query }),
    variable: valuesIn("path").map(({ key, value }) => ({ key, value: key in carried ? `{{${key}}}` : value })),
  };
}

function toBody(body: NonNullable<SampleCall["body"]>): JsonObject {
  if (isForm(body))
    return { mode: "formdata", formdata: listMembers(body.value).map(([key]) => ({ key, type: "file", src: [] })) };
  const language = isJson(body) ? "json" : "text";
  return { mode: "raw", raw: toBodyText(body), options: { raw: { language } } };
}
