import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { useFreshDatabase } from "../../e2e/fresh-database.ts";
import { document } from "../document.ts";
import type { DocumentedOperation } from "../documented.ts";
import { exercise } from "../exercise.ts";
import { generateBodies, validBodies } from "../generate/generate-bodies.ts";
import { RefusedBodies } from "../generate/refused-bodies.ts";
import { contractOf } from "../independent.ts";
import { ownKeywords } from "../own-keywords.ts";
import { Trials } from "../trials.ts";
import { type Front, Lab, type LabOptions } from "./lab.ts";
import { RealTarget } from "./target.ts";
import { GatewayOperation } from "./tried-operation.ts";

export const contract = await contractOf(document);
const made = await generateBodies(document, contract, ownKeywords);
const refused = new RefusedBodies(document, made);

export interface TestServerOptions extends LabOptions {
  /** Which operations are sent bodies and parameters that are made from the schemas; unless told otherwise, all. */
  readonly tries?: readonly DocumentedOperation[];
}

/** Holds the real server, behind one of its two fronts, to the document. */
export function testServer(
  front: Front,
  { tries = [...contract.operations.values()], ...options }: TestServerOptions,
): void {
  const fresh = useFreshDatabase({ nowMs: Date.now() });
  const other = useFreshDatabase({ nowMs: Date.now() });
  let lab: Lab;
  let target: RealTarget;

  beforeAll(async () => {
    lab = await Lab.start(document, fresh, other, front, options);
    target = new RealTarget(document, contract, lab, {
      valid: (operationId) => validBodies(document, made, operationId),
      refusedWith: (operationId, code) => refused.of(operationId, code),
    });
  });
  afterAll(() => lab.stop());

  describe("the server", () => exercise(document, contract, () => target));

  describe.each(tries)("what is made from the schemas, sent to $id", (operation) => {
    const trials = () => new Trials(document, contract, new GatewayOperation(document, contract, lab, operation));

    test("valid bodies are not refused for their form", async () => {
      expect(await trials().valid(validBodies(document, made, operation.id))).toEqual([]);
    });

    test("a body with a broken keyword is refused, with the code that the schema names", async () => {
      expect(await trials().broken(made)).toEqual([]);
    });

    test("so is a parameter", async () => {
      expect(await trials().wrongParameters(made.corpus)).toEqual([]);
    });
  });
}
