export type Cell = string | number | Date | undefined;

/** A spreadsheet takes a text that begins with one of these for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Times are in UTC, as `2026-11-18T09:30:00.000Z`, in every file. */
const toText = (value: Cell): string => (value instanceof Date ? value.toISOString() : String(value ?? ""));

const toCell = (value: Cell): string => {
  const text = toText(value);
  const safe = typeof value === "string" && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A table as CSV (RFC 4180). */
export const toCsv = (columns: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [columns, ...rows].map((row) => `${row.map(toCell).join(",")}\r\n`).join("");
