// What the run time asks of JSON values. Only own properties count, so that names such as "__proto__" or "constructor"
// are plain data.

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Sets an own property whatever its name: a plain assignment to "__proto__" would change the prototype. */
export function setProperty(target: Record<string, unknown>, name: string, value: unknown): void {
  if (name !== "__proto__") target[name] = value;
  else Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
}

/** Code points: a surrogate pair is one character, and so is an unpaired surrogate. */
export function countCharacters(text: string): number {
  let length = text.length;
  for (let index = 0; index < text.length - 1; index += 1) {
    if ((text.charCodeAt(index) & 0xfc00) === 0xd800 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00) {
      length -= 1;
      index += 1;
    }
  }
  return length;
}

export function isMultipleOf(value: number, step: number): boolean {
  const quotient = value / step;
  // One number stands for several integers beyond 2^53. Whoever has bigints holds the exact integer to the keyword.
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) return Number.isFinite(quotient);
  // 0.07 / 0.01 is 7.000000000000001: the sender is not to blame for what decimals lose in binary.
  return Number.isFinite(quotient) && Math.abs(quotient - Math.round(quotient)) < 1e-8;
}

/** Works without recursion, because the sender chooses the depth of the data. */
export function deepEqual(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== "object" || typeof right !== "object") return false;
  const pending: [unknown, unknown][] = [[left, right]];
  for (let pair = pending.pop(); pair !== undefined; pair = pending.pop()) {
    const [a, b] = pair;
    if (a === b) continue;
    if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
    if (Array.isArray(a) !== Array.isArray(b)) return false;
    const keys = Object.keys(a);
    if (keys.length !== Object.keys(b).length) return false;
    for (const key of keys) {
      if (!Object.hasOwn(b, key)) return false;
      pending.push([Reflect.get(a, key), Reflect.get(b, key)]);
    }
  }
  return true;
}

function withSortedKeys(_key: string, value: unknown): unknown {
  if (typeof value === "bigint") return `${value}n`;
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The same text for equal values, whatever the order of their properties. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, withSortedKeys);
}

/** Items with different keys are surely different, so ten thousand objects need no fifty million comparisons. */
function comparisonKey(item: object): string {
  try {
    return canonicalJson(item);
  } catch {
    // Nested too deeply for the recursion of JSON.stringify.
    return "deep";
  }
}

/** The indexes of the first two equal items. */
export function findDuplicate(items: readonly unknown[]): readonly [number, number] | undefined {
  const scalars = new Map<unknown, number>();
  const objects = new Map<string, number[]>();
  for (const [index, item] of items.entries()) {
    if (typeof item !== "object" || item === null) {
      const earlier = scalars.get(item);
      if (earlier !== undefined) return [earlier, index];
      scalars.set(item, index);
      continue;
    }
    const key = comparisonKey(item);
    const candidates = objects.get(key) ?? [];
    const earlier = candidates.find((other) => deepEqual(items[other], item));
    if (earlier !== undefined) return [earlier, index];
    candidates.push(index);
    objects.set(key, candidates);
  }
  return undefined;
}

/** A segment of a JSON pointer, escaped as RFC 6901 asks. */
export function escapeSegment(segment: string): string {
  return segment.replaceAll("~", "~0").replaceAll("/", "~1");
}

export function unescapeSegment(segment: string): string {
  return segment.replaceAll("~1", "/").replaceAll("~0", "~");
}
