import { expect, test } from "vitest";
import { readConfig } from "../../../../server/config.ts";
import { makeHostCheck } from "../../../../server/http/allowed-hosts.ts";

const { adminNames } = readConfig({ ADMIN_NAMES: "api-1, Ops.example.com", PUBLIC_URL: "https://msg.example.com/x" });
const isAllowed = makeHostCheck(adminNames);

test.each([
  ...["127.0.0.1:8081", "localhost", "LOCALHOST:8081", "a.localhost:1", "10.1.2.3:8081", "[::1]:8081", "[fd00::5]"],
  ...["api-1:8081", "ops.example.com", "msg.example.com:8081", "msg.example.com.", "", undefined],
])("%s is allowed", (host) => expect(isAllowed(host)).toBe(true));

test.each([
  ...["evil.example", "evil.example:8081", "127.0.0.1.evil.example", "localhost.evil.example", "xlocalhost"],
  ...["api-1.evil.example", "[evil]", "::1", "msg.example.com@evil.example"],
])("%s is refused", (host) => expect(isAllowed(host)).toBe(false));

test("a name with a port or a scheme is refused at the start", () => {
  for (const name of ["ops.example.com:8081", "https://ops.example.com"])
    expect(() => readConfig({ ADMIN_NAMES: name })).toThrow(/ADMIN_NAMES must be names such as/);
});
