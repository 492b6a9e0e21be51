import { pickCarrierPayload } from "./carrier-payload.ts";
import type { Circumstances } from "./circumstances.ts";
import type { Entry } from "./entry.ts";
import { fieldFaults } from "./field-rules.ts";
import { fileFaults } from "./file-faults.ts";
import type { Decided, Fault, NewMessage, Refusal, Step } from "./model.ts";
import { no, refuseFor, yes } from "./refusal.ts";
import { registryFaults } from "./registered.ts";
import { refuseRights } from "./rights.ts";
import { countParts } from "./segments.ts";
import { stepOf } from "./step.ts";
import { unsendableFaults } from "./unsendable.ts";

/** A message to one recipient as the request gives it, its shape already checked. */
export interface MessageDraft {
  readonly to: string;
  /** In send order. */
  readonly entries: readonly Entry[];
  readonly ref?: string | undefined;
  readonly paymentCode?: string | undefined;
}

/** Accepts or refuses a message. The groups of checks come in the contract's order, and the first that fails ends it. */
export function decideMessage(draft: MessageDraft, circumstances: Circumstances): Decided<NewMessage> {
  const refusal = refusalOf(draft, circumstances);
  if (refusal !== undefined) return no(refusal);
  const { to, entries, ref, paymentCode } = draft;
  const steps = entries.map((entry) => carrierStep(stepOf(entry, circumstances)));
  return yes({ to, steps, ref, paymentCode, parts: partsOf(entries) });
}

function carrierStep(step: Step): Step {
  return { ...step, payload: pickCarrierPayload(step.channel, step.payload) };
}

function refusalOf(draft: MessageDraft, circumstances: Circumstances): Refusal | undefined {
  const { entries } = draft;
  const { account, registry } = circumstances;
  return (
    refuseRights(entries, account) ??
    refuseFor(allFieldFaults(draft, circumstances)) ??
    refuseFor(faultsOfEach(entries, (entry) => registryFaults(entry, registry, account))) ??
    refuseFor(fileFaults(entries, circumstances))
  );
}

function allFieldFaults({ entries, ref, paymentCode }: MessageDraft, circumstances: Circumstances): readonly Fault[] {
  const ofEntries = faultsOfEach(entries, (entry) => fieldFaults(entry, circumstances));
  const ofMessage = unsendableFaults({ ref, paymentCode }, "");
  return ofMessage.length === 0 ? ofEntries : [...ofEntries, ...ofMessage];
}

/** Most messages are one entry without a fault: nothing is copied for them. */
function faultsOfEach(entries: readonly Entry[], find: (entry: Entry) => readonly Fault[]): readonly Fault[] {
  const [only, another] = entries;
  return only !== undefined && another === undefined ? find(only) : entries.flatMap(find);
}

function partsOf(entries: readonly Entry[]): number | undefined {
  const first = entries[0];
  return first?.channel === "international" ? countParts(first.payload.text) : undefined;
}
