import { type Ending, nameOfStep, type StepRef } from "../domain/delivery.ts";
import type { CarrierName, NamedPart } from "../store/carrier-ids.ts";
import type { StepChange } from "../store/record-steps.ts";

type WhatHappened =
  /** The carrier has it; `carrierIds` are its names for the parts, in order, where receipts come by these names. */
  | { readonly kind: "submitted"; readonly carrier: string; readonly carrierIds: readonly string[] }
  /** Nobody knows whether the carrier has it. */
  | { readonly kind: "unknown" }
  /** The carrier surely does not have it: it is to be sent (again), unless it has been begun again after `begunMs`. */
  | { readonly kind: "returned"; readonly retryAfterMs: number; readonly begunMs?: number | undefined }
  /** `carrier`: who says so, where he could say it of a step that another one has. */
  | { readonly kind: "ended"; readonly ending: Ending; readonly carrier?: string };

/** What happened to a step; `name` is `nameOfStep(ref)`, from whoever has it at hand. */
export type StepEvent = WhatHappened & { readonly ref: StepRef; readonly name?: string };

/** An event on its way into the database. */
export interface EventEntry {
  readonly event: StepEvent;
  /** `nameOfStep(event.ref)`, made once: it is looked up in one place after the other. */
  readonly name: string;
  readonly atMs: number;
  /**
   * When the step was begun, once a try has seen it. Should that try's commit have gone through unseen, the step may be
   * begun again by now, and a second try must not take it away from whoever is sending it.
   */
  begunMs: number | undefined;
}

/** A receipt by a carrier's name on its way into the database. */
export interface ReceiptEntry extends CarrierName {
  readonly receivedMs: number;
  readonly ending: Ending;
  /** Whether it lies among the orphans already. */
  readonly isKept: boolean;
  /** What the name stands for; null: nobody knows (yet). Undefined until it was looked for. */
  named: NamedPart | null | undefined;
}

export type Entry = EventEntry | ReceiptEntry;

export const isReceipt = (entry: Entry): entry is ReceiptEntry => "carrierId" in entry;

/** As many parts as there are bits to tell them by; more than any message of the contract has. */
const MOST_PARTS = 31;

export const entryOf = (event: StepEvent, atMs: number): EventEntry => {
  return { event, name: event.name ?? nameOfStep(event.ref), atMs, begunMs: undefined };
};

/** The name of the step that an entry is about; undefined for a receipt of nobody knows what. */
export function nameOfEntry(entry: Entry): string | undefined {
  if (!isReceipt(entry)) return entry.name;
  return entry.named ? nameOfStep(entry.named.ref) : undefined;
}

export function changeOfEntry(entry: Entry): StepChange | undefined {
  if (isReceipt(entry)) return entry.named ? changeOfReceipt(entry.named, entry.ending) : undefined;
  const { event, name, begunMs } = entry;
  const { ref } = event;
  switch (event.kind) {
    case "submitted":
      return { ref, name, state: "submitted", carrierIds: event.carrierIds.length > 0 ? event.carrierIds : undefined };
    case "unknown":
      return { ref, name, state: "unknown" };
    case "returned":
      return { ref, name, state: "queued", begunMs: event.begunMs ?? begunMs };
    case "ended": {
      const { state, code, network, userType } = event.ending;
      return { ref, name, state, code, network, userType, carrier: event.carrier };
    }
  }
}

/** The first part that fails decides for all of them; a success is one part's only. */
export function changeOfReceipt({ ref, part, parts }: NamedPart, ending: Ending): StepChange {
  const isPart = ending.state === "delivered" && parts > 1 && parts <= MOST_PARTS;
  return { ref, name: nameOfStep(ref), ...ending, part: isPart ? { index: part, of: parts } : undefined };
}
