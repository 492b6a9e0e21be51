import { Agent, request as httpRequest, type IncomingHttpHeaders, type Server } from "node:http";
import { type Duplex, duplexPair } from "node:stream";

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** Undefined where the answer is no JSON. */
  readonly body: { [name: string]: unknown } | undefined;
}

export interface Call {
  readonly headers?: Record<string, string>;
  readonly json?: unknown;
  readonly body?: string | Buffer | readonly (string | Buffer)[];
}

/** Connects to nothing but the stream it was given. */
class PairAgent extends Agent {
  readonly #near: Duplex;

  constructor(near: Duplex) {
    // The connection is said to stay: one that is to be closed is not answered directly.
    super({ keepAlive: true });
    this.#near = near;
  }

  override createConnection(): Duplex {
    return this.#near;
  }
}

/** Two ends of a connection without a network. */
export function connectedPair(): [near: Duplex, far: Duplex] {
  const [near, far] = duplexPair();
  // What Node asks of a socket and a stream does not have.
  Object.assign(far, { remoteAddress: "203.0.113.7", setTimeout: () => far, setNoDelay: () => far });
  Object.assign(near, {
    setTimeout: () => near,
    setNoDelay: () => near,
    setKeepAlive: () => near,
    unref: () => near,
    ref: () => near,
  });
  return [near, far];
}

/** A request to a server over a pair of streams: real HTTP without a network. */
export function callOver(
  server: Server,
  method: string,
  path: string,
  { headers = {}, json, body }: Call,
): Promise<Answer> {
  const [near, far] = connectedPair();
  server.emit("connection", far);
  const content = json === undefined ? body : JSON.stringify(json);
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        method,
        path,
        agent: new PairAgent(near),
        headers: {
          ...(json !== undefined && { "content-type": "application/json" }),
          // Node names the length only of methods that it expects a body of.
          ...(typeof content === "string" && { "content-length": Buffer.byteLength(content) }),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => {
          near.destroy();
          const text = Buffer.concat(chunks).toString();
          const isJson = response.headers["content-type"] === "application/json" && text !== "";
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text,
            body: isJson ? JSON.parse(text) : undefined,
          });
        });
      },
    );
    request.on("error", reject);
    for (const chunk of Array.isArray(content) ? content : []) request.write(chunk);
    request.end(Array.isArray(content) ? undefined : content);
  });
}

/** A member of an answer's data that is a string. */
export function dataOf(answer: Answer, name: string): string {
  const data = answer.body?.data;
  const value = typeof data === "object" && data !== null ? Object.entries(data).find(([key]) => key === name) : [];
  return String(value?.[1]);
}

/** Code and place of every fault. */
export function faults(answer: Answer): string[] {
  const errors = answer.body?.errors;
  if (!Array.isArray(errors)) return [];
  return errors.map(({ code, pointer }: { code: string; pointer: string }) => `${code} ${pointer}`);
}
