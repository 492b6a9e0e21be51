import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type GeneratedBodies, generateBodies } from "../../../scripts/probe/bodies/generate-bodies.ts";
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

/** Hundreds of requests each, on a machine that others use as well. */
const patient = { timeout: 600_000 };

/** How much is sent. Every push sends each documented request, every valid body that was made, and a share of the broken ones. */
export interface Extent {
  /** One in so many of the bodies with a broken keyword. */
  readonly oneIn: number;
  readonly tags: string[];
}

/** Holds the real server to the document. */
export function testServer(options: GatewayOptions, { oneIn, tags }: Extent): void {
  const fresh = useFreshDatabase({ nowMs: Date.now() });
  const other = useFreshDatabase({ nowMs: Date.now() });
  let gateways: TestGateways;
  let target: RealTarget;
  let made: GeneratedBodies;
  const valid = new Map<string, readonly Json[]>();
  const validFor = (operationId: string): readonly Json[] => valid.get(operationId) ?? [];

  beforeAll(async () => {
    made = await generateBodies(document, contract, ownKeywords);
    expect(made.invalidExamples).toEqual([]);
    for (const operationId of contract.operations.keys())
      valid.set(operationId, validBodies(document, made, operationId));
    const refused = new RefusedBodies(document, made);
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
  }, patient.timeout);
  afterAll(() => gateways?.stop());

  describe("the server", { tags }, () => exercise(document, contract, () => target));

  describe.each([...contract.operations.values()])(
    "what is made from the schemas, sent to $id",
    { tags },
    (operation) => {
      const requests = () =>
        new GeneratedRequests(document, contract, new GatewayOperation(document, contract, gateways, operation));

      test("valid bodies are not refused for their form", patient, async () => {
        expect(await requests().valid(validFor(operation.id))).toEqual([]);
      });

      test("a body with a broken keyword is refused, with the code that the schema names", patient, async () => {
        const violations = made.violations.filter((_, index) => index % oneIn === 0);
        expect(await requests().broken({ ...made, violations })).toEqual([]);
      });

      test("so is a parameter", async () => {
        expect(await requests().wrongParameters(made.corpus)).toEqual([]);
      });
    },
  );
}
