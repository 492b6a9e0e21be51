import { describe, expect, test } from "vitest";
import { allowedAddresses } from "../../../../server/webhooks/allowed-addresses.ts";

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
