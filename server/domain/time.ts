/** Times as the answers write them, in one time zone. */
export interface ZonedClock {
  /** `2025-11-15T09:30:00+09:00` */
  iso(ms: number): string;
  /** `2025-11-15T09:30:00.123+09:00` */
  isoMillis(ms: number): string;
  /** `2025-11-15 09:30:00`, without an offset. */
  plain(ms: number): string;
  /** `2025-11-15` */
  date(ms: number): string;
}

export const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** No zone changes its offset within a quarter of an hour of the clock, so one lookup is enough for it. */
const QUARTER_MS = 15 * MINUTE_MS;

/** Throws for a zone that does not exist. */
export function zonedClock(timeZone: string): ZonedClock {
  const offsetMinutes = offsetLookup(timeZone);
  const local = (ms: number) => new Date(ms + offsetMinutes(ms) * MINUTE_MS).toISOString();
  return {
    iso: (ms) => local(ms).slice(0, 19) + formatOffset(offsetMinutes(ms)),
    isoMillis: (ms) => local(ms).slice(0, 23) + formatOffset(offsetMinutes(ms)),
    plain: (ms) => local(ms).slice(0, 19).replace("T", " "),
    date: (ms) => local(ms).slice(0, 10),
  };
}

const offsetsByZone = new Map<string, (ms: number) => number>();

/** How far the clocks of a zone are ahead of UTC at a time, in milliseconds. Throws for a zone that does not exist. */
export function getOffsets(timeZone: string): (ms: number) => number {
  const known = offsetsByZone.get(timeZone);
  if (known !== undefined) return known;
  const offsetMinutes = offsetLookup(timeZone);
  const made = (ms: number): number => offsetMinutes(ms) * MINUTE_MS;
  offsetsByZone.set(timeZone, made);
  return made;
}

export function isTimeZone(timeZone: string): boolean {
  try {
    return getOffsets(timeZone) !== undefined;
  } catch {
    return false;
  }
}

function offsetLookup(timeZone: string): (ms: number) => number {
  const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
  let quarter = Number.NaN;
  let offset = 0;
  return (ms) => {
    const current = Math.floor(ms / QUARTER_MS);
    if (current !== quarter) {
      offset = parseOffset(format.formatToParts(ms).find((part) => part.type === "timeZoneName")?.value ?? "");
      quarter = current;
    }
    return offset;
  };
}

/** `GMT`, `GMT+09:00`, `GMT-03:30`. */
function parseOffset(name: string): number {
  const [, sign, hours, minutes] = /^GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/** The pattern `XXX`: a Z for UTC itself. */
function formatOffset(offsetMinutes: number): string {
  if (offsetMinutes === 0) return "Z";
  const size = Math.abs(offsetMinutes);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${offsetMinutes < 0 ? "-" : "+"}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
