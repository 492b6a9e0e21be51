import { describe, expect, test } from "vitest";
import { type Destination, findRoute, joinRoutes, listRoutesOf } from "../../../../server/domain/route-table.ts";

const table = {
  sandbox: ["sim"],
  routes: [
    { channels: ["international"], prefix: "+81", choice: ["tokyo"] },
    { channels: ["sms"], prefix: "010", choice: ["second", "first"] },
    { channels: ["sms", "mms"], prefix: "", choice: ["first", "second"] },
    { channels: ["rcs"], prefix: "", choice: ["first"] },
  ],
} as const;
const NAMES = ["first", "second", "tokyo", "sim"];

const DESTINATIONS: readonly [Destination, readonly string[] | undefined][] = [
  [{ channel: "sms", to: "01012345678", sandbox: false }, ["second", "first"]],
  [{ channel: "sms", to: "0212345678", sandbox: false }, ["first", "second"]],
  [{ channel: "mms", to: "01012345678", sandbox: false }, ["first", "second"]],
  [{ channel: "rcs", to: "01012345678", sandbox: false }, ["first"]],
  [{ channel: "international", to: "+8190", sandbox: false }, ["tokyo"]],
  [{ channel: "international", to: "+1234", sandbox: false }, undefined],
  [{ channel: "sms", to: "01012345678", sandbox: true }, ["sim"]],
];

describe.each([
  ["a table", table],
  ["a table from what each carrier tells", joinRoutes(new Map(NAMES.map((name) => [name, listRoutesOf(name, table)])))],
])("%s", (_, given) => {
  test.each(DESTINATIONS)("has the carriers of %o", (step, expected) => {
    expect(findRoute<readonly string[]>(given, step)?.choice).toEqual(expected);
  });
});
