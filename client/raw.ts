import { after, TimeLimitError, within } from "contract-kit-runtime/wait";
import createFetchClient from "openapi-fetch";
import type { RawClient } from "../generated/client.ts";
import type { paths } from "../generated/types.ts";
import type { CallSettings } from "./call.ts";
import { GatewayError } from "./errors.ts";
import type { Fetch } from "./options.ts";
import { held } from "./time-limits.ts";

const UNAUTHORISED = 401;

type RawSettings = Pick<CallSettings, "headers" | "timeoutMs" | "deadlineMs" | "tokens">;

/**
 * openapi-fetch, for what the methods do not offer. It has the client's token and time limit, but no retries, no
 * idempotency keys and no checked results.
 */
export function rawClient(baseUrl: string, fetch: Fetch, settings: RawSettings): RawClient {
  return createFetchClient<paths>({
    baseUrl,
    redirect: "manual",
    headers: settings.headers,
    fetch: (request) => withToken(request, fetch, settings),
  });
}

async function withToken(request: Request, fetch: Fetch, settings: RawSettings): Promise<Response> {
  const { url, method, headers, signal } = request;
  // The body is read here, because the request may be sent twice, and a Request can be sent only once.
  const body = request.body === null ? null : await request.arrayBuffer();
  const send = (authorisation?: string): Promise<Response> => {
    const shown = new Headers(headers);
    if (authorisation !== undefined) shown.set("Authorization", authorisation);
    const withinDeadline = endingAfter(settings.timeoutMs, signal);
    return fetch(url, { method, headers: shown, body, redirect: "manual", signal: withinDeadline });
  };
  if (headers.has("Authorization")) return send();
  const token = await currentToken(settings, signal);
  const response = await send(`Bearer ${token}`);
  if (response.status !== UNAUTHORISED) return response;
  settings.tokens.refuse(token);
  return send(`Bearer ${await currentToken(settings, signal)}`);
}

/** The caller reads the response later, so that the time limit stays active until then. */
function endingAfter(milliseconds: number, outer: AbortSignal): AbortSignal {
  const controller = new AbortController();
  held(
    after(milliseconds, () => controller.abort(new TimeLimitError(milliseconds))),
    false,
  );
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
