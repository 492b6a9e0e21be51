import type { components } from "../../generated/types.ts";
import type { CredentialName } from "../domain/credential.ts";
import type { ContractRules } from "../domain/decision-context.ts";
import type { InspectedImage } from "../domain/image-rules.ts";
import type { Account, FileRecord, NewMessage } from "../domain/model.ts";
import type { OptOut } from "../domain/opt-out.ts";
import type { Registry } from "../domain/registry.ts";
import type { ZonedClock } from "../domain/time.ts";
import type { TokenReading } from "../domain/token.ts";
import type { Month, Usage } from "../domain/usage.ts";
import type { FollowedMessage, Follower } from "../reports/followed-messages.ts";
import type { AcceptOutcome, AcceptRequest, Idempotency } from "../store/accept.ts";
import type { FileContent, Files as StoredFiles } from "../store/files.ts";
import type { Forms as StoredForms } from "../store/forms.ts";
import type { FoundOptOut } from "../store/opt-outs.ts";
import type { Reports as StoredReports } from "../store/reports.ts";
import type { FailureWarnings } from "./send/failure-warnings.ts";

/** What an operation may use. The server makes it from the store's objects, a test from its own. */
export interface Services {
  readonly acceptor: MessageAcceptor;
  readonly accounts: Accounts;
  readonly tokens: Tokens;
  readonly files: Files;
  readonly images: Images;
  readonly forms: Forms;
  readonly optOuts: OptOuts;
  readonly reports: Reports;
  readonly reportStreams: ReportStreams;
  readonly usage: UsageReader;
  readonly quotas: Quotas;
  readonly inquiryStreams: ReportStreams;
  readonly followedMessages: FollowedMessages;
  readonly receipts: Receipts;
  readonly webhooks: Webhooks;
  /** Undefined: sends are answered without warnings of failing channels. */
  readonly failureWarnings?: FailureWarnings | undefined;
  readonly ids: Ids;
  readonly rules: ContractRules;
  readonly clock: ZonedClock;
  readonly settings: HandlerSettings;
}

/** The configuration that answers depend on. */
export interface HandlerSettings {
  /** Without a slash at its end. */
  readonly publicUrl: string;
  readonly fileLifetimeMs: number;
  readonly formLifetimeMs: number;
  /** How far ahead a message may be scheduled. */
  readonly maxScheduleMs: number;
}

