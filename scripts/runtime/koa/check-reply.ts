import type { Route } from "../route.ts";
import type { Validator } from "../validator.ts";
import type { Reply } from "./call.ts";

/** Where a reply breaks the contract: places and keywords, never values. Empty if it does not. */
export function findReplyFaults(route: Route, reply: Reply): string[] {
  const key = findDocumentedStatus(route, reply.status);
  const documented = key === undefined ? undefined : route.replies[key];
  const validators = key === undefined ? undefined : route.validators.responses[key];
  if (key === undefined || documented === undefined || validators === undefined)
    return [`status ${reply.status} is not documented`];
  return [...bodyFaults(documented, validators.body, reply), ...headerFaults(route, key, validators.headers, reply)];
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
  validator(value) ? [] : validator.explain(value).map((fault) => `${place}${fault.pointer}: ${fault.keyword}`);
