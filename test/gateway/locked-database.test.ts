import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { type Answer, type Ask, countOf, dataOf, makeAccount, useGateway } from "../rig/live-gateway.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const live = useGateway(fresh, { POOL_SIZE: "30" });
const patience = { timeout: 30_000, interval: 50 };

const from = "0212345678";
const sms = { from, to: "01000000000", text: "Hello" };
const ask = (method: string, path: string, more: Ask): Promise<Answer> => live.gateway.ask(method, path, more);
const inAnHour = (): string => new Date(Date.now() + 3_600_000).toISOString().replace("Z", "+00:00");

async function makeImage(): Promise<FormData> {
  const image = await sharp({ create: { width: 20, height: 20, channels: 3, background: "red" } })
    .jpeg()
    .toBuffer();
  const body = new FormData();
  body.set("file", new File([new Uint8Array(image)], "a.jpg", { type: "image/jpeg" }));
  return body;
}

/** Keeps all others from writing to a table, until it is released. */
async function lock(table: string): Promise<{ release(): Promise<void> }> {
  const client = await fresh.replica().pool.connect();
  await client.query("BEGIN");
  await client.query(`LOCK TABLE ${table} IN EXCLUSIVE MODE`);
  return {
    release: async () => {
      await client.query("COMMIT");
      client.release();
    },
  };
}

/** Those who wait for the table come first: whatever they write is there afterwards. */
const passQueue = async (table: string): Promise<void> => (await lock(table)).release();

let made = 0;

/** An account of its own. */
async function makeCaller() {
  const id = `caller-${++made}`;
  await makeAccount(fresh, id, { sandbox: true });
  const caller = { token: await live.gateway.token(id) };
  const send = (more: object = {}, headers = {}) =>
    ask("POST", "/v1/send/sms", { ...caller, json: { ...sms, ...more }, headers });
  const makeForm = (text: string) =>
    ask("POST", "/v1/form", { ...caller, json: { messageForm: [{ sms: { from, text } }] } });
  const changeOptOuts = (path: string) => ask("POST", path, { ...caller, json: { numbers: ["01012345678"] } });
  const count = (table: string, where = "true") => countOf(fresh, table, `account_id = '${id}' AND ${where}`);
  /** Resolves when there is a report to poll. */
  const makeReport = async (): Promise<void> => {
    await send();
    await vi.waitFor(async () => expect(await count("pending_reports")).toBe(1), patience);
  };
  return { ...caller, send, makeForm, changeOptOuts, count, makeReport };
}

type Caller = Awaited<ReturnType<typeof makeCaller>>;

/** What a caller writes, the table that it is written to, and how often it is there. */
interface Write {
  readonly table: string;
  /** Returns how to write it. */
  readonly prepare: (caller: Caller) => Promise<() => Promise<Answer>>;
  readonly count: (caller: Caller) => Promise<number>;
}

const countMessages: Write["count"] = ({ count }) => count("messages");
const upload: Write["prepare"] = async (caller) => {
  const body = await makeImage();
  return () => ask("POST", "/v1/file/MMS", { ...caller, body });
};

