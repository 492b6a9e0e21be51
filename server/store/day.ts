export const DAY_MS = 86_400_000;

/** Days since 1970 in UTC: tables are cut by it, and it means nothing to a client. */
export const dayOf = (ms: number): number => Math.floor(ms / DAY_MS);

export const startOfDay = (day: number): number => day * DAY_MS;

/** `20251115` */
export const nameOfDay = (day: number): string =>
  new Date(startOfDay(day)).toISOString().slice(0, 10).replaceAll("-", "");
