import type { IncomingHttpHeaders } from "node:http";
import type { MediaRow } from "../runtime/route.ts";

export interface ChosenMedia {
  /** As the document writes it. */
  readonly type: string;
  readonly row: MediaRow;
}

type MediaRows = Readonly<Record<string, MediaRow>>;

/**
 * Finds the media type of an operation that a body has: the exact type, else a range such as `image/*`, else any. Text must
 * be UTF-8, and compressed bodies are not accepted.
 */
export function findBodyMedia(headers: IncomingHttpHeaders, rows: MediaRows): ChosenMedia | undefined {
  const { "content-encoding": encoding, "content-type": type = "" } = headers;
  if (encoding !== undefined && encoding.trim().toLowerCase() !== "identity") return undefined;
  const found = exactMedia(type, rows) ?? matchingMedia(type, rows);
  return found !== undefined && found.row.kind !== "bytes" && !isUtf8(type) ? undefined : found;
}

function exactMedia(type: string, rows: MediaRows): ChosenMedia | undefined {
  const row = Object.hasOwn(rows, type) ? rows[type] : undefined;
  return row && { type, row };
}

function matchingMedia(contentType: string, rows: MediaRows): ChosenMedia | undefined {
  const type = essence(contentType);
  if (!type.includes("/")) return undefined;
  const documented = Object.keys(rows);
  const range = `${type.slice(0, type.indexOf("/"))}/*`;
  const key =
    documented.find((one) => essence(one) === type) ??
    documented.find((one) => essence(one) === range) ??
    documented.find((one) => essence(one) === "*/*");
  return key === undefined ? undefined : exactMedia(key, rows);
}

const essence = (type: string): string => (type.split(";")[0] ?? "").trim().toLowerCase();

function isUtf8(type: string): boolean {
  if (!type.includes(";")) return true;
  const charset = /;\s*charset="?([^";\s]*)/i.exec(type)?.[1];
  return charset === undefined || /^utf-?8$/i.test(charset);
}
