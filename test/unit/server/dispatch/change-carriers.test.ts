import { describe, expect, test } from "vitest";
import type { SubmitOutcome } from "../../../../server/carriers/carrier.ts";
import { finish, pass, until } from "./fake-time.ts";
import { FakeCarrier, makeCarriers, makeHandle, makeMessages } from "./fixtures.ts";
import { makeDelivery, useWorkers } from "./worker-fixtures.ts";

useWorkers();

/** A carrier that answers when the test says so. */
function makeSlowCarrier() {
  const carrier = new FakeCarrier();
  const waiting: ((outcome: SubmitOutcome) => void)[] = [];
  carrier.answer = () => new Promise((resolve) => waiting.push(resolve));
  const answer = (outcome: SubmitOutcome): void => {
    for (const resolve of waiting.splice(0)) resolve(outcome);
  };
  return { carrier, answer };
}

describe("a paused carrier", () => {
  const startPaused = (names: readonly string[]) => {
    const paused = new Set(["first"]);
    const carriers = names.map(() => new FakeCarrier());
    const handles = carriers.map((carrier, index) => makeHandle(names[index] ?? "", carrier));
    const { store, start } = makeDelivery(makeCarriers(handles), { isPaused: (name) => paused.has(name) });
    return { store, worker: start(), carriers, resume: () => paused.clear(), paused };
  };

  test("gets nothing, and what waits is sent when it is resumed", async () => {
    const { store, worker, carriers, resume } = startPaused(["first"]);
    store.accept("acme", makeMessages(10));
    await until(() => worker.countWaiting().get("first") === 10);
    await pass(5000);
    expect(carriers[0]?.submitted).toEqual([]);
    expect(worker.listCarriers()).toMatchObject([
      { name: "first", isPaused: true, isUp: true, waiting: 10, underWay: 0 },
    ]);
    resume();
    await until(() => carriers[0]?.submitted.length === 10);
  });

  test("leaves its messages to the second carrier of their route", async () => {
    const { store, carriers } = startPaused(["first", "second"]);
    store.accept("acme", makeMessages(10));
    await until(() => carriers[1]?.submitted.length === 10);
    expect(carriers[0]?.submitted).toEqual([]);
  });

  test("leaves to it also what waited for it before", async () => {
    const { store, worker, carriers, paused } = startPaused(["first", "second"]);
    paused.clear();
    const [first, second] = carriers;
    if (first) first.up = false;
    store.accept("acme", makeMessages(10));
    await until(() => worker.countWaiting().get("first") === 10);
    paused.add("first");
    await pass(600);
    expect(second?.submitted).toHaveLength(10);
  });

  test("ends what is under way, and shows when that is over", async () => {
    const { carrier, answer } = makeSlowCarrier();
    const paused = new Set<string>();
    const handle = makeHandle("smsc", carrier, { window: 5, batch: 5 });
    const { store, start } = makeDelivery(makeCarriers([handle]), { isPaused: (name) => paused.has(name) });
    store.accept("acme", makeMessages(20));
    const worker = start();
    await until(() => carrier.submitted.length === 5);
    paused.add("smsc");
    expect(worker.listCarriers()).toMatchObject([{ isPaused: true, underWay: 5 }]);
    answer({ kind: "accepted" });
    await until(() => worker.listCarriers()[0]?.underWay === 0);
    await pass(5000);
    expect(carrier.submitted).toHaveLength(5);
    expect(store.countRows("submitted")).toBe(5);
  });

  test("that is paused while the shared rate is asked gets nothing more", async () => {
    const carrier = new FakeCarrier();
    const paused = new Set<string>();
    let givenBack = 0;
    const { store, start } = makeDelivery(makeCarriers([makeHandle("smsc", carrier, { ratePerSecond: 100 })]), {
      isPaused: (name) => paused.has(name),
      budgets: {
        take: async () => {
          paused.add("smsc");
          return { allowed: true, limit: 1, remaining: 1, resetS: 0, retryAfterS: 1 };
        },
        giveBack: (_name, _kind, count = 1) => {
          givenBack += count;
        },
      },
    });
    store.accept("acme", makeMessages(1));
    start();
    await until(() => givenBack === 1);
    await pass(1000);
    expect(carrier.submitted).toEqual([]);
  });
});

