import { describe, expect, test } from "vitest";
import { type AnyRequest, handlersFor, type ServeOptions, serving } from "./bound-trees.ts";
import { type AnyAnswer, type AnyClientCall, clientTree } from "./client-tree.ts";

type PagedCall = AnyClientCall & { items(init?: object): AsyncIterable<unknown> };
interface Client extends Readonly<Record<string, AnyClientCall>> {
  readonly listOrders: PagedCall;
}

const CASE = "values-of-other-types";
const dates = await clientTree<Client>(CASE);
const instants = await clientTree<Client>(CASE, { types: { dateTime: "Temporal" } });
const plain = await clientTree<Client>(CASE, { types: {} });

declare const Temporal: { readonly Instant: { from(text: string): unknown } };

interface Rig {
  readonly client: Client;
  readonly url: string;
  /** What handlers got. */
  readonly requests: readonly AnyRequest[];
  /** The body of each request as it was sent, and of its answer. */
  readonly wire: readonly { readonly url: string; readonly sent: string; readonly answered: string }[];
}

/** A server that answers with what it gets, and a client that calls it. */
async function calling(
  look: (rig: Rig) => Promise<void>,
  { tree = dates, ...options }: ServeOptions & { readonly tree?: typeof dates } = {},
): Promise<void> {
  const requests: AnyRequest[] = [];
  const { handlers } = handlersFor({
    putOrder(request) {
      requests.push(request);
      const body = request.mediaType === "application/json" ? request.body : { id: 1n };
      return { status: 200, body };
    },
    ...options.handlers,
  });
  const wire: { url: string; sent: string; answered: string }[] = [];
  await serving([tree.serveApi({ ...options, handlers }).middleware], async ({ url }) => {
    const fetching = async (request: Request): Promise<Response> => {
      const sent = await request.clone().text();
      const response = await fetch(request);
      wire.push({ url: request.url.slice(url.length), sent, answered: await response.clone().text() });
      return response;
    };
    const client = tree.createClient({ baseUrl: `${url}/v1`, fetch: fetching, retry: false });
    await look({ client, url: `${url}/v1`, requests, wire });
  });
}

const put = ({ client }: Rig, init: object): Promise<AnyAnswer> =>
  client.putOrder?.({ params: { path: { id: 1n } }, body: { id: 1n }, ...init }) as Promise<AnyAnswer>;

const LARGE = 9_007_199_254_740_993n;
const at = new Date("2026-01-02T03:04:05.678Z");
const AT = '"2026-01-02T03:04:05.678Z"';

describe("a member of a body arrives as it was sent, in both directions", () => {
  test.each<[name: string, member: string, value: unknown, json: string]>([
    ["a small integer", "id", 5n, "5"],
    ["an integer that a number cannot hold", "id", LARGE, "9007199254740993"],
    ["the largest", "id", 2n ** 63n - 1n, "9223372036854775807"],
    ["the smallest", "id", -(2n ** 63n), "-9223372036854775808"],
    ["a date", "at", at, AT],
    ["a nullable date", "maybe", at, AT],
    ["null", "maybe", null, "null"],
    ["null beside a reference", "perhaps", null, "null"],
    ["an integer beside null", "perhaps", LARGE, "9007199254740993"],
    ["lists in lists", "sizes", [[1n, LARGE], []], "[[1,9007199254740993],[]]"],
    ["a tuple", "pair", [LARGE, "2"], '[9007199254740993,"2"]'],
    ["a map", "times", { a: at, "b/c": at }, `{"a":${AT},"b/c":${AT}}`],
    ["itself", "children", [{ id: LARGE, filled: 2n }], '[{"id":9007199254740993,"filled":2}]'],
    ["a branch by its discriminator", "state", { kind: "Open", since: at }, `{"kind":"Open","since":${AT}}`],
    [
      "another branch",
      "state",
      { kind: "Closed", since: "2026-01-02T03:04:05.678Z" },
      `{"kind":"Closed","since":${AT}}`,
    ],
    ["a branch by its members", "either", { at }, `{"at":${AT}}`],
    ["what may be of another branch", "either", { note: "a", at: "soon" }, '{"note":"a","at":"soon"}'],
    ["an integer beside text", "mixed", LARGE, "9007199254740993"],
    ["text beside an integer", "mixed", "9007199254740993", '"9007199254740993"'],
    ["another format", "size", 5, "5"],
    ["a date without time", "day", { day: "2026-01-02" }, '{"day":"2026-01-02"}'],
    ["a listed value", "level", 2, "2"],
    ["a number without format", "large", 9_007_199_254_740_992, "9007199254740992"],
  ])("%s", async (_, member, value, json) => {
    await calling(async (rig) => {
      const { data } = await put(rig, { body: { id: 1n, [member]: value } });
      const want = { id: 1n, filled: 7n, [member]: value };
      expect([rig.requests[0]?.body, data]).toEqual([want, want]);
      const [{ sent = "", answered = "" } = {}] = rig.wire;
      expect(sent).toContain(`"${member}":${json}`);
      expect(answered).toContain(`"${member}":${json}`);
    });
  });
});

