import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import type { webhookSender } from "../../generated/webhooks.ts";
import type { ResolveName } from "./resolve-name.ts";
import { ForbiddenAddressError, guardedLookup } from "./resolve-name.ts";
import type { AddressRule } from "./webhook-url.ts";
import { literalAddress } from "./webhook-url.ts";

type WebhookTransport = Parameters<typeof webhookSender>[0];
type WebhookCall = Parameters<WebhookTransport>[0];
type WebhookAnswer = Awaited<ReturnType<WebhookTransport>>;

export interface TransportOptions {
  readonly allows: AddressRule;
  readonly resolve: ResolveName;
  /** From the begin of the connection to the last byte of the answer. */
  readonly timeoutMs: number;
}

/** No answer in time. Other errors come from the connection as they are. */
export class NoAnswerError extends Error {
  override readonly name = "NoAnswerError";
}
export class LongAnswerError extends Error {
  override readonly name = "LongAnswerError";
}
/** The receiver closed an idle connection just as it was used again. The request is repeated on another connection. */
class StaleConnectionError extends Error {}

/** The contract's answer is a few dozen bytes; a much longer one is no valid answer. */
const MAX_ANSWER_BYTES = 65_536;
/** Servers that announce a shorter time, as most do, are closed earlier. */
const IDLE_MS = 30_000;
/** As many as one account may have under way, so that bursts do not connect anew for each report. */
const MAX_IDLE_CONNECTIONS = 64;

/** Posts over connections that are kept open, to allowed addresses only, and follows no redirects. */
export function webhookTransport({ allows, resolve, timeoutMs }: TransportOptions): {
  readonly post: WebhookTransport;
  close(): void;
} {
  const connections = {
    keepAlive: true,
    maxFreeSockets: MAX_IDLE_CONNECTIONS,
    timeout: IDLE_MS,
    lookup: guardedLookup(resolve, allows),
  };
  const plain = new HttpAgent(connections);
  // Set explicitly, so that no variable of the environment can turn it off.
  const tls = new HttpsAgent({ ...connections, rejectUnauthorized: true });

  const post: WebhookTransport = async (call) => {
    const url = new URL(call.url);
    const address = literalAddress(url);
    // The guarded lookup is not called for an IP address.
    if (address !== undefined && !allows(address)) throw new ForbiddenAddressError(address);
    const deadline = performance.now() + timeoutMs;
    for (;;) {
      try {
        return await exchange(call, url, url.protocol === "https:" ? tls : plain, deadline - performance.now());
      } catch (error) {
        if (!(error instanceof StaleConnectionError)) throw error;
      }
    }
  };
  const close = () => {
    plain.destroy();
    tls.destroy();
  };
  return { post, close };
}

function exchange(
  call: WebhookCall,
  url: URL,
  agent: HttpAgent | HttpsAgent,
  timeoutMs: number,
): Promise<WebhookAnswer> {
  return new Promise((resolve, reject) => {
    const headers = { ...call.headers, accept: "application/json", "user-agent": "messaging-gateway" };
    const begin = url.protocol === "https:" ? requestHttps : requestHttp;
    const request = begin(url, { method: call.method, headers, agent });
    const fail = (error: Error): void => {
      clearTimeout(timer);
      reject(error);
      request.destroy();
    };
    const timer = setTimeout(() => fail(new NoAnswerError()), Math.max(0, timeoutMs));
    // Never removed: a connection may emit another error while it is closed, and one without a listener ends the process.
    request.on("error", (error: NodeJS.ErrnoException) => {
      const isStale = request.reusedSocket && (error.code === "ECONNRESET" || error.code === "EPIPE");
      fail(isStale ? new StaleConnectionError() : error);
    });
    request.on("response", (response) => {
      const status = response.statusCode ?? 0;
      if (status < 200 || status > 299) {
        clearTimeout(timer);
        resolve({ status, body: "" });
        // The body is not needed and may be of any length.
        request.destroy();
        return;
      }
      readAnswer(response).then((body) => {
        clearTimeout(timer);
        // By the contract every 2xx counts as the 200 that it describes.
        resolve({ status: 200, body });
      }, fail);
    });
    request.end(call.body);
  });
}

async function readAnswer(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_ANSWER_BYTES) throw new LongAnswerError();
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
