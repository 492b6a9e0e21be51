import { standardCode } from "../runtime/explain-text.ts";
import { escapeSegment } from "../runtime/json-values.ts";
import { decodeParameters, type RawParameters } from "../runtime/parameters.ts";
import type { Route } from "../runtime/route.ts";
import type { Validator } from "../runtime/validator.ts";
import type { RequestFault } from "./call.ts";
import { invalid, type Refused, refused } from "./invalid.ts";
import { findPrototypeNames } from "./json-body.ts";
import type { Body } from "./read-body.ts";

export type DecodeOutcome = { readonly ok: true; readonly request: object } | Refused;

/**
 * Decodes parameters and body, checks them against the contract and adds defaults. The faults of both are reported together:
 * parameters first, in the order of the document.
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
  if (body !== undefined) checkBody(body, route.validators.body[body.mediaType], faults, faultCode);
  if (faults.length > 0) return refused(invalid("invalid", { faults }));
  const { path, query, header, cookie } = values;
  if (body === undefined) return { ok: true, request: { path, query, header, cookie } };
  return { ok: true, request: { path, query, header, cookie, mediaType: body.mediaType, body: body.value } };
}

const pointerTo = (name: string): string => `/${escapeSegment(name)}`;

/** Adds the body's faults to the list. */
function checkBody(
  { value, text }: Body,
  validator: Validator | undefined,
  faults: RequestFault[],
  faultCode: string,
): void {
  if (validator !== undefined && !validator(value)) {
    for (const fault of validator.explain(value)) faults.push({ in: "body", ...fault });
  } else validator?.fill(value);
  if (text === undefined) return;
  const unknownName = { keyword: "additionalProperties", message: "is not known here" };
  for (const pointer of findPrototypeNames(text, value))
    if (!faults.some((fault) => fault.in === "body" && fault.pointer === pointer))
      faults.push({ in: "body", pointer, ...unknownName, code: standardCode(faultCode, unknownName.keyword) });
}

/** A parameter that cannot be read has the code of any invalid value of that parameter. */
const codeOfInvalid = (validator: Validator | undefined, at: string, faultCode: string): string =>
  validator?.explain(undefined, { at, faultCode })[0]?.code ?? faultCode;
