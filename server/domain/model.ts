import type { channels, rcsFormats, resultCodes, stepSchemas } from "../../generated/tables.ts";
import type { components } from "../../generated/types.ts";
import type { Credential } from "./credential.ts";

export type ResultCode = (typeof resultCodes)[number]["code"];
export type TemplateKind = (typeof rcsFormats)["templates"][number]["kind"];
export type ServiceType = components["schemas"]["ServiceType"];
export type MessageType = components["schemas"]["MessageType"];

/** What an account can have the right to send, and what a step of a flow is sent by. */
export type Channel = (typeof channels)[number]["name"];

/** A channel that an entry of a flow may name. */
export type FlowChannel = keyof typeof stepSchemas;

/** How many a second, or a minute where it says so. */
export interface AccountLimits {
  readonly sendPerSecond: number;
  readonly pollingPerSecond: number;
  readonly uploadPerSecond: number;
  readonly tokenPerMinute: number;
  readonly tokenFailuresPerMinute: number;
}

/** A channel of an account whose newest reports fail. */
export interface FailingChannel {
  readonly channel: Channel;
  readonly sinceMs: number;
  /** The most frequent code of those that failed. */
  readonly code: string;
  readonly failed: number;
  readonly reports: number;
}

export interface Account {
  readonly id: string;
  readonly blocked: boolean;
  /** Skips the registry; its traffic only ever reaches the simulator. */
  readonly sandbox: boolean;
  /** Raised to make every token issued before invalid. */
  readonly epoch: number;
  readonly channels: ReadonlySet<Channel>;
  /** The right to give a fallback. */
  readonly fallback: boolean;
  /** The permission to poll reports. */
  readonly polling: boolean;
  readonly reportMode: "polling" | "webhook";
  /** Whether reports of international messages carry the number of parts. */
  readonly splitCount: boolean;
  readonly limits: AccountLimits;
  /** Advertising outside of its hours waits for them; if not, the carrier refuses it. */
  readonly holdAdvertising: boolean;
  /** `08:00-20:00`, in the time zone of the account. */
  readonly advertisingHours: string;
  readonly timeZone: string;
  /** The key of the hashes of numbers that have opted out of its advertising. Undefined: none ever has. */
  readonly optOutKey?: string | undefined;
  /** Those beside its own password; those that have ended too. */
  readonly credentials: readonly Credential[];
  /** The channels whose newest reports fail; undefined: none. */
  readonly failing?: readonly FailingChannel[] | undefined;
}

/** A registered image, without its bytes. */
export interface FileRecord {
  readonly fileKey: string;
  readonly serviceType: ServiceType;
  readonly msgType: string | undefined;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly expiresAtMs: number;
}

/** One attempt to deliver a message: the channel's fields, substituted and checked, as a carrier gets them. */
export interface Step {
  readonly channel: Channel;
  readonly serviceType: ServiceType;
  readonly msgType: MessageType;
  readonly payload: { readonly [field: string]: unknown };
  /** How long this step may take before the next one is tried; undefined: the channel's own validity. */
  readonly validityS: number | undefined;
}

/** The times of a message with a `sendAt`. */
export interface Schedule {
  readonly acceptedMs: number;
  readonly sendAtMs: number;
}

/** A message as the store takes it; it gets its key when it is accepted. */
export interface NewMessage {
  readonly to: string;
  readonly steps: readonly Step[];
  readonly ref: string | undefined;
  readonly paymentCode: string | undefined;
  /** Number of parts of an international message. */
  readonly parts: number | undefined;
  /** Undefined: it is sent at once. */
  readonly schedule?: Schedule | undefined;
}

export interface Fault {
  /** JSON pointer into the request. */
  readonly pointer: string;
  readonly code: string;
  readonly message: string;
  /** It breaks a rule across fields, which is checked after the right to the channel. */
  readonly isAcrossFields?: true;
}

/** An expected refusal: its code is that of the first fault, where it has faults. */
export interface Refusal {
  readonly code: ResultCode;
  readonly faults: readonly Fault[];
}

/** The result of a decision: a value, or a refusal. */
export type Decided<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };
