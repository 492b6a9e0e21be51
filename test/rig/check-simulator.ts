import { afterAll, afterEach, beforeAll, expect, vi } from "vitest";
import { Simulator } from "../../server/carriers/simulator/simulator.ts";
import { submissionFaults } from "./carrier-message.ts";

// Set-up of tests that start a gateway in their own process: each message that reaches the simulator is checked against
// the contract. A message that breaks it fails the test during which it was sent, or the file where the test has ended.

const faults: string[] = [];

beforeAll(() => {
  // Test files share their modules, so each file takes its spy away again.
  const { submit } = Simulator.prototype;
  const spy = vi.spyOn(Simulator.prototype, "submit").mockImplementation(function (this: Simulator, batch, ...rest) {
    for (const submission of batch)
      for (const fault of submissionFaults(submission)) faults.push(`${submission.reference}: ${fault}`);
    return submit.call(this, batch, ...rest);
  });
  return () => spy.mockRestore();
});

const check = (): void => expect(faults.splice(0), "messages to the simulator that break the contract").toEqual([]);

afterEach(check);
afterAll(check);
