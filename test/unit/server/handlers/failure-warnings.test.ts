import { expect, test } from "vitest";
import { CHANNELS } from "../../../../server/domain/channel-table.ts";
import type { Channel } from "../../../../server/domain/model.ts";
import { zonedClock } from "../../../../server/domain/time.ts";
import { FailureWarnings } from "../../../../server/handlers/send/failure-warnings.ts";

const MINUTE_MS = 60_000;
const nowMs = Date.parse("2025-11-15T00:30:00Z");
const make = () => new FailureWarnings(zonedClock("Asia/Seoul"), 10 * MINUTE_MS);
const failing = (...channels: readonly Channel[]) =>
  channels.map((channel) => ({ channel, sinceMs: nowMs, code: "23001", failed: 45, reports: 50 }));
const account = (id: string, ...channels: readonly Channel[]) => ({ id, failing: failing(...channels) });
const by = (...channels: readonly Channel[]) => [{ steps: channels.map((channel) => ({ channel })) }];

test.each(CHANNELS)("a message by %s is warned of it once in ten minutes, in each account", (channel) => {
  const warnings = make();
  const take = (id: string, atMs: number) => warnings.take(account(id, channel), by(channel), atMs)?.length;
  const taken = [0, 1, 9.9, 10, 19, 20].map((minute) => take("acme", nowMs + minute * MINUTE_MS));
  expect(taken).toEqual([1, undefined, undefined, 1, undefined, 1]);
  expect(take("other", nowMs)).toBe(1);
});

test("a flow is warned of each of its channels that fails, fallbacks included, and of no other", () => {
  const warnings = make();
  const told = warnings.take(
    account("acme", "alimtalk", "mms", "rcs"),
    [...by("alimtalk", "sms"), ...by("mms")],
    nowMs,
  );
  expect(told?.map(({ failure }) => failure?.channel)).toEqual(["alimtalk", "mms"]);
  expect(warnings.take(account("acme", "rcs"), by("sms"), nowMs)).toBeUndefined();
  expect(warnings.take(account("acme", "rcs"), by("rcs"), nowMs)).toHaveLength(1);
});

test("the warning has the words of the contract", () => {
  expect(make().take(account("acme", "sms"), by("sms"), nowMs)).toEqual([
    {
      pointer: "",
      message:
        "Of the newest 50 reports of sms, 90 % failed, most with 23001 No subscriber: The number belongs to no subscriber. Remove the number from your list.",
      failure: {
        ...{ channel: "sms", reportCode: "23001", reportText: "No subscriber", percent: 90, reports: 50 },
        meaning: "The number belongs to no subscriber.",
        advice: "Remove the number from your list.",
        since: "2025-11-15T09:30:00+09:00",
      },
    },
  ]);
});
