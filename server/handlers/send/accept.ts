import { hash } from "node:crypto";
import stringify from "safe-stable-stringify";
import type { NewMessage, Refusal } from "../../domain/model.ts";
import { fault, refuse } from "../../domain/refusal.ts";
import type { AcceptOutcome, Idempotency } from "../../store/accept.ts";
import { isOutcomeUnknown } from "../../store/database-errors.ts";
import type { Context } from "../context.ts";
import { refused } from "../envelope.ts";

/** What the requests of all sends have in common. */
export interface SendRequest {
  readonly header: { readonly "Idempotency-Key"?: string };
  readonly body: object;
}

export interface AnySendReply {
  readonly status: number;
  readonly body: unknown;
}

/** What to store, and what to answer once it is stored. */
export interface Acceptance {
  readonly operation: string;
  readonly messages: readonly (NewMessage & { readonly msgKey: string })[];
  readonly answer: object;
}

/** Answers when the messages are committed, not before. */
export async function accept<Reply extends AnySendReply>(
  request: SendRequest,
  { operation, messages, answer }: Acceptance,
  context: Context,
): Promise<Reply> {
  const { account, services, nowMs } = context;
  const hasQuotas = account.quotas !== undefined || account.fallbackCaps !== undefined;
  const charged = hasQuotas ? await services.quotas.charge(account, messages, nowMs) : undefined;
  if (charged?.ok === false) {
    const message = `the quota of ${charged.quota} is used up`;
    const headers = { "Retry-After": charged.retryAfterS };
    return refuseSend(request, operation, refuse("A020", fault("A020", "", message)), context, { headers });
  }
  const idempotency = readIdempotency(request);
  const stored = { accountId: account.id, operation, idempotency, messages, answer, status: 200 };
  const outcome = await services.acceptor.accept(stored).catch((error: unknown) => {
    // A caller who tries again while the database is away must not use up a quota. What may be stored counts: no more than a quota is ever sent.
    if (isOutcomeUnknown(error)) charged?.accepted();
    else charged?.undo();
    throw error;
  });
  if (outcome.kind !== "accepted") charged?.undo();
  if (outcome.kind !== "accepted" || (account.failing === undefined && charged === undefined))
    return replyTo(outcome, answer);
  charged?.accepted();
  // Not in the stored answer: what fails now may be well when the request is repeated.
  const quotaWarnings = charged?.warnings.map((message) => ({ pointer: "", message })) ?? [];
  const failing = account.failing && services.failureWarnings?.take(account, messages, nowMs);
  const warnings = [...quotaWarnings, ...(failing ?? [])];
  return replyTo(outcome, warnings.length === 0 ? answer : { ...answer, warnings });
}

/**
 * Refuses, unless the same request was accepted under its key before: an accepted request stays accepted, also when a file
 * has expired or a number was removed from the registry since.
 */
export async function refuseSend<Reply extends AnySendReply>(
  request: SendRequest,
  operation: string,
  refusal: Refusal,
  { account, services }: Context,
  more: { readonly headers?: { readonly [name: string]: number }; readonly body?: object } = {},
): Promise<Reply> {
  const idempotency = readIdempotency(request);
  const known = idempotency && (await services.acceptor.findAnswer(account.id, operation, idempotency));
  return known ? replyTo(known, {}) : refused(refusal, more);
}

function replyTo<Reply extends AnySendReply>(outcome: AcceptOutcome, answer: object): Reply {
  switch (outcome.kind) {
    case "accepted":
      return accepted(200, answer);
    case "replayed":
      return accepted(outcome.status, outcome.answer);
    case "other-body":
      return refused(refuse("A301"));
    case "in-use":
      return refused(refuse("A309"), { headers: { "Retry-After": outcome.retryAfterS } });
    case "busy":
      return refused(refuse("A920"));
  }
}

/** A stored answer has no type; the binding checks every reply against the contract. */
function accepted<Reply extends AnySendReply>(status: number, body: unknown): Reply {
  const reply: AnySendReply = { status, body };
  return reply as Reply;
}

/** The library writes the members of each object in the order of their names: equal bodies have equal hashes. */
function readIdempotency({ header, body }: SendRequest): Idempotency | undefined {
  const key = header["Idempotency-Key"];
  if (key === undefined) return undefined;
  return { key, bodyHash: hash("sha256", stringify(body), "base64url") };
}
