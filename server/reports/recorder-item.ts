import { type Ending, getStepName, type StepRef } from "../domain/delivery.ts";
import type { CarrierId, StepPart } from "../store/carrier-ids.ts";
import type { StepChange } from "../store/record-steps.ts";

/** What happened to a step. */
export type StepEvent = {
  readonly ref: StepRef;
  /** How often an operator had sent it again when that happened; undefined: as often as by now. */
  readonly repeats?: number | undefined;
} & (
  | {
      /** The carrier has it. `carrierIds` are its ids for the parts, in order, where receipts come by these ids. */
      readonly kind: "submitted";
      readonly carrier: string;
      readonly carrierIds: readonly string[];
    }
  /** It is not known whether the carrier has it. */
  | { readonly kind: "unknown" }
  /** The carrier surely does not have it. It is sent again, unless it has been begun again after `begunMs`. */
  | {
      readonly kind: "returned";
      readonly retryAfterMs: number;
      readonly begunMs?: number | undefined;
      /** Why, for the timeline of the message. */
      readonly reason?: string | undefined;
    }
  /** `carrier`: the one that reports the end, where it could report on a step that another carrier has. */
  | { readonly kind: "ended"; readonly ending: Ending; readonly carrier?: string }
);

/** An event that waits to be recorded. */
export interface EventItem {
  readonly event: StepEvent;
  readonly atMs: number;
  /**
   * When the step was begun, once a try has read it. If the commit of that try went through unnoticed, the step may have been begun
   * again by now, and a second try must not take it away from the worker that is sending it.
   */
  begunMs: number | undefined;
}

/** A receipt that waits to be recorded and names the step by the carrier's own id. */
export interface ReceiptItem extends CarrierId {
  readonly receivedMs: number;
  readonly ending: Ending;
  /** It is among the orphan receipts already. */
  readonly isStored: boolean;
  /** Other cells were asked for the id, and none of them knows it. */
  isUnknownElsewhere?: boolean;
  /** The part of a step that the id stands for; null: not known (yet). Undefined until it was looked up. */
  part: StepPart | null | undefined;
}

export type RecorderItem = EventItem | ReceiptItem;

export const isReceipt = (item: RecorderItem): item is ReceiptItem => "carrierId" in item;

/** There is a bit for each of so many parts, more than any message of the contract has. */
const MAX_PARTS = 31;

export const toEventItem = (event: StepEvent, atMs: number): EventItem => ({ event, atMs, begunMs: undefined });

/** The step that an item is about; undefined for a receipt whose step is not known. */
export function getItemStep(item: RecorderItem): StepRef | undefined {
  return isReceipt(item) ? item.part?.ref : item.event.ref;
}

export function toStepChange(item: RecorderItem): StepChange | undefined {
  if (isReceipt(item)) return item.part ? applyReceipt(item.part, item.ending) : undefined;
  const { event, begunMs } = item;
  const { ref, repeats } = event;
  const sent = { ref, repeats };
  switch (event.kind) {
    case "submitted":
      // Ids are stored also if there are none: that the step has them tells that the carrier has the step, when it has expired.
      return { ...sent, state: "submitted", carrierIds: event.carrierIds };
    case "unknown":
      return { ...sent, state: "unknown" };
    case "returned":
      return { ...sent, state: "queued", begunMs: event.begunMs ?? begunMs, tried: event.reason ?? "" };
    case "ended": {
      return { ...sent, ...event.ending, carrier: event.carrier };
    }
  }
}

/** The first part that fails decides for the whole step. A success is the success of one part. */
export function applyReceipt({ ref, repeats, part, parts }: StepPart, ending: Ending): StepChange {
  const isPart = ending.state === "delivered" && parts > 1 && parts <= MAX_PARTS;
  return { ref, repeats, ...ending, part: isPart ? { index: part, of: parts } : undefined };
}

/** It says that the carrier has the step, and nothing else. */
export const isBareSubmit = (item: RecorderItem): item is EventItem =>
  !isReceipt(item) && item.event.kind === "submitted" && item.event.carrierIds.length === 0;

/** A batch has one item for each step, because a statement changes a row once. The others wait for the next batch, in order. */
export function takeOnePerStep<Waiting extends { readonly item: RecorderItem }>(
  waiting: readonly Waiting[],
): { readonly batch: readonly Waiting[]; readonly later: readonly Waiting[] } {
  const names = new Set<string>();
  const batch: Waiting[] = [];
  const later: Waiting[] = [];
  for (const one of waiting) {
    const ref = getItemStep(one.item);
    const name = ref && getStepName(ref);
    if (name !== undefined && names.has(name)) later.push(one);
    else batch.push(one);
    if (name !== undefined) names.add(name);
  }
  return { batch, later };
}
