import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { getFreePort } from "../../scripts/mock/free-port.ts";
import { type Mock, startMock } from "../../scripts/mock/start-mock.ts";
import { type GeneratedBodies, generateBodies } from "../../scripts/probe/bodies/generate-bodies.ts";
import { readContract } from "../../scripts/probe/contract/contract.ts";
import { documentedRequests } from "../../scripts/probe/contract/examples.ts";
import type { Json } from "../../scripts/schema/json.ts";
import { document } from "./document.ts";
import { exercise } from "./exercise.ts";
import { ownKeywords } from "./own-keywords.ts";
import { type KnownFault, knownFaults } from "./prism/known-faults.ts";
import { type FoundFault, PrismFaults } from "./prism/prism-faults.ts";
import { draftOf, PrismTarget, prismHeaders } from "./prism/target.ts";

const contract = await readContract(document, { foreignHeaders: prismHeaders });
let mock: Mock;
let restarts = 0;
const target = new PrismTarget(document, () => mock.url);

beforeAll(async () => {
  mock = await startMock({
    document: JSON.stringify(document),
    port: await getFreePort(),
    onRestart: () => void restarts++,
  });
});
afterAll(() => mock.stop());

describe("the mock", () => exercise(document, contract, () => target));

describe("where Prism's server is known to be wrong, it still is", () => {
  // To start Prism again takes seconds.
  const options = { timeout: 300_000, tags: ["long"] };
  for (const known of knownFaults)
    test(`${known.operation}, ${known.keyword}: it ${known.fault} (${known.issue})`, options, () => showFault(known));
});

// What Prism says of each broken keyword is compared in every run in test/contract/agreement, without its server.
describe("the mock refuses what the contract refuses, and takes the rest", () => {
  let made: GeneratedBodies;
  beforeAll(async () => {
    made = await generateBodies(document, contract, ownKeywords);
    expect(made.invalidExamples).toEqual([]);
  }, 600_000);

  const options = { timeout: 600_000, tags: ["long"] };
  test.each([...contract.operations.values()])("$id", options, async (operation) => {
    const found = await new PrismFaults(document, contract, target).faults(operation, made);
    const isKnown = (fault: FoundFault) =>
      knownFaults.some((known) =>
        (Object.keys(fault) as (keyof FoundFault)[]).every((key) => known[key] === fault[key]),
      );
    expect(found.filter((fault) => !isKnown(fault))).toEqual([]);
  });
});

async function showFault(known: KnownFault): Promise<void> {
  const operation = contract.operations.get(known.operation);
  const [request] = operation ? documentedRequests(document, operation) : [];
  if (request === undefined) throw new Error(`there is no request of ${known.operation}`);
  const send = (body: Json) => target.sendDraft({ ...draftOf(request), body });
  // The fault before this one may have ended it.
  await vi.waitUntil(() => send({}).then(({ status }) => status === 400, noAnswer), {
    timeout: 240_000,
    interval: 200,
  });
  const before = restarts;
  await expect(send(known.body as Json)).rejects.toThrow();
  await vi.waitUntil(() => restarts > before, { timeout: 60_000 });
}

const noAnswer = (): boolean => false;
