import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import Koa from "koa";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  expressWebhook,
  fetchWebhook,
  koaWebhook,
  MemorySeenDeliveries,
  type ReceiverOptions,
  type WebhookReport,
} from "../../client/webhook.ts";
import { type Delivery, newDelivery, report, SECRET } from "./webhook-deliveries.ts";

type Post = (delivery: Partial<Delivery> & { method?: string }) => Promise<Response>;

const stops: (() => unknown)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function serve(listener: RequestListener): Promise<Post> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  stops.push(() => server.close().closeAllConnections());
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return ({ body, headers = {}, method = "POST" }) =>
    fetch(url, { method, headers, ...(method === "POST" && { body: body ?? "" }) });
}

const quiet: express.ErrorRequestHandler = (_error, _request, response, _next) => void response.status(500).end();

/** All kinds of receivers; each gets the same deliveries. */
const mounts: Readonly<Record<string, (options: ReceiverOptions) => Promise<Post>>> = {
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
  Express: (options) => serve(express().all("/hook", expressWebhook(options)).use(quiet)),
  "Express with express.raw()": (options) =>
    serve(
      express()
        .use(express.raw({ type: "*/*", limit: "10mb" }))
        .post("/hook", expressWebhook(options))
        .all("/hook", expressWebhook(options))
        .use(quiet),
    ),
  "plain Node": (options) => {
    const receive = expressWebhook(options);
    return serve((request, response) => receive(request, response, () => response.writeHead(500).end()));
  },
};

describe.each(Object.entries(mounts))("a receiver for %s", (_, mount) => {
  const start = async (change: Partial<ReceiverOptions> = {}) => {
    const reports: WebhookReport[] = [];
    const onReport = async (received: WebhookReport) => void reports.push(received);
    return { reports, post: await mount({ secrets: SECRET, onReport, ...change }) };
  };

  test("passes the report on and answers with its key", async () => {
    const { reports, post } = await start();
    const response = await post(newDelivery({ ...report, ref: "주문 7" }));
    expect([response.status, await response.json()]).toEqual([200, { msgKey: report.msgKey }]);
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    expect(reports).toEqual([{ ...report, ref: "주문 7", delivered: true, isFinal: true }]);
  });

  test("answers a duplicate in the same way, and drops it", async () => {
    const { reports, post } = await start();
    for (let n = 0; n < 3; n++) expect((await post(newDelivery())).status).toBe(200);
    await post(newDelivery(report, { id: "msg_2" }));
    expect(reports).toHaveLength(2);
  });

  test("drops a duplicate that arrives during processing; both get the same response", async () => {
    let finish = (): void => {};
    const onReport = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const { post } = await start({ onReport });
    const answers = [post(newDelivery()), post(newDelivery())];
    await vi.waitFor(() => expect(onReport).toHaveBeenCalled());
    setTimeout(() => finish(), 50);
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
    expect(onReport).toHaveBeenCalledTimes(1);
  });

  test("answers with an error if the report could not be stored, and accepts it the next time", async () => {
    const onReport = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error("disk full")).mockResolvedValue();
    const { post } = await start({ onReport });
    expect((await post(newDelivery())).status).toBe(500);
    expect((await post(newDelivery())).status).toBe(200);
    expect((await post(newDelivery())).status).toBe(200);
    expect(onReport).toHaveBeenCalledTimes(2);
  });

  test("refuses forged, old, invalid and too large requests", async () => {
    const { reports, post } = await start();
    const { body, headers } = newDelivery();
    const statuses = [
      await post({ body: body.replace("10000", "23001"), headers }),
      await post(newDelivery(report, { at: new Date(Date.now() - 600_000) })),
      await post({ body, headers: {} }),
      await post(newDelivery("no JSON")),
      await post(newDelivery({ ...report, reportText: "x".repeat(2_000_000) })),
      await post({ method: "GET" }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([401, 401, 401, 400, 413, 405]);
    expect(reports).toEqual([]);
  });
});

test.each<[string, (options: ReceiverOptions) => Promise<Post>]>([
  ["Express", (options) => serve(express().use(express.json()).post("/hook", expressWebhook(options)).use(reason))],
])("%s: a body that was parsed before is no longer what was signed", async (_, mount) => {
  const post = await mount({ secrets: SECRET, onReport: () => {} });
  const response = await post(newDelivery());
  expect([response.status, await response.text()]).toEqual([
    500,
    "The body was parsed before it could be verified; fix: put the webhook receiver before the body parser",
  ]);
});

const reason: express.ErrorRequestHandler = (error: Error, _request, response, _next) =>
  void response.status(500).end(error.message);

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
  test("for one hour, up to ten thousand", () => {
    const seen = new MemorySeenDeliveries();
    for (let n = 0; n < 10_005; n++) seen.add(`msg_${n}`);
    expect([seen.has("msg_4"), seen.has("msg_5"), seen.has("msg_10004")]).toEqual([false, true, true]);
    vi.useFakeTimers({ now: Date.now() + 3_600_001 });
    expect(seen.has("msg_10004")).toBe(false);
    vi.useRealTimers();
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