test("parameters arrive as they were sent, and defaults too", async () => {
  await calling(async (rig) => {
    const filter = { from: LARGE, until: at };
    const query = { since: at, ids: [1n, LARGE], filter };
    await put(rig, { params: { path: { id: LARGE }, query, header: { "X-Trace": -LARGE } } });
    const [{ path, query: got, header } = { path: {}, query: {}, header: {} }] = rig.requests;
    expect({ path, query: got, header }).toEqual({
      path: { id: LARGE },
      query: { ...query, before: new Date("2030-01-01T00:00:00Z") },
      header: { "X-Trace": -LARGE },
    });
    expect(decodeURIComponent(rig.wire[0]?.url ?? "")).toBe(
      `/v1/orders/9007199254740993?since=2026-01-02T03:04:05.678Z&ids=1,9007199254740993&filter={"from":9007199254740993,"until":${AT}}`,
    );
  });
});

test("the fields of a form", async () => {
  await calling(async (rig) => {
    const body = { from: LARGE, until: at };
    await put(rig, { body, headers: { "content-type": "application/x-www-form-urlencoded" } });
    expect(rig.requests[0]?.body).toEqual(body);
  });
});

test("headers of replies, which the client has as text", async () => {
  const putOrder = () => ({ status: 200, body: { id: 1n }, headers: { "X-Changed": at, "X-Count": LARGE } });
  await calling(
    async (rig) => {
      const { response } = await put(rig, {});
      expect(["x-changed", "x-count"].map((name) => response.headers.get(name))).toEqual([
        at.toISOString(),
        String(LARGE),
      ]);
    },
    { handlers: { putOrder } },
  );
});

test("refusals, a number alone, and answers without such values", async () => {
  const handlers: ServeOptions["handlers"] = {
    putOrder: () => ({ status: 409, body: { current: LARGE } }),
    getTotal: () => ({ status: 200, body: LARGE }),
    getPlain: () => ({ status: 200, body: { count: 5 } }),
  };
  await calling(
    async (rig) => {
      const [refused, total, other] = [
        await put(rig, {}),
        await rig.client.getTotal?.(),
        await rig.client.getPlain?.(),
      ];
      expect([refused.error, total?.data, other?.data]).toEqual([{ current: LARGE }, LARGE, { count: 5 }]);
    },
    { handlers },
  );
});

test("the items of streams, in both directions", async () => {
  const items = [{ from: LARGE, until: at }, { from: 1n }];
  const handlers: ServeOptions["handlers"] = {
    readFeed: () => ({ status: 200, body: each(items) }),
    async sendFeed({ body }) {
      return { status: 200, body: await collect(body) };
    },
  };
  await calling(
    async ({ client }) => {
      expect(await collect((await client.readFeed?.())?.data)).toEqual(items);
      for (const body of [items, each(items)]) expect((await client.sendFeed?.({ body }))?.data).toEqual(items);
    },
    { handlers },
  );
});

async function* each(items: readonly unknown[]): AsyncGenerator<unknown> {
  yield* items;
}

async function collect(items: unknown): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const item of items as AsyncIterable<unknown>) found.push(item);
  return found;
}

