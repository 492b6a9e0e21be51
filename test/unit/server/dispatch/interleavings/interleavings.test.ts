import fc from "fast-check";
import { expect, test } from "vitest";
import { type Scenario, scenarios } from "./scenario.ts";
import { Simulation } from "./simulation.ts";

/** SEED=… repeats a search, and RUNS=… makes it longer. */
const SEED = Number(process.env.SEED ?? 1);
const RUNS = Number(process.env.RUNS ?? 200);
const LINES_SHOWN = 100;

/** The scheduler is made from a number, so that the same order is tried with the smaller scenarios. */
const orders = fc.noShrink(fc.integer());

async function simulate(order: number, scenario: Scenario): Promise<Simulation> {
  const [scheduler] = fc.sample(fc.scheduler(), { seed: order, numRuns: 1 });
  if (scheduler === undefined) throw new Error("fast-check has drawn no scheduler");
  const simulation = new Simulation(scheduler, scenario);
  await simulation.run();
  return simulation;
}

/** Searches for an order in which something goes wrong. Returns what a reader needs to know about the smallest that was found. */
async function search(seed: number, runs: number): Promise<string> {
  const holds = fc.asyncProperty(orders, scenarios, async (order, scenario) => {
    const { violations } = await simulate(order, scenario);
    return violations.length === 0;
  });
  const { counterexample, numRuns, numShrinks } = await fc.check(holds, { seed, numRuns: runs });
  if (counterexample === null) return "";
  const [order, scenario] = counterexample;
  const { violations, trace } = await simulate(order, scenario);
  return [
    `SEED=${seed} RUNS=${numRuns} finds it; made smaller ${numShrinks} times`,
    ...[...violations, `order ${order}, scenario ${fc.stringify(scenario)}`, ...trace.slice(-LINES_SHOWN)],
  ].join("\n");
}

const timeout = 60_000 + 200 * RUNS;

test("in whichever order workers go on, each step is submitted once and ends, and each lease has one owner", {
  timeout,
}, async () => {
  expect(await search(SEED, RUNS)).toBe("");
});

test("a longer search", { tags: ["long"], timeout: 10 * timeout }, async () => {
  expect(await search(SEED + 1, 20 * RUNS)).toBe("");
});
