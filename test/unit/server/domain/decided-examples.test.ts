import { describe, expect, test } from "vitest";
import { stepFaults } from "../../../rig/carrier-message.ts";
import { decidedExamples } from "./decided-examples.ts";

describe("every example of a send is accepted, and becomes messages to carriers as the contract has them", () => {
  test.each(decidedExamples())("$name", ({ messages }) => {
    expect(messages.length).toBeGreaterThan(0);
    for (const { to, steps } of messages) for (const step of steps) expect(stepFaults(to, step)).toEqual([]);
  });
});