describe("a webhook", () => {
  const received: unknown[] = [];
  const handlers: ServeOptions["handlers"] = {
    orderChanged({ body }) {
      received.push(body);
      return { status: 200, body };
    },
  };
  const paths = { orderChanged: "/hook" };
  const send = (url: string, body: object, answer?: string) =>
    dates
      .webhookSender?.(async ({ method, headers, body: sent = "" }) => {
        const response = await fetch(url, { method, headers, body: sent });
        return { status: response.status, body: answer ?? (await response.text()) };
      })
      .orderChanged?.(url, { mediaType: "application/json", body });

  test("and its answer arrive as they were sent", async () => {
    await serving([dates.receiveWebhooks({ paths, handlers }).middleware], async ({ url }) => {
      const body = { from: LARGE, until: at };
      const sent = await send(`${url}/hook`, body);
      expect([received, sent]).toEqual([[body], { documented: true, reply: { status: 200, body } }]);
    });
  });

  test.each([`{"from":${2n ** 63n}}`, '{"from":1,"until":"soon"}'])("that is answered with %s", async (answer) => {
    await serving([dates.receiveWebhooks({ paths, handlers }).middleware], async ({ url }) => {
      expect(await send(`${url}/hook`, { from: 1n }, answer)).toMatchObject({ documented: false, body: answer });
    });
  });
});

test("a page leads to the next one by the text that the server has sent", async () => {
  const next = "2026-01-01T00:00:00.123456Z";
  const asked: unknown[] = [];
  const handlers: ServeOptions["handlers"] = {
    listOrders({ query }) {
      asked.push(query.after);
      return { status: 200, body: { orders: [{ id: LARGE }], ...(query.after === undefined && { next }) } };
    },
  };
  await calling(
    async ({ client, wire }) => {
      expect(await collect(client.listOrders.items())).toEqual([{ id: LARGE }, { id: LARGE }]);
      expect(asked).toEqual([undefined, new Date("2026-01-01T00:00:00.123Z")]);
      expect(decodeURIComponent(wire[1]?.url ?? "")).toContain(next);
    },
    { handlers },
  );
});

test("Temporal keeps nanoseconds, and numbers stay if only dates are wanted", async () => {
  await calling(
    async (rig) => {
      const body = { id: 1, at: Temporal.Instant.from("2026-01-02T03:04:05.123456789Z"), filled: 7 };
      const { data } = await put(rig, { params: { path: { id: 1 } }, body });
      const times = [rig.requests[0]?.body, data].map((one) => String((one as typeof body).at));
      expect(times).toEqual(["2026-01-02T03:04:05.123456789Z", "2026-01-02T03:04:05.123456789Z"]);
      expect(data).toMatchObject({ id: 1, filled: 7 });
    },
    { tree: instants },
  );
});

test("without the options nothing changes", async () => {
  await calling(
    async (rig) => {
      const body = { id: 1, at: "2026-01-02T03:04:05.678Z", filled: 7 };
      const { data } = await put(rig, { params: { path: { id: 1 } }, body });
      expect([rig.requests[0]?.body, data]).toEqual([body, body]);
    },
    { tree: plain },
  );
});

const TOO_LARGE = "9223372036854775808";

