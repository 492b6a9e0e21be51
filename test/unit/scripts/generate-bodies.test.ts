import { expect, test } from "vitest";
import { generateBodies } from "../../../scripts/probe/bodies/generate-bodies.ts";
import { readContract } from "../../../scripts/probe/contract/contract.ts";
import type { SchemaValidator } from "../../../scripts/probe/contract/validator.ts";

const content = {
  "application/json": {
    schema: { type: "object", required: ["name"], properties: { name: { type: "string", maxLength: 3 } } },
    examples: { right: { value: { name: "Rex" } }, wrong: { value: { name: "Rexie" } } },
  },
};
const document = {
  openapi: "3.1.0",
  info: { title: "Pets", version: "1" },
  paths: {
    "/pets": {
      post: {
        operationId: "addPet",
        requestBody: { required: true, content },
        responses: { "204": { description: "added" } },
      },
    },
  },
};

test("examples are judged at once, and bodies are made only when they are asked for", async () => {
  const contract = await readContract(document);
  let tried = 0;
  const validator: SchemaValidator = {
    ...contract.validator,
    trace: (...args) => {
      tried += 1;
      return contract.validator.trace(...args);
    },
  };
  const made = await generateBodies(document, contract, [], { validator });
  expect(made.invalidExamples.map(({ example }) => example)).toEqual(["wrong"]);
  // An operation that is not written yet needs no more.
  expect(tried).toBe(0);
  expect(made.corpus.bodies[0]?.body).toEqual({ name: "Rex" });
  expect(made.violations.map(({ target }) => target.place)).toContainEqual(expect.stringMatching(/maxLength$/));
  expect(tried).toBeGreaterThan(0);
});
