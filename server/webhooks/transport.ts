import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import type { webhookSender } from "../../generated/webhooks.ts";
import type { AddressRule } from "./allowed-addresses.ts";
import { ForbiddenAddressError, guardedLookup } from "./guarded-lookup.ts";
import type { ResolveName } from "./resolve-name.ts";
import { literalAddress } from "./webhook-url.ts";

type WebhookTransport = Parameters<typeof webhookSender>[0];
type WebhookCall = Parameters<WebhookTransport>[0];
type WebhookAnswer = Awaited<ReturnType<WebhookTransport>>;

export interface TransportOptions {
  readonly allows: AddressRule;
  readonly resolve: ResolveName;
  /** From the first thought of a connection to the last byte of the answer. */
  readonly timeoutMs: number;
}

/** Why there is no answer; other errors come from the connection as they are. */
export class NoAnswerError extends Error {
  override readonly name = "NoAnswerError";
}
export class LongAnswerError extends Error {
  override readonly name = "LongAnswerError";
}
/** The receiver closed a connection that it had left open, just as it was used again: not its answer to this request. */
class StaleConnectionError extends Error {}

/** The answer is a few dozen bytes; who sends more is not believed to have understood the question. */
const LONGEST_ANSWER_BYTES = 65_536;
/** Most servers keep an idle connection for five seconds and say so; those that keep it longer are used longer. */
const IDLE_MS = 30_000;
/** As many as one account may have under way: who comes in bursts does not connect anew for each. */
const IDLE_CONNECTIONS = 64;

/** Posts over connections that are kept open, to allowed addresses only, and follows no redirect. */
export function webhookTransport({ allows, resolve, timeoutMs }: TransportOptions): {
  readonly post: WebhookTransport;
  close(): void;
} {
  const connections = {
    keepAlive: true,
    maxFreeSockets: IDLE_CONNECTIONS,
    timeout: IDLE_MS,
    lookup: guardedLookup(resolve, allows),
  };
  const plain = new HttpAgent(connections);
  // Said aloud, so that no variable of the environment turns it off.
  const tls = new HttpsAgent({ ...connections, rejectUnauthorized: true });

  const post: WebhookTransport = async (call) => {
    const url = new URL(call.url);
    const address = literalAddress(url);
    // A socket looks up names only.
    if (address !== undefined && !allows(address)) throw new ForbiddenAddressError(address);
    const endsAt = performance.now() + timeoutMs;
    for (;;) {
      try {
        return await exchange(call, url, url.protocol === "https:" ? tls : plain, endsAt - performance.now());
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
    // It stays: a connection may complain once more while it is taken down, and an error without a listener ends all.
    request.on("error", (error: NodeJS.ErrnoException) => {
      const isStale = request.reusedSocket && (error.code === "ECONNRESET" || error.code === "EPIPE");
      fail(isStale ? new StaleConnectionError() : error);
    });
    request.on("response", (response) => {
      const status = response.statusCode ?? 0;
      if (status < 200 || status > 299) {
        clearTimeout(timer);
        resolve({ status, body: "" });
        // What it has to say beyond its status may be of any length.
        request.destroy();
        return;
      }
      readAnswer(response).then((body) => {
        clearTimeout(timer);
        // To the contract every 2xx is as good as the 200 it describes.
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
    if (size > LONGEST_ANSWER_BYTES) throw new LongAnswerError();
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
