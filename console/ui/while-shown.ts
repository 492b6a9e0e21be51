/**
 * Runs a call that keeps a connection open, and ends it when nobody looks at the page or the browser is offline: a browser has six connections to a
 * gateway for all its tabs. Undefined: the connection was ended or lost.
 */
export async function whileShown<Value>(
  signal: AbortSignal,
  call: (shown: AbortSignal) => Promise<Value>,
): Promise<Value | undefined> {
  const ended = new AbortController();
  const end = (): void => ended.abort();
  const endIfHidden = (): void => {
    if (document.hidden) end();
  };
  signal.addEventListener("abort", end);
  document.addEventListener("visibilitychange", endIfHidden);
  window.addEventListener("offline", end);
  try {
    return await call(ended.signal);
  } catch {
    signal.throwIfAborted();
    return undefined;
  } finally {
    signal.removeEventListener("abort", end);
    document.removeEventListener("visibilitychange", endIfHidden);
    window.removeEventListener("offline", end);
    end();
  }
}
