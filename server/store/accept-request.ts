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
  /** The body that is answered now, and again for the same key. */
  readonly answer: unknown;
  readonly status: number;
}

export type AcceptOutcome =
  | { readonly kind: "accepted" }
  | { readonly kind: "replayed"; readonly status: number; readonly answer: unknown }
  | { readonly kind: "other-body" }
  | { readonly kind: "in-use"; readonly retryAfterS: number }
  | { readonly kind: "busy" };

/** A request that waits to be written: only what is written, because many wait at a time. */
export interface PendingRequest extends Omit<AcceptRequest, "messages"> {
  readonly msgKeys: readonly string[];
  /** What is stored of each message. */
  readonly contents: readonly string[];
  readonly bytes: number;
  /** The `sendAt` of its messages; undefined: they are sent at once. */
  readonly sendAtMs: number | undefined;
  /** When its caller is refused, by performance.now(). */
  readonly dueMs: number;
  /** The database was told to commit it. Without an answer nobody knows whether it is stored. */
  mayBeStored: boolean;
}
