import { expect, test } from "vitest";
import { getCallerNetwork } from "../../../../server/http/caller-network.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["203.0.113.7:49152", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"],
  ["2001:DB8:1:2::99", "2001:db8:1:2::"],
  ["2001:db8:1:3::99", "2001:db8:1:3::"],
  ["fe80::1%eth0", "fe80::"],
  ["", ""],
  ["not an address", "not an address"],
])("%s is counted as %s", (ip, network) => {
  expect(getCallerNetwork(ip)).toBe(network);
});

test("what is no address is not kept at any length", () => {
  expect(getCallerNetwork("x".repeat(10_000))).toHaveLength(100);
});
