import { bytes, segments, unsendable } from "../../../client/segments.ts";
import type { Meter } from "../fields.ts";

const MOST_PARTS = 5;

/** How much of a text is used. */
export function measure(text: string, meter: Meter): { readonly words: string; readonly isOver: boolean } {
  if (meter.unit === "parts") {
    const { encoding, parts, fits } = segments(text);
    const alphabet = encoding === "ucs2" ? "UCS-2" : "GSM alphabet";
    return { words: `${text.length} characters, ${parts.length} of ${MOST_PARTS} parts, ${alphabet}`, isOver: !fits };
  }
  const used = meter.unit === "bytes" ? bytes(text) : [...text].length;
  const odd = meter.unit === "bytes" ? unsendable(text) : [];
  const unit = meter.unit === "bytes" ? " bytes" : "";
  return {
    words: `${used} / ${meter.max}${unit}${odd.length > 0 ? `, cannot send ${odd.join(" ")}` : ""}`,
    isOver: used > meter.max || odd.length > 0,
  };
}

export function MeterText({ text, meter }: { readonly text: string; readonly meter: Meter }) {
  const { words, isOver } = measure(text, meter);
  return <span class={isOver ? "meter over" : "meter"}>{words}</span>;
}
