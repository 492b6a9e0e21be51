import { expect, test } from "vitest";
import { createMetrics } from "../../../../server/telemetry/metrics.ts";

test("every gateway has metrics of its own", async () => {
  const [one, other] = [createMetrics(), createMetrics()];
  one.observeRequest("sendSms", "A000", 0.002);
  one.observeAcceptBatch(30);
  expect((await one.page()).text).toContain('gateway_accept_batch_messages_bucket{le="50"} 1');
  expect((await one.page()).text).toContain('gateway_request_seconds_bucket{le="0.0025",operation="sendSms"} 1');
  expect((await other.page()).text).not.toContain('operation="sendSms"');
});

test("the state of the pool is read at each scrape", async () => {
  const metrics = createMetrics();
  let total = 1;
  metrics.watchPool(() => ({ total, idle: 0, waiting: 7 }));
  total = 4;
  const text = (await metrics.page()).text;
  expect(text).toContain('gateway_pool_connections{state="total"} 4');
  expect(text).toContain('gateway_pool_connections{state="waiting"} 7');
});

test("a metric that is registered after the first scrape is shown from the next one on", async () => {
  const metrics = createMetrics();
  const firstScrape = metrics.page();
  metrics.watchRequests(() => 3);
  await firstScrape;
  expect((await metrics.page()).text).toContain("gateway_requests_under_way 3");
  expect((await metrics.page()).mediaType).toContain("text/plain");
});
