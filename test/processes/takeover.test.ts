import { afterAll, expect, test } from "vitest";
import type { Answer, SubmitOutcome } from "../../server/carriers/carrier.ts";
import { Recorder } from "../../server/reports/recorder.ts";
import type { Database } from "../../server/store/database.ts";
import {
  acceptMessages,
  countStates,
  isNothingLeft,
  isOutboxEmpty,
  makeAccounts,
  makeSmsStep,
  readReportedKeys,
} from "../gateway/dispatch/test-worker.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { waitUntil as waitUntilWithin } from "../rig/wait-until.ts";
import { type CarrierPeer, WorkerProcess } from "./worker-process.ts";

/** One for each test: each waits for a heartbeat and a lease to run out, so they all run at the same time. */
const databases = [1, 2, 3, 4, 5, 6].map(() => useFreshDatabase({ nowMs: Date.now() }));
const cleanUps: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps) await cleanUp();
});

/** Enough for the slowest machine: every wait ends by an event. */
const options = { timeout: 300_000 };
const waitUntil = (holds: () => boolean | Promise<boolean>): Promise<void> =>
  waitUntilWithin(holds, `${holds}`, 240_000);
const delivered = { state: "delivered", code: "10000" } as const;
const accepted = (references: readonly string[]): SubmitOutcome[] => references.map(() => ({ kind: "accepted" }));

/** A carrier that takes every submission and answers only if it is open. */
class Carrier implements CarrierPeer {
  isOpen = false;
  readonly submitted: string[] = [];
  readonly #recorder: Recorder;
  ask?: (references: readonly string[]) => readonly Answer[];

  constructor(recorder: Recorder) {
    this.#recorder = recorder;
  }

  submit(references: readonly string[]): readonly SubmitOutcome[] | undefined {
    this.submitted.push(...references);
    if (!this.isOpen) return undefined;
    void this.report(references);
    return accepted(references);
  }

  report(references: readonly string[]): Promise<void> {
    return this.#recorder.receive(
      "one",
      references.map((reference) => ({ of: { reference }, ending: delivered })),
    );
  }
}

async function setUp() {
  const fresh = databases.pop();
  if (fresh === undefined) throw new Error("There are more tests than databases");
  const { database } = fresh;
  const recorder = new Recorder({ database });
  cleanUps.unshift(() => recorder.close());
  await makeAccounts(database, "acme");
  const start = (carrier: CarrierPeer, window: number) => {
    const worker = new WorkerProcess(fresh.url, carrier, window);
    cleanUps.unshift(() => worker.kill());
    return worker.ready();
  };
  return { database, start, carrier: new Carrier(recorder) };
}

const sortedKeys = async (database: Database) => (await readReportedKeys(database)).toSorted();

test.concurrent("another worker takes over, and nothing is sent twice", options, async () => {
  const { database, carrier, start } = await setUp();
  const keys = await acceptMessages(database, { count: 100 });
  const first = await start(carrier, 20);
  // Twenty are with the carrier, which does not answer; the others wait in their lane.
  await waitUntil(() => carrier.submitted.length === 20);
  const inDoubt = [...carrier.submitted];
  await first.kill();
  carrier.isOpen = true;
  await start(carrier, 20);

  // The waiting ones are sent by the second worker; those that the carrier may have are in doubt.
  await waitUntil(async () => {
    const { unknown = 0, delivered = 0 } = await countStates(database);
    return unknown === 20 && delivered === 80;
  });
  // The carrier had them: its receipts reach another process.
  await carrier.report(inDoubt);
  expect(await countStates(database)).toEqual({ delivered: 100 });
  expect(await sortedKeys(database)).toEqual(keys.toSorted());
  expect(carrier.submitted).toHaveLength(100);
  expect(new Set(carrier.submitted).size).toBe(100);
  await waitUntil(() => isOutboxEmpty(database));
});

