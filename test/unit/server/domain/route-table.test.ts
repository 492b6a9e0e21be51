import { describe, expect, test } from "vitest";
import type { CarrierChoice } from "../../../../server/domain/draw-carrier.ts";
import {
  type Destination,
  findRoute,
  joinRoutes,
  listRoutesOf,
  type RouteTable,
} from "../../../../server/domain/route-table.ts";

const one = (name: string) => ({ name, share: 100 });
const second = (name: string) => ({ name, share: 0 });
const SHARED = [
  { name: "first", share: 60 },
  { name: "second", share: 40 },
];
const table = {
  sandbox: [one("sim")],
  routes: [
    { channels: ["international"], prefix: "+81", choice: [one("tokyo")] },
    { channels: ["sms"], prefix: "010", choice: [one("second"), second("first")] },
    { channels: ["sms", "mms"], prefix: "", choice: SHARED },
    { channels: ["rcs"], prefix: "", choice: [one("first")] },
  ],
} satisfies RouteTable<readonly CarrierChoice[]>;
const NAMES = ["first", "second", "tokyo", "sim"];

const DESTINATIONS: readonly [Destination, readonly CarrierChoice[] | undefined][] = [
  [{ channel: "sms", to: "01012345678", sandbox: false }, [one("second"), second("first")]],
  [{ channel: "sms", to: "0212345678", sandbox: false }, SHARED],
  [{ channel: "mms", to: "01012345678", sandbox: false }, SHARED],
  [{ channel: "rcs", to: "01012345678", sandbox: false }, [one("first")]],
  [{ channel: "international", to: "+8190", sandbox: false }, [one("tokyo")]],
  [{ channel: "international", to: "+1234", sandbox: false }, undefined],
  [{ channel: "sms", to: "01012345678", sandbox: true }, [one("sim")]],
];

describe.each([
  ["a table", table],
  ["a table from what each carrier tells", joinRoutes(new Map(NAMES.map((name) => [name, listRoutesOf(name, table)])))],
])("%s", (_, given) => {
  test.each(DESTINATIONS)("has the carriers of %o", (step, expected) => {
    expect(findRoute<readonly CarrierChoice[]>(given, step)?.choice).toEqual(expected);
  });
});
