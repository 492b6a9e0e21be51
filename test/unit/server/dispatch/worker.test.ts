import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import type { Carriers } from "../../../../server/carriers/carriers.ts";
import type { WorkerOptions } from "../../../../server/dispatch/worker.ts";
import { getStepName } from "../../../../server/domain/delivery.ts";
import { carriersOf, FakeCarrier, handleOf, messageAt, messagesAt, stepOf, until } from "./given.ts";
import { givenDelivery, useWorkers } from "./given-workers.ts";

const workers = useWorkers(afterEach);
const given = (carriers: Carriers, change?: Partial<WorkerOptions>) => givenDelivery(workers, carriers, change);

const delivered = { state: "delivered", code: "10000" } as const;
const failed = { state: "failed", code: "23001" } as const;

test("an accepted message reaches its carrier, and its job is gone", async () => {
  const carrier = new FakeCarrier();
  const { clock, delivery, start } = given(carriersOf([handleOf("one", carrier)]));
  const message = messageAt(clock.now(), { ref: "mine" });
  delivery.accept("acme", [message]);
  start();
  await until(() => delivery.rows.size === 1 && delivery.jobsIn("dispatch").length === 0);
  const ref = { accountId: "acme", msgKey: message.msgKey, step: 0 };
  const [submission] = carrier.given;
  expect(submission).toMatchObject({ ref, reference: getStepName(ref), to: message.to, channel: "sms", sandbox: false });
  expect(submission?.expiresMs).toBe(delivery.rows.get(getStepName(ref))?.expiresMs);
  await until(() => delivery.rows.get(getStepName(ref))?.state === "submitted");
});

test("messages reach their carrier in the order of acceptance", async () => {
  const carrier = new FakeCarrier();
  const { clock, delivery, start } = given(carriersOf([handleOf("one", carrier)]));
  const messages = messagesAt(clock.now(), 50);
  delivery.accept("acme", messages);
  start();
  await until(() => carrier.given.length === 50);
  expect(carrier.given.map(({ ref }) => ref.msgKey)).toEqual(messages.map(({ msgKey }) => msgKey));
});

test("a poke is enough: nothing waits for the next look", async () => {
  const carrier = new FakeCarrier();
  const { clock, delivery, start } = given(carriersOf([handleOf("one", carrier)]));
  const worker = start();
  // So that the loop is surely waiting for its next look.
  await sleep(50);
  delivery.accept("acme", [messageAt(clock.now())]);
  worker.poke();
  // Each answer of this database takes one turn of the event loop.
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
  expect(carrier.given).toHaveLength(1);
});

test("a refusal ends the step, and the next step of the flow is tried", async () => {
  const carrier = new FakeCarrier();
  carrier.answer = ({ channel }) => (channel === "rcs" ? { kind: "refused", ending: failed } : { kind: "accepted" });
  const { clock, delivery, start } = given(carriersOf([handleOf("one", carrier)]));
  const steps = [stepOf({ channel: "rcs" }), stepOf()];
  const message = messageAt(clock.now(), { steps });
  delivery.accept("acme", [message]);
  start();
  const nameOf = (step: number) => getStepName({ accountId: "acme", msgKey: message.msgKey, step });
  await until(() => delivery.rows.get(nameOf(1))?.state === "submitted");
  expect(delivery.ended).toEqual([{ name: nameOf(0), ending: failed }]);
  expect([...delivery.rows.values()].map(({ last }) => last)).toEqual([false, true]);
  expect(carrier.given.map(({ channel }) => channel)).toEqual(["rcs", "sms"]);
});

test("a message that no carrier takes ends without a route", async () => {
  const { clock, delivery, start } = given(carriersOf([handleOf("one", new FakeCarrier())], () => []));
  delivery.accept("acme", [messageAt(clock.now(), { steps: [stepOf({ channel: "mms" })] })]);
  start();
  await until(() => delivery.jobsIn("dispatch").length === 0);
  expect(delivery.ended.map(({ ending }) => ending)).toEqual([{ state: "failed", code: "33015" }]);
  await until(() => delivery.watches.size === 0);
});

