import type { Fault } from "../explain.ts";
import type { Route } from "../route.ts";
import type { StreamRow } from "../stream-model.ts";
import type { Validator } from "../validator.ts";
import type { Reply } from "./call.ts";

/** Where a reply breaks the contract: places and keywords, never values. Empty if it does not. */
export function findReplyFaults(route: Route, reply: Reply): string[] {
  const key = findDocumentedStatus(route, reply.status);
  const documented = key === undefined ? undefined : route.replies[key];
  const validators = key === undefined ? undefined : route.validators.responses[key];
  if (key === undefined || documented === undefined || validators === undefined)
    return [`status ${reply.status} is not documented`];
  const stream = findReplyStream(route, reply);
  const faults = stream ? streamFaults(reply) : bodyFaults(documented, validators.body, reply);
  return [...faults, ...headerFaults(route, key, validators.headers, reply)];
}

/** A reply that is a stream of items. */
export interface ReplyStream {
  readonly mediaType: string;
  readonly row: StreamRow;
  readonly validator: Validator | undefined;
}

export function findReplyStream(route: Route, { status, mediaType }: Reply): ReplyStream | undefined {
  // Most operations have no streams.
  if (route.replyStreams === undefined) return undefined;
  const key = findDocumentedStatus(route, status) ?? "";
  const type = mediaType ?? route.replies[key]?.[0] ?? "";
  const row = route.replyStreams[key]?.[type];
  return row && { mediaType: type, row, validator: route.validators.responses[key]?.body[type] };
}

/** The items are checked one by one, when they are sent. */
const streamFaults = ({ body }: Reply): string[] =>
  isAsyncIterable(body) ? [] : ["the body is no async iterable of items"];

export const isAsyncIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.asyncIterator in value;

/** Throws if an item of a stream is not one of the document. */
export function assertItem(operationId: string, validator: Validator | undefined, item: unknown): void {
  if (validator === undefined || validator(item)) return;
  const faults = explainFaults(validator, withoutUndefined(item), "item");
  if (faults.length > 0) throw new Error(`${operationId} breaks the contract: ${faults.join("; ")}`);
}

/** `200` before `2XX` before `default`. */
export function findDocumentedStatus({ replies }: Pick<Route, "replies">, status: number): string | undefined {
  const exact = String(status);
  if (Object.hasOwn(replies, exact)) return exact;
  return [`${exact.slice(0, 1)}XX`, "default"].find((key) => Object.hasOwn(replies, key));
}

type Validators = { readonly [name: string]: Validator };

function bodyFaults(documented: readonly string[], validators: Validators, reply: Reply): string[] {
  if (documented.length === 0) return reply.body === undefined ? [] : ["a body is not documented"];
  const mediaType = reply.mediaType ?? documented[0] ?? "";
  const key = documented.find((one) => one === mediaType) ?? documented.find((one) => isWithin(mediaType, one));
  if (key === undefined) return [`media type ${mediaType} is not documented`];
  const validator = validators[key];
  if (validator === undefined || validator(reply.body)) return [];
  return explainFaults(validator, withoutUndefined(reply.body), "body");
}

/** JSON leaves out members that are undefined. Few replies have any, so a copy is made only where the check has failed. */
function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUndefined);
  if (!isPlainObject(value)) return value;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(members.map(([name, member]) => [name, withoutUndefined(member)]));
}

/** Not a stream or a date, which are sent otherwise. */
function isPlainObject(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** A range such as `image/*`. */
const isWithin = (mediaType: string, range: string): boolean =>
  range === "*/*" || (range.endsWith("/*") && mediaType.startsWith(range.slice(0, -1)));

function headerFaults(route: Route, status: string, validators: Validators, reply: Reply): string[] {
  const sent = new Map(Object.entries(reply.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]));
  const getSent = (name: string): unknown => sent.get(name.toLowerCase());
  const rows = Object.entries(route.replyHeaders?.[status] ?? {});
  return [
    ...rows.flatMap(([name, row]) => (row.required && getSent(name) === undefined ? [`${name}: required`] : [])),
    ...Object.entries(validators).flatMap(([name, validator]) =>
      getSent(name) === undefined ? [] : explainFaults(validator, getSent(name), name),
    ),
  ];
}

const explainFaults = (validator: Validator, value: unknown, place: string): string[] =>
  validator(value) ? [] : validator.explain(value).map((fault) => `${place}${fault.pointer}: ${nameRule(fault)}`);

/** The keyword; with the type that is expected, because a keyword alone does not say it. */
const nameRule = ({ keyword, message }: Fault): string => (keyword === "type" ? `${keyword} (${message})` : keyword);
