import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readContract } from "../../../scripts/probe/contract/contract.ts";
import { breakOne } from "../../../scripts/schema/break.ts";
import { Facetter } from "../../../scripts/schema/facets.ts";
import { makeValue } from "../../../scripts/schema/make.ts";
import { drawn, type Random } from "../../../scripts/schema/random.ts";
import { shrinkJson } from "../../../scripts/schema/shrink.ts";
import { document } from "../../contract/document.ts";
import { ownKeywords } from "../../contract/own-keywords.ts";
import { overrides } from "../../load/fuzz/kinds/overrides.ts";
import { codesOfViolations } from "../../load/fuzz/schema/codes.ts";
import { breakTools, makeSettings } from "../../load/fuzz/schema/make-settings.ts";
import { jsonOperations } from "../../load/fuzz/world/world.ts";

const contract = await readContract(document, { keywords: ownKeywords });
const facetter = new Facetter(document);
const placeOf = (operationId: string): string =>
  contract.operations.get(operationId)?.body?.mediaTypes.get("application/json")?.schema ?? "";
const sample = <Value>(numRuns: number, draw: (random: Random) => Value): Value[] =>
  fc.sample(
    drawn(draw, () => []),
    { seed: 11, numRuns },
  );
const settings = makeSettings(overrides);

describe.each(jsonOperations(contract))("%s", (operationId) => {
  const place = placeOf(operationId);
  const schema = facetter.schemaAt(place);

  function expectMostAccepted(count: number): void {
    const bodies = sample(count, (random) => makeValue(facetter, [schema], random, settings));
    const valid = bodies.filter((body) => contract.validator.violations(place, body).length === 0);
    expect(valid.length / bodies.length).toBeGreaterThan(0.8);
    expect(new Set(valid.map((body) => JSON.stringify(body))).size).toBeGreaterThan(bodies.length / 2);
  }

  function expectMostRefused(count: number): void {
    const bodies = sample(count, (random) => {
      const body = makeValue(facetter, [schema], random, settings);
      return breakOne(schema, body, random, breakTools(facetter))?.value;
    });
    const invalid = bodies.filter((body) => contract.validator.violations(place, body).length > 0);
    expect(invalid.length / bodies.length).toBeGreaterThan(0.8);
  }

  const drawnBodies = "most bodies that are drawn are accepted by the judge";
  test(drawnBodies, () => expectMostAccepted(40));
  test(`${drawnBodies}: 150`, { tags: ["long"] }, () => expectMostAccepted(150));

  const brokenBodies = "most bodies with a keyword broken are refused by it";
  test(brokenBodies, () => expectMostRefused(40));
  test(`${brokenBodies}: 150`, { tags: ["long"] }, () => expectMostRefused(150));
});

test.each([
  [{ from: "x" }, "A302"],
  [{ to: "010-1234-5678" }, "A306"],
  [{ text: "x".repeat(91) }, "A328"],
  [{ text: "é" }, "A303"],
  [{ text: undefined }, "A303"],
  [{ nobodyKnowsThis: 1 }, "A011"],
  [{ ref: 1 }, "A305"],
])("a message with %j is due the code %s", (change, code) =>
  expectCode("sendSms", { from: "0212345678", to: "01012345678", text: "Hello", ...change }, code),
);

test("a variable whose name cannot be is due the code of the object that has it", () => {
  const basic = {
    sendType: "basic",
    msgType: "FP",
    senderKey: "a",
    to: "01012345678",
    targeting: "M",
    templateCode: "a",
  };
  expectCode("sendBrandmessage", { ...basic, buttonVariable: { "no name": "" } }, "A573");
});

function expectCode(operation: string, message: object, code: string): void {
  const place = placeOf(operation);
  const body = JSON.parse(JSON.stringify(message));
  const violations = contract.validator.violations(place, body);
  expect([...codesOfViolations(facetter, document, facetter.schemaAt(place), body, violations)]).toEqual([code]);
}

test("a failing value is cut down to what makes it fail", async () => {
  const bodies = drawn(
    (random) => makeValue(facetter, [facetter.schemaAt(placeOf("sendRcs"))], random, settings),
    shrinkJson,
  );
  const outcome = await fc.check(
    fc.property(bodies, (body) => !JSON.stringify(body).includes("button")),
    { seed: 3, numRuns: 500 },
  );
  expect(JSON.stringify(outcome.counterexample?.[0])).toMatch(/^\{("[a-z]+":.*)?"buttons?":\[.*\]\}*$/);
  expect(JSON.stringify(outcome.counterexample?.[0]).length).toBeLessThan(60);
});
