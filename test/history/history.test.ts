import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeViolation } from "../load/fault/history/describe-violation.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { Deployment, type Layout } from "./deployment.ts";
import { drawRun } from "./draw-run.ts";
import { type Played, playRun } from "./play-run.ts";
import { shrinkRun } from "./shrink-run.ts";
import type { Run } from "./story.ts";

/** HISTORY_RUNS: how many runs are played, each of some stories. HISTORY_SEED: the first of them. HISTORY_RUN: the file of one that failed. */
const { HISTORY_RUNS, HISTORY_SEED = "1", HISTORY_RUN, HISTORY_LOG, HISTORY_PLAYS = "30" } = process.env;
const STORIES = 17;
const SHORT_RUNS = 6;
/** Those of test:long. HISTORY_RUNS asks for thousands of stories. */
const LONG_RUNS = 12;
/** Of each failure so many are told. */
const MOST_SHOWN = 3;
/** A run that fails is played again many times. */
const START_MS = 300_000;
const RUN_MS = 1_200_000;

const layouts: readonly Layout[] = [
  { roles: ["all", "all"], validityS: 11, canAsk: true },
  { roles: ["api", "worker", "worker"], validityS: 8, canAsk: true },
  { roles: ["api", "all", "worker"], validityS: 11, canAsk: false },
];

const given: Run | undefined = HISTORY_RUN === undefined ? undefined : JSON.parse(readFileSync(HISTORY_RUN, "utf8"));

function listSeeds(count: number): readonly number[] {
  if (given !== undefined) return [given.seed];
  return Array.from({ length: Number(HISTORY_RUNS ?? count) }, (_, index) => Number(HISTORY_SEED) + index);
}

const lanes = layouts.map((layout) => ({ layout, fresh: useFreshDatabase({ nowMs: Date.now() }) }));
const deployments: Deployment[] = [];

beforeAll(async () => {
  for (const { layout, fresh } of lanes) deployments.push(await Deployment.start(fresh, layout));
}, START_MS);
afterAll(() => Promise.all(deployments.map((deployment) => deployment.stop())));

/** Runs of different layouts are played at the same time; those of one follow each other, since they share the gateways. */
async function playAll(seeds: readonly number[]): Promise<void> {
  let hasFailed = false;
  await Promise.all(
    lanes.map(async ({ fresh }, index) => {
      const deployment = deployments[index];
      if (deployment === undefined) throw new Error("The gateways are there when tests run, not before");
      for (const seed of seeds.filter((one) => one % layouts.length === index)) {
        if (hasFailed) return;
        const run = given ?? drawRun(seed, STORIES);
        const played = await playRun(run, deployment, fresh);
        if (HISTORY_LOG !== undefined) appendFileSync(HISTORY_LOG, `${describeRun(seed, played)}\n`);
        hasFailed ||= played.violations.length > 0;
        if (played.violations.length > 0)
          expect.fail(await explain(run, played, (one) => playRun(one, deployment, fresh)));
      }
    }),
  );
}

test("every story ends as it must", { timeout: RUN_MS }, () => playAll(listSeeds(SHORT_RUNS)));
test("and so do more of them", { tags: ["long"], timeout: 4 * RUN_MS }, () => playAll(listSeeds(LONG_RUNS)));

function describeRun(seed: number, { history, violations }: Played): string {
  const { sends, submits, polls, webhooks } = history;
  const counts = Object.entries({ sends, submits, polls, webhooks }).map(([name, { length }]) => `${length} ${name}`);
  const faults = history.rounds.map(({ kind }) => kind).filter((kind) => kind.includes("write"));
  const cpu = process.cpuUsage();
  const found = violations.map(({ rule, text }) => `${rule}: ${text}`);
  return [`${seed}: ${(cpu.user + cpu.system) / 1e6} s`, ...counts, ...faults, ...found].join("; ");
}

/** What was wrong, the smallest run in which it is, and how to play it again. */
async function explain(run: Run, first: Played, play: (run: Run) => Promise<Played>): Promise<string> {
  const rules = new Set(first.violations.map(({ rule }) => rule));
  let shown = first;
  const smallest = await shrinkRun(
    run,
    async (candidate) => {
      const played = await play(candidate);
      const isSame = played.violations.some(({ rule }) => rules.has(rule));
      if (isSame) shown = played;
      return isSame;
    },
    Number(HISTORY_PLAYS),
  );
  const file = join(tmpdir(), `history-${run.seed}.json`);
  writeFileSync(file, JSON.stringify(smallest, undefined, 1));
  return [
    `${first.violations.length} violations in the run of seed ${run.seed}: ${[...rules].join(", ")}`,
    ...shown.violations.slice(0, MOST_SHOWN).map((violation) => describeViolation(shown.history, violation)),
    `the smallest run that fails: ${JSON.stringify(smallest)}`,
    `again: HISTORY_RUN=${file} npx vitest run --project history, or HISTORY_SEED=${run.seed} HISTORY_RUNS=1`,
  ].join("\n");
}