test.concurrent("a carrier that can be queried decides what is sent again", options, async () => {
  const { database, carrier, start } = await setUp();
  const keys = await acceptMessages(database, { count: 40 });
  // The worker is killed before it has recorded the outcome of the first half, and before the second half reaches the carrier.
  const [received, notReceived] = [new Set<string>(), new Set<string>()];
  carrier.ask = (references) =>
    references.map((reference) => {
      if (notReceived.has(reference)) return { kind: "never-heard" };
      return received.has(reference) ? { kind: "ended", ending: delivered } : { kind: "pending" };
    });
  const first = await start(carrier, 40);
  await waitUntil(() => carrier.submitted.length === 40);
  for (const [index, reference] of carrier.submitted.entries()) (index % 2 ? received : notReceived).add(reference);
  await first.kill();
  carrier.isOpen = true;
  await start(carrier, 40);
  await waitUntil(async () => (await countStates(database)).delivered === 40);
  expect(carrier.submitted.slice(40).toSorted()).toEqual([...notReceived].toSorted());
  expect(await sortedKeys(database)).toEqual(keys.toSorted());
});

test.concurrent("a step that no carrier can be queried about is never sent again, and expires", options, async () => {
  const { database, carrier, start } = await setUp();
  const first = await start(carrier, 10);
  // The worker runs already: it needs far less than this time to submit the first ten.
  const keys = await acceptMessages(database, { count: 30, steps: [makeSmsStep({ validityS: 20 })] });
  await waitUntil(() => carrier.submitted.length === 10);
  await first.kill();
  // The second worker gets no answers either: the other steps expire while they wait or while they are in doubt.
  await start(carrier, 10);
  await waitUntil(async () => (await countStates(database)).expired === 30);
  expect(new Set(carrier.submitted).size).toBe(carrier.submitted.length);
  expect(await sortedKeys(database)).toEqual(keys.toSorted());
});

/** It refuses everything and can be asked. So a step whose worker died is sent again exactly if it never reached the carrier. */
class RefusingCarrier implements CarrierPeer {
  readonly submitted: string[] = [];
  readonly #ending = { state: "failed", code: "23003" } as const;

  submit(references: readonly string[]): readonly SubmitOutcome[] {
    this.submitted.push(...references);
    return references.map(() => ({ kind: "refused", ending: this.#ending }));
  }

  ask(references: readonly string[]): readonly Answer[] {
    return references.map((reference) =>
      this.submitted.includes(reference) ? { kind: "ended", ending: this.#ending } : { kind: "never-heard" },
    );
  }
}

/** Each message was sent once, ended once and was reported once. */
async function expectRefusedOnce(database: Database, carrier: RefusingCarrier, keys: readonly string[]): Promise<void> {
  await waitUntil(async () => (await readReportedKeys(database)).length >= keys.length);
  await waitUntil(() => isNothingLeft(database));
  expect(await sortedKeys(database)).toEqual(keys.toSorted());
  expect(await countStates(database)).toEqual({ failed: keys.length });
  expect(carrier.submitted).toHaveLength(keys.length);
  expect(new Set(carrier.submitted).size).toBe(keys.length);
}

async function killWorkers(killedAfter: readonly number[], count: number): Promise<void> {
  const { database, start } = await setUp();
  const carrier = new RefusingCarrier();
  const keys: string[] = [];
  for (const submits of killedAfter) {
    keys.push(...(await acceptMessages(database, { count, perRequest: 25 })));
    const before = carrier.submitted.length;
    const worker = await start(carrier, 20);
    await waitUntil(() => carrier.submitted.length >= before + submits);
    await worker.kill();
  }
  await start(carrier, 20);
  await expectRefusedOnce(database, carrier, keys);
}

test.concurrent("whenever a worker is killed, each message is sent once and reported once", options, () =>
  killWorkers([1, 50], 75),
);

const long = { ...options, tags: ["long"] };
test.concurrent("however often workers are killed, each message is sent once and reported once", long, () =>
  killWorkers([1, 40, 90, 150, 230], 250),
);

test.concurrent(
  "a worker that was stopped for longer than its lease does not send what another has sent",
  options,
  async () => {
    const { database, start } = await setUp();
    const carrier = new RefusingCarrier();
    const stopped = await start(carrier, 20);
    const keys = await acceptMessages(database, { count: 300, perRequest: 25 });
    await waitUntil(() => carrier.submitted.length >= 60);
    stopped.pause();
    await start(carrier, 20);
    // The second worker has taken over everything: heartbeat and leases of the first one have run out.
    await waitUntil(async () => (await readReportedKeys(database)).length >= keys.length);
    stopped.resume();
    keys.push(...(await acceptMessages(database, { count: 100, perRequest: 25 })));
    await expectRefusedOnce(database, carrier, keys);
  },
);
