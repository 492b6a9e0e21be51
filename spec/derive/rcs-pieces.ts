import type { JsonObject } from "./json.ts";
import type { RcsLimits } from "./rcs-table.ts";

// The schemas of single values, the same for both styles. Each names the result code of its violation.

/** Codes of this contract that the format rules answer; their texts stand in tables/result-codes.yaml. */
export const CODE = {
  file: "A217",
  textTooLong: "A328",
  button: "A406",
  content: "A415",
  cards: "A417",
  subContent: "A424",
} as const;

/** A member that the format does not have; `reason` completes "must be left out: ". */
export function absent(code: string, reason: string): JsonObject {
  return { not: {}, "x-code": code, "x-message": `must be left out: ${reason}` };
}

function text(limit: number, code: JsonObject | string): JsonObject {
  return { type: "string", maxLength: limit, "x-placeholders": true, "x-code": code };
}

export function titleRule(limits: RcsLimits): JsonObject {
  return limits.title === 0 ? absent(CODE.content, "this format has no title") : text(limits.title, CODE.content);
}

export function textRule(limits: RcsLimits): JsonObject {
  if (limits.text === 0) return absent(CODE.content, "this format has no text");
  return text(limits.text, { default: CODE.content, maxLength: CODE.textTooLong });
}

export function detailTextRule(limit: number): JsonObject {
  return text(limit, CODE.content);
}

export function labelRule(limit: number): JsonObject {
  return { type: "string", maxLength: limit, "x-placeholders": true, "x-code": CODE.button };
}

/** The media reference in a body: a value of the body is open to placeholders, so its form is loosened with it. */
export function bodyMediaRule(limits: RcsLimits): JsonObject {
  if (limits.images.length === 0) return absent(CODE.content, "this format has no image");
  return {
    type: "string",
    pattern: "^maapfile://[A-Za-z0-9._~/-]+$",
    maxLength: 200,
    "x-placeholders": true,
    "x-code": CODE.file,
  };
}

/** Where neither title nor image exists the text is all there is, so it must be there. */
export function textIsAll(limits: RcsLimits): boolean {
  return limits.content === "standalone" && limits.images.length === 0 && limits.title === 0;
}
