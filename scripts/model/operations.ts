import { METHODS } from "node:http";
import { HTTP_METHODS } from "../document/grammar.ts";
import { operationName, typeName, unique } from "../document/names.ts";
import { listPathOperations } from "../document/path-operations.ts";
import { type NodePath, type Problems, pathTo } from "../document/problems.ts";
import { chooseTag } from "../document/tags.ts";
import { followPathItemRef, followRef } from "../document/walk-document.ts";
import { readDeprecation } from "../schema/deprecation.ts";
import { asArray, asObject, isObject, type JsonObject, listMembers } from "../schema/json.ts";
import { normaliseStatus, readBody, readResponses } from "./bodies.ts";
import type { Operation, Response, SecurityScheme } from "./model.ts";
import { type PagedOperation, readPagination } from "./pagination.ts";
import { type ReadContext, readParameters } from "./parameters.ts";
import { isRepeatable } from "./repeatable.ts";
import { readSecurity } from "./security.ts";

export interface ReadOperations {
  readonly operations: Operation[];
  /** The path items, with operationIds added and $refs followed. The types are made from them. */
  readonly items: JsonObject;
}

interface Reader {
  readonly context: ReadContext;
  readonly schemes: SecurityScheme[];
  readonly ids: Set<string>;
  /** The operation that was the first to have an operationId. */
  readonly idPlaces: Map<string, NodePath>;
  readonly typeNames: Set<string>;
}

export function readPaths(reader: Reader): ReadOperations {
  const items = listItems(reader.context.document, "paths").filter(({ path }) => !path.startsWith("x-"));
  return readItems(items, "path", reader);
}

/** The calls that the service makes: webhooks, and callbacks under the name `operation.callback.expression`. */
export function readWebhooks(reader: Reader): ReadOperations {
  const { document } = reader.context;
  return readItems([...listItems(document, "webhooks"), ...listCallbacks(document)], "webhook", reader);
}

interface Item {
  readonly path: string;
  readonly node: JsonObject;
  readonly at: NodePath;
}

const listItems = (document: JsonObject, section: "paths" | "webhooks"): Item[] =>
  listMembers(document[section]).map(([path, item]) => ({
    path,
    node: followPathItemRef(document, item),
    at: pathTo(undefined, section, path),
  }));

function listCallbacks(document: JsonObject): Item[] {
  const items: Item[] = [];
  for (const { path, node } of listItems(document, "paths")) {
    for (const { method, keys, node: operation } of listPathOperations(node)) {
      if (!isObject(operation.callbacks)) continue;
      const owner = typeof operation.operationId === "string" ? operation.operationId : operationName(method, path);
      for (const [name, callback] of Object.entries(operation.callbacks)) {
        for (const [expression, item] of Object.entries(followRef(document, callback))) {
          if (expression.startsWith("x-")) continue;
          const at = pathTo(undefined, "paths", path, ...keys, "callbacks", name, expression);
          items.push({ path: `${owner}.${name}.${expression}`, node: followPathItemRef(document, item), at });
        }
      }
    }
  }
  return items;
}

function readItems(items: readonly Item[], kind: "path" | "webhook", reader: Reader): ReadOperations {
  const operations: Operation[] = [];
  const read: JsonObject = {};
  for (const { path, node, at } of items) {
    const copy: JsonObject = { ...node };
    if (node.additionalOperations !== undefined) copy.additionalOperations = {};
    checkAdditional(node, at, reader.context.problems);
    for (const { method, keys, node: operation } of listPathOperations(node)) {
      const made = readOperation({ path, method, node: operation, at: pathTo(at, ...keys) }, node, at, kind, reader);
      operations.push(made);
      if (kind === "webhook") refuseStreams(made, pathTo(at, ...keys), reader);
      const [key = method] = keys.slice(-1);
      const holder = keys.length === 1 ? copy : asObject(copy.additionalOperations);
      holder[key] = {
        ...operation,
        operationId: made.id,
        parameters: [...asArray(operation.parameters), ...undeclaredParameters(made, operation, node, reader)],
        responses: withStandardStatuses(operation, made),
      };
    }
    read[path] = copy;
  }
  return { operations, items: read };
}

/** The name of an additional operation is sent as its method. Node reads no others than those that it lists. */
function checkAdditional({ additionalOperations }: JsonObject, at: NodePath, problems: Problems): void {
  for (const [name] of listMembers(additionalOperations)) {
    if (name.startsWith("x-")) continue;
    const here = pathTo(at, "additionalOperations", name);
    const rule = "additional-operation";
    const own = name.toLowerCase();
    if (HTTP_METHODS.includes(own))
      problems.error(here, {
        rule,
        message: `${name} is no additional operation: the path has a member for it.`,
        fix: `write it as ${own}, beside additionalOperations`,
      });
    else if (name !== name.toUpperCase())
      problems.error(here, {
        rule,
        message: `The method ${name} has small letters, but is sent in capitals.`,
        fix: `write ${name.toUpperCase()}`,
      });
    else if (!METHODS.includes(name))
      problems.warn(here, {
        rule,
        message: `No server on Node can read the method ${name}.`,
        fix: "use one that http.METHODS of Node lists, such as COPY, LOCK, MOVE or SEARCH",
      });
  }
}

