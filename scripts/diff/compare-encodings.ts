import { asObject, type Json, type JsonObject } from "../schema/json.ts";
import type { OperationDiff } from "./operation-diff.ts";
import { code, codes, formerly, listed } from "./wording.ts";

/** How the fields of a form are sent. */
export function compareEncodings(diff: OperationDiff, before: JsonObject, after: JsonObject): void {
  for (const field of Object.keys({ ...before, ...after })) {
    const [old, now] = [asObject(before[field]), asObject(after[field])];
    compareContentTypes(diff, field, old.contentType, now.contentType);
    const [earlier, later] = [old, now].map(getSerialization);
    if (earlier === later) continue;
    const sentence = `\`${field}\` is now serialized as ${later}${formerly(earlier)}`;
    const scope = { kind: "field", name: field, affects: "using" } as const;
    diff.add("major", "encoding", sentence, { part: "request", field, before: earlier, after: later, scope });
  }
}

const getSerialization = ({ style, explode, allowReserved }: JsonObject): string =>
  [
    typeof style === "string" ? style : "form",
    ...((explode ?? (style === undefined || style === "form")) ? ["exploded"] : []),
    ...(allowReserved === true ? ["with reserved characters"] : []),
  ].join(", ");

/** A field without a list of types has the type that follows from its schema, which a list mostly only spells out. */
function compareContentTypes(diff: OperationDiff, field: string, before?: Json, after?: Json): void {
  const list = (types: Json | undefined): string[] =>
    typeof types === "string" ? types.split(",").map((type) => type.trim().toLowerCase()) : [];
  const [old, now] = [list(before), list(after)];
  const { isWebhook } = diff.old;
  const details = { part: "request", field, before, after };
  const scope = { kind: "field", name: field, affects: "using" } as const;
  const lost = old.filter((type) => now.length > 0 && !now.includes(type));
  const gained = now.filter((type) => old.length > 0 && !old.includes(type));
  const types = (words: readonly string[]): string => `the type ${listed(codes(words))}`;
  if (lost.length > 0) {
    const change = isWebhook ? "is no longer sent with" : "is no longer accepted with";
    diff.add(isWebhook ? "minor" : "major", "encoding", `\`${field}\` ${change} ${types(lost)}`, { ...details, scope });
  }
  if (gained.length > 0)
    diff.add("minor", "encoding", `\`${field}\` may now have ${types(gained)}`, { ...details, warning: isWebhook });
  if (old.length === 0 && now.length > 0)
    diff.add("minor", "encoding", `\`${field}\` now has ${types(now)}`, { ...details, scope, warning: true });
  if (old.length > 0 && now.length === 0)
    diff.add("minor", "encoding", `\`${field}\` may now have another type than ${code(old.join(", "))}`, details);
}
