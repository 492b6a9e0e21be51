import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { loadBundle } from "../../../../scripts/document/bundle.ts";
import { readContract } from "../../../../scripts/probe/contract/contract.ts";
import { formatResult } from "../../../../scripts/probe/report/test-report.ts";
import { exercise } from "../../../../scripts/probe/run/exercise.ts";
import { Findings } from "../../../../scripts/probe/run/findings.ts";
import { fuzz } from "../../../../scripts/probe/run/fuzz.ts";
import { boundTrees, handlersFor, serving } from "../koa/bound-trees.ts";

// A server that reads what its document lists accepts bodies that its schemas alone refuse: that is no failure.

const SLOW_MS = 120_000;
const file = join(import.meta.dirname, "../../../unit/scripts/cases/lenient-reading/openapi.yaml");
const { "lenient-reading": orders } = await boundTrees("lenient-reading");
const middleware = () => orders.serveApi({ handlers: handlersFor({}, 204).handlers }).middleware;

test("contract test expects no refusal of what the document reads", { timeout: SLOW_MS }, async () => {
  const document = parse(readFileSync(file, "utf8"));
  await serving([middleware()], async ({ url }) => {
    const result = await exercise({ document, url });
    expect(result.failures, formatResult(result)).toEqual([]);
  });
});

async function expectNothingFound(rounds: number): Promise<void> {
  const { document } = await loadBundle(file);
  const contract = await readContract(document, { lenient: true, allowOtherHeaders: true });
  await serving([middleware()], async ({ url }) => {
    const operations = [...contract.operations.values()];
    const options = { kinds: undefined, ignored: [], seed: 1, rounds, timeoutMs: 60_000 };
    const findings = new Findings(() => {});
    const result = await fuzz({ contract, url, getHeaders: async () => [], operations, ...options, findings });
    expect(result.findings.filter(({ check }) => check === "invalid-accepted")).toEqual([]);
  });
}

const fuzzed = "contract fuzz expects no refusal of what the document reads";
test(fuzzed, { timeout: SLOW_MS }, () => expectNothingFound(30));
test(`${fuzzed}: 150 rounds`, { timeout: SLOW_MS, tags: ["long"] }, () => expectNothingFound(150));
