import { closeSync, mkdirSync, openSync, writeSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Exchange } from "./exchange.ts";

/** They may be credentials whatever the document says. */
const SECRET_HEADERS = ["authorization", "cookie", "set-cookie", "proxy-authorization"];

/** Writes exchanges to a file, one line of JSON each, for `contract coverage`. Credentials are left out. */
export class Recorder {
  readonly #file: number;
  readonly #url: string;

  constructor(path: string, url: string) {
    mkdirSync(dirname(resolve(path)), { recursive: true });
    this.#file = openSync(path, "w");
    this.#url = url;
  }

  write({ operation, request, answer }: Exchange): void {
    if (answer === undefined) return;
    const secret = new Set([...SECRET_HEADERS, ...operation.credentials.map(({ name }) => name)]);
    const shown = (headers: Iterable<readonly [string, string]>) =>
      Object.fromEntries([...headers].filter(([name]) => !secret.has(name.toLowerCase())));
    const line = {
      at: new Date().toISOString(),
      operation: operation.id,
      request: {
        method: request.method,
        url: this.#url + request.path,
        headers: shown(request.headers),
        body: toText(request.body),
      },
      response: { status: answer.status, headers: shown(answer.headers), body: toText(answer.body) },
    };
    writeSync(this.#file, `${JSON.stringify(line)}\n`);
  }

  close(): void {
    closeSync(this.#file);
  }
}

/** A body as text; in base64 where it is not UTF-8. */
function toText(bytes: Uint8Array | undefined): string | { readonly base64: string } | undefined {
  if (bytes === undefined || bytes.length === 0) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return { base64: Buffer.from(bytes).toString("base64") };
  }
}
