import type { Route } from "../../generated/routes.ts";
import type { Validator } from "../../generated/validators.js";
import type { Reply } from "./reply.ts";

/** Where a reply differs from the contract: places and rules, never values. Empty: nowhere. */
export function replyFaults(route: Route, reply: Reply): string[] {
  const documented = route.replies[String(reply.status)];
  const validators = route.validators.responses[String(reply.status)];
  if (documented === undefined || validators === undefined) return [`status ${reply.status} is not documented`];
  const mediaType = reply.mediaType ?? documented[0] ?? "";
  if (!documented.includes(mediaType)) return [`media type ${mediaType} is not documented`];
  const body = validators.body[mediaType];
  return [
    ...(body ? faultsOf(body, reply.body, "body") : []),
    ...Object.entries(validators.headers).flatMap(([name, validator]) => {
      const value = reply.headers?.[name];
      return value === undefined ? [] : faultsOf(validator, value, name);
    }),
  ];
}

const faultsOf = (validator: Validator, value: unknown, place: string): string[] =>
  validator(value) ? [] : validator.explain(value).map((fault) => `${place}${fault.pointer}: ${fault.keyword}`);