describe("other carriers", () => {
  test("get what waited for one that is gone, in order, and by the new routes", async () => {
    const [gone, next] = [new FakeCarrier(), new FakeCarrier()];
    gone.up = false;
    const { store, start } = makeDelivery(makeCarriers([makeHandle("gone", gone)]));
    const messages = makeMessages(10);
    store.accept("acme", messages);
    const worker = start();
    await until(() => worker.countWaiting().get("gone") === 10);
    await finish(worker.useCarriers(makeCarriers([makeHandle("next", next)])));
    await until(() => next.submitted.length === 10);
    expect(next.submitted.map(({ ref }) => ref.msgKey)).toEqual(messages.map(({ msgKey }) => msgKey));
    await until(() => worker.listCarriers().length === 1);
    expect(worker.listCarriers().map(({ name }) => name)).toEqual(["next"]);
    expect(gone.submitted).toEqual([]);
  });

  test("a carrier that stays goes on, and what its routes do not lead to any more moves", async () => {
    const [stays, next] = [new FakeCarrier(), new FakeCarrier()];
    stays.up = false;
    const handle = makeHandle("stays", stays);
    const { store, start } = makeDelivery(makeCarriers([handle]));
    store.accept("acme", [...makeMessages(3, { to: "01011112222" }), ...makeMessages(4, { to: "01033334444" })]);
    const worker = start();
    await until(() => worker.countWaiting().get("stays") === 7);
    const route = ({ to }: { readonly to: string }) => (to === "01033334444" ? ["next"] : ["stays"]);
    await finish(worker.useCarriers(makeCarriers([handle, makeHandle("next", next)], route)));
    await until(() => next.submitted.length === 4);
    expect(worker.countWaiting()).toEqual(new Map(Object.entries({ stays: 3, next: 0 })));
    stays.up = true;
    await until(() => stays.submitted.length === 3);
  });

  test("the change is over when the carrier that is gone has answered everything, and what it did not take goes elsewhere", async () => {
    const { carrier: gone, answer } = makeSlowCarrier();
    const next = new FakeCarrier();
    const { store, start } = makeDelivery(makeCarriers([makeHandle("gone", gone, { window: 4, batch: 2 })]));
    store.accept("acme", makeMessages(10));
    const worker = start();
    await until(() => gone.submitted.length === 4);
    let isOver = false;
    const changing = worker.useCarriers(makeCarriers([makeHandle("next", next)])).then(() => {
      isOver = true;
    });
    await until(() => next.submitted.length === 6);
    await pass(2000);
    expect(isOver).toBe(false);
    expect(worker.listCarriers()).toMatchObject([{ name: "next" }, { name: "gone", underWay: 4 }]);
    answer({ kind: "unavailable" });
    await finish(changing);
    await until(() => next.submitted.length === 10);
    expect(gone.submitted).toHaveLength(4);
    expect(new Set(next.submitted.map(({ reference }) => reference)).size).toBe(10);
  });

  test("a changed carrier has its new limits at once", async () => {
    const [before, after] = [makeSlowCarrier(), makeSlowCarrier()];
    const { store, start } = makeDelivery(makeCarriers([makeHandle("smsc", before.carrier, { window: 2 })]));
    store.accept("acme", makeMessages(20));
    const worker = start();
    await until(() => before.carrier.submitted.length === 2);
    void worker.useCarriers(makeCarriers([makeHandle("smsc", after.carrier, { window: 10 })]));
    await until(() => after.carrier.submitted.length === 10);
    before.answer({ kind: "accepted" });
    after.carrier.answer = () => ({ kind: "accepted" });
    after.answer({ kind: "accepted" });
    await until(() => store.countRows("submitted") === 20);
  });

  test("messages that waited for a carrier are sent when there is one", async () => {
    const next = new FakeCarrier();
    const none = makeCarriers([makeHandle("simulator", new FakeCarrier())], () => undefined);
    const { store, start } = makeDelivery(none);
    store.accept("acme", makeMessages(3));
    const worker = start();
    await until(() => store.backlog.length > 0 && store.outbox.length === 0);
    await pass(2000);
    await finish(worker.useCarriers(makeCarriers([makeHandle("next", next)])));
    await until(() => next.submitted.length === 3);
  });

  test("messages that no route fits any more end", async () => {
    const gone = new FakeCarrier();
    gone.up = false;
    const { store, start } = makeDelivery(makeCarriers([makeHandle("gone", gone)]));
    store.accept("acme", makeMessages(2));
    const worker = start();
    await until(() => worker.countWaiting().get("gone") === 2);
    await finish(worker.useCarriers(makeCarriers([makeHandle("next", new FakeCarrier())], () => [])));
    await until(() => store.ended.length === 2);
  });
});
