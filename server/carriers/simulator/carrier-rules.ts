import { textsAroundPlaceholders } from "../../../spec/keywords/placeholders.ts";
import { isAdvertising } from "../../domain/advertising.ts";
import { getChannelRow } from "../../domain/channel-table.ts";
import type { ReportCode } from "../../domain/delivery.ts";
import type { Step } from "../../domain/model.ts";

// Rules that real carriers check and the gateway does not.

/** The code that an advertisement fails with outside the hours of advertising; undefined for a message that does not advertise. */
export const advertisingCode = (step: Pick<Step, "channel" | "payload">): ReportCode | undefined =>
  isAdvertising(step) ? getChannelRow(step.channel).codes.outsideHours : undefined;

/**
 * Whether a text can be made from a template, each placeholder standing for any text. Each piece between two placeholders
 * is searched once, from the end of the piece before it: the first match is as good as any later one.
 */
export function matchesTemplate(text: string, template: string): boolean {
  const pieces = textsAroundPlaceholders(template);
  const first = pieces[0] ?? "";
  if (pieces.length === 1) return text === first;
  const last = pieces[pieces.length - 1] ?? "";
  const end = text.length - last.length;
  if (!text.startsWith(first) || !text.endsWith(last) || end < first.length) return false;
  let at = first.length;
  for (const piece of pieces.slice(1, -1)) {
    const found = text.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return at <= end;
}
