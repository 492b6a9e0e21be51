import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readContract } from "../../scripts/exercise/contract/contract.ts";
import { generateBodies } from "../../scripts/exercise/generate/generate-bodies.ts";
import { getFreePort } from "../../scripts/mock/free-port.ts";
import { type Mock, startMock } from "../../scripts/mock/start-mock.ts";
import { document, documentFile } from "./document.ts";
import { exercise } from "./exercise.ts";
import { ownKeywords } from "./own-keywords.ts";
import { knownFaults } from "./prism/known-faults.ts";
import { type FoundFault, PrismFaults } from "./prism/prism-faults.ts";
import { PrismTarget, prismHeaders } from "./prism/target.ts";

const contract = await readContract(document, { foreignHeaders: prismHeaders });
const made = await generateBodies(document, contract, ownKeywords);
if (made.invalidExamples.length > 0) throw new Error("The document has examples that are not valid");
let mock: Mock;
const target = new PrismTarget(document, () => mock.url);

beforeAll(async () => {
  mock = await startMock({ spec: documentFile, port: await getFreePort() });
});
afterAll(() => mock.stop());

describe("the mock", () => exercise(document, contract, () => target));

describe("the mock refuses what the contract refuses, and takes the rest", () => {
  test.each([...contract.operations.values()])("$id", { timeout: 600_000 }, async (operation) => {
    const found = await new PrismFaults(document, contract, target).faults(operation, made);
    const isKnown = (fault: FoundFault) =>
      knownFaults.some((known) =>
        (Object.keys(fault) as (keyof FoundFault)[]).every((key) => known[key] === fault[key]),
      );
    expect(found.filter((fault) => !isKnown(fault))).toEqual([]);
  });
});
