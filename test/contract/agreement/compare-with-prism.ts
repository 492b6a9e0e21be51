import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { documentedRequests } from "../../../scripts/probe/contract/examples.ts";
import { documentedOperations } from "../../../scripts/probe/contract/operations.ts";
import type { WireRequest } from "../../../scripts/probe/wire/request.ts";
import type { Json } from "../../../scripts/schema/json.ts";
import { document } from "../document.ts";
import { knownFaults } from "../prism/known-faults.ts";
import { draftOf, prismRequest } from "../prism/target.ts";
import type { ContractUnderTest, Subject } from "./contract-under-test.ts";
import { brokenKeywords } from "./local-breaks.ts";
import { startPrism } from "./prism.ts";
import { extents, seed } from "./settings.ts";
import { areOne, disagreement, verdictsOn } from "./verdicts.ts";
import { violationsOf } from "./violations.ts";

/** The JSON body of an operation, and a request that takes it to Prism. */
interface Body {
  readonly id: string;
  readonly call: WireRequest;
  readonly subject: Subject;
}

/** Compares the validators with Prism as well, on the bodies of requests. */
export async function compareWithPrism(contract: ContractUnderTest): Promise<void> {
  const accepts = await startPrism(contract.document);
  const bodies = bodiesOf(contract);

  async function compare({ call, subject }: Body, keyword: string, value: Json): Promise<void> {
    // What travels is JSON text.
    const sent = JSON.parse(JSON.stringify(value)) as Json;
    const verdicts = { ...verdictsOn(subject, sent), prism: await accepts(call, sent) };
    if (!areOne(verdicts)) throw disagreement(subject, keyword, sent, verdicts);
  }

  test("there are bodies", () => {
    expect(bodies.length).toBeGreaterThan(8);
  });

  describe("Prism agrees with the generated and the independent validator", () => {
    for (const { name, tags, runs, breakingRuns } of extents) {
      test.each(bodies)(`on a body of $id as made${name}`, { tags }, async (body) => {
        const property = fc.asyncProperty(contract.made(body.subject.schema), (value) =>
          compare(body, "as made", value),
        );
        await fc.assert(property, { seed, numRuns: runs });
      });

      test.each(bodies)(`on a body of $id broken keyword by keyword${name}`, { tags }, async (body) => {
        const { schema, independent } = body.subject;
        const done = new Set<string>();
        const made = contract.madeFull(schema);
        const property = fc.asyncProperty(made, async (value) => {
          fc.pre(independent(value));
          for (const violation of violationsOf(value, schema, contract.tools)) {
            const keys = violation.schemas.flatMap((one) =>
              brokenKeywords(one, violation.part, violation.keyword).map((key) => `${contract.places.get(one)} ${key}`),
            );
            if (keys.every((key) => done.has(key))) continue;
            for (const key of keys) done.add(key);
            await compare(body, violation.keyword, violation.value);
          }
        });
        await fc.assert(property, { seed, numRuns: breakingRuns });
        expect(done.size).toBeGreaterThan(5);
      });
    }
  });

  // That these bodies end the process of Prism's server is tested with the mock.
  test.each(knownFaults)("all refuse the body with which Prism's server fails: $operation, $place", async (known) => {
    const body = bodies.find(({ id }) => id === known.operation);
    if (!body) throw new Error(`there is no ${known.operation}`);
    expect(Object.values(verdictsOn(body.subject, known.body as Json))).toEqual([false, false, false]);
  });
}

/** A component is shared by its operations, so it is looked up by its schema. */
function bodiesOf({ bodies, subjects }: ContractUnderTest): Body[] {
  return documentedOperations(document).flatMap((operation) => {
    const [request] = documentedRequests(document, operation);
    const place = bodies.get(operation.id);
    const subject = subjects.find(
      ({ schema, way }) => place !== undefined && (schema === place.schema || way.join(" ") === place.target),
    );
    return request && subject ? [{ id: operation.id, call: prismRequest(document, draftOf(request)), subject }] : [];
  });
}
