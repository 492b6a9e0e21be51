import { bytes, segments } from "../../client/segments.ts";
import { getLimit } from "../channels/table.ts";
import { type Json, listAt, textAt } from "../compose/json.ts";

const SHORT = getLimit("sms", "/text")?.max ?? 0;
const LONG = getLimit("mms", "/text")?.max ?? 0;

/** The bytes of a domestic text, and what it goes out as. Only a fallback becomes an LMS when it is too long for an SMS. */
export function describeDomestic(channel: "sms" | "mms", message: Json): string {
  const used = bytes(textAt(message, "text"));
  const isFallback = textAt(message, "type") === "SMS";
  if (channel === "sms" && !(isFallback && used > SHORT)) return `SMS · ${used} / ${SHORT} bytes`;
  const kind = listAt(message, "fileKey").length > 0 ? "MMS" : "LMS";
  return `${kind} · ${used} / ${LONG} bytes`;
}

/** The parts in which an international text is sent. */
export function describeInternational(text: string): string {
  const { encoding, parts } = segments(text);
  const count = parts.length === 1 ? "1 part" : `${parts.length} parts`;
  return `${count} · ${encoding === "ucs2" ? "UCS-2" : "GSM alphabet"} · ${text.length} characters`;
}
