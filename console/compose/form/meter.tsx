import { bytes, segments, unsendable } from "../../../client/segments.ts";
import { MAX_PARTS } from "../../../spec/keywords/segments.ts";
import type { FieldLimit } from "../limits.ts";

/** How much of a text is used: of a limit, or of the parts of an international text. */
export function measure(
  text: string,
  limit: FieldLimit | "parts",
): { readonly words: string; readonly isOver: boolean } {
  if (limit === "parts") {
    const { encoding, parts, fits } = segments(text);
    const alphabet = encoding === "ucs2" ? "UCS-2" : "GSM alphabet";
    return { words: `${text.length} characters, ${parts.length} of ${MAX_PARTS} parts, ${alphabet}`, isOver: !fits };
  }
  const { max, isBytes } = limit;
  const used = isBytes ? bytes(text) : [...text].length;
  const odd = isBytes ? unsendable(text) : [];
  const unit = isBytes ? " bytes" : "";
  return {
    words: `${used} / ${max}${unit}${odd.length > 0 ? `, cannot send ${odd.join(" ")}` : ""}`,
    isOver: used > max || odd.length > 0,
  };
}

export function MeterText({ text, limit }: { readonly text: string; readonly limit: FieldLimit | "parts" }) {
  const { words, isOver } = measure(text, limit);
  return <span class={isOver ? "meter over" : "meter"}>{words}</span>;
}
