import { mkdir, writeFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isShort } from "../../scripts/coverage/coverage.ts";
import { coverageTable } from "../../scripts/coverage/table.ts";
import { useFreshDatabase } from "../e2e/fresh-database.ts";
import { Meter } from "./coverage/meter.ts";
import { outdatedReasons } from "./coverage/unreachable.ts";
import { document } from "./document.ts";
import { exercise } from "./exercise.ts";
import { generated, validBodies } from "./generate/generated.ts";
import { RefusedBodies } from "./generate/refused-bodies.ts";
import { contractOf } from "./independent.ts";
import { ownKeywords } from "./own-keywords.ts";
import { Lab } from "./real/lab.ts";
import { RealTarget } from "./real/target.ts";
import { Trials } from "./real/trials.ts";

const contract = await contractOf(document);
const made = await generated(document, contract, ownKeywords);
const refused = new RefusedBodies(document, made);
const meter = await Meter.of(document, contract, ownKeywords);

const fresh = useFreshDatabase({ nowMs: Date.now() });
const other = useFreshDatabase({ nowMs: Date.now() });
let lab: Lab;
let target: RealTarget;

beforeAll(async () => {
  lab = await Lab.start(document, fresh, other, (draft, answer) => meter.observe(draft, answer));
  target = new RealTarget(document, contract, lab, {
    valid: (operationId) => validBodies(document, made, operationId),
    refusedWith: (operationId, code) => refused.of(operationId, code),
  });
});
afterAll(() => lab.stop());

describe("the server", () => exercise(document, contract, () => target));

describe.each([...contract.operations.values()])("what is made from the schemas, sent to $id", (operation) => {
  const trials = () => new Trials(document, contract, lab, operation);

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

describe("what was seen of the contract", () => {
  const folder = ".data/coverage/contract";

  test("is as much as is to be held", async () => {
    const coverage = meter.coverage();
    await mkdir(folder, { recursive: true });
    await writeFile(`${folder}/coverage.json`, JSON.stringify(coverage));
    expect(
      coverage.measures.filter(isShort).map(({ name }) => name),
      coverageTable(coverage),
    ).toEqual([]);
  });

  test("nothing is excused that can be seen", () => {
    expect(outdatedReasons(meter.coverage())).toEqual([]);
  });
});
