import { isUtf8 } from "node:buffer";
import { escapeSegment } from "../json-values.ts";

export type ParsedJson = { readonly ok: true; readonly value: unknown; readonly text: string } | { readonly ok: false };

/**
 * Parses bytes as JSON. A byte order mark is skipped (RFC 8259 allows it). If an object repeats a name, the last value
 * counts, as everywhere in JavaScript.
 */
export function parseJson(bytes: Buffer, parse: (text: string) => unknown = JSON.parse): ParsedJson {
  if (!isUtf8(bytes)) return { ok: false };
  const text = bytes.toString("utf8");
  try {
    return { ok: true, value: parse(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text), text };
  } catch {
    return { ok: false };
  }
}

const MAX_FOUND = 50;

/**
 * Finds members named `__proto__`. Code that copies objects member by member would change a prototype by them, and a schema
 * that allows any name does not refuse them. The value is searched only if its text can contain the name.
 */
export function findPrototypeNames(text: string, value: unknown): string[] {
  const canContain = text.includes("__proto__") || text.includes("\\u005");
  const found: string[] = [];
  if (canContain) collectPrototypeNames(value, "", found);
  return found;
}

function collectPrototypeNames(value: unknown, pointer: string, found: string[]): void {
  if (typeof value !== "object" || value === null || found.length >= MAX_FOUND) return;
  for (const [name, member] of Object.entries(value)) {
    const place = `${pointer}/${escapeSegment(name)}`;
    if (name === "__proto__") found.push(place);
    else collectPrototypeNames(member, place, found);
  }
}
