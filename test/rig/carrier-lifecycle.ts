import { expect, test } from "vitest";
import { type CarrierHarness, magic } from "./carrier-harness.ts";
import type { TestIf } from "./carrier-rig.ts";

/** What a carrier owes whoever starts it, stops it and loses its connection. */
export function lifecycleTests(bench: () => CarrierHarness, testIf: TestIf): void {
  test("is not available before its start and after its stop", async () => {
    expect(bench().carrier.isUp()).toBe(false);
    expect(await bench().submitOne(bench().submission(magic("0000")))).toEqual({ kind: "unavailable" });
    await bench().start();
    await bench().stop();
    expect(bench().carrier.isUp()).toBe(false);
    expect(await bench().submitOne(bench().submission(magic("0000")))).toEqual({ kind: "unavailable" });
  });

  test("stops in a bounded time while a provider and a database say nothing, and leaves nothing unsettled", async () => {
    await bench().start();
    const release = bench().holdReceipts();
    await bench().submit([bench().submission(magic("0000"))]);
    await bench().until(() => expect(bench().handed.length).toBeGreaterThan(0));
    const silent = bench().submit([bench().submission(magic("8004")), bench().submission(magic("8007"))]);
    // A carrier may begin to write a moment after the call; what it has not written would be unavailable, not unknown.
    await new Promise((resolve) => setImmediate(resolve));
    await bench().stop();
    const { outcomes } = await silent;
    expect(outcomes.map(({ kind }) => kind)).toEqual(["unknown", "unknown"]);
    release();
  });

  testIf("connection", "knows what it wrote when the connection is lost in mid-batch", async () => {
    await bench().start();
    const { line } = bench().rig;
    await line?.cutAfter(5);
    const batch = Array.from({ length: 20 }, (_, index) => bench().submission(`2${String(index).padStart(7, "0")}`));
    const { outcomes } = await bench().submit(batch);
    const heard = new Set(line?.heard());
    expect(heard.size).toBeGreaterThanOrEqual(5);
    // What the provider read is unknown. Of the rest some may have been on the wire: only what was not is unavailable.
    for (const [index, outcome] of outcomes.entries())
      expect(heard.has(batch[index]?.to ?? "") ? ["unknown"] : ["unknown", "unavailable"]).toContain(outcome.kind);
    expect(await bench().submitOne(bench().submission("30000000"))).toMatchObject({ kind: "unavailable" });
  });

  testIf("connection", "connects again by itself and goes on", async () => {
    await bench().start();
    const { line } = bench().rig;
    await line?.cutAfter(1);
    await bench().submit([bench().submission("40000000")]);
    await line?.restore();
    await bench().until(() => expect(bench().carrier.isUp()).toBe(true));
    const message = bench().submission(magic("0000"));
    const outcome = await bench().submitOne(message);
    expect(outcome.kind).toBe("accepted");
    await bench().until(() => expect(bench().receiptsFor(message, outcome)).toHaveLength(1));
  });
}
