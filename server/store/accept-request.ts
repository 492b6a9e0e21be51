import type { NewMessage } from "../domain/model.ts";

export interface Idempotency {
  readonly key: string;
  readonly bodyHash: string;
}

export interface AcceptRequest {
  readonly accountId: string;
  readonly operation: string;
  readonly idempotency: Idempotency | undefined;
  /** At least one. */
  readonly messages: readonly (NewMessage & { readonly msgKey: string })[];
  /** The body that is answered now and again for the same key. */
  readonly answer: unknown;
  readonly status: number;
}

export type AcceptOutcome =
  | { readonly kind: "accepted" }
  | { readonly kind: "replayed"; readonly status: number; readonly answer: unknown }
  | { readonly kind: "other-body" }
  | { readonly kind: "in-use"; readonly retryAfterS: number }
  | { readonly kind: "busy" };

/** A request on its way into the database: no more of it than is written, for many are on their way at a time. */
export interface Entry extends Omit<AcceptRequest, "messages"> {
  readonly msgKeys: readonly string[];
  /** Of each message what is stored, as JSON. */
  readonly contents: readonly string[];
  readonly bytes: number;
}

/** Names the request in its claim: nobody else has this key. */
export const firstKeyOf = ({ msgKeys }: Pick<Entry, "msgKeys">): string => msgKeys[0] ?? "";
