import Koa from "koa";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Fault, useFaultProxy } from "../../../rig/fault-proxy.ts";
import { type AnyClientCall, clientTree } from "./client-tree.ts";
import { ServedApp } from "./served-app.ts";

const { createClient, serveApi } = await clientTree("retries");
let served: ServedApp;
/** The idempotency keys of what was executed. */
const keys: unknown[] = [];

beforeAll(async () => {
  const execute = ({ header }: { readonly header: Readonly<Record<string, unknown>> }) => {
    keys.push(header["Idempotency-Key"]);
    return { status: 204 };
  };
  const listNotes = () => ({ status: 200, body: [{ text: "a" }] });
  const handlers = { listNotes, addNote: execute, putNote: execute, changeNote: execute, findNotes: execute };
  const app = new Koa();
  app.use(serveApi({ handlers: { ...handlers, sendMail: execute, putFile: execute } }).middleware);
  served = await ServedApp.start(app);
});
afterAll(() => served.stop());

const proxy = useFaultProxy(() => served.url);

interface Event {
  readonly operation: string;
  readonly tries: number;
  readonly status: number | undefined;
}

const newClient = (options: object = {}) =>
  createClient({ baseUrl: `${proxy.url}/v1`, retry: { firstWaitMs: 1, longestWaitMs: 5 }, ...options });

const body = { text: "a" };
const note = { params: { path: { id: "1" } }, body };
/** Each operation with its path and what it is called with. */
const uses = {
  listNotes: ["/v1/notes", {}],
  addNote: ["/v1/notes", { body }],
  putNote: ["/v1/notes/1", note],
  changeNote: ["/v1/notes/1", note],
  findNotes: ["/v1/notes/search", { body }],
  sendMail: ["/v1/mails", { body }],
  putFile: ["/v1/files", { body: new Uint8Array([1, 2, 3]) }],
} as const;
type Use = keyof typeof uses;

const keysSent = (): unknown[] => proxy.seen.map(({ headers }) => headers["idempotency-key"]);

/** Calls an operation after these faults; how it ended, and after how many requests. */
async function callAfter(use: Use, faults: readonly Fault[], { client = newClient(), init = {} } = {}) {
  const [path, given] = uses[use];
  proxy.injectFaults(path, ...faults);
  const ended = await (client[use] as AnyClientCall)({ ...given, ...init }).then(
    ({ response }) => response.status,
    (error: Error) => error.name,
  );
  return [ended, proxy.count(path)];
}

const BUSY = { status: 503, headers: { "retry-after": "0" } };
const LIMITED = { status: 429, headers: { "retry-after": "0" } };
const RUNNING = { status: 409, headers: { "retry-after": "0" } };

