const short = new Intl.DateTimeFormat("en", {
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
});
const long = new Intl.DateTimeFormat("en", {
  ...{ year: "numeric", month: "short", day: "numeric" },
  ...{ hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23", timeZoneName: "short" },
});
const day = new Intl.DateTimeFormat("en", { month: "short", day: "numeric" });
const year = new Intl.DateTimeFormat("en", { year: "numeric", month: "short", day: "numeric" });

/** A time in the reader's own zone, as short as it is clear; its title has everything. */
export function Time({ at }: { readonly at: string | number }) {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return <span>{at}</span>;
  return (
    <time dateTime={date.toISOString()} title={long.format(date)}>
      {shorten(date, new Date())}
    </time>
  );
}

function shorten(date: Date, now: Date): string {
  if (date.toDateString() === now.toDateString()) return short.format(date);
  if (date.getFullYear() !== now.getFullYear()) return year.format(date);
  return `${day.format(date)}, ${short.format(date)}`;
}
