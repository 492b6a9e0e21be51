import fc from "fast-check";
import { expect, test } from "vitest";
import { type Scenario, scenarios } from "./scenario.ts";
import { Simulation } from "./simulation.ts";

/** SEED=… repeats a search, and RUNS=… makes it longer. */
const SEED = Number(process.env.SEED ?? 1);
const RUNS = Number(process.env.RUNS ?? 500);
const LINES_SHOWN = 80;

/** Searches for an order in which something goes wrong. Returns what a reader needs to know about the smallest that was found. */
async function search(seed: number, runs: number): Promise<string> {
  const holds = fc.asyncProperty(fc.scheduler(), scenarios, async (scheduler, scenario) => {
    const simulation = new Simulation(scheduler, scenario);
    await simulation.run();
    return simulation.violations.length === 0;
  });
  const { counterexample, numRuns, numShrinks, errorInstance } = await fc.check(holds, { seed, numRuns: runs });
  if (counterexample === null) return "";
  const [scheduler, scenario] = counterexample;
  return [
    `SEED=${seed} finds a wrong order after ${numRuns} runs, made smaller ${numShrinks} times: ${errorInstance ?? ""}`,
    ...(await describe(scheduler, scenario)),
  ].join("\n");
}

/** Runs it once more, to tell what happens. */
async function describe(scheduler: fc.Scheduler, scenario: Scenario): Promise<readonly string[]> {
  const simulation = new Simulation(fc.cloneIfNeeded(scheduler), scenario);
  await simulation.run();
  return [...simulation.violations, fc.stringify(scenario), ...simulation.trace.slice(-LINES_SHOWN)];
}

test("in whichever order workers go on, each step is submitted once and ends, and each lease has one owner", async () => {
  expect(await search(SEED, RUNS)).toBe("");
});