describe("is retried", () => {
  const lost: readonly Fault[] = ["cut-before", "cut-after", { status: 502 }, { status: 503 }, { status: 504 }, BUSY];
  test.each<[Use, readonly Fault[]]>([
    ["listNotes", [...lost, "cut-within"]],
    ["putNote", lost],
    ["findNotes", lost],
    ["addNote", [...lost, RUNNING]],
    ["putFile", [...lost, RUNNING]],
    ["sendMail", [LIMITED, { status: 429 }]],
    ["changeNote", [LIMITED]],
  ])("%s", async (use, faults) => {
    const wanted = use === "listNotes" ? 200 : 204;
    for (const fault of faults) {
      proxy.reset();
      expect([fault, await callAfter(use, [fault])]).toEqual([fault, [wanted, 2]]);
    }
    const client = newClient({ retry: { tries: 99, firstWaitMs: 1, longestWaitMs: 5 } });
    proxy.reset();
    expect(await callAfter(use, faults, { client })).toEqual([wanted, faults.length + 1]);
  });

  test.each<Use>(["addNote", "putFile"])("%s, with one idempotency key of its own", async (use) => {
    const client = newClient();
    expect(await callAfter(use, ["cut-after", "cut-after", BUSY], { client })).toEqual([204, 4]);
    expect(new Set(keysSent()).size).toBe(1);
    expect(keys.slice(-3)).toEqual([keysSent()[0], keysSent()[0], keysSent()[0]]);
    await callAfter(use, [], { client });
    expect(new Set(keysSent()).size).toBe(2);
    expect(keysSent()[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  test.each([
    ["a parameter", { params: { header: { "Idempotency-Key": "mine" } } }],
    ["a header", { headers: { "idempotency-key": "mine" } }],
  ])("what has a key of the caller as %s, with that key", async (_, init) => {
    expect(await callAfter("addNote", ["cut-after"], { init })).toEqual([204, 2]);
    expect(keysSent()).toEqual(["mine", "mine"]);
  });

  test("what was not answered in time", async () => {
    const client = newClient({ timeoutMs: 1000, retry: { tries: 20, firstWaitMs: 1 } });
    const [status, requests] = await callAfter("listNotes", ["stall", "stall-within"], { client });
    expect(status).toBe(200);
    // On a busy machine a further try may also be too late.
    expect(requests).toBeGreaterThan(2);
  });

  const fail = (): never => {
    throw new Error("the log is full");
  };
  test.each([
    ["throws", fail],
    ["rejects", async () => fail()],
  ])("and told before each wait to a function whose error is ignored: it %s", async (_, end) => {
    const events: Event[] = [];
    const onRetry = (event: Event) => {
      events.push(event);
      return end();
    };
    const client = newClient({ onRetry });
    expect(await callAfter("listNotes", ["cut-before", BUSY], { client })).toEqual([200, 3]);
    expect(events).toEqual([
      { operation: "listNotes", tries: 1, waitMs: expect.any(Number), status: undefined, error: expect.any(TypeError) },
      { operation: "listNotes", tries: 2, waitMs: expect.any(Number), status: 503, error: undefined },
    ]);
  });

  test("with the credentials of that moment", async () => {
    let tokens = 0;
    const client = newClient();
    const headers = { onRequest: ({ request }: { request: Request }) => request.headers.set("x-token", `${++tokens}`) };
    (client as unknown as { raw: { use(middleware: object): void } }).raw.use(headers);
    await callAfter("listNotes", [BUSY], { client });
    expect(proxy.seen.map(({ headers }) => headers["x-token"])).toEqual(["1", "2"]);
  });
});

describe("is not retried", () => {
  const refuse = {
    onResponse({ response }: { response: Response }): void {
      throw new RangeError(`${response.status}`);
    },
  };
  test.each<[name: string, use: Use, fault: Fault, ended: unknown, options?: object]>([
    ["a call that may have been executed", "sendMail", "cut-after", "TypeError"],
    ["a call that a proxy may have passed on", "sendMail", { status: 502 }, 502],
    ["a call that a busy server may have begun", "changeNote", BUSY, 503],
    ["a call whose server does not know", "listNotes", { status: 500 }, 500],
    ["a refusal", "listNotes", { status: 404 }, 404],
    ["a conflict that does not say when it ends", "addNote", { status: 409 }, 409],
    ["a conflict without a key", "putNote", RUNNING, 409],
    ["an answer that is no JSON", "listNotes", { status: 200, body: "<html>" }, "SyntaxError"],
    ["a call without retries", "listNotes", BUSY, 503, { init: { retry: false } }],
    ["an error of a middleware", "listNotes", "pass", "RangeError", { init: { middleware: [refuse] } }],
    ["a wait that is longer than the call may last", "listNotes", { ...BUSY, headers: { "retry-after": "3600" } }, 503],
  ])("%s", async (_, use, fault, ended, options = {}) => {
    expect(await callAfter(use, [fault], options)).toEqual([ended, 1]);
  });

  test("any call of a client without retries", async () => {
    const client = newClient({ retry: false });
    expect(await callAfter("listNotes", [LIMITED], { client })).toEqual([429, 1]);
  });

  async function* generate(): AsyncGenerator<Uint8Array> {
    yield new Uint8Array([1, 2, 3]);
  }
  test.each([
    ["a stream", () => new Blob(["abc"]).stream()],
    ["a generator", generate],
  ])("%s, which can be sent only once", async (_, makeBody) => {
    const init = { body: makeBody(), duplex: "half" };
    expect(await callAfter("putFile", ["cut-after"], { init })).toEqual(["TypeError", 1]);
  });

  test("what is wrong before it is sent", async () => {
    expect(await callAfter("addNote", [], { init: { body: { text: 1n } } })).toEqual(["TypeError", 0]);
  });

  test("more often than the client says", async () => {
    const client = newClient({ retry: { tries: 3, firstWaitMs: 1 } });
    expect(await callAfter("listNotes", Array(9).fill("cut-before"), { client })).toEqual(["TypeError", 3]);
  });

  test("more often than the budget of all calls allows", async () => {
    const client = newClient({ retry: { firstWaitMs: 1, budget: 2 } });
    const faults = Array<Fault>(10).fill("cut-before");
    await Promise.all([1, 2, 3].map((_, index) => callAfter("listNotes", index === 0 ? faults : [], { client })));
    expect(proxy.count("/v1/notes")).toBe(5);
  });
});

describe("ends", () => {
  test("at its time limit, if it must not be repeated", async () => {
    expect(await callAfter("sendMail", ["stall"], { init: { timeoutMs: 1000 } })).toEqual(["TimeoutError", 1]);
  });

  test("at its deadline, whichever try is under way", async () => {
    const [ended] = await callAfter("listNotes", Array(99).fill("stall"), { init: { timeoutMs: 40, deadlineMs: 200 } });
    expect(ended).toBe("TimeoutError");
  });

  test("when its signal is aborted during a try", async () => {
    const controller = new AbortController();
    const called = callAfter("listNotes", ["stall"], { init: { signal: controller.signal } });
    await expect.poll(() => proxy.seen.length).toBe(1);
    controller.abort(new RangeError("enough"));
    expect(await called).toEqual(["RangeError", 1]);
  });

  test("when its signal is aborted during a wait, or before the first try", async () => {
    const controller = new AbortController();
    const onRetry = (): void => controller.abort(new RangeError("enough"));
    const client = newClient({ retry: { firstWaitMs: 60_000, longestWaitMs: 60_000 }, onRetry });
    const init = { signal: controller.signal };
    expect(await callAfter("listNotes", [{ status: 503 }], { client, init })).toEqual(["RangeError", 1]);
    expect(await callAfter("listNotes", [], { client, init })).toEqual(["RangeError", 1]);
  });

  test("a stream whose headers came in time, when its signal is aborted", async () => {
    const controller = new AbortController();
    const [path] = uses.listNotes;
    proxy.injectFaults(path, "stall-within");
    const { data } = (await (newClient().listNotes as AnyClientCall)({
      ...{ parseAs: "stream", signal: controller.signal, timeoutMs: 20_000 },
    })) as { data: ReadableStream<Uint8Array> };
    controller.abort(new RangeError("enough"));
    await expect(new Response(data).text()).rejects.toThrow("enough");
  });
});
