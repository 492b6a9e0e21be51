import type { StepRef } from "../domain/delivery.ts";

/** Steps by account: what a job names. A worker passes over keys that are not in the database. */
export type StepBatch = readonly {
  readonly accountId: string;
  /** One string, with spaces in between: a list of a thousand costs the database more to read than the messages themselves. */
  readonly msgKeys: string;
  /** Which step of each; absent: the first, of messages that were just accepted. */
  readonly step?: number;
}[];

/** Steps by account and number, as jobs and watches name them. */
export function batchOfSteps(refs: readonly StepRef[]): StepBatch {
  const groups = new Map<string, { accountId: string; step: number; msgKeys: string }>();
  let group: { accountId: string; step: number; msgKeys: string } | undefined;
  for (const { accountId, msgKey, step } of refs) {
    // Mostly the one before.
    if (group?.accountId !== accountId || group.step !== step) {
      const name = `${step}.${accountId}`;
      group = groups.get(name) ?? { accountId, step, msgKeys: "" };
      groups.set(name, group);
    }
    group.msgKeys += group.msgKeys === "" ? msgKey : ` ${msgKey}`;
  }
  return [...groups.values()];
}

/** The steps that a job or a watch names. */
export const stepsOfBatch = (batch: StepBatch): readonly StepRef[] =>
  batch.flatMap(({ accountId, msgKeys, step = 0 }) => keysIn(msgKeys).map((msgKey) => ({ accountId, msgKey, step })));

/** Builds before this one wrote lists. */
const keysIn = (msgKeys: string | readonly string[]): readonly string[] =>
  typeof msgKeys === "string" ? msgKeys.split(" ") : msgKeys;

/** Whether all of them come straight from their acceptance. */
export const namesNewSteps = (batch: StepBatch): boolean => batch.every(({ step }) => step === undefined);

/** Rows are locked in this order by everybody, so that nobody waits in a circle. */
export function inStepOrder(
  { ref: one }: { readonly ref: StepRef },
  { ref: other }: { readonly ref: StepRef },
): number {
  if (one.accountId !== other.accountId) return one.accountId < other.accountId ? -1 : 1;
  if (one.msgKey !== other.msgKey) return one.msgKey < other.msgKey ? -1 : 1;
  return one.step - other.step;
}

/** The least and the greatest key: with them a statement leaves out the partitions of other days before it starts. */
export function keyBounds(refs: readonly { readonly msgKey: string }[]): readonly [least: string, greatest: string] {
  let least = refs[0]?.msgKey ?? "";
  let greatest = least;
  for (const { msgKey } of refs) {
    if (msgKey < least) least = msgKey;
    if (msgKey > greatest) greatest = msgKey;
  }
  return [least, greatest];
}
