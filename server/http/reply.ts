import { statusOf } from "../domain/refusal.ts";
import { envelopeOf, type Refusal } from "../handlers/all.ts";

export type ReplyHeaders = { readonly [name: string]: unknown };

/** What any operation answers, seen from outside: the closed types of each one fit in here. */
export interface Reply {
  readonly status: number;
  readonly headers?: ReplyHeaders | undefined;
  readonly mediaType?: string | undefined;
  readonly body: unknown;
}

/** The answer to what the contract, or the way to the handler, refuses. */
export function refusalReply(refusal: Refusal, headers?: ReplyHeaders): Reply {
  return { status: statusOf(refusal.code), headers, body: envelopeOf(refusal) };
}

/** The result code in a reply's envelope; an image has none and is a success. */
export function codeOf(reply: Reply): string {
  const { body } = reply;
  return typeof body === "object" && body !== null && "code" in body && typeof body.code === "string"
    ? body.code
    : "A000";
}
