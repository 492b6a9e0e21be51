import type { JsonObject } from "../../../../scripts/schema/json.ts";
import type { Random } from "../../../../scripts/schema/random.ts";
import { makeText as makePlainText } from "../../../../scripts/schema/texts.ts";
import { codePointLength } from "../../../../spec/keywords/code-points.ts";
import { cp949Bytes, firstUnencodable } from "../../../../spec/keywords/cp949.ts";

/** Stands in generated texts for the mark of the account that sends them, which has the same length. */
export const MARK = "MMAARRKK";

/** Names that placeholders of generated texts have, and values are generated for. */
export const PLACEHOLDERS = ["name", "item", "주문"] as const;

/** What the facets of a string together allow. */
interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly mostBytes: number;
  readonly isCp949: boolean;
  readonly hasPattern: boolean;
  readonly isTime: boolean;
  readonly mayHoldPlaceholders: boolean;
}

const LONGEST = 4000;
const CP949_UNITS = [..." azAZ09.,!?#@~%&()-_/가나다힣뷁똠글한①★㎏あАБ漢字"];
const OTHER_UNITS = [...CP949_UNITS, ..."éñß€😀👩‍👧🏽𝒳\u0301\u200dا\u202eא\ufeff\u00a0"];
const PLAIN_UNITS = [..."abcdefghijklmnop qrstuvwxyz0123456789"];

/** A text within all that its facets say. */
export function makeText(plain: readonly JsonObject[], random: Random, placeholders: boolean): string {
  const bounds = boundsOf(plain);
  if (bounds.isTime) return timeText(random);
  if (bounds.hasPattern) return makePlainText(plain, random);
  const units = random.weighted([
    [5, PLAIN_UNITS],
    [3, bounds.isCp949 ? CP949_UNITS : OTHER_UNITS],
    [1, ["가"]],
    [1, ["\n", "\t", "\r", " "]],
  ]);
  const start = random.flip(0.6) ? MARK : "";
  const end = placeholders && bounds.mayHoldPlaceholders && random.flip(0.25) ? `#{${random.pick(PLACEHOLDERS)}}` : "";
  return filled(start, end, units, lengthWithin(bounds, random), bounds, random);
}

function boundsOf(plain: readonly JsonObject[]): Bounds {
  const numbers = (name: string) => plain.flatMap((facet) => (typeof facet[name] === "number" ? [facet[name]] : []));
  return {
    least: Math.max(0, ...numbers("minLength")),
    most: Math.min(LONGEST, ...numbers("maxLength")),
    mostBytes: Math.min(2 * LONGEST, ...numbers("x-max-bytes")),
    isCp949: plain.some((facet) => facet["x-cp949"] !== undefined && facet["x-cp949"] !== false),
    hasPattern: plain.some(({ pattern }) => pattern !== undefined),
    isTime: plain.some(({ format }) => format === "date-time"),
    mayHoldPlaceholders: plain.some((facet) => facet["x-placeholders"] === true),
  };
}

/** Short mostly, and often exactly at a bound: that is where mistakes are. */
function lengthWithin({ least, most }: Bounds, random: Random): number {
  return random.weighted([
    [6, random.integer(Math.max(least, 1), Math.min(most, least + 30))],
    [2, least],
    [3, most],
    [1, random.integer(least, most)],
  ]);
}

/** Long texts repeat themselves: drawing every character would take longer than the request. */
function filled(
  start: string,
  end: string,
  units: readonly string[],
  length: number,
  { least, most, mostBytes, isCp949 }: Bounds,
  random: Random,
): string {
  const head = start.length + codePointLength(end) <= most ? start : "";
  const tail = codePointLength(head + end) <= most ? end : "";
  const block = random.list(1, 24, () => random.pick(units)).join("");
  const [size, bytes] = [codePointLength(block), cp949Bytes(block)];
  let room = Math.max(length, least) - codePointLength(head + tail);
  let roomBytes = mostBytes - cp949Bytes(head + tail);
  const repeats = Math.max(0, Math.min(Math.floor(room / size), Math.floor(roomBytes / bytes)));
  room -= repeats * size;
  roomBytes -= repeats * bytes;
  const rest = Math.max(0, Math.min(room, roomBytes));
  const whole = head + block.repeat(repeats) + "a".repeat(rest) + tail;
  return isCp949 && firstUnencodable(whole) >= 0 ? whole.replaceAll(/[^ -~]/gu, "a") : whole;
}

function timeText(random: Random): string {
  const time = new Date(Date.UTC(2026, random.integer(0, 11), random.integer(1, 28), random.integer(0, 23)));
  return `${time.toISOString().slice(0, 19)}${random.pick(["Z", "+09:00", "-11:30"])}`;
}
