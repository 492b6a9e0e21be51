import { below } from "../../spec/keywords/pointer.ts";
import { getChannelRules } from "./channels/all.ts";
import type { DecisionContext } from "./decision-context.ts";
import { type Entry, hideUnknownContent } from "./entry.ts";
import { fileFaults } from "./message-files.ts";
import type { Account, Decided, Fault, NewMessage, Refusal, ResultCode, Step } from "./model.ts";
import { fault, no, refuse, refuseFor, yes } from "./refusal.ts";
import { scheduleFaults, toSchedule } from "./schedule.ts";
import { makeStep, pickCarrierPayload } from "./step.ts";

/** A message to one recipient as the request has it. Its shape was checked before. */
export interface MessageDraft {
  readonly to: string;
  /** In send order. */
  readonly entries: readonly Entry[];
  readonly ref?: string | undefined;
  readonly paymentCode?: string | undefined;
  readonly sendAt?: string | undefined;
  /** Faults across fields that the schema of the request has found. */
  readonly faults?: readonly Fault[];
}

/** Accepts or refuses a message. The groups of checks come in the contract's order; the first that fails decides. */
export function decideMessage(draft: MessageDraft, context: DecisionContext): Decided<NewMessage> {
  const { to, ref, paymentCode, sendAt } = draft;
  const { account, registry } = context;
  const entries = draft.entries.map((entry) => hideUnknownContent(entry, registry, account));
  const schedule = toSchedule(sendAt, context.nowMs);
  const refusal =
    refuseRights(entries, account) ??
    refuseFor(findFieldFaults({ ...draft, entries }, context)) ??
    refuseFor(entries.flatMap((entry) => findRegistryFaults(entry, context))) ??
    refuseFor(fileFaults(entries, context, schedule));
  if (refusal !== undefined) return no(refusal);
  const steps = entries.map((entry) => carrierStep(makeStep(entry, context)));
  const [first] = entries;
  const parts = first && getChannelRules(first.channel).countParts?.(first.payload);
  return yes({ to, steps, ref, paymentCode, parts, ...(schedule !== undefined && { schedule }) });
}

function carrierStep(step: Step): Step {
  return { ...step, payload: pickCarrierPayload(step.channel, step.payload) };
}

/** Whether the account may send by these channels (A325), and may give further messages (A326). */
export function refuseRights(entries: readonly Entry[], account: Account): Refusal | undefined {
  const faults: Fault[] = [];
  for (const entry of entries) {
    if (entry.origin === "message" && !account.channels.has(entry.channel)) faults.push(fault("A325", entry.at));
    if (entry !== entries[0] && !account.fallback) faults.push(fault("A326", entry.at));
  }
  // The whole operation is closed to the account: no place in the body is at fault.
  return faults[0]?.pointer === "" ? refuse("A325") : refuseFor(faults);
}

/** Rules across fields that the schema of the request cannot decide. */
function findFieldFaults(draft: MessageDraft, context: DecisionContext): readonly Fault[] {
  const { entries, ref, paymentCode, sendAt, faults: known = [] } = draft;
  const faults = [...unsendableFaults({ ref, paymentCode }, ""), ...scheduleFaults(sendAt, context)];
  return [...known, ...entries.flatMap((entry) => entryFaults(entry, context)), ...faults];
}

function entryFaults(entry: Entry, context: DecisionContext): readonly Fault[] {
  const { channel, payload, at, unsent } = entry;
  const isFallback = entry.origin === "fallback-object";
  const faults = [...unsendableFaults(payload, at, isFallback), ...unsendableFaults(unsent, at, isFallback)];
  return [...faults, ...(getChannelRules(channel).findFieldFaults?.(entry, context) ?? [])];
}

/** In sandbox nothing needs to be registered. */
function findRegistryFaults(entry: Entry, context: DecisionContext): readonly Fault[] {
  return context.account.sandbox ? [] : getChannelRules(entry.channel).findRegistryFaults(entry, context);
}

/** The codes of strings that cannot be sent, by the names of their fields; A011 for all others. */
type CodesByField = ReadonlyMap<string, ResultCode>;
const MESSAGE_CODES: CodesByField = new Map([
  ["text", "A303"],
  ["ref", "A305"],
  ["paymentCode", "A310"],
]);
const MAX_FAULTS = 50;
export const UNSENDABLE = "must consist of whole Unicode characters, without U+0000";
const FALLBACK_CODES: CodesByField = new Map([["text", "A314"]]);

/**
 * A lone surrogate is no character, and neither a carrier nor the database takes U+0000. JSON can write both as escapes,
 * so the schema lets them pass.
 */
export function unsendableFaults(value: unknown, at: string, isFallback = false): Fault[] {
  // Hardly any message has such a character: the pointers of its fields are built only when one has.
  if (isSendable(value)) return [];
  const faults: Fault[] = [];
  addUnsendable(value, at, "A011", isFallback ? FALLBACK_CODES : MESSAGE_CODES, faults);
  return faults;
}

export function isSendable(value: unknown): boolean {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\u0000");
  return typeof value !== "object" || value === null || Object.values(value).every(isSendable);
}

function addUnsendable(value: unknown, at: string, code: ResultCode, codes: CodesByField, faults: Fault[]): void {
  // An answer lists no more, and the same body is decided for each recipient.
  if (faults.length >= MAX_FAULTS || isSendable(value)) return;
  if (typeof value !== "object" || value === null) faults.push(fault(code, at, UNSENDABLE));
  else
    for (const [key, part] of Object.entries(value))
      addUnsendable(part, below(at, key), Array.isArray(value) ? code : (codes.get(key) ?? "A011"), codes, faults);
}
