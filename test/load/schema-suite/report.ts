import type { Judgement } from "./judge.ts";
import { NOT_SUPPORTED, type NotSupported } from "./not-supported.ts";

export interface Report {
  readonly text: string;
  readonly passed: boolean;
}

/** One thing that did not go as the suite asks: a whole schema refused, or one value judged wrongly. */
interface Miss {
  readonly name: string;
  readonly outcome: NotSupported["outcome"];
  readonly tests: number;
  readonly reason: string;
}

/** The figures, the features that are missing, and whatever is neither right nor listed as missing. */
export function report(judgements: readonly Judgement[], listed: readonly NotSupported[] = NOT_SUPPORTED): Report {
  const total = judgements.reduce((sum, { group }) => sum + group.tests.length, 0);
  const misses = judgements.flatMap(missesOf);
  const missed = misses.reduce((sum, { tests }) => sum + tests, 0);
  const known = new Set(listed.flatMap(({ outcome, names }) => names.map((name) => `${outcome} ${name}`)));
  const happened = new Set(misses.map(({ outcome, name }) => `${outcome} ${name}`));
  const unexpected = misses.filter(({ outcome, name }) => !known.has(`${outcome} ${name}`));
  const outlived = [...known].filter((entry) => !happened.has(entry));
  const lines = [
    `${total - missed} of ${total} right in both tiers`,
    ...listed.map((entry) => lineOf(entry, misses)),
    ...unexpected.map(({ outcome, name, reason }) => `unexpectedly ${outcome}: ${name}: ${reason}`),
    ...outlived.map((entry) => `listed as not supported, but it is (or the suite no longer asks): ${entry}`),
  ];
  return { text: lines.map((line) => `${line}\n`).join(""), passed: unexpected.length + outlived.length === 0 };
}

function missesOf({ group, refused, wrong }: Judgement): Miss[] {
  const name = `${group.file}: ${group.description}`;
  if (refused !== undefined)
    return [{ name, outcome: "refused", tests: group.tests.length, reason: refused.split("\n")[0] ?? "" }];
  return wrong.map((test) => ({ name, outcome: "decided otherwise", tests: 1, reason: test }));
}

function lineOf({ feature, outcome, names }: NotSupported, misses: readonly Miss[]): string {
  const own = misses.filter((miss) => miss.outcome === outcome && names.includes(miss.name));
  return `${own.reduce((sum, { tests }) => sum + tests, 0)} ${outcome}: ${feature}`;
}