export interface MessageAcceptor {
  /** Resolves when the messages and their job are committed. */
  accept(request: AcceptRequest): Promise<AcceptOutcome>;
  /** Ends a message that waits for its `sendAt`. `begun`: it does not wait, and is being sent or has ended. */
  cancel(account: Account, msgKey: string, nowMs: number): Promise<"cancelled" | "begun" | "unknown">;
  /** When messages that are held are looked at again. One that does not wait is not in the map. */
  findDueEach(accountId: string, msgKeys: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The answer that was stored under a key, if there is one. */
  findAnswer(accountId: string, operation: string, idempotency: Idempotency): Promise<AcceptOutcome | undefined>;
}

export interface Accounts {
  find(accountId: string): Promise<Account | undefined>;
  findRegistry(accountId: string): Promise<Registry>;
  /** The account for whose client id this is the password. Takes as long for an id that does not exist. */
  withPassword(clientId: string, password: string): Promise<Account | undefined>;
  /** The same without the time, if this password was right a short time ago. */
  withRememberedPassword(clientId: string, password: string): Promise<Account | undefined>;
  /** A credential was used; undefined: the account's own password. It is stored later. */
  noteUse(accountId: string, credentialId: string | undefined, nowMs: number): void;
}

export interface Tokens {
  issue(
    account: Account,
    nowMs: number,
    credential?: CredentialName,
  ): { readonly token: string; readonly expiresAtMs: number };
  read(token: string, nowMs: number): TokenReading;
}

export type FilesByName = ReadonlyMap<string, FileRecord>;

/** An image that callers may see. Undefined: there is none. "busy": too many others are to be read first. */
type FoundImage = FileContent | "busy" | undefined;

export interface Files extends Pick<StoredFiles, "save"> {
  /** What a public URL leads to, of any account. */
  readImage(fileKey: string, nowMs: number): Promise<FoundImage>;
  /** A file of the account. */
  read(accountId: string, fileKey: string, nowMs: number): Promise<FoundImage>;
  /** The account's own files among these names (fileKey, `maapfile://…` or image URL), expired ones included. */
  find(accountId: string, names: readonly string[]): Promise<FilesByName>;
}

export interface Images {
  /** Undefined: no image. "busy": too many other images are to be decoded first. */
  inspect(accountId: string, file: Blob): Promise<InspectedImage | "busy" | undefined>;
}

/** Numbers that get no advertising by an account. */
export interface OptOuts {
  /** Adds all or none, and returns how many were not there before. */
  add(accountId: string, optOuts: readonly OptOut[], nowMs: number): Promise<number>;
  /** Returns how many there were. */
  remove(accountId: string, optOuts: readonly OptOut[]): Promise<number>;
  /** What each number has opted out of, in their order. */
  find(accountId: string, numbers: readonly string[]): Promise<readonly (readonly FoundOptOut[])[]>;
}

export type Forms = Pick<StoredForms, "create" | "find" | "replace" | "remove">;
export type Reports = Pick<StoredReports, "openBatch" | "hasOtherBatch" | "acknowledgeBatch" | "find" | "findEach">;

export interface UsageReader {
  /** What an account sent in a month; days that are not closed are counted or only named. "busy": too many others are being counted. */
  read(accountId: string, month: Month, countsOpen: boolean): Promise<Usage | "busy">;
}

export interface Quotas {
  /** Takes messages from the quotas of their account, which has some, or has caps of its fallbacks. */
  charge(account: Account, messages: readonly NewMessage[], nowMs: number): Promise<Charged>;
}

export type Charged =
  | {
      readonly ok: true;
      /** For the caller: most of a quota is used. */
      readonly warnings: readonly string[];
      /** The messages were accepted. */
      accepted(): void;
      /** They were not. */
      undo(): void;
    }
  /** `quota`, in words, is used up. */
  | { readonly ok: false; readonly quota: string; readonly retryAfterS: number };

/** The streams of one operation that this process sends. */
export interface ReportStreams {
  /** Counts a stream until the signal is aborted. False: the account or the process has as many as it may. */
  begin(accountId: string, signal: AbortSignal): boolean;
  /** How often it is looked for new reports. */
  readonly lookEveryMs: number;
  /** So long after its beginning a stream ends, so that a load balancer can move its caller. */
  readonly maxAgeMs: number;
  now(): number;
}

/** The messages that streams of inquiries follow. */
export interface FollowedMessages {
  /** What is known of a message at the next look; undefined: the signal was aborted before it. */
  next(account: Follower, msgKey: string, signal: AbortSignal): Promise<FollowedMessage | undefined>;
}

export type CarrierReceipt = components["schemas"]["CarrierReceipt"];

/** What carriers post about the messages that they took. */
export interface Receipts {
  /** What a carrier signs its requests with; undefined: no carrier of that name posts receipts. */
  secretsOf(carrier: string): readonly string[] | undefined;
  /** Resolves when they are committed; `unknown` counts those whose reference is none of the gateway's. */
  receive(carrier: string, receipts: readonly CarrierReceipt[]): Promise<{ readonly unknown: number }>;
}

export interface Webhooks {
  /** Whether a test has somewhere to go. */
  isSet(accountId: string): Promise<boolean>;
  /** Posts a test report to the account's address. Undefined: it has no address or no secret. */
  test(accountId: string, msgKey: string, nowMs: number): Promise<WebhookTried | undefined>;
  /** The same for a test alert and the account's alert address. */
  testAlert(accountId: string, nowMs: number): Promise<WebhookTried | undefined>;
}

type WebhookOutcome = components["schemas"]["WebhookTest"]["outcome"];

type WebhookTried = Pick<components["schemas"]["WebhookTest"], "reason"> & { readonly kind: WebhookOutcome };

export interface Ids {
  messageKey(nowMs: number): string;
  /** Unguessable and time-ordered, with a prefix that says what it names. */
  named(prefix: string, nowMs: number): string;
}
