/** Calls a hook. Its error is ignored, because no call may fail, or be made twice, for a line in a log. */
export function callHook<Event, Value>(hook: ((event: Event) => Value) | undefined, event: Event): Value | undefined {
  try {
    const value = hook?.(event);
    // An asynchronous hook fails later, and nobody waits for it.
    if (value instanceof Promise) value.catch(() => {});
    return value;
  } catch {
    return undefined;
  }
}
