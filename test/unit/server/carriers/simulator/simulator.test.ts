import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Answer, Receipt, Submission, SubmitOutcome } from "../../../../../server/carriers/carrier.ts";
import { simulatorAdapter } from "../../../../../server/carriers/simulator/adapter.ts";
import { createLog } from "../../../../../server/telemetry/log.ts";
import { NOON_MS, submission } from "./fixtures.ts";

// Made before time is in the tests' hands: it writes on a timer of its own.
const log = createLog("silent");
let calls: (readonly Receipt[])[] = [];
let receive: (receipts: readonly Receipt[]) => Promise<void>;

const started = (settings: Readonly<Record<string, unknown>> = {}) => {
  const context = {
    name: "sim",
    now: () => Date.now(),
    log,
    receive: (receipts: readonly Receipt[]) => receive(receipts),
  };
  const simulator = simulatorAdapter(settings).make(context);
  simulator.start();
  return simulator;
};

type Simulated = ReturnType<typeof started>;

const always = (): boolean => true;

async function submit(simulator: Simulated, batch: readonly Submission[]): Promise<readonly SubmitOutcome[]> {
  const outcomes: SubmitOutcome[] = [];
  const submitted = simulator.submit(
    batch,
    (index, outcome) => {
      outcomes[index] = outcome;
    },
    always,
  );
  await vi.advanceTimersByTimeAsync(100);
  await submitted;
  return outcomes;
}

async function ask(
  simulator: Simulated,
  to: string,
  sentMs: number,
  carrierIds: string[] = [],
): Promise<Answer | undefined> {
  return (await simulator.ask?.([{ submission: submission("sms", to), sentMs, carrierIds }]))?.[0];
}

const keyed = (index: number) => ({
  ref: { accountId: "acme", msgKey: `01JCQH${String(index).padStart(20, "0")}`, step: 0 },
});

beforeEach(() => {
  vi.useFakeTimers({ now: NOON_MS });
  calls = [];
  receive = async (receipts) => {
    calls.push(receipts);
  };
});
afterEach(() => {
  vi.useRealTimers();
});

