/** The numbers that are shown while the fuzzer runs. */
export interface FuzzMetrics {
  readonly seconds: number;
  readonly requests: number;
  readonly cases: number;
  readonly failures: number;
  readonly warnings: number;
  /** What a plug-in counts. */
  readonly more: readonly string[];
}

const EVERY_MS = { terminal: 500, plain: 10_000 } as const;

/** One line that is updated on a terminal, or printed every ten seconds elsewhere. */
export class Progress {
  readonly #stream: NodeJS.WriteStream;
  readonly #getMetrics: () => FuzzMetrics;
  readonly #timer: NodeJS.Timeout;

  constructor(stream: NodeJS.WriteStream, getMetrics: () => FuzzMetrics) {
    this.#stream = stream;
    this.#getMetrics = getMetrics;
    this.#timer = setInterval(() => this.#show(), stream.isTTY ? EVERY_MS.terminal : EVERY_MS.plain);
  }

  #show(): void {
    const line = toLine(this.#getMetrics());
    this.#stream.write(this.#stream.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
  }

  stop(): void {
    clearInterval(this.#timer);
    if (this.#stream.isTTY) this.#stream.write("\r\u001b[K");
  }
}

export function toLine({ seconds, requests, cases, failures, warnings, more }: FuzzMetrics): string {
  const rate = Math.round(requests / Math.max(seconds, 0.1));
  const words = [
    `fuzz ${seconds.toFixed(0)} s`,
    `${requests} requests (${rate}/s)`,
    `${cases} cases`,
    ...more,
    `${failures} failures`,
    `${warnings} warnings`,
  ];
  return words.join(", ");
}
