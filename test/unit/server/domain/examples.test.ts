import { describe, expect, test } from "vitest";
import { decidedExamples } from "./decided-examples.ts";
import { contract } from "./given.ts";

describe("every example of a send is accepted, and its steps are what the contract calls steps", () => {
  test.each(decidedExamples())("$name", ({ messages }) => {
    expect(messages.length).toBeGreaterThan(0);
    for (const { steps } of messages)
      for (const step of steps)
        if (step.channel !== "international") expect(contract.explainStep(step.channel, step.payload)).toEqual([]);
  });
});
