// Integers beyond 2^53, which a number of JavaScript cannot hold. What is parsed has numbers, as everywhere, so that checks see JSON; the
// exact integers are kept beside it, by the object or list that has them.

const exact = new WeakMap<object, Map<string, bigint>>();

/** The exact integer at a place, if its number is not exact. */
export const exactAt = (holder: object, key: string): bigint | undefined => exact.get(holder)?.get(key);

function keep(holder: object, key: string, value: bigint): void {
  const known = exact.get(holder) ?? new Map<string, bigint>();
  exact.set(holder, known.set(key, value));
}

/** JSON.parse gives the text of a number to its reviver: Node 22, and browsers since 2025. Elsewhere nothing is kept. */
function keepInteger(this: object, key: string, value: unknown, context?: { readonly source?: string }): unknown {
  if (Number.isInteger(value) && !Number.isSafeInteger(value) && /^-?\d+$/.test(context?.source ?? ""))
    keep(this, key, BigInt(context?.source ?? 0));
  return value;
}

/** Parses JSON, and keeps its large integers. */
export const parseExact = (text: string): unknown =>
  /\d{16}/.test(text) ? JSON.parse(text, keepInteger) : JSON.parse(text);

/** The integer that is a whole JSON text: it has no holder. */
export function exactRoot(text: string | undefined): bigint | undefined {
  const [digits] = /^\s*-?\d{16,}\s*$/.exec(text ?? "") ?? [];
  return digits === undefined ? undefined : BigInt(digits);
}

/** Puts numbers in the place of large integers that were read from other texts than JSON, and keeps the integers. */
export function settleIntegers(holder: object): void {
  for (const [key, value] of Object.entries(holder)) {
    if (typeof value === "object" && value !== null) settleIntegers(value);
    if (typeof value !== "bigint") continue;
    keep(holder, key, value);
    Object.defineProperty(holder, key, { value: Number(value) });
  }
}
