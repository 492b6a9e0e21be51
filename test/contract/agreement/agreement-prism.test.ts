import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { documentedRequests } from "../../../scripts/exercise/contract/examples.ts";
import { documentedOperations } from "../../../scripts/exercise/contract/operations.ts";
import type { WireRequest } from "../../../scripts/exercise/request.ts";
import { getFreePort } from "../../../scripts/mock/free-port.ts";
import { type Mock, startMock } from "../../../scripts/mock/start-mock.ts";
import type { Json } from "../../../scripts/pipeline/json.ts";
import { document } from "../document.ts";
import { knownFaults } from "../prism/known-faults.ts";
import { draftOf, prismRequest } from "../prism/target.ts";
import { contractUnderTest, isJsonBody, type Subject, targetOf } from "./contract-under-test.ts";
import { brokenKeywords } from "./local-breaks.ts";
import { placesOf } from "./places.ts";
import { startPrism } from "./prism.ts";
import { breakingRuns, runs, seed } from "./settings.ts";
import { areOne, disagreement, verdictsOn } from "./verdicts.ts";
import { violationsOf } from "./violations.ts";

const contract = await contractUnderTest("agreement-prism", ({ way }, document) => {
  const targets = placesOf(document)
    .filter(isJsonBody)
    .map(({ schema }) => targetOf(schema));
  return way[0] === "operations" || targets.includes(way.join(" "));
});
const accepts = await startPrism(contract.document);
afterAll(() => rmSync(contract.folder, { recursive: true, force: true }));

const operations = documentedOperations(document);
/** The JSON bodies of operations; a component is shared by its operations, so it is looked up by its schema. */
const bodies = operations.flatMap((operation) => {
  const [request] = documentedRequests(document, operation);
  const subject = subjectOf(operation.id);
  return request && subject ? [{ id: operation.id, call: prismRequest(document, draftOf(request)), subject }] : [];
});

function subjectOf(id: string): Subject | undefined {
  const place = contract.bodies.get(id);
  return contract.subjects.find(
    ({ schema, way }) => place !== undefined && (schema === place.schema || way.join(" ") === place.target),
  );
}

test("there are bodies", () => {
  expect(bodies.length).toBeGreaterThan(8);
});

describe("Prism agrees with the generated and the independent validator", () => {
  test.each(bodies)("on a body of $id as made", async ({ call, subject }) => {
    const property = fc.asyncProperty(contract.instances.of([subject.schema]), (value) =>
      compare(call, subject, "as made", value),
    );
    await fc.assert(property, { seed, numRuns: runs });
  });

  test.each(bodies)("on a body of $id broken keyword by keyword", async ({ call, subject }) => {
    const done = new Set<string>();
    const made = fc.oneof(contract.fullInstances.of([subject.schema]), contract.instances.of([subject.schema]));
    const property = fc.asyncProperty(made, async (value) => {
      if (!subject.independent(value)) return;
      for (const violation of violationsOf(value, [subject.schema], contract.instances)) {
        const keys = violation.schemas.flatMap((schema) =>
          brokenKeywords(schema, violation.part, violation.keyword).map(
            (name) => `${contract.places.get(schema)} ${name}`,
          ),
        );
        if (keys.every((key) => done.has(key))) continue;
        for (const key of keys) done.add(key);
        await compare(call, subject, violation.keyword, violation.value);
      }
    });
    await fc.assert(property, { seed, numRuns: breakingRuns * 2 });
    expect(done.size).toBeGreaterThan(5);
  });
});

async function compare(call: WireRequest, subject: Subject, keyword: string, value: Json): Promise<void> {
  // What travels is JSON text.
  const sent = JSON.parse(JSON.stringify(value)) as Json;
  const verdicts = { ...verdictsOn(subject, sent), prism: await accepts(call, sent) };
  if (!areOne(verdicts)) throw disagreement(subject, keyword, sent, verdicts);
}

describe("where Prism's server is known to be wrong, it still is", () => {
  let mock: Mock;
  let restarts = 0;
  beforeAll(async () => {
    const spec = join(contract.folder, "openapi.json");
    writeFileSync(spec, JSON.stringify(contract.document));
    mock = await startMock({ spec, port: await getFreePort(), onRestart: () => void restarts++ });
  });
  afterAll(() => mock.stop());

  test.each(knownFaults)("$operation, $keyword: it $fault ($issue)", async ({ operation, body }) => {
    const found = bodies.find(({ id }) => id === operation);
    if (!found) throw new Error(`there is no ${operation}`);
    const { call } = found;
    expect(Object.values(verdictsOn(found.subject, body as Json))).toEqual([false, false, false]);
    const send = (text: string): Promise<Response> =>
      fetch(`${mock.url}${call.path}`, {
        method: call.method,
        headers: { ...call.headers, "content-type": "application/json" },
        body: text,
      });
    await vi.waitUntil(
      () =>
        send("{}").then(
          ({ status }) => status === 400,
          () => false,
        ),
      { timeout: 30_000, interval: 200 },
    );
    const before = restarts;
    await expect(send(JSON.stringify(body))).rejects.toThrow();
    await vi.waitUntil(() => restarts > before, { timeout: 30_000 });
  });
});
