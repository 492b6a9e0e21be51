const LONGEST = 100;

/**
 * What a carrier says of a message, in its own words, as it may be stored, logged and counted: one short line of printable characters.
 * Long numbers go, because a carrier may repeat the recipient.
 */
export function cleanCarrierReason(written: string): string | undefined {
  const line = written
    .slice(0, 4 * LONGEST)
    .replace(/[^\x21-\x7e]+/g, " ")
    .replace(/\d{7,}|\d(?:[-.]?\d){8,}/g, "#")
    .trim()
    .slice(0, LONGEST);
  return line === "" ? undefined : line;
}