describe("receipts", () => {
  test("of one time come together, at most 1000 in a call", async () => {
    const simulator = started({ delayMs: [50, 50] });
    await simulator.submit(
      Array.from({ length: 1200 }, (_, index) => submission("sms", "01012345678", keyed(index))),
      () => {},
      always,
    );
    await vi.advanceTimersByTimeAsync(49);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(20);
    expect(calls.map((call) => call.length)).toEqual([1000, 200]);
    expect(new Set(calls.flat().map(({ of }) => JSON.stringify(of))).size).toBe(1200);
  });

  test("need one timer, however many wait", async () => {
    const simulator = started({ delayMs: [0, 100_000] });
    await simulator.submit(
      Array.from({ length: 500 }, (_, index) => submission("sms", "01012345678", keyed(index))),
      () => {},
      always,
    );
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(100_100);
    expect(calls.flat()).toHaveLength(500);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("that cannot be taken come again", async () => {
    const simulator = started({ delayMs: [10, 10] });
    let refusals = 3;
    const take = receive;
    receive = async (receipts) => {
      if (refusals-- > 0) throw new Error("no database");
      await take(receipts);
    };
    await simulator.submit(
      [submission("sms", "01012345678"), submission("sms", "01012345678", keyed(1))],
      () => {},
      always,
    );
    await vi.advanceTimersByTimeAsync(2000);
    expect(calls.flat()).toHaveLength(2);
  });

  test("wait for a database that is slow instead of piling up calls on it", async () => {
    const simulator = started({ delayMs: [10, 10] });
    let open = 0;
    let most = 0;
    receive = async (receipts) => {
      most = Math.max(most, ++open);
      await new Promise((resolve) => setTimeout(resolve, 1000));
      open--;
      calls.push(receipts);
    };
    await simulator.submit(
      Array.from({ length: 5000 }, (_, index) => submission("sms", "01012345678", keyed(index))),
      () => {},
      always,
    );
    await vi.advanceTimersByTimeAsync(10_000);
    expect(most).toBe(4);
    expect(calls.flat()).toHaveLength(5000);
  });

  test("of a step that expires in many days are waited for", async () => {
    const simulator = started();
    const expiresMs = NOON_MS + 40 * 86_400_000;
    await simulator.submit([submission("sms", "01000008002", { expiresMs })], () => {}, always);
    await vi.advanceTimersByTimeAsync(40 * 86_400_000);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1020);
    expect(calls.flat()).toHaveLength(1);
  });

  test("that wait when it stops are dropped, and no timer stays", async () => {
    const simulator = started();
    await simulator.submit([submission("sms", "01012345678")], () => {}, always);
    await simulator.stop();
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toEqual([]);
  });
});

describe("asked by another process", () => {
  test("the simulator has no result before the delay and the same one after", async () => {
    const message = submission("sms", "01000002003");
    const [first, second] = [started({ seed: 5 }), started({ seed: 5 })];
    await first.submit([message], () => {}, always);
    const sentMs = Date.now();
    await first.stop();
    expect(await ask(second, message.to, sentMs)).toEqual({ kind: "pending" });
    await vi.advanceTimersByTimeAsync(201);
    expect(await ask(second, message.to, sentMs)).toMatchObject({
      kind: "ended",
      ending: { state: "failed", code: "22003" },
    });
    expect(calls).toEqual([]);
  });

  test("its answer is what its receipt says", async () => {
    const simulator = started();
    const batch = Array.from({ length: 50 }, (_, index) => submission("sms", `0101234${1000 + index}`, keyed(index)));
    await simulator.submit(batch, () => {}, always);
    const sentMs = Date.now();
    await vi.advanceTimersByTimeAsync(300);
    const said = new Map(calls.flat().map(({ of, ending }) => ["reference" in of ? of.reference : "", ending]));
    const answers = await simulator.ask?.(batch.map((submission) => ({ submission, sentMs, carrierIds: [] })));
    expect(answers).toEqual(batch.map(({ reference }) => ({ kind: "ended", ending: said.get(reference) })));
  });

  test.each([
    ["refused", "01000008000", 0, { kind: "ended", ending: { state: "failed", code: "23003" } }],
    ["without a receipt", "01000008001", 100_000_000, { kind: "pending" }],
    ["late, before", "01000008002", 86_400_999, { kind: "pending" }],
    ["late, after", "01000008002", 86_401_000, { kind: "ended", ending: { state: "delivered" } }],
    ["taken and not answered", "01000008004", 300, { kind: "ended", ending: { state: "delivered" } }],
    ["lost", "01000008007", 100_000_000, { kind: "never-heard" }],
    ["slow, before", "01000008008", 4999, { kind: "pending" }],
    ["slow, after", "01000008008", 5000, { kind: "ended", ending: { state: "delivered" } }],
    ["out of order, between", "01000008009", 150, { kind: "ended", ending: { state: "failed", code: "22003" } }],
    ["out of order, after", "01000008009", 250, { kind: "ended", ending: { state: "delivered" } }],
  ])("a message that is %s", async (_, to, afterMs, answer) => {
    vi.setSystemTime(NOON_MS + afterMs);
    expect(await ask(started(), to, NOON_MS)).toMatchObject(answer);
  });

  test("a lost message that was sent again is known by the name it got then", async () => {
    const [first, second] = [started(), started()];
    const message = submission("sms", "01000008007");
    expect(await submit(first, [message])).toEqual([{ kind: "unknown" }]);
    expect(await ask(second, message.to, Date.now())).toEqual({ kind: "never-heard" });
    const [outcome] = await submit(first, [message]);
    expect(outcome).toEqual({ kind: "accepted", carrierIds: [message.reference] });
    expect(await ask(second, message.to, Date.now(), [message.reference])).toEqual({ kind: "pending" });
    await vi.advanceTimersByTimeAsync(300);
    expect(calls.flat().map(({ of }) => of)).toEqual([{ reference: message.reference }]);
  });

  test("it cannot be asked when it does not run", async () => {
    const simulator = started();
    await simulator.stop();
    expect(await ask(simulator, "01012345678", Date.now() - 1000)).toEqual({ kind: "no-answer" });
  });
});

describe("what is remembered", () => {
  test("is whether a message was throttled, for each message of its own", async () => {
    const simulator = started();
    const [one, other] = [submission("sms", "01000008006"), submission("sms", "01000008006", keyed(1))];
    expect(await submit(simulator, [one, other])).toMatchObject([{ kind: "throttled" }, { kind: "throttled" }]);
    expect(await submit(simulator, [other])).toMatchObject([{ kind: "accepted" }]);
    expect(await submit(simulator, [one])).toMatchObject([{ kind: "accepted" }]);
  });

  test("is forgotten when too much is: memory has an end", async () => {
    const simulator = started();
    const batch = Array.from({ length: 10_001 }, (_, index) => submission("sms", "01000008006", keyed(index)));
    await submit(simulator, batch);
    const again = await submit(simulator, [...batch.slice(1, 3), ...batch.slice(0, 1)]);
    expect(again.map(({ kind }) => kind)).toEqual(["accepted", "accepted", "throttled"]);
  });
});

test("one unanswered message does not hold up the others of its batch", async () => {
  const simulator = started();
  const settled: number[] = [];
  const batch = ["01000008004", "01012345678", "01000008007", "01000000000"].map((to) => submission("sms", to));
  const submitted = simulator.submit(batch, (index) => settled.push(index), always);
  expect(settled).toEqual([1, 3]);
  await vi.advanceTimersByTimeAsync(100);
  await submitted;
  expect(settled).toEqual([1, 3, 0, 2]);
});

test("a receipt that must come first does not hold up a submit for ever", async () => {
  const simulator = started();
  receive = () => new Promise(() => {});
  const outcomes: SubmitOutcome[] = [];
  const submitted = simulator.submit(
    [submission("sms", "01000008005")],
    (_, outcome) => outcomes.push(outcome),
    always,
  );
  await vi.advanceTimersByTimeAsync(1000);
  await submitted;
  expect(outcomes).toEqual([{ kind: "accepted" }]);
});
