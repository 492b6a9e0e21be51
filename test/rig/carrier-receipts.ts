import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import type { SubmitOutcome } from "../../server/carriers/carrier.ts";
import { type CarrierHarness, magic, SHORT_WAIT_MS } from "./carrier-harness.ts";
import type { TestIf } from "./carrier-rig.ts";

/** What a carrier owes whoever waits for a result. */
export function receiptTests(bench: () => CarrierHarness, testIf: TestIf): void {
  test("accepts a message and hands over its receipt", async () => {
    await bench().start();
    const message = bench().submission(magic("0000"));
    const outcome = await bench().submitOne(message);
    expect(outcome.kind).toBe("accepted");
    await bench().untilReceived(1);
    expect(
      bench()
        .receiptsFor(message, outcome)
        .map(({ ending }) => ending),
    ).toMatchObject([{ state: "delivered", code: "10000" }]);
  });

  test("hands over a failure with its code", async () => {
    await bench().start();
    const message = bench().submission(magic("9999"));
    const outcome = await bench().submitOne(message);
    await bench().untilReceived(1);
    expect(
      bench()
        .receiptsFor(message, outcome)
        .map(({ ending }) => ending),
    ).toMatchObject([{ state: "failed", code: "99999" }]);
  });

  test("hands over a receipt as often as it comes", async () => {
    await bench().start();
    const message = bench().submission(magic("8003"));
    const outcome = await bench().submitOne(message);
    await bench().untilReceived(2);
    const [first, second] = bench().receiptsFor(message, outcome);
    expect(second).toEqual(first);
  });

  test("hands over a receipt that comes before the answer to its submit", async () => {
    await bench().start();
    let handedBefore = -1;
    const message = bench().submission(magic("8005"));
    const { outcomes } = await bench().submit([message], () => {
      handedBefore = bench().handed.length;
    });
    expect(handedBefore).toBe(1);
    await bench().untilReceived(1);
    expect(bench().receiptsFor(message, outcomes[0] as SubmitOutcome)).toHaveLength(1);
  });

  test("keeps the order of receipts that contradict each other", async () => {
    await bench().start();
    const message = bench().submission(magic("8009"));
    const outcome = await bench().submitOne(message);
    await bench().untilReceived(2);
    expect(
      bench()
        .receiptsFor(message, outcome)
        .map(({ ending }) => ending.state),
    ).toEqual(["failed", "delivered"]);
  });

  test("makes no receipt up where none comes", async () => {
    await bench().start();
    const silent = bench().submission(magic("8001"));
    const { outcomes } = await bench().submit([silent, bench().submission(magic("0000"))]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(["accepted", "accepted"]);
    await bench().untilReceived(1);
    await sleep(SHORT_WAIT_MS);
    expect(bench().received).toHaveLength(1);
    expect(bench().receiptsFor(silent, outcomes[0] as SubmitOutcome)).toEqual([]);
  });

  test("hands a receipt over again that could not be committed", async () => {
    await bench().start();
    bench().refuseReceipts(1);
    const message = bench().submission(magic("0000"));
    const outcome = await bench().submitOne(message);
    await bench().until(() => expect(bench().handed.length).toBeGreaterThanOrEqual(2));
    await bench().until(() => expect(bench().receiptsFor(message, outcome)).toHaveLength(1));
    expect(bench().handed[1]).toEqual(bench().handed[0]);
  });

  testIf("acknowledgement", "acknowledges a receipt after it is committed, not before", async () => {
    await bench().start();
    const release = bench().holdReceipts();
    await bench().submitOne(bench().submission(magic("0000")));
    await bench().until(() => expect(bench().handed).toHaveLength(1));
    await sleep(SHORT_WAIT_MS);
    expect(bench().rig.acknowledged?.()).toBe(0);
    release();
    await bench().until(() => expect(bench().rig.acknowledged?.()).toBe(1));
  });
}
