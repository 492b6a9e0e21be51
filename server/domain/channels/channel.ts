import type { DecisionContext } from "../decision-context.ts";
import type { Entry, Payload } from "../entry.ts";
import type { FileReference } from "../file-reference.ts";
import type { Channel, Fault, FileRecord, MessageType, Step } from "../model.ts";
import type { BrandmessageTemplate, Registry } from "../registry.ts";

/** What is code about a channel. Everything else about it is in spec/tables/channels.yaml. */
export interface ChannelRules<C extends Channel = Channel> {
  /** Finds what an entry names and the account has not registered, in the order of its fields. Nobody asks it in sandbox. */
  findRegistryFaults(entry: Entry<C>, context: DecisionContext): readonly Fault[];
  /** Finds faults across fields, or against the registry's templates, that no schema of the request can decide. */
  findFieldFaults?(entry: Entry<C>, context: DecisionContext): readonly Fault[];
  /** Without it, the payload's `msgType`, or the only type that the channel has. */
  getMsgType?(payload: Payload<C>, context: DecisionContext): MessageType;
  /** The payload as the contract's message to a carrier has it. Without it, as the request has it. */
  toStepPayload?(payload: Payload<C>, context: DecisionContext): Step["payload"];
  /** In how many parts a message is sent and charged. Without it, each message of the channel is one. */
  countParts?(payload: Payload<C>): number;
  /** All files that a message names, in the order of its fields. */
  listFiles?(payload: Payload<C>, at: string): readonly FileReference[];
  /** What its files must be like, besides that they are there. */
  getFileRules?(entry: Entry<C>, context: DecisionContext): FileRules;
  /** Whether placeholders can stand where files are named: each recipient then names others. */
  hasFilesInPlaceholders?(payload: Payload<C>): boolean;
  /** The keys of images that go to the carrier with the message. Other images are fetched from their addresses. */
  listAttachedKeys?(payload: Step["payload"]): readonly string[];
  /** Whether a message advertises. Without it, none of the channel's messages do. */
  isAdvertising?(payload: Step["payload"]): boolean;
  /** The registered template of a message, which a carrier may want to see. */
  findTemplate?(payload: Step["payload"], templates: Templates): FoundTemplate;
}

/** A file that a message names and that is there. */
export interface NamedFile {
  readonly reference: FileReference;
  readonly file: FileRecord;
}

export interface FileRules {
  readonly maxTotalBytes?: number | undefined;
  /** Faults of the names themselves, before the files are looked at. */
  readonly nameFaults?: readonly Fault[];
  findFault?(named: NamedFile): Fault | undefined;
  /** Faults of the files together. */
  findFaults?(named: readonly NamedFile[]): readonly Fault[];
  /** The contract lists the fault at this pointer after all others. */
  readonly lastPointer?: string;
}

export type Templates = Pick<Registry, "alimtalkTemplates" | "brandmessageTemplates">;

export interface FoundTemplate {
  readonly templateText?: string | undefined;
  readonly brandmessageTemplate?: BrandmessageTemplate | undefined;
}
