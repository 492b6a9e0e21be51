import { settleIntegers } from "../exact-json.ts";
import { standardCode } from "../explain-text.ts";
import { escapeSegment } from "../json-values.ts";
import { decodeParameters, type RawParameters } from "../parameters.ts";
import { AS_SENT, type ReadNote } from "../read.ts";
import type { Route } from "../route.ts";
import type { Validator } from "../validator.ts";
import type { RequestFault } from "./call.ts";
import { checkBody } from "./check-body.ts";
import { invalid, type Refused, refused } from "./invalid.ts";
import type { Body } from "./read-body.ts";
import { readRequestValues } from "./route-values.ts";

export type DecodeOutcome =
  | { readonly ok: true; readonly request: object; readonly warnings: readonly ReadNote[] }
  | Refused;

/**
 * Decodes parameters and body, reads the body as its caller meant it, checks both against the contract and adds defaults. The faults of both are reported together:
 * parameters first, in the order of the document.
 */
export function decodeRequest(
  route: Route,
  raw: RawParameters,
  body: Body | undefined,
  faultCode: string,
): DecodeOutcome {
  const values = decodeParameters(route.parameters, raw);
  if (route.values?.exact === true) {
    for (const place of ["path", "query", "header", "cookie"] as const) settleIntegers(values[place]);
    if (body?.kind === "form" || body?.kind === "multipart") settleIntegers(body.value as object);
  }
  const faults: RequestFault[] = [];
  for (const row of route.parameters) {
    const place = row.in;
    const validator = route.validators.parameters[place]?.[row.name];
    const unreadableFault = values.faults.find((fault) => fault.in === place && fault.name === row.name);
    const value = values[place][row.name];
    if (unreadableFault !== undefined) {
      const { keyword, message } = unreadableFault;
      const at = pointerTo(row.name);
      faults.push({
        in: place,
        pointer: at,
        keyword,
        code: codeOfInvalid(validator, at, standardCode(faultCode, keyword)),
        message,
      });
    } else if (value !== undefined && validator !== undefined && !validator(value)) {
      for (const fault of validator.explain(value, { at: pointerTo(row.name) })) faults.push({ in: place, ...fault });
    }
  }
  // The items of a stream are checked when the handler asks for them.
  const checked =
    body && body.kind !== "stream"
      ? checkBody(body, route.validators.body[body.mediaType], faults, faultCode)
      : undefined;
  if (faults.length > 0) return refused(invalid("invalid", { faults, body: checked?.parsed }));
  const warnings = checked?.warnings ?? AS_SENT.warnings;
  const made = route.values && readRequestValues(route.values, values, body, faults, faultCode);
  if (faults.length > 0) return refused(invalid("invalid", { faults, body: checked?.parsed }));
  const { path, query, header, cookie } = values;
  if (body === undefined) return { ok: true, request: { path, query, header, cookie }, warnings };
  const { mediaType } = body;
  const value = made === undefined ? body.value : made.body;
  return { ok: true, request: { path, query, header, cookie, mediaType, body: value }, warnings };
}

const pointerTo = (name: string): string => `/${escapeSegment(name)}`;

/** A parameter that cannot be read has the code of any invalid value of that parameter. */
const codeOfInvalid = (validator: Validator | undefined, at: string, faultCode: string): string =>
  validator?.explain(undefined, { at, faultCode })[0]?.code ?? faultCode;
