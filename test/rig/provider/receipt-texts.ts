export interface SubmittedMessage {
  readonly reference: string;
  readonly to: string;
  readonly channel: string;
}

/** What a provider's process and its parent say to each other. */
export type ToProvider =
  /** Reads so many more messages, answers none of them, drops every connection and takes no new one. */
  | { readonly kind: "cut"; readonly after: number }
  /** The parent has heard what was read: connections may be dropped. */
  | { readonly kind: "heard" }
  | { readonly kind: "restore" };

export type FromProvider =
  | { readonly kind: "listening"; readonly port: number }
  /** It will do as it was told, or has done so. */
  | { readonly kind: "obeyed"; readonly what: "cut" | "restore" }
  /** The recipients of all messages that were read so far, told before connections are dropped. */
  | { readonly kind: "heard"; readonly recipients: readonly string[] }
  /** Only if it was asked to record: messages that it has read, told before it answers. */
  | { readonly kind: "submitted"; readonly messages: readonly SubmittedMessage[]; readonly path: string }
  /** Only if it was asked to record: messages that it says not to have, and that may be sent again. */
  | { readonly kind: "denied"; readonly references: readonly string[] }
  /** A message was read that breaks the contract. */
  | { readonly kind: "invalid"; readonly faults: readonly string[] }
  | { readonly kind: "acknowledged"; readonly receipts: number };