describe("the server refuses", () => {
  test.each<[name: string, path: string, body: string, places: readonly string[]]>([
    ["an integer beyond 64 bits", "/orders/1", `{"id":${TOO_LARGE}}`, ["body /id"]],
    ["one below", "/orders/1", '{"id":-9223372036854775809}', ["body /id"]],
    ["one far beyond", "/orders/1", '{"id":1e30}', ["body /id"]],
    ["several", "/orders/1", `{"id":${TOO_LARGE},"sizes":[[${TOO_LARGE}]]}`, ["body /id", "body /sizes/0/0"]],
    ["a fraction", "/orders/1", '{"id":1.5}', ["body /id"]],
    ["no date", "/orders/1", '{"id":1,"at":"soon"}', ["body /at"]],
    ["no day of the calendar", "/orders/1", '{"id":1,"at":"2026-02-30T00:00:00Z"}', ["body /at"]],
    ["a path beyond 64 bits", `/orders/${TOO_LARGE}`, '{"id":1}', ["path /id"]],
    ["items of a query beyond 64 bits", `/orders/1?ids=1,${TOO_LARGE}`, '{"id":1}', ["query /ids/1"]],
    ["a query that is no date", "/orders/1?since=soon", '{"id":1}', ["query /since"]],
    [
      "JSON in a query",
      `/orders/1?filter=${encodeURIComponent(`{"from":${TOO_LARGE}}`)}`,
      '{"id":1}',
      ["query /filter/from"],
    ],
  ])("%s", async (_, path, body, places) => {
    const seen: string[] = [];
    await calling(
      async ({ url, requests }) => {
        const headers = { "content-type": "application/json" };
        const { status } = await fetch(`${url}${path}`, { method: "PUT", headers, body });
        expect([status, seen, requests]).toEqual([400, places, []]);
      },
      {
        // The document has no such reply.
        checkReplies: false,
        onInvalid({ status, faults }) {
          seen.push(...faults.map((fault) => `${fault.in} ${fault.pointer}`));
          return { status };
        },
      },
    );
  });

  test("an item of a stream", async () => {
    const handlers: ServeOptions["handlers"] = {
      sendFeed: async ({ body }) => ({ status: 200, body: await collect(body) }),
    };
    await calling(
      async ({ url }) => {
        const headers = { "content-type": "application/jsonl" };
        const body = `{"from":1}\n{"from":${TOO_LARGE}}\n`;
        const response = await fetch(`${url}/feed`, { method: "POST", headers, body });
        expect([response.status, await response.text()]).toEqual([400, expect.stringContaining("/1/from")]);
      },
      { handlers },
    );
  });
});

describe("an answer that breaks the contract is refused by the client", () => {
  test.each<[name: string, json: string, message: string]>([
    ["no date", '{"id":1,"at":"soon"}', "putOrder, answer 200: /at must be a date-time"],
    ["no day", '{"id":1,"at":"2026-02-30T00:00:00Z"}', "putOrder, answer 200: /at must be a date-time"],
    ["beyond 64 bits", `{"id":${TOO_LARGE}}`, "putOrder, answer 200: /id must be an integer of 64 bits"],
    ["a fraction", '{"id":1,"children":[{"id":1.5}]}', "putOrder, answer 200: /children/0/id must be a whole number"],
  ])("%s", async (_, json, message) => {
    const headers = { "content-type": "application/json" };
    const client = dates.createClient({
      baseUrl: "http://localhost",
      fetch: async () => new Response(json, { headers }),
    });
    await expect(client.putOrder?.({ params: { path: { id: 1n } }, body: { id: 1n } })).rejects.toThrow(message);
  });
});

test("a refusal of something else is left as it is", async () => {
  const fetch = async () => Response.json({ current: "unknown" }, { status: 409 });
  const client = dates.createClient({ baseUrl: "http://localhost", fetch, retry: false });
  const answer = await client.putOrder?.({ params: { path: { id: 1n } }, body: { id: 1n } });
  expect(answer?.error).toEqual({ current: "unknown" });
});

describe("what cannot be sent", () => {
  const noDate = new Date("soon");
  test.each<[name: string, init: object, message: string]>([
    ["an invalid Date in a body", { body: { id: 1n, times: { a: noDate } } }, "/body/times/a: the Date is invalid"],
    [
      "an integer beyond 64 bits",
      { body: { id: 2n ** 63n } },
      "/body/id: 9223372036854775808 is no integer of 64 bits",
    ],
    [
      "an invalid Date in a query",
      { params: { path: { id: 1n }, query: { since: noDate } } },
      "/query/since: the Date is invalid",
    ],
  ])("the client throws at %s", async (_, init, message) => {
    await calling(async (rig) => {
      await expect(put(rig, init)).rejects.toThrow(message);
      expect(rig.wire).toEqual([]);
    });
  });

  test.each([true, false])("the server answers 500, with checkReplies %s", async (checkReplies) => {
    for (const body of [{ id: 2n ** 63n }, { id: 1n, at: noDate }]) {
      const errors: string[] = [];
      await calling(
        async (rig) => {
          const { response } = await put(rig, {});
          expect([response.status, errors]).toEqual([500, [expect.stringMatching(/^\/(id: 9|at: the Date)/)]]);
        },
        {
          checkReplies,
          handlers: { putOrder: () => ({ status: 200, body }) },
          onError(error) {
            errors.push(String((error as Error).message));
            return { status: 500 };
          },
        },
      );
    }
  });
});
