/** What is told while the fuzzer runs. */
export interface Figures {
  readonly seconds: number;
  readonly requests: number;
  readonly cases: number;
  readonly failures: number;
  readonly messages: number;
  readonly open: number;
}

const EVERY_MS = { terminal: 500, plain: 10_000 } as const;

/** One line that is written again and again on a terminal, and now and then where there is none. */
export class Progress {
  readonly #stream: NodeJS.WriteStream;
  readonly #figures: () => Figures;
  readonly #timer: NodeJS.Timeout;

  constructor(stream: NodeJS.WriteStream, figures: () => Figures) {
    this.#stream = stream;
    this.#figures = figures;
    this.#timer = setInterval(() => this.#show(), stream.isTTY ? EVERY_MS.terminal : EVERY_MS.plain);
  }

  #show(): void {
    const line = toLine(this.#figures());
    this.#stream.write(this.#stream.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
  }

  stop(): void {
    clearInterval(this.#timer);
    if (this.#stream.isTTY) this.#stream.write("\r\u001b[K");
  }
}

export function toLine({ seconds, requests, cases, failures, messages, open }: Figures): string {
  const rate = Math.round(requests / Math.max(seconds, 0.1));
  const words = [
    `fuzz ${seconds.toFixed(0)} s`,
    `${requests} requests (${rate}/s)`,
    `${cases} cases`,
    `${messages} messages accepted, ${open} not reported yet`,
    `${failures} failures`,
  ];
  return words.join(", ");
}
