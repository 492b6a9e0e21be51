import { beforeAll, expect, test } from "vitest";
import { GatewayError, MemoryTokenStore } from "../../client/index.ts";
import { EXPIRED, useFaultProxy } from "../rig/fault-proxy.ts";
import { useFreshDatabase } from "../rig/fresh-database.ts";
import { useGateway } from "../rig/live-gateway.ts";
import { countMessages, makePartner, newClient, sms } from "./live-client.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const live = useGateway(fresh);
const proxy = useFaultProxy(() => live.gateway.url);
const TOKEN = "/v1/auth/token";
const SEND = "/v1/send/sms";

beforeAll(() => makePartner(fresh));

test("uses the same token as the methods", async () => {
  const gateway = newClient(proxy.url, { headers: { "x-trace": "1" } });
  const { data } = await gateway.raw.POST(SEND, { body: { ...sms, ref: "raw" } });
  expect(data).toMatchObject({ code: "A000", msgKey: expect.any(String) });
  await gateway.pollReports();
  expect(proxy.count(TOKEN)).toBe(1);
  for (const { headers } of proxy.seen) expect(headers).toMatchObject({ "x-trace": "1" });
  expect(await countMessages(fresh, "raw")).toBe(1);
});

test("renews a refused token and repeats the request once, with its body", async () => {
  const { raw } = newClient(proxy.url);
  proxy.injectFaults(SEND, EXPIRED);
  expect((await raw.POST(SEND, { body: sms })).data?.code).toBe("A000");
  proxy.injectFaults(SEND, EXPIRED, EXPIRED);
  expect((await raw.POST(SEND, { body: sms })).error).toMatchObject({ code: "A001" });
  expect([proxy.count(TOKEN), proxy.count(SEND)]).toEqual([3, 4]);
});

test("does not replace a token of the caller", async () => {
  const headers = { Authorization: "Bearer mine" };
  const { error } = await newClient(proxy.url).raw.GET("/v1/report/polling", { headers });
  expect(error).toMatchObject({ code: "A002" });
  expect(proxy.count(TOKEN)).toBe(0);
});

test("throws if there is no token or no response in time", async () => {
  const { raw } = newClient(proxy.url, { password: "wrong" });
  await expect(raw.GET("/v1/report/polling")).rejects.toBeInstanceOf(GatewayError);
  // Another client has fetched the token, so that the short limit is for the stalled answer alone.
  const tokenStore = new MemoryTokenStore();
  await newClient(proxy.url, { tokenStore }).pollReports();
  const hasty = newClient(proxy.url, { tokenStore, timeoutMs: 200 }).raw;
  proxy.injectFaults("/v1/report/polling", "stall");
  await expect(hasty.GET("/v1/report/polling")).rejects.toMatchObject({ name: "TimeoutError" });
  proxy.injectFaults("/v1/report/polling", "stall-within");
  await expect(hasty.GET("/v1/report/polling")).rejects.toThrow();
});
