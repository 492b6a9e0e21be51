import { Agent, type IncomingMessage, request as requestOverHttp } from "node:http";
import { request as requestOverTls, Agent as SecureAgent } from "node:https";

/** Why there is no answer. `isUnreached`: nothing was sent; otherwise the provider may have read the whole request. */
export class NoAnswerError extends Error {
  override readonly name = "NoAnswerError";
  readonly isUnreached: boolean;

  constructor(isUnreached: boolean, cause: Error) {
    super(isUnreached ? "not reached" : "no complete answer", { cause });
    this.isUnreached = isUnreached;
  }
}

export interface HttpAnswer {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly body: string;
}

/** Longer than any answer of the contract. */
const MAX_ANSWER_BYTES = 2 * 1024 * 1024;
/** Shorter than servers keep idle connections: a batch must not go into a connection that the provider is closing. */
export const IDLE_MS = 4000;

/** Posts requests over connections that are kept open. */
export class HttpClient {
  readonly #timeoutMs: number;
  readonly #plain: Agent;
  readonly #secure: SecureAgent;

  constructor(timeoutMs: number, idleMs = IDLE_MS) {
    this.#timeoutMs = timeoutMs;
    this.#plain = new Agent({ keepAlive: true, timeout: idleMs });
    this.#secure = new SecureAgent({ keepAlive: true, timeout: idleMs });
  }

  /**
   * Rejects with a NoAnswerError only. A redirection is an answer like any other: it is not followed. Nothing is written if `maySend` says
   * no when there is a connection.
   */
  post(
    url: string,
    headers: Readonly<Record<string, string>>,
    body: Uint8Array,
    maySend: () => boolean = () => true,
  ): Promise<HttpAnswer> {
    const isSecure = url.startsWith("https:");
    const options = { method: "POST", headers: { ...headers, "content-length": body.byteLength } };
    return new Promise((resolve, reject) => {
      let isReached = false;
      const request = isSecure
        ? requestOverTls(url, { ...options, agent: this.#secure })
        : requestOverHttp(url, { ...options, agent: this.#plain });
      const timer = setTimeout(() => request.destroy(new Error("The time is over")), this.#timeoutMs);
      const fail = (cause: Error): void => {
        clearTimeout(timer);
        reject(new NoAnswerError(!isReached, cause));
      };
      // Nothing is written before the connection is there: an earlier failure is certain.
      request.on("socket", (socket) => {
        if (request.reusedSocket) isReached = true;
        else
          socket.once(isSecure ? "secureConnect" : "connect", () => {
            if (maySend()) isReached = true;
            else request.destroy(new Error("The connection came too late"));
          });
      });
      request.on("error", fail);
      request.on("response", (response) => {
        // A provider that answers was reached, whatever events the socket has emitted.
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
    this.#plain.destroy();
    this.#secure.destroy();
  }
}

async function readAnswer(response: IncomingMessage): Promise<HttpAnswer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_ANSWER_BYTES) throw new Error("The answer is too long");
    chunks.push(chunk);
  }
  const retryAfter = response.headers["retry-after"];
  return { status: response.statusCode ?? 0, retryAfter, body: Buffer.concat(chunks).toString("utf8") };
}
