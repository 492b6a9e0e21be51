import type { Fault, ResultCode } from "./model.ts";
import { below } from "./pointer.ts";
import { fault } from "./refusal.ts";

/** The codes of strings by the names of their fields, where the contract has one for what cannot be sent. */
const CODES = { text: "A303", ref: "A305", paymentCode: "A310" } as const;
const FALLBACK_CODES = { text: "A314" } as const;

type Codes = Readonly<Partial<Record<string, ResultCode>>>;

const NULL = "\u0000";

/**
 * Half a surrogate pair is no character, and NUL none that a carrier or the database takes. JSON can write both, by escapes
 * only, so the schema lets them pass.
 */
export function unsendableFaults(value: unknown, at: string, ofFallback = false): Fault[] {
  if (isSendableAll(value)) return [];
  const faults: Fault[] = [];
  search(value, at, "A011", ofFallback ? FALLBACK_CODES : CODES, faults);
  return faults;
}

/** Asked first, for hardly a message holds any: the places of its fields need not be put into words then. */
function isSendableAll(value: unknown): boolean {
  if (typeof value === "string") return isSendable(value);
  if (typeof value !== "object" || value === null) return true;
  if (Array.isArray(value)) return value.every(isSendableAll);
  for (const name in value) if (!isSendableAll(value[name as keyof typeof value])) return false;
  return true;
}

function search(value: unknown, at: string, code: ResultCode, codes: Codes, faults: Fault[]): void {
  if (typeof value === "string") {
    if (!isSendable(value)) faults.push(fault(code, at, "must consist of whole Unicode characters, without U+0000"));
  } else if (Array.isArray(value)) {
    value.forEach((item, index) => {
      search(item, below(at, index), code, codes, faults);
    });
  } else if (typeof value === "object" && value !== null) {
    for (const [key, part] of Object.entries(value)) search(part, below(at, key), codeOf(key, codes), codes, faults);
  }
}

function codeOf(field: string, codes: Codes): ResultCode {
  return (Object.hasOwn(codes, field) ? codes[field] : undefined) ?? "A011";
}

function isSendable(text: string): boolean {
  return text.isWellFormed() && !text.includes(NULL);
}
