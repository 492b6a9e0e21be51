import { text } from "node:stream/consumers";
import Koa from "koa";
import { afterEach, describe, expect, test, vi } from "vitest";
import { expressWebhook, fetchWebhook, koaWebhook, MemorySeenDeliveries } from "../../client/webhook.ts";
import { serve, testReceivers } from "./receiver-suite.ts";
import { newDelivery, SECRET } from "./webhook-deliveries.ts";

// Express itself is tried by test/packages/client/webhook-express.test.ts.
testReceivers({
  fetch: async (options) => {
    const handle = fetchWebhook(options);
    return ({ body, headers = {}, method = "POST" }) =>
      handle(
        new Request("http://localhost/hook", { method, headers, ...(method === "POST" && { body: body ?? "" }) }),
      ).catch(() => new Response(null, { status: 500 }));
  },
  Koa: (options) => {
    const app = new Koa();
    app.silent = true;
    return serve(app.use(koaWebhook(options)).callback());
  },
  "plain Node": (options) => {
    const receive = expressWebhook(options);
    return serve((request, response) => receive(request, response, () => response.writeHead(500).end()));
  },
});

test("plain Node: a body that was parsed before is no longer what was signed", async () => {
  const receive = expressWebhook({ secrets: SECRET, onReport: () => {} });
  const post = await serve(async (request, response) => {
    const body: unknown = JSON.parse(await text(request));
    receive(Object.assign(request, { body }), response, (error) => response.writeHead(500).end(String(error)));
  });
  const response = await post(newDelivery());
  expect([response.status, await response.text()]).toEqual([
    500,
    expect.stringContaining("fix: put the webhook receiver before the body parser"),
  ]);
});

test("Koa: a body parser that keeps the raw body does no harm", async () => {
  const app = new Koa().use(async (context, next) => {
    const parts: Buffer[] = [];
    for await (const part of context.req) parts.push(part as Buffer);
    Object.assign(context.request, { rawBody: Buffer.concat(parts).toString() });
    await next();
  });
  const post = await serve(app.use(koaWebhook({ secrets: SECRET, onReport: () => {} })).callback());
  expect((await post(newDelivery())).status).toBe(200);
});

test("fetch: an endless body is not read to its end", async () => {
  let pieces = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      pieces++;
      controller.enqueue(new Uint8Array(10_000));
    },
  });
  const { headers } = newDelivery();
  const endless = { method: "POST", headers, body, duplex: "half" };
  const response = await fetchWebhook({ secrets: SECRET, onReport: () => {} })(new Request("http://x/", endless));
  expect(response.status).toBe(413);
  expect(pieces).toBeLessThan(20);
});

describe("deliveries are remembered", () => {
  afterEach(() => void vi.useRealTimers());

  test("for one hour, up to ten thousand", () => {
    const seen = new MemorySeenDeliveries();
    for (let n = 0; n < 10_005; n++) seen.add(`msg_${n}`);
    expect([seen.has("msg_4"), seen.has("msg_5"), seen.has("msg_10004")]).toEqual([false, true, true]);
    vi.useFakeTimers({ now: Date.now() + 3_600_001 });
    expect(seen.has("msg_10004")).toBe(false);
  });

  test("in the store of the partner", async () => {
    const kept = new Set<string>();
    const seen = { has: async (id: string) => kept.has(id), add: async (id: string) => void kept.add(id) };
    const onReport = vi.fn();
    for (let n = 0; n < 2; n++) {
      const { body, headers } = newDelivery();
      await fetchWebhook({ secrets: SECRET, onReport, seen })(
        new Request("http://localhost/", { method: "POST", body, headers }),
      );
    }
    expect([...kept]).toEqual(["msg_1"]);
    expect(onReport).toHaveBeenCalledTimes(1);
  });
});
