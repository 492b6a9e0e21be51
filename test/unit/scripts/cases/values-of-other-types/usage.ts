import { createClient } from "./want/client.ts";
import { type ApiHandlers, serveApi } from "./want/server.ts";
import { operations } from "./want/validators.js";

const handlers: ApiHandlers = {
  putOrder({ path, query, body, mediaType }) {
    const id: bigint = path.id;
    const before: Date = query.before;
    if (mediaType !== "application/json") return { status: 409, body: { current: body.from } };
    const filled: bigint = body.filled;
    const { state } = body;
    const since: Date | undefined = state?.kind === "Open" ? state.since : undefined;
    return {
      status: 200,
      headers: { "X-Changed": since ?? before, "X-Count": filled },
      body: { id, level: 1, size: 2, perhaps: null, mixed: "1", times: { a: before }, pair: [1n, "a"] },
    };
  },
  // @ts-expect-error an int64 is a bigint
  getTotal: () => ({ status: 200, body: 5 }),
  listOrders: () => ({ status: 200, body: { orders: [], next: new Date() } }),
  readFeed: () => ({ status: 200, body: ranges() }),
  sendFeed: async ({ body }) => ({ status: 200, body: await collect(body) }),
  getPlain: () => ({ status: 200, body: { count: 1 } }),
};
serveApi({ handlers });

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

async function* ranges() {
  yield { from: 1n, until: new Date() };
}

const client = createClient();

export async function use(value: unknown): Promise<void> {
  const { data, error } = await client.putOrder({
    params: { path: { id: 1n }, query: { since: new Date(), ids: [1n] } },
    body: { id: 1n, at: new Date(), maybe: null },
  });
  const at: Date | undefined = data?.at;
  const current: bigint | undefined = error?.current;
  // @ts-expect-error a date-time is a Date
  const text: string | undefined = data?.at;
  for await (const { id } of client.listOrders.items({ params: { query: { after: new Date() } } })) id satisfies bigint;
  const feed = await client.readFeed();
  if (feed.data) for await (const { from } of feed.data) from satisfies bigint;
  // openapi-fetch and the validators see JSON.
  const raw = await client.raw.GET("/total");
  const total: number | undefined = raw.data;
  const { body } = operations.putOrder;
  if (body["application/json"](value)) value.id satisfies number;
  console.log(at, current, text, total);
}
