const short = new Intl.DateTimeFormat(undefined, {
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
});
const long = new Intl.DateTimeFormat(undefined, {
  ...{ year: "numeric", month: "short", day: "numeric" },
  ...{ hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23", timeZoneName: "short" },
});
const day = new Intl.DateTimeFormat(undefined, { month: "short", day: "numeric" });

/** A time in the reader's own zone: of today without its day, always with everything in its title. */
export function Time({ at }: { readonly at: string | number }) {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return <span>{at}</span>;
  const isToday = date.toDateString() === new Date().toDateString();
  return (
    <time dateTime={date.toISOString()} title={long.format(date)}>
      {isToday ? short.format(date) : `${day.format(date)}, ${short.format(date)}`}
    </time>
  );
}
