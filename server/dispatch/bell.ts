/** Wakes the one loop that waits for it. Rung while nobody waits, it lets the next wait pass at once. */
export class Bell {
  #rung = false;
  #wake: (() => void) | undefined;

  ring(): void {
    if (this.#rung) return;
    this.#rung = true;
    this.#wake?.();
  }

  /** Until it rings, or for this long at most. */
  async wait(mostMs: number): Promise<void> {
    if (!this.#rung && mostMs > 0)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, mostMs);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.#wake = undefined;
    this.#rung = false;
  }
}
