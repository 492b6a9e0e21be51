/** Wakes the loop that waits for it. A wake while nothing waits makes the next wait return at once. */
export class WakeSignal {
  #isSet = false;
  #wakeWaiter: (() => void) | undefined;

  wake(): void {
    if (this.#isSet) return;
    this.#isSet = true;
    this.#wakeWaiter?.();
  }

  /** Resolves at the next wake, or after this long. */
  async wait(timeoutMs: number): Promise<void> {
    if (!this.#isSet && timeoutMs > 0)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, timeoutMs);
        this.#wakeWaiter = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.#wakeWaiter = undefined;
    this.#isSet = false;
  }
}
