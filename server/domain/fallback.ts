import type { components } from "../../generated/types.ts";
import type { ContractRules } from "./circumstances.ts";
import type { Entry } from "./entry.ts";

type Fallback = components["schemas"]["Fallback"];

const AT = "/fallback";

/** The entries of a single send: its message, and its fallback where it has one. */
export function withFallback(
  message: Entry,
  fallback: Fallback | undefined,
  ownFrom: string | undefined,
  rules: ContractRules,
): readonly Entry[] {
  return fallback === undefined ? [message] : [message, fallbackEntry(fallback, ownFrom, rules)];
}

function fallbackEntry(fallback: Fallback, ownFrom: string | undefined, rules: ContractRules): Entry {
  const { type, text, title, fileKey = [], originCID } = fallback;
  const from = fallback.from ?? ownFrom;
  if (from === undefined) throw new Error("A fallback without a sender number came past the schema");
  const place = { at: AT, origin: "fallback-object", fromIsInherited: fallback.from === undefined } as const;
  const short = { from, text, ...(originCID !== undefined && { originCID }) };
  // What an SMS cannot carry makes it a long message: a text over its limit, or an image.
  if (type === "SMS" && fileKey.length === 0 && rules.explainStep("sms", short).length === 0)
    return { ...place, channel: "sms", payload: short, unsent: { title } };
  const long = { ...short, ...(title !== undefined && { title }), ...(fileKey.length > 0 && { fileKey }) };
  return { ...place, channel: "mms", payload: long };
}
