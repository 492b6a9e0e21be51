import { beforeEach, expect, test } from "vitest";
import { Acceptor, type CommittedBatch } from "../../server/store/accept.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { countRows, makeMessage, makeRequest } from "./fixtures.ts";

const DAY_MS = 86_400_000;
const nowMs = Date.parse("2025-11-15T12:00:00Z");
const fresh = useFreshDatabase({ nowMs });
const acceptorOf = (change: Partial<ConstructorParameters<typeof Acceptor>[0]> = {}) =>
  new Acceptor({ database: fresh.database, now: () => nowMs, ...change });

beforeEach(async () => {
  await fresh.database.pool.query("TRUNCATE messages");
});

test("an accepted message is in the database when its answer may leave", async () => {
  const message = makeMessage(nowMs, { ref: "r-1", parts: 2 });
  expect(await acceptorOf().accept(makeRequest(nowMs, { messages: [message] }))).toEqual({ kind: "accepted" });
  const { rows } = await fresh.database.pool.query("SELECT * FROM messages");
  const { msgKey, to, steps, ref, parts } = message;
  expect(rows).toEqual([{ account_id: "acme", msg_key: msgKey, content: JSON.stringify({ to, ref, parts, steps }) }]);
});

test("requests that come while a batch is written make the next batch", async () => {
  const sizes: number[] = [];
  const acceptor = acceptorOf({ onBatch: ({ requests }) => sizes.push(requests.length) });
  const first = acceptor.accept(makeRequest(nowMs));
  await new Promise((resolve) => setImmediate(resolve));
  const rest = Array.from({ length: 300 }, () => acceptor.accept(makeRequest(nowMs)));
  const outcomes = await Promise.all([first, ...rest]);
  expect(outcomes.every(({ kind }) => kind === "accepted")).toBe(true);
  expect(sizes).toEqual([1, 300]);
  expect(await countRows(fresh.database.pool, "messages")).toBe(301);
});

test("a batch is limited in messages and bytes, but holds at least one request", async () => {
  const sizes: number[] = [];
  const onBatch = ({ requests }: CommittedBatch) => sizes.push(requests.length);
  const acceptor = acceptorOf({ onBatch, maxBatchMessages: 10 });
  const eight = () => makeRequest(nowMs, { messages: Array.from({ length: 8 }, () => makeMessage(nowMs)) });
  await Promise.all([eight(), makeRequest(nowMs), makeRequest(nowMs), eight()].map((one) => acceptor.accept(one)));
  expect(sizes.splice(0)).toEqual([3, 1]);
  const small = acceptorOf({ onBatch, maxBatchBytes: 1 });
  await Promise.all([makeRequest(nowMs), makeRequest(nowMs)].map((one) => small.accept(one)));
  expect(sizes).toEqual([1, 1]);
});

test("a request that the database refuses fails alone, among others with and without keys", async () => {
  const acceptor = acceptorOf();
  const twice = makeMessage(nowMs);
  await acceptor.accept(makeRequest(nowMs, { messages: [twice] }));
  const good = Array.from({ length: 60 }, (_, index) =>
    makeRequest(nowMs, { idempotency: index % 2 ? { key: `neighbour-${index}`, bodyHash: "h" } : undefined }),
  );
  const bad = [
    makeRequest(nowMs, { messages: [twice] }),
    makeRequest(nowMs, { accountId: "nul\0" }),
    makeRequest(nowMs, { idempotency: { key: "a\0b", bodyHash: "h" } }),
  ];
  const all = good.toSpliced(40, 0, ...bad);
  const results = await Promise.allSettled(all.map((request) => acceptor.accept(request)));
  const refused = all.filter((_, index) => results[index]?.status === "rejected");
  expect(refused).toEqual(bad);
  expect(await countRows(fresh.database.pool, "messages")).toBe(61);
});

test("characters that text columns cannot hold are kept as they came", async () => {
  const message = makeMessage(nowMs, { ref: 'a\0b \ud800 \u{1f600} "quoted" \\ {},' });
  await acceptorOf().accept(makeRequest(nowMs, { messages: [message] }));
  const { rows } = await fresh.database.pool.query("SELECT content FROM messages");
  expect(JSON.parse(rows[0]?.content).ref).toBe(message.ref);
});

test("a full queue is busy and has room again after the commit", async () => {
  const acceptor = acceptorOf({ maxQueuedMessages: 5 });
  const sent = Array.from({ length: 8 }, () => acceptor.accept(makeRequest(nowMs)));
  const kinds = (await Promise.all(sent)).map(({ kind }) => kind);
  expect(kinds).toEqual(["accepted", "accepted", "accepted", "accepted", "accepted", "busy", "busy", "busy"]);
  expect(await acceptor.accept(makeRequest(nowMs))).toEqual({ kind: "accepted" });
  const byBytes = acceptorOf({ maxQueuedBytes: 1 });
  const two = await Promise.all([byBytes.accept(makeRequest(nowMs)), byBytes.accept(makeRequest(nowMs))]);
  expect(two.map(({ kind }) => kind)).toEqual(["accepted", "busy"]);
});

test("a closing acceptor commits what it has accepted and refuses everything else", async () => {
  const acceptor = acceptorOf();
  let settled = 0;
  const sent = Array.from({ length: 50 }, () => acceptor.accept(makeRequest(nowMs)).finally(() => settled++));
  await acceptor.close();
  await Promise.resolve();
  expect(settled).toBe(50);
  expect(await acceptor.accept(makeRequest(nowMs))).toEqual({ kind: "busy" });
  await Promise.all(sent);
});

test("the partition of a missing day is created", async () => {
  const laterMs = nowMs + 10 * DAY_MS;
  const acceptor = acceptorOf({ now: () => laterMs });
  expect(await acceptor.accept(makeRequest(laterMs))).toEqual({ kind: "accepted" });
});
