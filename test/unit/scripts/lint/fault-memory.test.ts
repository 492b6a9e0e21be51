import { expect, test, vi } from "vitest";
import { FaultMemory } from "../../../../scripts/lint/rules/fault-memory.ts";

const holds = (): boolean => true;
const schema = { $ref: "#/$defs/Pet" };
const defs = { Pet: { properties: { name: { $ref: "#/$defs/Name" } } }, Name: { maxLength: 9 } };

/** Whether a value is explained again in a run after one with `defs` and `holds`. */
function isExplainedAgain(change: { defs?: typeof defs; holds?: () => boolean; value?: object }): boolean {
  new FaultMemory(defs, [{ holds }]).remember(schema, { name: "Fido" }, () => []);
  const find = vi.fn(() => []);
  // The objects of keywords are made anew for each run.
  const memory = new FaultMemory(change.defs ?? structuredClone(defs), [{ holds: change.holds ?? holds }]);
  memory.remember(schema, change.value ?? { name: "Fido" }, find);
  return find.mock.calls.length > 0;
}

test.each([
  ["nothing that decides them", {}, false],
  ["the value", { value: { name: "Rex" } }, true],
  ["a schema that is reached", { defs: { ...defs, Name: { maxLength: 3 } } }, true],
  ["the code of a keyword", { holds: () => false }, true],
])("faults are found again after a change of %s: %s", (_, change, expected) => {
  expect(isExplainedAgain(change)).toBe(expected);
});
