import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { makeRandom, type Random } from "../../rig/random.ts";
import { Deployment, STEP_VALIDITY_S } from "../fault/deployment/deployment.ts";
import { FoundViolations } from "../fault/found-violations.ts";
import type { History } from "../fault/history/history.ts";
import type { Rule, Violation } from "../fault/history/violation.ts";
import { finish, type Pace, runRound } from "../fault/round.ts";
import { CrashControl } from "./control.ts";
import { makeCrashKind } from "./crash-kind.ts";
import { type CrashCase, describeCase } from "./scene.ts";

export interface WalkOptions {
  readonly cases: readonly CrashCase[];
  /** How often all cases are walked through. */
  readonly rounds: number;
  readonly seed: number;
  /** Further cases follow after one that failed. */
  readonly isKeptGoing: boolean;
  readonly write: (text: string) => void;
  readonly onCase: (done: number) => void;
}

const root = resolve(import.meta.dirname, "../../../.data/crash");
const PACE: Pace = { loadMs: 200, quietMs: 500 };
/** RCS messages expire after 40 seconds, and then their fallbacks. */
const LAST_QUIET_MS = (40 + STEP_VALIDITY_S) * 1000 + 10_000;
/** The whole history is looked through after each round: with twice as many, rounds take five times as long at the end. */
const CASES_OF_A_DEPLOYMENT = 40;

/** What the rules of the history checker mean for a message. Others are about answers and probes. */
const VERDICTS: Readonly<Partial<Record<Rule, keyof Verdict>>> = {
  lost: "lost",
  balance: "lost",
  "submitted-twice": "doubled",
  "accepted-twice": "doubled",
  "reported-twice": "doubled",
  stuck: "stuck",
};

interface Verdict {
  lost: number;
  doubled: number;
  stuck: number;
  other: number;
}

/** 0: everything held. */
export async function walk(options: WalkOptions): Promise<number> {
  const { cases, rounds, seed, isKeptGoing, write } = options;
  const folder = join(root, String(seed));
  rmSync(folder, { recursive: true, force: true });
  write(`seed ${seed}, ${cases.length * rounds} cases, logs in ${folder}\n`);
  const begun = performance.now();
  const verdict: Verdict = { lost: 0, doubled: 0, stuck: 0, other: 0 };
  const repeats = new Set<string>();
  let [done, messages] = [0, 0];
  const all = Array.from({ length: rounds }, () => cases).flat();
  const walkChunk = async (chunk: readonly CrashCase[], name: string): Promise<void> => {
    if (repeats.size > 0 && !isKeptGoing) return;
    const walked = await walkDeployment(chunk, join(folder, name), makeRandom(seed), options, () =>
      options.onCase(++done),
    );
    messages += walked.messages;
    for (const { violation, about } of walked.found) {
      verdict[VERDICTS[violation.rule] ?? "other"]++;
      repeats.add(getCommand(about, seed));
    }
  };
  // A round mostly waits, so there is a deployment with one worker and another with two at the same time.
  const walkAll = async (workers: number): Promise<void> => {
    for (const [index, chunk] of splitByDeployment(all, workers).entries())
      await walkChunk(chunk, `${workers}-workers-${index + 1}`);
  };
  await Promise.all([1, 2].map(walkAll));
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
  const figures = Object.entries(verdict).map(([what, count]) => `${count} ${what}`);
  write(`${done} cases, ${messages} messages, ${minutes} minutes: ${figures.join(", ")}\n`);
  for (const command of repeats) write(`again: ${command}\n`);
  return repeats.size === 0 ? 0 : 1;
}

function splitByDeployment(cases: readonly CrashCase[], workers: number): readonly (readonly CrashCase[])[] {
  const own = cases.filter((one) => one.workers === workers);
  const count = Math.ceil(own.length / CASES_OF_A_DEPLOYMENT);
  return Array.from({ length: count }, (_, index) =>
    own.slice(index * CASES_OF_A_DEPLOYMENT, (index + 1) * CASES_OF_A_DEPLOYMENT),
  );
}

interface Found {
  readonly violation: Violation;
  /** The case in whose round it happened. */
  readonly about: CrashCase;
}

async function walkDeployment(
  cases: readonly CrashCase[],
  folder: string,
  random: Random,
  { isKeptGoing, write }: WalkOptions,
  onCase: () => void,
): Promise<{ readonly found: readonly Found[]; readonly messages: number }> {
  mkdirSync(folder, { recursive: true });
  const control = await CrashControl.start();
  const workers = cases[0]?.workers ?? 1;
  const deployment = await Deployment.start(folder, random, {
    workers,
    environmentOf: (name) => control.environmentOf(name),
  });
  const printed = new FoundViolations(deployment, write);
  const found: Found[] = [];
  const seen = new Set<string>();
  const add = (violations: readonly Violation[], current: CrashCase): void => {
    printed.add(violations);
    for (const violation of violations) {
      if (seen.has(JSON.stringify(violation))) continue;
      seen.add(JSON.stringify(violation));
      const about = cases[(findRound(deployment.history, violation) ?? 0) - 1] ?? current;
      write(`  it belongs to: ${describeCase(about)}\n`);
      found.push({ violation, about });
    }
  };
  try {
    let last: CrashCase | undefined;
    for (const [index, one] of cases.entries()) {
      if (found.length > 0 && !isKeptGoing) break;
      last = one;
      add((await runRound(deployment, index + 1, makeCrashKind(one, control), random, write, PACE)) ?? [], one);
      onCase();
    }
    if (last !== undefined) add(await finish(deployment, write, LAST_QUIET_MS), last);
  } finally {
    writeFileSync(join(folder, "history.json"), JSON.stringify(deployment.history));
    await deployment.stop();
    await control.stop();
  }
  return { found, messages: deployment.client.sent };
}

/** The round in which the message of a violation was sent; undefined: it is about no message. */
function findRound({ sends }: History, { about }: Violation): number | undefined {
  const isAbout = (text: string): boolean => about.includes(text);
  return sends.find(
    ({ ref, to, outcome }) => isAbout(ref) || isAbout(to) || (outcome.kind === "accepted" && isAbout(outcome.msgKey)),
  )?.round;
}

const getCommand = ({ point, fault, when, workers }: CrashCase, seed: number): string =>
  `npm run test:crash -- --point ${point} --fault ${fault} --when ${when} --workers ${workers} --rounds 3 --seed ${seed}`;
