/** Calls that come within `forMs` after another one get its answer: many open pages ask the database no more than one does. */
export function shareReads<Key, Value>(
  read: (key: Key) => Promise<Value>,
  forMs: number,
  nowMs: () => number,
): (key: Key) => Promise<Value> {
  const shared = new Map<Key, { readonly untilMs: number; readonly value: Promise<Value> }>();
  return (key) => {
    const known = shared.get(key);
    if (known !== undefined && nowMs() < known.untilMs) return known.value;
    const value = read(key);
    shared.set(key, { untilMs: nowMs() + forMs, value });
    // The next one asks again.
    value.catch(() => shared.delete(key));
    return value;
  };
}
