import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { generateBodies } from "../../../scripts/probe/bodies/generate-bodies.ts";
import { readContract } from "../../../scripts/probe/contract/contract.ts";
import { refusalDrafts } from "../../../scripts/probe/request/refusals.ts";
import type { Json } from "../../../scripts/schema/json.ts";
import { useFreshDatabase } from "../../rig/fresh-database.ts";
import { document } from "../document.ts";
import { exercise } from "../exercise.ts";
import { validBodies } from "../generate/adapt-body.ts";
import { breakParameters } from "../generate/break-parameters.ts";
import { NO_CODE } from "../generate/expected-fault.ts";
import { RefusedBodies } from "../generate/refused-bodies.ts";
import { GeneratedRequests, withParameter } from "../generated-requests.ts";
import { ownKeywords } from "../own-keywords.ts";
import { GatewayOperation } from "./gateway-operation.ts";
import { type GatewayOptions, TestGateways } from "./gateways.ts";
import { RealTarget } from "./target.ts";

const contract = await readContract(document);
const made = await generateBodies(document, contract, ownKeywords);
if (made.invalidExamples.length > 0) throw new Error("The document has examples that are not valid");
const refused = new RefusedBodies(document, made);
const valid = new Map(
  [...contract.operations.keys()].map((operationId) => [operationId, validBodies(document, made, operationId)]),
);
const validFor = (operationId: string): readonly Json[] => valid.get(operationId) ?? [];

/** Holds the real server to the document. */
export function testServer(options: GatewayOptions): void {
  const fresh = useFreshDatabase({ nowMs: Date.now() });
  const other = useFreshDatabase({ nowMs: Date.now() });
  let gateways: TestGateways;
  let target: RealTarget;

  beforeAll(async () => {
    gateways = await TestGateways.start(document, fresh, other, options);
    target = new RealTarget(document, contract, gateways, {
      valid: validFor,
      refusedWith: (operationId, code) => refused.of(operationId, code),
      wrongParameters: (draft, code) =>
        breakParameters(document, draft.operation, made.corpus)
          .filter((wrong) => (wrong.code ?? NO_CODE) === code)
          .map((wrong) => ({ ...draft, ...withParameter(draft, wrong) })),
      unknownPaths: (draft) =>
        refusalDrafts("404", draft, made.corpus).map(({ draft: unknown }) => ({ ...draft, path: unknown.path })),
    });
  });
  afterAll(() => gateways.stop());

  describe("the server", () => exercise(document, contract, () => target));

  // Hundreds of requests each, on a machine that others use as well.
  const patient = { timeout: 600_000 };
  describe.each([...contract.operations.values()])("what is made from the schemas, sent to $id", (operation) => {
    const requests = () =>
      new GeneratedRequests(document, contract, new GatewayOperation(document, contract, gateways, operation));

    test("valid bodies are not refused for their form", patient, async () => {
      expect(await requests().valid(validFor(operation.id))).toEqual([]);
    });

    test("a body with a broken keyword is refused, with the code that the schema names", patient, async () => {
      expect(await requests().broken(made)).toEqual([]);
    });

    test("so is a parameter", async () => {
      expect(await requests().wrongParameters(made.corpus)).toEqual([]);
    });
  });
}