test("a picture message takes its files along, and ends when one is gone", async () => {
  const carrier = new FakeCarrier();
  const file = { fileKey: "f1", mediaType: "image/jpeg", content: new Uint8Array([1]) };
  const files = { read: async (_: string, fileKey: string) => (fileKey === "f1" ? file : undefined) };
  const { clock, delivery, start } = given(carriersOf([handleOf("one", carrier)]), { files });
  const withFiles = (fileKey: readonly string[]) =>
    messageAt(clock.now(), { steps: [stepOf({ channel: "mms", payload: { text: "Hi", fileKey } })] });
  delivery.accept("acme", [withFiles(["f1"]), withFiles(["f1", "f2"]), withFiles([])]);
  start();
  await until(() => carrier.given.length === 2 && delivery.ended.length === 1);
  expect(carrier.given.map((submission) => submission.files)).toEqual([[file], []]);
  expect(delivery.ended[0]?.ending).toEqual({ state: "failed", code: "33034" });
});

test("large pictures go in several batches, and one that many take along is read once", async () => {
  const carrier = new FakeCarrier();
  const reads: string[] = [];
  const files = {
    read: async (_: string, fileKey: string) => {
      reads.push(fileKey);
      return { fileKey, mediaType: "image/jpeg", content: new Uint8Array(8 * 1_048_576) };
    },
  };
  const { clock, delivery, start } = given(carriersOf([handleOf("one", carrier)]), { files });
  const steps = [stepOf({ channel: "mms", payload: { fileKey: ["f1"] } })];
  delivery.accept("acme", messagesAt(clock.now(), 10, { steps }));
  start();
  await until(() => carrier.given.length === 10);
  expect(carrier.batches).toEqual([2, 2, 2, 2, 2]);
  expect(reads).toEqual(["f1"]);
});

test("an alimtalk message takes the registered text along", async () => {
  const carrier = new FakeCarrier();
  const template = { code: "T1", text: "Hello #{name}", buttons: [] };
  const accounts: WorkerOptions["accounts"] = {
    find: async (id) => (await import("./given.ts")).accountOf(id),
    registryOf: async () => ({ alimtalkTemplates: new Map([["T1", template]]) }),
  };
  const { clock, delivery, start } = given(carriersOf([handleOf("one", carrier)]), { accounts });
  const of = (templateCode: string) => [stepOf({ channel: "alimtalk", payload: { templateCode } })];
  delivery.accept("acme", [messageAt(clock.now(), { steps: of("T1") }), messageAt(clock.now(), { steps: of("T2") })]);
  start();
  await until(() => carrier.given.length === 2);
  expect(carrier.given.map(({ templateText }) => templateText)).toEqual(["Hello #{name}", undefined]);
});

test("what expires in its lane is never submitted", async () => {
  const carrier = new FakeCarrier();
  carrier.up = false;
  const { clock, delivery, start } = given(carriersOf([handleOf("one", carrier)]));
  const steps = [stepOf({ validityS: 30 })];
  delivery.accept("acme", messagesAt(clock.now(), 3, { steps }));
  const worker = start();
  await until(() => worker.waiting().get("one") === 3);
  clock.ahead(31_000);
  await until(() => delivery.ended.length === 3);
  expect(delivery.ended.map(({ ending }) => ending.code)).toEqual(["22000", "22000", "22000"]);
  carrier.up = true;
  await until(() => delivery.jobsIn("dispatch").length === 0);
  expect(carrier.given).toEqual([]);
});

test("what expired before anybody took its job is never submitted", async () => {
  const carrier = new FakeCarrier();
  const { clock, delivery, start } = given(carriersOf([handleOf("one", carrier)]));
  delivery.accept("acme", [messageAt(clock.now() - 86_400_000)]);
  start();
  await until(() => delivery.ended.length === 1);
  expect(delivery.ended[0]?.ending).toEqual({ state: "expired", code: "22000" });
  expect(carrier.given).toEqual([]);
});

test("a message that was ended meanwhile, or never was, does not keep its job", async () => {
  const carrier = new FakeCarrier();
  const { clock, delivery, start } = given(carriersOf([handleOf("one", carrier)]));
  const [ended, unknown] = messagesAt(clock.now(), 2);
  delivery.accept(
    "acme",
    [ended, unknown].filter((one) => one !== undefined),
  );
  delivery.messages.delete(`acme\n${unknown?.msgKey}`);
  // By whoever had the job before.
  await delivery.take("dispatch", { limit: 1 });
  delivery.forgetClaims();
  const name = getStepName({ accountId: "acme", msgKey: ended?.msgKey ?? "", step: 0 });
  const row = { carrier: "one", sentMs: 1, expiresMs: 2, last: true, carrierIds: [], ending: delivered };
  delivery.rows.set(name, { ...row, state: "delivered" });
  start();
  await until(() => delivery.jobsIn("dispatch").length === 0);
  expect(carrier.given).toEqual([]);
});
