const two = (count: number): string => String(Math.trunc(Math.abs(count))).padStart(2, "0");

/** The value of a datetime-local control for a time with an offset; empty for anything else. */
export function toLocalTime(time: string): string {
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) return "";
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The time in words, in the time zone of the browser: `06:35`, or `Nov 19, 06:35` on another day. Undefined: it is none. */
export function describeTime(time: string, now: Date): string | undefined {
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) return undefined;
  const day = at.toDateString() === now.toDateString() ? {} : ({ month: "short", day: "numeric" } as const);
  return at.toLocaleString("en", { ...day, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
}

/**
 * The time of a datetime-local control with the offset that the browser's time zone has then; empty for none. An hour that summer time
 * leaves out is the one after it, as the browser takes it.
 */
export function fromLocalTime(local: string): string {
  const at = new Date(local);
  if (Number.isNaN(at.getTime())) return "";
  const minutes = -at.getTimezoneOffset();
  return `${toLocalTime(local)}:00${minutes < 0 ? "-" : "+"}${two(minutes / 60)}:${two(minutes % 60)}`;
}