const writes: Readonly<Record<string, Write>> = {
  "a send": { table: "messages", prepare: async ({ send }) => send, count: countMessages },
  "a send, at its outbox": { table: "outbox", prepare: async ({ send }) => send, count: countMessages },
  "a send with a key": {
    table: "idempotency_keys",
    prepare:
      async ({ send }) =>
      () =>
        send({}, { "Idempotency-Key": "k" }),
    count: countMessages,
  },
  "a scheduled send": {
    table: "scheduled_messages",
    prepare:
      async ({ send }) =>
      () =>
        send({ sendAt: inAnHour() }),
    count: countMessages,
  },
  "a cancellation": {
    table: "scheduled_messages",
    prepare: async (caller) => {
      const { body } = await caller.send({ sendAt: inAnHour() });
      return () => ask("DELETE", `/v1/send/scheduled/${body?.msgKey}`, caller);
    },
    count: ({ count }) => count("undelivered_messages", "state = 'cancelled'"),
  },
  "a new form": {
    table: "forms",
    prepare:
      async ({ makeForm }) =>
      () =>
        makeForm("Hello"),
    count: ({ count }) => count("forms"),
  },
  "a changed form": {
    table: "forms",
    prepare: async (caller) => {
      const formId = dataOf(await caller.makeForm("Hello"), "formId");
      const json = { messageForm: [{ sms: { from, text: "Changed" } }] };
      return () => ask("PUT", `/v1/form/${formId}`, { ...caller, json });
    },
    count: ({ count }) => count("forms", "entries::text LIKE '%Changed%'"),
  },
  "a deleted form": {
    table: "forms",
    prepare: async (caller) => {
      const formId = dataOf(await caller.makeForm("Hello"), "formId");
      return () => ask("DELETE", `/v1/form/${formId}`, caller);
    },
    count: async ({ count }) => 1 - (await count("forms")),
  },
  "an upload": { table: "files", prepare: upload, count: ({ count }) => count("files") },
  "an upload, at its content": {
    table: "file_contents",
    prepare: upload,
    count: ({ count }) => count("file_contents"),
  },
  "added opt-outs": {
    table: "gateway.opt_outs",
    prepare:
      async ({ changeOptOuts }) =>
      () =>
        changeOptOuts("/v1/optout"),
    count: ({ count }) => count("gateway.opt_outs"),
  },
  "removed opt-outs": {
    table: "gateway.opt_outs",
    prepare: async ({ changeOptOuts }) => {
      await changeOptOuts("/v1/optout");
      return () => changeOptOuts("/v1/optout/remove");
    },
    count: async ({ count }) => 1 - (await count("gateway.opt_outs")),
  },
  "the next batch of reports": {
    table: "report_batches",
    prepare: async (caller) => {
      await caller.makeReport();
      return () => ask("GET", "/v1/report/polling", caller);
    },
    count: ({ count }) => count("report_batches", "report_id IS NOT NULL"),
  },
  "an acknowledged batch": {
    table: "report_batches",
    prepare: async (caller) => {
      await caller.makeReport();
      const reportId = dataOf(await ask("GET", "/v1/report/polling", caller), "reportId");
      return () => ask("DELETE", `/v1/report/polling/${reportId}`, caller);
    },
    count: ({ count }) => count("report_batches", "acknowledged_id IS NOT NULL"),
  },
};

/** Each for an account of its own. */
async function prepareAll(some: readonly Write[]) {
  const all = await Promise.all(
    some.map(async ({ prepare, count }) => {
      const caller = await makeCaller();
      return { write: await prepare(caller), count: () => count(caller) };
    }),
  );
  return {
    writeAll: () => Promise.all(all.map(({ write }) => write())),
    countAll: () => Promise.all(all.map(({ count }) => count())),
  };
}

const none = (counts: readonly unknown[]) => counts.map(() => 0);
const once = (counts: readonly unknown[]) => counts.map(() => 1);

