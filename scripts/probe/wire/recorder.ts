import { createWriteStream, type WriteStream } from "node:fs";
import { dirname, resolve } from "node:path";
import { makeFolder } from "../../project/make-folder.ts";
import type { JsonObject } from "../../schema/json.ts";
import { apiKeys, credentialNames, withoutKeys } from "../contract/credentials.ts";
import type { Exchange } from "./exchange.ts";

/** A body as text; in base64 where it is not UTF-8. */
export type RecordedBody = string | { readonly base64: string };

/** One line of a recording. */
export interface RecordedExchange {
  readonly at?: string;
  readonly operation?: string;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: RecordedBody;
  };
  readonly response: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: RecordedBody;
  };
}

/** Writes requests and answers as JSON lines, for `contract coverage`. Credentials are left out. */
export class Recorder {
  readonly #file: WriteStream;
  readonly #secret: ReadonlySet<string>;
  readonly #queryKeys: readonly string[];

  private constructor(file: WriteStream, secret: ReadonlySet<string>, queryKeys: readonly string[]) {
    this.#file = file;
    this.#queryKeys = queryKeys;
    this.#secret = secret;
  }

  static async open(path: string, document: JsonObject): Promise<Recorder> {
    makeFolder(dirname(resolve(path)));
    const secret = credentialNames(document).add("set-cookie");
    return new Recorder(createWriteStream(path), secret, apiKeys(document, "query"));
  }

  write({ operationId, request, response }: Exchange): void {
    const line: RecordedExchange = {
      at: new Date().toISOString(),
      ...(operationId !== undefined && { operation: operationId }),
      request: {
        method: request.method,
        url: withoutKeys(request.url, this.#queryKeys),
        headers: this.#shown(Object.entries(request.headers)),
        ...bodyOf(request.body),
      },
      response: { status: response.status, headers: this.#shown(response.headers), ...bodyOf(response.body) },
    };
    this.#file.write(`${JSON.stringify(line)}\n`);
  }

  close(): Promise<void> {
    return new Promise((resolved, reject) => {
      this.#file.on("error", reject);
      this.#file.end(resolved);
    });
  }

  #shown(headers: Iterable<[string, string]>): Record<string, string> {
    const entries = [...headers].map(([name, value]) => [
      name,
      this.#secret.has(name.toLowerCase()) ? "(hidden)" : value,
    ]);
    return Object.fromEntries(entries);
  }
}

function bodyOf(body: Uint8Array | undefined): { readonly body?: RecordedBody } {
  if (body === undefined || body.length === 0) return {};
  const bytes = Buffer.from(body);
  const text = bytes.toString();
  return { body: Buffer.from(text).equals(bytes) ? text : { base64: bytes.toString("base64") } };
}
