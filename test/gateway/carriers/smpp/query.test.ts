import { describe, expect, test } from "vitest";
import type { SubmitOutcome } from "../../../../server/carriers/carrier.ts";
import { bindCarrier, international, until } from "./bound-carrier.ts";

const idsOf = (outcome: SubmitOutcome | undefined): readonly string[] =>
  outcome?.kind === "accepted" ? (outcome.carrierIds ?? []) : [];

describe("asking with query_sm", () => {
  test("is there only where the settings say so", async () => {
    expect((await bindCarrier()).carrier.ask).toBeUndefined();
  });

  test("answers each question, in order", async () => {
    const { carrier, submit, receipts } = await bindCarrier({ settings: { query: true } });
    const submissions = ["00000000", "00008001", "00009999", "00008007"].map((to) =>
      international("Hi", { to: `+8210${to}` }),
    );
    const outcomes = await submit(...submissions);
    await until(() => expect(receipts).toHaveLength(2));
    const questions = submissions.map((submission, index) => ({
      submission,
      sentMs: Date.now(),
      carrierIds: idsOf(outcomes[index]),
    }));
    const forgotten = { submission: international("Hi"), sentMs: 0, carrierIds: ["1"] };
    expect(await carrier.ask?.([...questions, forgotten])).toMatchObject([
      { kind: "ended", ending: { state: "delivered", code: "10000" } },
      { kind: "pending" },
      { kind: "ended", ending: { state: "failed", code: "99999" } },
      // It has no name that the carrier knows: nobody can say that it never had it.
      { kind: "no-answer" },
      { kind: "no-answer" },
    ]);
    await carrier.stop();
    expect(await carrier.ask?.(questions)).toEqual(questions.map(() => ({ kind: "no-answer" })));
  });
});
