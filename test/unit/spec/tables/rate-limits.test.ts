import { expect, test } from "vitest";
import { readConfig } from "../../../../server/config.ts";
import { usualLimits } from "../../../../server/domain/usual-limits.ts";
import { getOperations } from "../../../../spec/derive/operations.ts";
import { document } from "../derive/derived-contract.ts";
import { contractTables } from "./table-file.ts";

const { rateLimits } = await contractTables();

test("every kind that an operation names has its limit, and none is for nothing", () => {
  const named = getOperations(document).flatMap(({ node }) => node["x-rate-limit"] ?? []);
  expect(new Set(named)).toEqual(new Set(rateLimits.map(({ kind }) => kind)));
});

test("a new account gets what the document tells its users", () => {
  const { description } = document.info as { readonly description: string };
  const rows = [...description.matchAll(/^\| (sends|polling|tokens|uploads)[^|]*\| (\d+)(?: messages)? a (\w+)/gm)];
  expect(rows.map(([, calls, count, per]) => [calls, Number(count), per])).toEqual([
    ["sends", usualLimits.sendPerSecond, "second"],
    ["polling", usualLimits.pollingPerSecond, "second"],
    ["tokens", usualLimits.tokenPerMinute, "minute"],
    ["uploads", usualLimits.uploadPerSecond, "second"],
  ]);
  expect(description).toContain(`and ${usualLimits.tokenFailuresPerMinute} failures a minute per address`);
  // An account id that does not exist must not show by another limit.
  expect(readConfig({}).accountFailuresPerMinute).toBe(usualLimits.tokenFailuresPerMinute);
});
