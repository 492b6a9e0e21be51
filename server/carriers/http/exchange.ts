import { Agent, type IncomingMessage, request as requestOverHttp } from "node:http";
import { request as requestOverTls, Agent as SecureAgent } from "node:https";

/** Why there is no answer. Unreached: nothing was sent. Otherwise the other side may have heard everything. */
export class NoAnswer extends Error {
  override readonly name = "NoAnswer";
  readonly unreached: boolean;

  constructor(unreached: boolean, cause: Error) {
    super(unreached ? "not reached" : "no whole answer", { cause });
    this.unreached = unreached;
  }
}

export interface Exchanged {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly body: string;
}

/** Longer than any answer of the contract. */
const MOST_BYTES = 2 * 1024 * 1024;
/** Shorter than servers keep theirs: a connection that the other side is just closing must not get a batch. */
const IDLE_MS = 4000;

/** Posts to one address over connections that are kept for the next time. */
export class Connections {
  readonly #timeoutMs: number;
  readonly #agents = {
    plain: new Agent({ keepAlive: true, timeout: IDLE_MS }),
    secure: new SecureAgent({ keepAlive: true, timeout: IDLE_MS }),
  };

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  /** Rejects with a NoAnswer, and with nothing else. A redirection is an answer like any other: it is not followed. */
  post(url: string, headers: Readonly<Record<string, string>>, body: Uint8Array): Promise<Exchanged> {
    const isSecure = url.startsWith("https:");
    const settings = { method: "POST", headers: { ...headers, "content-length": body.byteLength } };
    return new Promise((resolve, reject) => {
      let isReached = false;
      const request = isSecure
        ? requestOverTls(url, { ...settings, agent: this.#agents.secure })
        : requestOverHttp(url, { ...settings, agent: this.#agents.plain });
      const timer = setTimeout(() => request.destroy(new Error("The time is over")), this.#timeoutMs);
      const fail = (cause: Error): void => {
        clearTimeout(timer);
        reject(new NoAnswer(!isReached, cause));
      };
      // Nothing goes out before this: until then a failure leaves no doubt.
      request.on("socket", (socket) => {
        if (request.reusedSocket) isReached = true;
        else
          socket.once(isSecure ? "secureConnect" : "connect", () => {
            isReached = true;
          });
      });
      request.on("error", fail);
      request.on("response", (response) => {
        // Whoever answers was reached, whatever the socket has told us.
        isReached = true;
        readAnswer(response).then((answer) => {
          clearTimeout(timer);
          resolve(answer);
        }, fail);
      });
      request.end(body);
    });
  }

  close(): void {
    this.#agents.plain.destroy();
    this.#agents.secure.destroy();
  }
}

function readAnswer(response: IncomingMessage): Promise<Exchanged> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    response.on("data", (chunk: Buffer) => {
      length += chunk.length;
      if (length > MOST_BYTES) response.destroy(new Error("The answer is too long"));
      else chunks.push(chunk);
    });
    response.on("end", () =>
      resolve({
        status: response.statusCode ?? 0,
        retryAfter: response.headers["retry-after"],
        body: Buffer.concat(chunks, length).toString("utf8"),
      }),
    );
    response.on("error", reject);
  });
}
