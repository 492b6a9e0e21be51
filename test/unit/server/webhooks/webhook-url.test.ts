import { describe, expect, test } from "vitest";
import { allowedAddresses, checkWebhookUrl } from "../../../../server/webhooks/webhook-url.ts";

const closed = [
  ["0.0.0.0", "0.1.2.3"],
  ["10.0.0.1", "10.255.255.255"],
  ["100.64.0.1", "100.127.255.255"],
  ["127.0.0.1", "127.255.0.9"],
  ["169.254.169.254"],
  ["172.16.0.1", "172.31.255.255"],
  ["192.0.0.1", "192.0.2.1", "192.88.99.1", "192.168.1.1"],
  ["198.18.0.1", "198.19.255.255", "198.51.100.1", "203.0.113.9"],
  ["224.0.0.1", "239.255.255.250", "240.0.0.1", "255.255.255.255"],
  ["::", "::1", "::127.0.0.1"],
  ["fc00::1", "fdff::1", "fe80::1", "fe80::1%eth0", "fec0::1", "ff02::1"],
  ["64:ff9b::7f00:1", "64:ff9b:1::1", "2002:7f00:1::", "2001::1", "2001:db8::1", "100::1", "3fff::1"],
  ["::ffff:127.0.0.1", "::ffff:7f00:1", "::FFFF:10.0.0.1", "0:0:0:0:0:ffff:a9fe:a9fe"],
].flat();

const open = [
  ["1.1.1.1", "8.8.8.8", "100.63.255.255", "100.128.0.1", "172.15.0.1", "172.32.0.1", "192.0.1.1", "198.20.0.1"],
  ["2606:4700::1111", "2001:4860:4860::8888", "2a00::1", "::ffff:8.8.8.8"],
].flat();

describe("with nothing allowed", () => {
  const allows = allowedAddresses([]);
  test.each(closed)("%s is closed", (address) => expect(allows(address)).toBe(false));
  test.each(open)("%s is open", (address) => expect(allows(address)).toBe(true));
  test.each(["", "localhost", "1.2.3", "[::1]"])("%j is no address", (text) => expect(allows(text)).toBe(false));
});

test("what is allowed is open, whatever it is written as, and nothing beside it", () => {
  const allows = allowedAddresses(["10.1.0.0/16", "fd00::/8", "127.0.0.2/32"]);
  expect(["10.1.2.3", "::ffff:10.1.2.3", "fd12::1", "127.0.0.2"].map(allows)).toEqual([true, true, true, true]);
  expect(["10.2.0.1", "fc00::1", "127.0.0.1", "::1"].map(allows)).toEqual([false, false, false, false]);
});

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
