// Values that JSON does not have, on the way from a request to its handler and back. All checks see JSON values.

import { parseExact } from "../exact-json.ts";
import { standardCode } from "../explain-text.ts";
import type { ParameterRow, Shape } from "../parameter-model.ts";
import type { DecodedParameters } from "../parameters.ts";
import type { FieldRow, MediaRow, Route, RouteValues } from "../route.ts";
import { readMembers, readValues, toJson, type UnreadValue } from "../values.ts";
import type { Reply, RequestFault } from "./call.ts";

/** The route with rows by which integers beyond 2^53 are read exactly, if it has any. */
export function withExactIntegers(route: Route): Route {
  if (route.values?.exact !== true) return route;
  const { parameters: plans = {} } = route.values;
  const media = Object.entries(route.body?.media ?? {}).map(([type, row]) => [type, exactMedia(row)]);
  return {
    ...route,
    parameters: route.parameters.map((row) => (plans[row.in]?.[row.name] === undefined ? row : exactRow(row))),
    ...(route.body && { body: { ...route.body, media: Object.fromEntries(media) } }),
  };
}

const exactMedia = (row: MediaRow): MediaRow => ({
  ...row,
  ...(row.fields && { fields: row.fields.map((field): FieldRow => exactRow(field)) }),
  parse: parseExact,
});

/** A parameter or field whose large integers are read as bigints. */
export const exactRow = <Row extends ParameterRow>(row: Row, parse: (text: string) => unknown = parseExact): Row => ({
  ...row,
  shape: exactShape(row.shape),
  parse,
});

function exactShape(shape: Shape): Shape {
  switch (shape.kind) {
    case "scalar":
      return shape.types.includes("integer") ? { ...shape, types: [...shape.types, "int64"] } : shape;
    case "array":
      return { ...shape, items: exactShape(shape.items) };
    case "object": {
      const properties = Object.entries(shape.properties).map(([name, inner]) => [name, exactShape(inner)]);
      return {
        ...shape,
        properties: Object.fromEntries(properties),
        ...(shape.rest && { rest: exactShape(shape.rest) }),
      };
    }
    default:
      return shape;
  }
}

/** Reads the values of a body, or of an item of one, that was checked. Adds its faults to the list. */
export type ReadBodyValues = (value: unknown, faults: RequestFault[], faultCode: string, text?: string) => unknown;

export const readerOf =
  ({ all }: RouteValues, plan: string): ReadBodyValues =>
  (value, faults, faultCode, text) => {
    const made = readValues(all, plan, value, text);
    for (const fault of made.faults) faults.push({ in: "body", ...fault, ...kindOf(fault, faultCode) });
    return made.value;
  };

function kindOf(fault: UnreadValue, faultCode: string): Pick<RequestFault, "keyword" | "code"> {
  const keyword = fault.keyword ?? "format";
  return { keyword, code: standardCode(faultCode, keyword) };
}

interface ReadBody {
  readonly mediaType: string;
  readonly kind: MediaRow["kind"];
  readonly value: unknown;
  readonly text?: string;
}

/** Reads the values of a request that was checked: parameters in place, and the body, which is returned. */
export function readRequestValues(
  values: RouteValues,
  decoded: DecodedParameters,
  body: ReadBody | undefined,
  faults: RequestFault[],
  faultCode: string,
): { readonly body: unknown } {
  for (const place of ["path", "query", "header", "cookie"] as const)
    for (const fault of readMembers(values.all, values.parameters?.[place] ?? {}, decoded[place]))
      faults.push({ in: place, ...fault, ...kindOf(fault, faultCode) });
  const plan = body && values.body?.[body.mediaType];
  // The items of a stream are read when the handler asks for them.
  if (body === undefined || plan === undefined || body.kind === "stream") return { body: body?.value };
  return { body: readerOf(values, plan)(body.value, faults, faultCode, body.text) };
}

const convertReply = (reply: Reply, large: "json" | "number"): Reply => ({
  ...reply,
  ...(reply.headers && { headers: toJson(reply.headers, large === "json" ? "text" : large) as Reply["headers"] }),
  ...(reply.body !== undefined && { body: toJson(reply.body, large) }),
});

/** The reply as validators see it: with numbers, also where they are not exact. */
export const replyToCheck = (route: Route, reply: Reply): Reply =>
  route.values?.replies === true ? convertReply(reply, "number") : reply;

/** The reply as it is sent. */
export const replyToSend = (route: Route, reply: Reply): Reply =>
  route.values?.replies === true ? convertReply(reply, "json") : reply;
