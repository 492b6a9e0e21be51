import type { Route } from "../../generated/routes.ts";
import { decodeParameters, type RawParameters } from "../../generated/runtime/parameters.js";
import type { Validator } from "../../generated/validators.js";
import { fault, refuseFor } from "../domain/refusal.ts";
import type { Fault, Refusal, Written } from "../handlers/all.ts";
import { type Body, notJson } from "./body.ts";
import { isTooDeep, prototypeNames } from "./parse-json.ts";

export type DecodeOutcome =
  | { readonly ok: true; readonly request: object; readonly written: Written | undefined }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * Parameters and body, checked against the contract, with defaults put in. All faults of both are one group: parameters
 * first, as the document lists them.
 */
export function decodeRequest(route: Route, raw: RawParameters, body: Body | undefined): DecodeOutcome {
  const values = decodeParameters(route.parameters, raw);
  const faults: Fault[] = [];
  let added: readonly string[] = [];
  for (const row of route.parameters) {
    const validator = route.validators.parameters[row.in]?.[row.name];
    const broken = values.faults.find((entry) => entry.in === row.in && entry.name === row.name);
    const value = values[row.in][row.name];
    if (broken === undefined && value === undefined) continue;
    const at = `/${row.name}`;
    if (broken) faults.push({ pointer: at, code: codeAt(validator, at), message: broken.message });
    else if (validator && !validator(value)) faults.push(...validator.explain(value, { at }));
  }
  if (body !== undefined) {
    const validator = route.validators.body[body.mediaType];
    if (validator && !validator(body.value)) {
      // Part of parsing, which comes before; looked at only here because only here it can be.
      if (isTooDeep(body.value)) return { ok: false, refusal: notJson() };
      faults.push(...validator.explain(body.value));
    } else added = validator?.fill(body.value) ?? added;
    const traps = body.source ? prototypeNames(body.source.text, body.value) : [];
    for (const pointer of traps)
      if (!faults.some((known) => known.pointer === pointer)) faults.push(fault("A011", pointer));
  }
  const refusal = refuseFor(faults);
  if (refusal) return { ok: false, refusal };
  const { path, query, header, cookie } = values;
  if (body === undefined) return { ok: true, request: { path, query, header, cookie }, written: undefined };
  const request = { path, query, header, cookie, mediaType: body.mediaType, body: body.value };
  return { ok: true, request, written: writtenOf(body, route.validators.body[body.mediaType], added) };
}

/** Undefined where the body is not JSON, or is not what was written any more. */
function writtenOf({ source }: Body, validator: Validator | undefined, added: readonly string[]): Written | undefined {
  if (source === undefined || validator?.fillsWithin) return undefined;
  return { bytes: source.bytes, hasEscapes: source.text.includes("\\u"), added };
}

/** What cannot even be read has the code that any wrong value has there. */
function codeAt(validator: Validator | undefined, at: string): string {
  return validator?.explain(undefined, { at })[0]?.code ?? "A011";
}
