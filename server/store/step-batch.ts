import type { MessageRef, StepRef } from "../domain/delivery.ts";
import { timeOfMessageKey } from "../domain/message-key.ts";
import { getFirstKeyOfDay, getLastKeyOfDay, toDay } from "./day.ts";

/** Steps grouped by account and step number: how an outbox row or a step lease lists its steps, as JSON. */
export type StepBatch = readonly {
  readonly accountId: string;
  readonly msgKeys: readonly string[];
  /** Absent: the first step, of messages that were just accepted. */
  readonly step?: number;
}[];

export function toStepBatch(refs: readonly StepRef[]): StepBatch {
  const groups = new Map<string, { accountId: string; step: number; msgKeys: string[] }>();
  for (const { accountId, msgKey, step } of refs) {
    const name = `${step}.${accountId}`;
    const group = groups.get(name) ?? { accountId, step, msgKeys: [] };
    groups.set(name, group);
    group.msgKeys.push(msgKey);
  }
  return [...groups.values()];
}

export const toStepRefs = (batch: StepBatch): readonly StepRef[] =>
  batch.flatMap(({ accountId, msgKeys, step = 0 }) => msgKeys.map((msgKey) => ({ accountId, msgKey, step })));

/** The steps of a batch that is stored as text. */
export const parseSteps = (batch: string): readonly StepRef[] => toStepRefs(JSON.parse(batch));

/** Messages as a statement takes them: an array for each column. */
export const getKeyColumns = (refs: readonly MessageRef[]): [string[], string[]] => [
  refs.map(({ accountId }) => accountId),
  refs.map(({ msgKey }) => msgKey),
];

/** Every statement locks steps in this order, so that two of them never wait for each other. */
export function compareSteps(
  { ref: one }: { readonly ref: StepRef },
  { ref: other }: { readonly ref: StepRef },
): number {
  if (one.accountId !== other.accountId) return one.accountId < other.accountId ? -1 : 1;
  if (one.msgKey !== other.msgKey) return one.msgKey < other.msgKey ? -1 : 1;
  return one.step - other.step;
}

/**
 * A range of keys that holds all of these and ends where days end. A statement that names it leaves out the partitions of other days
 * when it is planned. The range is not narrower, because PostgreSQL would estimate that a range of keys that were just made holds few
 * rows. It would then read thousands of rows by the range where it should look up each key.
 */
export function getKeyRange(refs: readonly { readonly msgKey: string }[]): readonly [from: string, to: string] {
  let least = refs[0]?.msgKey ?? "";
  let greatest = least;
  for (const { msgKey } of refs) {
    if (msgKey < least) least = msgKey;
    if (msgKey > greatest) greatest = msgKey;
  }
  const [firstMs, lastMs] = [timeOfMessageKey(least), timeOfMessageKey(greatest)];
  // Texts that are not message keys are in no partition.
  if (firstMs === undefined || lastMs === undefined) return [least, greatest];
  return [getFirstKeyOfDay(toDay(firstMs)), getLastKeyOfDay(toDay(lastMs))];
}
