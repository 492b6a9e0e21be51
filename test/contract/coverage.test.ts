import { mkdir, writeFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { readContract } from "../../scripts/probe/contract/contract.ts";
import { CoverageCounter } from "../../scripts/probe/coverage/counter.ts";
import { formatCoverage, isBelowMinimum } from "../../scripts/probe/coverage/coverage.ts";
import { gatewayCoverage } from "./coverage/gateway-coverage.ts";
import { outdatedReasons } from "./coverage/not-coverable.ts";
import { document } from "./document.ts";
import { ownKeywords } from "./own-keywords.ts";
import { testServer } from "./real/test-server.ts";

const counter = new CoverageCounter(await readContract(document, { keywords: ownKeywords }), {
  ...gatewayCoverage,
  keywords: ownKeywords.map(({ keyword }) => keyword),
});
const counted: Promise<void>[] = [];
const tags = ["long"];

testServer({ observe: (exchange) => void counted.push(counter.observe(exchange)) }, { oneIn: 1, tags });

describe("coverage of the contract", { tags }, () => {
  const folder = ".data/coverage/contract";

  test("no measure is below its minimum", async () => {
    await Promise.all(counted);
    expect(counter.unknown).toBe(0);
    const coverage = counter.coverage();
    await mkdir(folder, { recursive: true });
    await writeFile(`${folder}/coverage.json`, JSON.stringify(coverage));
    expect(
      coverage.measures.filter(isBelowMinimum).map(({ name }) => name),
      formatCoverage(coverage),
    ).toEqual([]);
  });

  test("no item that is listed as not coverable was covered", () => {
    expect(outdatedReasons(counter.coverage())).toEqual([]);
  });
});
