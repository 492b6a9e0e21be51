import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getFreePort } from "../../scripts/mock/free-port.ts";
import { type Mock, startMock } from "../../scripts/mock/start-mock.ts";
import { document, documentFile } from "./document.ts";
import { exercise } from "./exercise.ts";
import { generateBodies } from "./generate/generate-bodies.ts";
import { contractOf } from "./independent.ts";
import { ownKeywords } from "./own-keywords.ts";
import { knownFaults } from "./prism/known-faults.ts";
import { PrismTarget, prismHeaders } from "./prism/target.ts";
import { type FoundFault, PrismTrials } from "./prism/trials.ts";

const contract = await contractOf(document, { foreignHeaders: prismHeaders });
const made = await generateBodies(document, contract, ownKeywords);
let mock: Mock;
const target = new PrismTarget(document, () => mock.url);

beforeAll(async () => {
  mock = await startMock({ spec: documentFile, port: await getFreePort() });
});
afterAll(() => mock.stop());

describe("the mock", () => exercise(document, contract, () => target));

describe("the mock refuses what the contract refuses, and takes the rest", () => {
  test.each([...contract.operations.values()])("$id", async (operation) => {
    const found = await new PrismTrials(document, contract, target).faults(operation, made);
    const isKnown = (fault: FoundFault) =>
      knownFaults.some((known) =>
        (Object.keys(fault) as (keyof FoundFault)[]).every((key) => known[key] === fault[key]),
      );
    expect(found.filter((fault) => !isKnown(fault))).toEqual([]);
  });
});
