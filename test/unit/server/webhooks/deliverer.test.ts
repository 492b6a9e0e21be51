import { describe, expect, test } from "vitest";
import { webhooks } from "../../../../generated/validators.js";
import { zonedClock } from "../../../../server/domain/time.ts";
import type { StoredAccount } from "../../../../server/store/accounts.ts";
import { retryDelayMs } from "../../../../server/webhooks/deliverer.ts";
import { webhookReport } from "../../../../server/webhooks/post-report.ts";
import { findReceiver } from "../../../../server/webhooks/receiver.ts";
import { makeStoredAccount } from "../../../store/fixtures.ts";

const ready: StoredAccount = {
  ...makeStoredAccount("acme", { reportMode: "webhook" }),
  webhookUrl: "https://acme.example/",
  webhookSecrets: ["whsec_new", "whsec_old"],
};

describe("where reports go", () => {
  test("to the account's URL, signed with all its secrets", () => {
    expect(findReceiver(ready)).toEqual({ url: "https://acme.example/", secrets: ["whsec_new", "whsec_old"] });
  });

  test.each([
    [{ account: { ...ready.account, reportMode: "polling" } }, "polling"],
    [{ webhookUrl: undefined }, "no webhook URL"],
    [{ webhookSecrets: [] }, "unsigned"],
  ] as const)("missing: %j", (change, reason) => {
    expect(findReceiver({ ...ready, ...change })).toEqual({ missing: expect.stringContaining(reason) });
  });
});

test("ten seconds, a minute, five minutes, and then no more", () => {
  expect([1, 2, 3, 4, 5].map(retryDelayMs)).toEqual([10_000, 60_000, 300_000, undefined, undefined]);
});

const { account } = makeStoredAccount("acme");
const clock = zonedClock("Asia/Seoul");
const least = {
  msgKey: "01JCQK5T7W8Y2N4B6D0R3M9XZF",
  serviceType: "SMS",
  reportType: "0",
  reportCode: "23001",
  reportTimeMs: Date.parse("2025-11-15T00:30:04.871Z"),
};
const most = {
  ...least,
  msgType: "IM",
  serviceType: "INTERNATIONAL",
  sendTimeMs: Date.parse("2025-11-15T00:30:01.204Z"),
  reportText: "No subscriber",
  carrier: "10001",
  parts: 2,
  userType: "F",
  ref: "order-7",
};
const isInContract = webhooks.receiveReport.body["application/json"];

describe("a report as a receiver gets it", () => {
  test("has what is always there, and times with milliseconds and offset", () => {
    const report = webhookReport(least, account, clock);
    expect(report).toEqual({
      msgKey: "01JCQK5T7W8Y2N4B6D0R3M9XZF",
      serviceType: "SMS",
      reportType: "0",
      reportCode: "23001",
      reportTime: "2025-11-15T09:30:04.871+09:00",
    });
    expect(isInContract(report)).toBe(true);
  });

  test("has what else is known, but nothing that only inquiry tells", () => {
    const report = webhookReport(most, { ...account, splitCount: true }, clock);
    expect(report).toEqual({
      msgKey: "01JCQK5T7W8Y2N4B6D0R3M9XZF",
      serviceType: "INTERNATIONAL",
      msgType: "IM",
      sendTime: "2025-11-15T09:30:01.204+09:00",
      reportTime: "2025-11-15T09:30:04.871+09:00",
      reportType: "0",
      reportCode: "23001",
      reportText: "No subscriber",
      carrier: "10001",
      resCnt: "2",
      ref: "order-7",
    });
    expect(isInContract(report)).toBe(true);
  });

  test("tells the number of parts only to accounts that ask for it", () => {
    expect(webhookReport(most, { ...account, splitCount: false }, clock)).not.toHaveProperty("resCnt");
  });
});
