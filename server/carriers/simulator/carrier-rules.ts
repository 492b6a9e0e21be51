import type { ReportCode } from "../../domain/delivery.ts";
import type { Step } from "../../domain/model.ts";

const HOUR_MS = 3_600_000;
/** Korea has one zone and no summer time. */
const KOREAN_OFFSET_MS = 9 * HOUR_MS;
const FIRST_HOUR = 8;
const END_HOUR = 20;

/** Whether advertising may be sent: from 08:00 until, and not at, 20:00 Korean time. */
export function isAdvertisingHour(atMs: number): boolean {
  const hour = Math.floor((atMs + KOREAN_OFFSET_MS) / HOUR_MS) % 24;
  return hour >= FIRST_HOUR && hour < END_HOUR;
}

/** The code that an advertisement fails with outside those hours; undefined where nothing is advertised. */
export function advertisingCode({ channel, payload }: Pick<Step, "channel" | "payload">): ReportCode | undefined {
  if (channel === "rcs") return payload.header === "1" ? "33029" : undefined;
  // A friendtalk message advertises unless it says that it does not.
  if (channel === "friendtalk") return payload.adFlag === "N" ? undefined : "63022";
  return undefined;
}

const OPEN = "#{";
const CLOSE = "}";

/**
 * Whether a text can come of a template, each placeholder standing for anything. Every piece between two placeholders is
 * looked for once, from where the one before it ended: the first place is as good as any other, so nothing is tried twice.
 */
export function matchesTemplate(text: string, template: string): boolean {
  const pieces = piecesOf(template);
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

/** What stands around the placeholders: one piece more than there are of them. */
function piecesOf(template: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (let open = template.indexOf(OPEN); open >= 0; open = template.indexOf(OPEN, from)) {
    const close = template.indexOf(CLOSE, open + OPEN.length);
    if (close < 0) break;
    pieces.push(template.slice(from, open));
    from = close + CLOSE.length;
  }
  pieces.push(template.slice(from));
  return pieces;
}
