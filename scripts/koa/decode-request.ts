import { escapeSegment } from "../runtime/json-values.ts";
import { decodeParameters, type RawParameters } from "../runtime/parameters.ts";
import type { Route } from "../runtime/route.ts";
import type { Validator } from "../runtime/validator.ts";
import type { Invalid, RequestFault } from "./call.ts";
import { invalid, unreadable } from "./invalid.ts";
import { isTooDeep, prototypeNames } from "./json-body.ts";
import type { Body } from "./read-body.ts";

export type DecodeOutcome =
  | { readonly ok: true; readonly request: object }
  | { readonly ok: false; readonly invalid: Invalid };

/**
 * Parameters and body, checked against the contract, with defaults put in. All faults of both are told at once: parameters
 * first, as the document lists them.
 */
export function decodeRequest(
  route: Route,
  raw: RawParameters,
  body: Body | undefined,
  faultCode: string,
): DecodeOutcome {
  const values = decodeParameters(route.parameters, raw);
  const faults: RequestFault[] = [];
  for (const row of route.parameters) {
    const place = row.in;
    const validator = route.validators.parameters[place]?.[row.name];
    const broken = values.faults.find((fault) => fault.in === place && fault.name === row.name);
    const value = values[place][row.name];
    if (broken !== undefined) {
      const { keyword, message } = broken;
      const at = pointerTo(row.name);
      faults.push({ in: place, pointer: at, keyword, code: codeOfWrong(validator, at) ?? faultCode, message });
    } else if (value !== undefined && validator !== undefined && !validator(value)) {
      for (const fault of validator.explain(value, { at: pointerTo(row.name) })) faults.push({ in: place, ...fault });
    }
  }
  const bodyFault = body && checkBody(body, route.validators.body[body.mediaType], faults, faultCode);
  if (bodyFault !== undefined) return { ok: false, invalid: bodyFault };
  if (faults.length > 0) return { ok: false, invalid: invalid("invalid", { faults }) };
  const { path, query, header, cookie } = values;
  if (body === undefined) return { ok: true, request: { path, query, header, cookie } };
  return { ok: true, request: { path, query, header, cookie, mediaType: body.mediaType, body: body.value } };
}

const pointerTo = (name: string): string => `/${escapeSegment(name)}`;

/** Adds what is wrong with the body to the faults. Returns what makes it no body at all. */
function checkBody(
  { value, text }: Body,
  validator: Validator | undefined,
  faults: RequestFault[],
  faultCode: string,
): Invalid | undefined {
  if (validator !== undefined && !validator(value)) {
    // Part of parsing, which comes before; looked at only here because only here it can be.
    if (isTooDeep(value)) return unreadable("must be JSON", faultCode);
    for (const fault of validator.explain(value)) faults.push({ in: "body", ...fault });
  } else validator?.fill(value);
  if (text === undefined) return undefined;
  for (const pointer of prototypeNames(text, value))
    if (!faults.some((fault) => fault.in === "body" && fault.pointer === pointer))
      faults.push({
        in: "body",
        pointer,
        keyword: "additionalProperties",
        code: faultCode,
        message: "is not known here",
      });
  return undefined;
}

/** What cannot even be read has the code that any wrong value has there. */
const codeOfWrong = (validator: Validator | undefined, at: string): string | undefined =>
  validator?.explain(undefined, { at })[0]?.code;
