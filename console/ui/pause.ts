/** Waits, and then until somebody looks at the page again. Ends at once when the signal is aborted. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const stop = (): void => {
      clearTimeout(timer);
      resolve(undefined);
    };
    signal.addEventListener("abort", stop, { once: true });
  });
  while (document.hidden && !signal.aborted)
    await new Promise((resolve) => {
      document.addEventListener("visibilitychange", resolve, { once: true, signal });
      signal.addEventListener("abort", resolve, { once: true });
    });
}
