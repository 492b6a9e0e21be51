import { createClient } from "../../generated/admin/client.ts";
import { endSession } from "./session/session.ts";

/** Shows what is missing or wrong, and what to do. */
export interface Problem {
  readonly title: string;
  readonly detail: string;
  /** Nothing was done: the detail says what would be, and the same request does it once it is confirmed. */
  readonly isUnconfirmed?: boolean;
}

export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

/** A search may take ten seconds for each cell. */
const TIME_LIMIT_MS = 30_000;

export const api = createClient();

/** Every request that changes something, or has a body, proves with it that it comes from this page. */
export const FROM_PAGE = { "X-Requested-With": "gateway-console" } as const;

interface RawAnswer<Value> {
  readonly data?: Value;
  readonly error?: { readonly title: string; readonly detail?: string; readonly unconfirmed?: boolean };
  readonly response: Response;
}

/** Calls the operators' API with a time limit. A session that has ended leads to the sign-in. */
export async function ask<Value>(
  send: (signal: AbortSignal) => Promise<RawAnswer<Value>>,
  stopped?: AbortSignal,
): Promise<Answer<Value>> {
  const limit = AbortSignal.timeout(TIME_LIMIT_MS);
  try {
    const { data, error, response } = await send(stopped === undefined ? limit : AbortSignal.any([limit, stopped]));
    if (response.ok) return { ok: true, value: data as Value };
    if (response.status === 401) endSession("The session has ended. Sign in again.");
    return { ok: false, problem: describeRefusal(response.status, error) };
  } catch (error) {
    return { ok: false, problem: limit.aborted ? NO_ANSWER : describeFailure(error) };
  }
}

const NO_ANSWER: Problem = {
  title: "No answer in time",
  detail: "The gateway or its database is slow. Try again in a moment.",
};

const describeFailure = (error: unknown): Problem =>
  error instanceof SyntaxError
    ? { title: "Unexpected answer", detail: "It does not come from the gateway. Look at the proxy in front of it." }
    : {
        title: "The gateway cannot be reached",
        detail: "Check that it runs and that you are connected. Then try again.",
      };

/** The title of a status is for programs; the detail says what to do. */
const describeRefusal = (status: number, error: RawAnswer<unknown>["error"]): Problem => ({
  title: TITLES[status] ?? `The gateway answered with HTTP status ${status}`,
  detail: error?.detail ?? "Look at the log of the gateway.",
  isUnconfirmed: error?.unconfirmed === true,
});

const TITLES: Readonly<Record<number, string>> = {
  400: "That cannot be asked",
  401: "Not signed in",
  403: "Not allowed",
  404: "Not found",
  409: "Not possible now",
  429: "Too many tries",
};
