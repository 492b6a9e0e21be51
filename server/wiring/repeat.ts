/**
 * Runs work again and again, at most one run at a time, and keeps no process from ending. The work tells itself what fails. Returns how to
 * stop, which waits for the run under way.
 */
export function repeat(everyMs: number, work: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= work()
      .catch(() => {})
      .finally(() => {
        running = undefined;
      });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
