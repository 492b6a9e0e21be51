import { expect, test } from "vitest";
import { MemoryGateway } from "../http/rig.ts";

test("usage is refused with A920 while too many others are counted", async () => {
  const gateway = new MemoryGateway();
  Object.assign(gateway.services.usage, { read: async () => "busy" });
  const { status, headers, body } = await gateway.call("GET", "/v1/usage?month=2026-11");
  expect([status, headers["retry-after"], body]).toMatchObject([...[503, "1", { code: "A920" }]]);
});
