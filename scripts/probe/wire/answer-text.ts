import { writeExact } from "../../runtime/exact-json.ts";
import { at, type Json } from "../../schema/json.ts";
import { replaceAt } from "../../schema/replace-at.ts";
import { jsonOf } from "../contract/wire-value.ts";
import type { WireAnswer } from "./answer.ts";

const MAX_TEXT = 300;
/** How much of a long body is shown before the place that is wrong. */
const BEFORE = 100;

/** An answer in one line. Of a long body, the part with the value at the pointer is shown. */
export function answerText({ status, headers, body }: WireAnswer, pointer = ""): string {
  const type = headers.get("content-type");
  const text = Buffer.from(body).toString().replaceAll(/\s+/g, " ");
  const shown = text.length > MAX_TEXT ? cut(text, body, pointer) : text;
  return `${status}${type === null ? "" : ` ${type}`}${shown === "" ? "" : `: ${shown}`}`;
}

function cut(text: string, body: Uint8Array, pointer: string): string {
  const value = pointer === "" ? undefined : jsonOf(body).value;
  const start = value === undefined ? 0 : findStart(value as Json, pointer);
  // The text is written again without blanks, so that the position is right.
  const whole = start === 0 ? text : writeExact(value);
  const from = Math.max(0, start - BEFORE);
  const part = whole.slice(from, from + MAX_TEXT);
  return `${from > 0 ? "…" : ""}${part}${from + MAX_TEXT < whole.length ? "…" : ""}`;
}

/** Where the JSON text of the value has what the pointer leads to; 0 if it leads nowhere. */
function findStart(value: Json, pointer: string): number {
  if (at(value, pointer) === undefined) return 0;
  const mark = "\u0000place";
  const marked = replaceAt(value, pointer, () => mark);
  return Math.max(0, writeExact(marked).indexOf(writeExact(mark)));
}
