import { standardCode } from "../explain-text.ts";
import { AS_SENT, type ReadNote } from "../read.ts";
import type { Validator } from "../validator.ts";
import type { ParsedBody, RequestFault } from "./call.ts";
import { findPrototypeNames } from "./json-body.ts";

interface CheckedBody {
  readonly parsed: ParsedBody;
  /** What its caller should change. */
  readonly warnings: readonly ReadNote[];
}

/** Reads a body, or an item of one, as its caller meant it, checks it and fills in its defaults. Adds its faults to the list. */
export function checkBody(
  { value, text }: { readonly value: unknown; readonly text?: string },
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
