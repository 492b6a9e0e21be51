import { afterAll, expect, test } from "vitest";
import type { Answer, SubmitOutcome } from "../../../server/carriers/carrier.ts";
import { startQueue } from "../../../server/dispatch/queue.ts";
import { Recorder } from "../../../server/reports/recorder.ts";
import { arrivals } from "../../../server/store/arrivals.ts";
import type { Database } from "../../../server/store/database.ts";
import { stepOf, until } from "../../unit/server/dispatch/given.ts";
import { useFreshDatabase } from "../fresh-database.ts";
import { acceptMessages, databaseNowMs, makeAccounts, reportedKeys, stateCounts } from "./rig.ts";
import { type FarEnd, WorkerProcess } from "./worker-process.ts";

/** One for each test: they all wait for the same clocks to run out, so they do it at the same time. */
const databases = [1, 2, 3, 4].map(() => useFreshDatabase({ nowMs: Date.now() }));
const ends: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ends) await end();
});

const delivered = { state: "delivered", code: "10000" } as const;
const accepted = (references: readonly string[]): SubmitOutcome[] => references.map(() => ({ kind: "accepted" }));

/** What a carrier does that takes everything, and nothing answers before `isOpen`. */
class Carrier implements FarEnd {
  isOpen = false;
  readonly submitted: string[] = [];
  readonly #database: Database;
  readonly #recorder: Recorder;
  ask?: (references: readonly string[]) => readonly Answer[];

  constructor(database: Database, recorder: Recorder) {
    this.#database = database;
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

  async states() {
    return stateCounts(this.#database);
  }
}

async function givenCarrier() {
  const fresh = databases.pop();
  if (fresh === undefined) throw new Error("There are more tests than databases");
  const { database } = fresh;
  const queue = await startQueue({ database });
  const recorder = new Recorder({ database, jobs: arrivals });
  ends.unshift(async () => {
    await recorder.close();
    await queue.stop();
  });
  await makeAccounts(database, "acme");
  const start = (carrier: FarEnd, window: number) => {
    const worker = new WorkerProcess(fresh.url, carrier, window);
    ends.unshift(() => worker.kill());
    return worker.ready();
  };
  return { database, start, carrier: new Carrier(database, recorder) };
}

const TAKEN_OVER_MS = 30_000;

test.concurrent("another worker takes over within 30 seconds, and nothing is sent twice", {
  timeout: 120_000,
}, async () => {
  const { database, carrier, start } = await givenCarrier();
  const keys = await acceptMessages(database, { count: 500 });
  const first = await start(carrier, 20);
  // Twenty are with the carrier, which does not answer; the others wait in their lane.
  await until(() => carrier.submitted.length === 20);
  const inDoubt = [...carrier.submitted];
  await first.kill();
  const killedAtMs = await databaseNowMs(database);
  carrier.isOpen = true;
  await start(carrier, 20);

  // Those that waited are sent by the other one; those that the carrier may have are in doubt.
  await until(async () => ((await carrier.states()).unknown ?? 0) === 20 && carrier.submitted.length === 500);
  expect((await databaseNowMs(database)) - killedAtMs).toBeLessThan(TAKEN_OVER_MS);
  expect(new Set(carrier.submitted).size).toBe(500);

  // The carrier had them: its receipts come to whoever is there.
  await carrier.report(inDoubt);
  await until(async () => ((await carrier.states()).delivered ?? 0) === 500);
  expect((await reportedKeys(database)).toSorted()).toEqual(keys.toSorted());
  await until(async () => {
    const { rows } = await database.pool.query(
      "SELECT (SELECT count(*) FROM pgboss.job WHERE name = 'dispatch') AS jobs",
    );
    return rows[0]?.jobs === 0;
  });
  expect(carrier.submitted).toHaveLength(500);
});

test.concurrent("a carrier that can be asked decides what is sent again", { timeout: 120_000 }, async () => {
  const { database, carrier, start } = await givenCarrier();
  const keys = await acceptMessages(database, { count: 40 });
  const [had, hadNot] = [new Set<string>(), new Set<string>()];
  carrier.ask = (references) =>
    references.map((reference) => {
      if (hadNot.has(reference)) return { kind: "never-heard" };
      return had.has(reference) ? { kind: "ended", ending: delivered } : { kind: "pending" };
    });
  const first = await start(carrier, 40);
  await until(() => carrier.submitted.length === 40);
  for (const [index, reference] of carrier.submitted.entries()) (index % 2 ? had : hadNot).add(reference);
  await first.kill();
  const killedAtMs = await databaseNowMs(database);
  carrier.isOpen = true;
  await start(carrier, 40);
  await until(async () => ((await carrier.states()).delivered ?? 0) === 40);
  expect((await databaseNowMs(database)) - killedAtMs).toBeLessThan(TAKEN_OVER_MS);
  const again = carrier.submitted.slice(40);
  expect(again.toSorted()).toEqual([...hadNot].toSorted());
  expect((await reportedKeys(database)).toSorted()).toEqual(keys.toSorted());
});

test.concurrent("what nobody can be asked about is never sent again, and ends when its time is up", {
  timeout: 120_000,
}, async () => {
  const { database, carrier, start } = await givenCarrier();
  const steps = [stepOf({ validityS: 18 })];
  const keys = await acceptMessages(database, { count: 30, steps });
  const first = await start(carrier, 10);
  await until(() => carrier.submitted.length === 10);
  await first.kill();
  // This one answers no submission either: the rest expires in its hands or in doubt.
  await start(carrier, 10);
  await until(async () => ((await carrier.states()).expired ?? 0) === 30);
  expect(new Set(carrier.submitted).size).toBe(carrier.submitted.length);
  expect((await reportedKeys(database)).toSorted()).toEqual(keys.toSorted());
});

test.concurrent("however often workers are killed, nothing is sent twice and everything is reported once", {
  timeout: 120_000,
}, async () => {
  const { database, start } = await givenCarrier();
  const submitted: string[] = [];
  const refusing: FarEnd = {
    submit: (references) => {
      submitted.push(...references);
      return references.map(() => ({ kind: "refused", ending: { state: "failed", code: "23003" } }));
    },
  };
  const keys: string[] = [];
  for (const killedAfter of [1, 40, 90, 150, 230]) {
    keys.push(...(await acceptMessages(database, { count: 250, perRequest: 25, steps: [stepOf({ validityS: 25 })] })));
    const sentBefore = submitted.length;
    const worker = await start(refusing, 20);
    await until(() => submitted.length >= sentBefore + killedAfter);
    await worker.kill();
  }
  await start(refusing, 20);
  await until(async () => (await reportedKeys(database)).length >= keys.length);
  expect((await reportedKeys(database)).toSorted()).toEqual(keys.toSorted());
  expect(new Set(submitted).size).toBe(submitted.length);
  // Those that a dead worker had in its hands are in doubt for good, and no more than those.
  const { expired = 0 } = await stateCounts(database);
  expect(expired).toBeLessThan(5 * 3 * 20 + 1);
});
