import type { StepRef } from "../domain/delivery.ts";

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
  batch.flatMap(({ accountId, msgKeys, step = 0 }) =>
    splitKeys(msgKeys).map((msgKey) => ({ accountId, msgKey, step })),
  );

/** Builds of the previous release write all keys as one string with spaces in between. */
const splitKeys = (msgKeys: string | readonly string[]): readonly string[] =>
  typeof msgKeys === "string" ? msgKeys.split(" ") : msgKeys;

/** Every statement locks steps in this order, so that two of them never wait for each other. */
export function compareSteps(
  { ref: one }: { readonly ref: StepRef },
  { ref: other }: { readonly ref: StepRef },
): number {
  if (one.accountId !== other.accountId) return one.accountId < other.accountId ? -1 : 1;
  if (one.msgKey !== other.msgKey) return one.msgKey < other.msgKey ? -1 : 1;
  return one.step - other.step;
}

/** The least and the greatest key. A statement that names them leaves out the partitions of other days. */
export function getKeyRange(refs: readonly { readonly msgKey: string }[]): readonly [least: string, greatest: string] {
  let least = refs[0]?.msgKey ?? "";
  let greatest = least;
  for (const { msgKey } of refs) {
    if (msgKey < least) least = msgKey;
    if (msgKey > greatest) greatest = msgKey;
  }
  return [least, greatest];
}
