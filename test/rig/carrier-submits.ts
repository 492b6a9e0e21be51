import { expect, test } from "vitest";
import { type CarrierHarness, magic } from "./carrier-harness.ts";
import type { TestIf } from "./carrier-rig.ts";

/** What a carrier owes whoever hands it messages. */
export function submitTests(bench: () => CarrierHarness, testIf: TestIf): void {
  test("tells a refusal from an acceptance, each at its own index", async () => {
    await bench().start();
    const endings = Array.from({ length: 60 }, (_, index) => magic(index % 3 === 0 ? "8000" : "0000"));
    const { outcomes } = await bench().submit(endings.map((ending) => bench().submission(ending)));
    expect(outcomes.map(({ kind }) => kind)).toEqual(
      endings.map((ending) => (ending === magic("8000") ? "refused" : "accepted")),
    );
    for (const outcome of outcomes)
      if (outcome.kind === "refused") expect(outcome.ending).toMatchObject({ state: "failed" });
    await bench().untilReceived(40);
  });

  test("does not know what became of a message that is taken and not answered; its receipt comes", async () => {
    await bench().start();
    const outcome = await bench().submitOne(bench().submission(magic("8004")));
    expect(outcome.kind).toBe("unknown");
    await bench().untilReceived(1);
    expect(bench().received[0]?.ending.state).toBe("delivered");
  });

  test("does not know what became of a message that is lost, and sends it when told to again", async () => {
    await bench().start();
    const message = bench().submission(magic("8007"));
    expect((await bench().submitOne(message)).kind).toBe("unknown");
    const outcome = await bench().submitOne(message);
    expect(outcome.kind).toBe("accepted");
    await bench().untilReceived(1);
    expect(bench().receiptsFor(message, outcome)).toHaveLength(1);
  });

  test("passes a throttling on, and the message when it is submitted again", async () => {
    await bench().start();
    const message = bench().submission(magic("8006"));
    expect((await bench().submitOne(message)).kind).toBe("throttled");
    expect((await bench().submitOne(message)).kind).toBe("accepted");
    await bench().untilReceived(1);
  });

  test("keeps many calls apart", async () => {
    await bench().start();
    const calls = await Promise.all(
      Array.from({ length: 10 }, (_, call) =>
        bench().submit(
          Array.from({ length: 30 }, (_, index) =>
            bench().submission(index % 10 === call ? magic("8000") : `1${String(call * 100 + index).padStart(7, "0")}`),
          ),
        ),
      ),
    );
    for (const [call, { outcomes }] of calls.entries())
      expect(outcomes.map(({ kind }) => kind)).toEqual(
        outcomes.map((_, index) => (index % 10 === call ? "refused" : "accepted")),
      );
    await bench().until(() => {
      for (const { submissions, outcomes } of calls)
        for (const [index, outcome] of outcomes.entries())
          if (outcome.kind === "accepted")
            expect(bench().receiptsFor(submissions[index] as (typeof submissions)[0], outcome)).toHaveLength(1);
    });
  });

  test("settles what it cannot send instead of failing", async () => {
    bench().allowInvalid();
    await bench().start();
    const { outcomes } = await bench().submit([
      bench().submission(magic("0000"), { payload: {} }),
      bench().submission(magic("0000")),
    ]);
    expect(outcomes[1]?.kind).toBe("accepted");
  });

  test("hands nothing over that another worker may have taken over", async () => {
    await bench().start();
    const [lost, other] = [bench().submission(magic("0000")), bench().submission(magic("0000"))];
    const { outcomes } = await bench().submit([lost], undefined, () => false);
    expect(outcomes).toEqual([{ kind: "unavailable" }]);
    const outcome = await bench().submitOne(other);
    await bench().until(() => expect(bench().receiptsFor(other, outcome)).toHaveLength(1));
    // Receipts come in the order of the messages.
    expect(bench().received).toHaveLength(1);
  });

  test("has nothing against an empty batch", async () => {
    await bench().start();
    await bench().submit([]);
  });

  testIf("question", "answers for each message, in the order of the questions", async () => {
    await bench().start();
    const messages = ["8001", "8007", "0000", "9999"].map((code) => bench().submission(magic(code)));
    const { outcomes } = await bench().submit(messages);
    await bench().untilReceived(2);
    const questions = messages.map((submission, index) => {
      const outcome = outcomes[index];
      const carrierIds = outcome?.kind === "accepted" ? (outcome.carrierIds ?? []) : [];
      return { submission, sentMs: Date.now() - 10_000, carrierIds };
    });
    expect(await bench().carrier.ask?.(questions)).toMatchObject([
      { kind: "pending" },
      { kind: "never-heard" },
      { kind: "ended", ending: { state: "delivered", code: "10000" } },
      { kind: "ended", ending: { state: "failed", code: "99999" } },
    ]);
    await bench().stop();
    const answers = await bench().carrier.ask?.(questions);
    expect(answers).toHaveLength(questions.length);
  });
}
