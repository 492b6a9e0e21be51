import { findMediaType, normaliseMediaType } from "../runtime/media-type.ts";
import { asObject, type Json, type JsonObject } from "../schema/json.ts";
import type { Schema } from "../schema/walk.ts";
import { comparePermission } from "./compare-parameters.ts";
import type { OperationDiff, WrittenValue } from "./operation-diff.ts";
import { readSerialization } from "./read-document.ts";
import { code, codes, listed } from "./wording.ts";

/** The fields of a form, and how they are sent. */
export interface Form {
  readonly schema: Schema;
  readonly encodings: JsonObject;
}

export function compareEncodings(diff: OperationDiff, before: Form, after: Form): void {
  for (const field of Object.keys({ ...before.encodings, ...after.encodings })) {
    const [old, now] = [asObject(before.encodings[field]), asObject(after.encodings[field])];
    compareContentTypes(diff, field, old.contentType, now.contentType);
    const scope = { kind: "field", name: field, affects: "using" } as const;
    const details = { part: "request", field, scope };
    const written = ({ schema }: Form, encoding: JsonObject): WrittenValue => ({
      ...{ schema, property: field, serialization: readSerialization(encoding, "form") },
    });
    diff.compareSerialization("encoding", code(field), written(before, old), written(after, now), details);
    const [had, has] = [old.allowReserved === true, now.allowReserved === true];
    comparePermission(diff, "allowReserved", code(field), [had, has], details);
  }
}

/** A field without a list of types has the type that follows from its schema, which a list mostly only spells out. */
function compareContentTypes(diff: OperationDiff, field: string, before?: Json, after?: Json): void {
  const list = (types: Json | undefined): string[] =>
    typeof types === "string" ? types.split(",").map(normaliseMediaType) : [];
  const [old, now] = [list(before), list(after)];
  const { isWebhook } = diff.old;
  const details = { part: "request", field, before, after };
  const scope = { kind: "field", name: field, affects: "using" } as const;
  const lost = old.filter((type) => now.length > 0 && findMediaType(type, now) === undefined);
  const gained = now.filter((type) => old.length > 0 && findMediaType(type, old) === undefined);
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
