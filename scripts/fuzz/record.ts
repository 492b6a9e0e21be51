import { closeSync, openSync, writeSync } from "node:fs";
import type { Exchange } from "./exchange.ts";

/** Writes exchanges to a file, one line of JSON each, for `contract coverage`. */
export class Recorder {
  readonly #file: number;
  readonly #url: string;

  constructor(path: string, url: string) {
    this.#file = openSync(path, "w");
    this.#url = url;
  }

  write({ operation, request, answer }: Exchange): void {
    if (answer === undefined) return;
    const line = {
      at: new Date().toISOString(),
      operation: operation.id,
      request: {
        method: request.method,
        url: this.#url + request.path,
        headers: Object.fromEntries(request.headers),
        body: request.body?.toString("utf8"),
      },
      response: {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: Buffer.from(answer.body).toString("utf8"),
      },
    };
    writeSync(this.#file, `${JSON.stringify(line)}\n`);
  }

  close(): void {
    closeSync(this.#file);
  }
}
