import { expect, test } from "vitest";
import type { Answer, Question } from "../../../../server/carriers/carrier.ts";
import { SilentCarriers } from "../../../../server/dispatch/silent-carriers.ts";
import { sleep } from "../../../../server/store/retry.ts";
import { pass } from "./fake-time.ts";
import { FakeCarrier } from "./fixtures.ts";
import { useWorkers } from "./worker-fixtures.ts";

useWorkers();

const question = {} as Question;

/** Asks so many questions at once. Each is answered after some time, one after another or together. */
function askTogether(count: number, answerMs: number, kind: Answer["kind"], isInTurn: boolean) {
  const carrier = new FakeCarrier();
  const silentCarriers = new SilentCarriers(Date.now);
  const seen = { calls: 0, underWay: 0, most: 0, answered: 0, unasked: 0 };
  let before: Promise<unknown> = Promise.resolve();
  carrier.ask = async (questions) => {
    seen.calls++;
    seen.most = Math.max(seen.most, ++seen.underWay);
    before = isInTurn ? before.then(() => sleep(answerMs)) : sleep(answerMs);
    await before;
    seen.underWay--;
    return questions.map(() => ({ kind }) as Answer);
  };
  for (let number = 0; number < count; number++)
    void silentCarriers
      .ask(carrier, [question])
      .then(({ length }) => void (length > 0 ? seen.answered++ : seen.unasked++));
  return { seen, silentCarriers };
}

test.each([
  { of: "answers at once", ms: 10, kind: "pending", isInTurn: false, passMs: 1000, answered: 20, unasked: 0 },
  {
    of: "answers one after another",
    ms: 3000,
    kind: "pending",
    isInTurn: true,
    passMs: 60_000,
    answered: 13,
    unasked: 7,
  },
  { of: "answers nothing", ms: 60_000, kind: "no-answer", isInTurn: false, passMs: 6000, answered: 0, unasked: 12 },
  {
    of: "ends calls without an answer",
    ms: 4500,
    kind: "no-answer",
    isInTurn: false,
    passMs: 6000,
    answered: 8,
    unasked: 4,
  },
] as const)("a carrier that $of gets eight calls at the same time", async (row) => {
  const { seen } = askTogether(20, row.ms, row.kind, row.isInTurn);
  await pass(row.passMs);
  expect(seen).toMatchObject({ most: 8, answered: row.answered, unasked: row.unasked });
});

test("nothing that waits is asked after a stop", async () => {
  const { seen, silentCarriers } = askTogether(20, 3000, "pending", false);
  await pass(100);
  silentCarriers.stop();
  await pass(10_000);
  expect(seen).toMatchObject({ calls: 8, answered: 8, unasked: 12 });
});
