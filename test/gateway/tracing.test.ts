import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { getTraceIds } from "../../server/telemetry/trace-ids.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { LiveGateway, linesOf, makeAccount, PASSWORD } from "../rig/live-gateway.ts";

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly links?: readonly { readonly traceId: string; readonly spanId: string }[];
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[];
}

interface Traces {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[];
}

const fresh = useFreshDatabase({ nowMs: Date.now() });
const caller = { traceId: "0af7651916cd43dd8448eb211c80319c", spanId: "b7ad6b7169203331" };
const patience = { timeout: 30_000, interval: 100 };
const spans: Span[] = [];
const gateways: LiveGateway[] = [];
const lines: string[] = [];
let collector: Server;

/** A collector that takes OTLP as JSON. */
beforeAll(async () => {
  collector = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as Traces;
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  await once(collector.listen(0, "127.0.0.1"), "listening");
});
afterAll(async () => {
  await Promise.all(gateways.map(({ running }) => running.stop()));
  vi.unstubAllEnvs();
  collector.close();
});

test("a message has one trace through both roles, and the request of the caller's trace is linked to it", async () => {
  await makeAccount(fresh, "acme");
  const tracing = {
    TOKEN_KEY: "k".repeat(32),
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
    OTEL_BSP_SCHEDULE_DELAY: "100",
  };
  // The exporter reads the standard variables by itself.
  for (const [name, value] of Object.entries(tracing)) vi.stubEnv(name, value);
  const startGateway = async (ROLE: string): Promise<LiveGateway> => {
    const gateway = await LiveGateway.start({ ROLE, DATABASE_URL: fresh.url, ...tracing }, { log: linesOf(lines) });
    gateways.push(gateway);
    return gateway;
  };
  const [api] = await Promise.all([startGateway("api"), startGateway("worker")]);
  const post = async (path: string, headers: Record<string, string>, body: string | null = null) =>
    (await fetch(api.url + path, { method: "POST", headers, body })).json();
  const asked = await post("/v1/auth/token", { "x-svc-client-id": "acme", "x-svc-client-passwd": PASSWORD });
  const headers = {
    authorization: `Bearer ${asked.data.token}`,
    "content-type": "application/json",
    traceparent: `00-${caller.traceId}-${caller.spanId}-01`,
  };
  const { msgKey } = await post(
    "/v1/send/sms",
    headers,
    JSON.stringify({ from: "0212345678", to: "01012345678", text: "Hi" }),
  );
  const message = getTraceIds(msgKey);
  const listMessage = () => spans.filter(({ traceId }) => traceId === message?.traceId);
  await vi.waitFor(
    () =>
      expect(
        listMessage()
          .map(({ name }) => name)
          .sort(),
      ).toEqual(["commit", "receipt", "report", "submit"]),
    patience,
  );
  for (const span of listMessage())
    expect(span).toMatchObject(
      span.name === "commit" ? { spanId: message?.spanId } : { parentSpanId: message?.spanId },
    );
  await vi.waitFor(() => {
    const request = spans.find(({ name }) => name === "sendSms");
    expect(request).toMatchObject({ traceId: caller.traceId, parentSpanId: caller.spanId, links: [message] });
  }, patience);
  const line = lines.find((text) => text.includes('"operation":"sendSms"'));
  expect(JSON.parse(line ?? "{}")).toMatchObject({ event: "request_answered", msgKey });
}, 120_000);
