import { createClient, type RawClient } from "../generated/client.ts";
import type { CallSettings } from "./call.ts";
import { GatewayError } from "./errors.ts";
import type { Fetch } from "./options.ts";
import { after, TimeOver, within } from "./wait.ts";

const UNAUTHORISED = 401;

type RawSettings = Pick<CallSettings, "headers" | "timeoutMs" | "deadlineMs" | "tokens">;

/**
 * openapi-fetch itself, for what the methods do not do. It has the client's token and time-out; what it does not have
 * are retries, keys against doubles, and results that were checked.
 */
export function rawClient(baseUrl: string, fetch: Fetch, settings: RawSettings): RawClient {
  return createClient({
    baseUrl,
    redirect: "manual",
    headers: settings.headers,
    fetch: (request) => withToken(request, fetch, settings),
  }).raw;
}

async function withToken(request: Request, fetch: Fetch, settings: RawSettings): Promise<Response> {
  const { url, method, headers, signal } = request;
  // Read here, because it may have to be sent twice and a Request can be sent once.
  const body = request.body === null ? null : await request.arrayBuffer();
  const send = (authorisation?: string): Promise<Response> => {
    const shown = new Headers(headers);
    if (authorisation !== undefined) shown.set("Authorization", authorisation);
    const inTime = endingAfter(settings.timeoutMs, signal);
    return fetch(url, { method, headers: shown, body, redirect: "manual", signal: inTime });
  };
  if (headers.has("Authorization")) return send();
  const token = await currentToken(settings, signal);
  const response = await send(`Bearer ${token}`);
  if (response.status !== UNAUTHORISED) return response;
  settings.tokens.refuse(token);
  return send(`Bearer ${await currentToken(settings, signal)}`);
}

/** The answer is read after it was handed over, so this runs on until then; afterwards it stops nothing. */
function endingAfter(milliseconds: number, outer: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const timer: unknown = after(milliseconds, () => controller.abort(new TimeOver(milliseconds)));
  // In Node it would keep the process from ending.
  if (typeof timer === "object") (timer as { unref?(): void }).unref?.();
  const stop = (): void => controller.abort(outer.reason);
  if (outer.aborted) stop();
  else outer.addEventListener("abort", stop, { once: true });
  return controller.signal;
}

async function currentToken(settings: RawSettings, signal: AbortSignal): Promise<string> {
  const issued = await within(settings.deadlineMs, signal, () => settings.tokens.current());
  if (!issued.ok) throw new GatewayError(issued);
  return issued.token;
}
