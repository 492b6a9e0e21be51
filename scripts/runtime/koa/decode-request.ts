import { standardCode } from "../explain-text.ts";
import { escapeSegment } from "../json-values.ts";
import { decodeParameters, type RawParameters } from "../parameters.ts";
import { AS_SENT, type ReadNote } from "../read.ts";
import type { Route } from "../route.ts";
import type { Validator } from "../validator.ts";
import type { ParsedBody, RequestFault } from "./call.ts";
import { invalid, type Refused, refused } from "./invalid.ts";
import { findPrototypeNames } from "./json-body.ts";
import type { Body } from "./read-body.ts";

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
  const checked = body && checkBody(body, route.validators.body[body.mediaType], faults, faultCode);
  if (faults.length > 0) return refused(invalid("invalid", { faults, body: checked?.parsed }));
  const warnings = checked?.warnings ?? AS_SENT.warnings;
  const { path, query, header, cookie } = values;
  if (body === undefined) return { ok: true, request: { path, query, header, cookie }, warnings };
  const { mediaType, value } = body;
  return { ok: true, request: { path, query, header, cookie, mediaType, body: value }, warnings };
}

const pointerTo = (name: string): string => `/${escapeSegment(name)}`;

interface CheckedBody {
  readonly parsed: ParsedBody;
  /** What its caller should change. */
  readonly warnings: readonly ReadNote[];
}

/** Reads and checks the body. Adds its faults to the list. */
function checkBody(
  { value, text }: Body,
  validator: Validator | undefined,
  faults: RequestFault[],
  faultCode: string,
): CheckedBody {
  const read = validator?.read(value) ?? AS_SENT;
  const explain = (other: unknown): readonly RequestFault[] =>
    validator === undefined || validator(other)
      ? []
      : validator.explain(other).map((one) => ({ in: "body", ...one, pointer: read.sentPointer(one.pointer) }));
  const checked: CheckedBody = { parsed: { value, explain }, warnings: read.warnings };
  for (const fault of read.faults)
    faults.push({ in: "body", ...fault, keyword: "x-also", code: standardCode(faultCode, "x-also") });
  const found = explain(value);
  if (found.length > 0) faults.push(...found);
  else validator?.fill(value);
  if (text === undefined) return checked;
  const unknownName = { keyword: "additionalProperties", message: "is not known here" };
  for (const pointer of findPrototypeNames(text, value))
    if (!faults.some((fault) => fault.in === "body" && fault.pointer === pointer))
      faults.push({ in: "body", pointer, ...unknownName, code: standardCode(faultCode, unknownName.keyword) });
  return checked;
}

/** A parameter that cannot be read has the code of any invalid value of that parameter. */
const codeOfInvalid = (validator: Validator | undefined, at: string, faultCode: string): string =>
  validator?.explain(undefined, { at, faultCode })[0]?.code ?? faultCode;
