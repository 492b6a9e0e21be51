const DAY_S = 86_400;
const LONGEST_S = 31 * DAY_S;

/** How long a message may take, in the relative form of SMPP 3.4 (7.1.1.2): years and months have no fixed length and stay 0. */
export function validityPeriod(leftMs: number): string {
  const leftS = Math.min(LONGEST_S, Math.max(1, Math.ceil(leftMs / 1000)));
  const parts = [0, 0, leftS / DAY_S, (leftS / 3600) % 24, (leftS / 60) % 60, leftS % 60];
  return `${parts.map((part) => String(Math.floor(part)).padStart(2, "0")).join("")}000R`;
}
