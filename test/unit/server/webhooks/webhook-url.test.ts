import { describe, expect, test } from "vitest";
import { checkWebhookUrl } from "../../../../server/webhooks/webhook-url.ts";

describe("the address of a receiver", () => {
  test.each([
    ["https://acme.example/reports", "https://acme.example/reports"],
    ["http://acme.example:8080/a?b=c#top", "http://acme.example:8080/a?b=c"],
    ["https://8.8.8.8/", "https://8.8.8.8/"],
  ])("%s is taken", (text, url) => expect(checkWebhookUrl(text, [])).toEqual({ url }));

  test.each([
    ["ftp://acme.example/", "must be an address"],
    ["acme.example/reports", "must be an address"],
    [`https://acme.example/${"a".repeat(2000)}`, "must be an address"],
    ["https://user@acme.example/", "no user or password"],
    ["https://:secret@acme.example/", "no user or password"],
    ["http://127.0.0.1:9000/", "127.0.0.1, which is no public address"],
    ["http://0x7f.1/", "127.0.0.1, which is no public address"],
    ["http://2130706433/", "127.0.0.1, which is no public address"],
    ["http://169.254.169.254/latest/meta-data/", "169.254.169.254"],
    ["https://[::1]/", "::1, which is no public address"],
    ["https://[::ffff:10.0.0.1]/", "no public address"],
    ["http://localhost:3000/", "localhost, which is this machine"],
    ["http://api.localhost./", "this machine"],
  ])("%s is refused", (text, fault) => {
    expect(checkWebhookUrl(text, [])).toEqual({ fault: expect.stringContaining(fault) });
  });

  test("the operator can allow networks", () => {
    expect(checkWebhookUrl("http://10.1.2.3/", ["10.0.0.0/8"])).toEqual({ url: "http://10.1.2.3/" });
    expect(checkWebhookUrl("http://localhost:3000/", ["127.0.0.0/8"])).toEqual({ url: "http://localhost:3000/" });
    expect(checkWebhookUrl("http://localhost:3000/", ["10.0.0.0/8"])).toHaveProperty("fault");
  });
});