/** The sender of webhooks sends a body at once. */
function refuseStreams({ body, responses }: Operation, at: NodePath, { context }: Reader): void {
  const media = [...(body?.media ?? []), ...responses.flatMap((response) => response.media)];
  if (media.some(({ kind }) => kind === "stream"))
    context.problems.error(at, {
      rule: "stream-items",
      message: "A webhook or callback cannot send or answer a stream of items.",
      fix: "describe the body by schema, or offer an operation that answers with the stream",
    });
}

/** Path parameters that are not declared: the types need them too. */
function undeclaredParameters(
  made: Operation,
  operation: JsonObject,
  item: JsonObject,
  { context }: Reader,
): JsonObject[] {
  const lists = [operation.parameters, item.parameters].flatMap((list) => asArray(list));
  const declared = new Set(
    lists.map((entry) => followRef(context.document, entry)).map((node) => `${node.in} ${node.name}`),
  );
  return made.parameters
    .filter((parameter) => parameter.in === "path" && !declared.has(`path ${parameter.name}`))
    .map(({ name }) => ({ name, in: "path", required: true, schema: { type: "string" } }));
}

function readResponsesOrDefault(
  node: JsonObject,
  id: string,
  at: NodePath,
  side: "request" | "response",
  context: ReadContext,
): Response[] {
  const responses = readResponses(node.responses, id, pathTo(at, "responses"), side, context);
  if (responses.length > 0) return responses;
  context.problems.warn(at, {
    rule: "operation-responses",
    message: "No responses are documented, so every answer is allowed.",
    fix: "add responses, with at least one status",
  });
  return readResponses(DEFAULT_RESPONSES, id, pathTo(at, "responses"), side, context);
}

/** The responses that were read, each under its normalised status. */
function withStandardStatuses(operation: JsonObject, made: Operation): JsonObject {
  const known = new Set(made.responses.map(({ status }) => status));
  const entries = Object.entries(asObject(operation.responses))
    .map(([status, response]) => [normaliseStatus(status), response] as const)
    .filter(([status]) => known.has(status));
  return entries.length > 0 ? Object.fromEntries(entries) : DEFAULT_RESPONSES;
}

const DEFAULT_RESPONSES = { default: { description: "Not documented." } };

function readOperation(
  own: Item & { readonly method: string },
  item: JsonObject,
  itemAt: NodePath,
  kind: "path" | "webhook",
  reader: Reader,
): Operation {
  const { method, node, path, at } = own;
  const { context, schemes } = reader;
  const id = chooseOperationId(own, kind, reader);
  const lists = [
    [node.parameters, pathTo(at, "parameters")],
    [item.parameters, pathTo(itemAt, "parameters")],
  ] as const;
  const [sent, answered] = kind === "path" ? (["request", "response"] as const) : (["response", "request"] as const);
  const parameters = readParameters(lists, id, kind === "path" ? path : undefined, context);
  return {
    id,
    typeName: unique(typeName(id), reader.typeNames),
    method,
    path,
    tag: chooseTag(context.document, node) ?? "default",
    summary: typeof node.summary === "string" ? node.summary : "",
    description: typeof node.description === "string" ? node.description : "",
    deprecation: readOperationDeprecation(node, context.document),
    parameters,
    body: readBody(node.requestBody, id, sent, context),
    responses: readResponsesOrDefault(node, id, at, answered, context),
    pages: kind === "path" ? readPages({ id, method, node, parameters }, at, context) : undefined,
    isRepeatable: kind === "path" && isRepeatable(method, node),
    security: readSecurity(
      node.security,
      kind === "path" ? context.document.security : [],
      schemes,
      at,
      context.problems,
    ),
    extensions: Object.fromEntries(Object.entries(node).filter(([key]) => key.startsWith("x-"))),
  };
}

function readPages(operation: PagedOperation, at: NodePath, context: ReadContext): Operation["pages"] {
  return readPagination(operation, context, (member, message, fix) => {
    const own = asObject(operation.node["x-pagination"]);
    const keys = member !== undefined && Object.hasOwn(own, member) ? ["x-pagination", member] : ["x-pagination"];
    context.problems.error(pathTo(at, ...keys), { rule: "contract/pagination", message, fix });
  });
}

/** An operation may name its successor by operationId: then its address is known too. */
function readOperationDeprecation(node: JsonObject, document: JsonObject): Operation["deprecation"] {
  const deprecation = readDeprecation(node);
  if (deprecation?.successor === undefined) return deprecation;
  const successor = listItems(document, "paths").find(({ node: item }) =>
    listPathOperations(item).some(({ node: other }) => other.operationId === deprecation.successor),
  );
  return successor === undefined ? deprecation : { ...deprecation, successorPath: successor.path };
}

function chooseOperationId(own: Item & { readonly method: string }, kind: "path" | "webhook", reader: Reader): string {
  const { operationId } = own.node;
  if (typeof operationId !== "string" || operationId === "") {
    const name =
      kind === "path"
        ? operationName(own.method, own.path)
        : operationName("", own.path).replace(/^./, (first) => first.toLowerCase());
    return unique(name, reader.ids);
  }
  const { problems } = reader.context;
  const first = reader.idPlaces.get(operationId);
  if (first === undefined) reader.idPlaces.set(operationId, own.at);
  else
    problems.error(pathTo(own.at, "operationId"), {
      rule: "operation-operationId-unique",
      message: `The operationId ${operationId} is already at ${problems.placeOf(pathTo(first, "operationId"))}.`,
      fix: "rename one of the two operations",
    });
  return unique(operationId, reader.ids);
}