test("what is refused while all tables are locked is not made after that", async () => {
  const { writeAll, countAll } = await prepareAll(Object.values(writes));
  const tables = [...new Set(Object.values(writes).map(({ table }) => table))].join(", ");
  const held = await lock(tables);
  const answers = await writeAll();
  await held.release();
  for (const { status, body, headers } of answers) {
    expect([status, body?.code, body?.errors]).toEqual([503, "A920", undefined]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  }
  await passQueue(tables);
  expect(await countAll()).toEqual(none(answers));
  for (const { body } of await writeAll()) expect(body?.code).toBe("A000");
  expect(await countAll()).toEqual(once(answers));
});

test.each(Object.entries(writes))(
  "%s is refused while its table alone is locked, and is not made after that",
  {
    tags: ["long"],
  },
  async (_, one) => {
    const { writeAll, countAll } = await prepareAll([one]);
    const held = await lock(one.table);
    const [answer] = await writeAll();
    await held.release();
    expect([answer?.status, answer?.body?.code, answer?.body?.errors]).toEqual([503, "A920", undefined]);
    await passQueue(one.table);
    expect(await countAll()).toEqual([0]);
  },
);

/** Holds all that write to these tables at their commit, which has no time limit on the server, until it is released. */
async function holdCommits(tables: readonly string[]): Promise<{ release(): Promise<void> }> {
  const client = await fresh.replica().pool.connect();
  await client.query(`CREATE FUNCTION wait_for_test() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN PERFORM pg_advisory_xact_lock_shared(77); RETURN NULL; END'`);
  for (const table of tables)
    await client.query(`CREATE CONSTRAINT TRIGGER wait_for_test AFTER INSERT OR UPDATE OR DELETE ON ${table}
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION wait_for_test()`);
  await client.query("SELECT pg_advisory_lock(77)");
  return {
    release: async () => {
      await client.query("SELECT pg_advisory_unlock(77)");
      for (const table of tables) await client.query(`DROP TRIGGER wait_for_test ON ${table}`);
      await client.query("DROP FUNCTION wait_for_test");
      client.release();
    },
  };
}

const maybeStored = [
  { pointer: "", code: "A920", message: expect.stringMatching("may have been stored.*Idempotency-Key") },
];

test("what may be stored although it is refused is said to be so", async () => {
  // Of the sends at once only one: others would wait for its commit, and not be begun.
  const tables = ["outbox", "scheduled_messages", "forms", "file_contents", "gateway.opt_outs", "report_batches"];
  const { writeAll, countAll } = await prepareAll(Object.values(writes).filter(({ table }) => tables.includes(table)));
  const held = await holdCommits(tables);
  const answers = await writeAll();
  await held.release();
  for (const { status, body } of answers)
    expect([status, body?.code, body?.errors]).toEqual([503, "A920", maybeStored]);
  // The server commits it when nobody waits for it any more.
  await passQueue(tables.join(", "));
  expect(await countAll()).toEqual(once(answers));
});

test("what may be stored although it is refused counts for the quota, and is found by its key", async () => {
  await makeAccount(fresh, "metered", { sandbox: true, quotas: [{ period: "day", unit: "messages", limit: 2 }] });
  const metered = { token: await live.gateway.token("metered"), json: sms };
  const keyed = { ...metered, headers: { "Idempotency-Key": "metered" } };
  const held = await holdCommits(["outbox"]);
  const { body } = await ask("POST", "/v1/send/sms", keyed);
  await held.release();
  expect([body?.code, body?.errors]).toEqual(["A920", maybeStored]);
  await passQueue("outbox");
  const codes: unknown[] = [];
  for (const one of [keyed, metered, metered]) codes.push((await ask("POST", "/v1/send/sms", one)).body?.code);
  expect(codes).toEqual(["A000", "A000", "A020"]);
  expect(await countOf(fresh, "messages", "account_id = 'metered'")).toBe(2);
});

test.each([11, 101])(
  "%i sends that are refused while the outbox is locked are not stored after that",
  async (count) => {
    await makeAccount(fresh, `busy-${count}`, { sandbox: true, limits: { sendPerSecond: 10_000 } });
    const token = await live.gateway.token(`busy-${count}`);
    const held = await lock("outbox");
    const sends = Array.from({ length: count }, () => ask("POST", "/v1/send/sms", { token, json: sms }));
    const answers = await Promise.all(sends);
    await held.release();
    for (const { body } of answers) expect([body?.code, body?.errors]).toEqual(["A920", undefined]);
    await passQueue("outbox");
    expect(await countOf(fresh, "messages", `account_id = 'busy-${count}'`)).toBe(0);
  },
);
