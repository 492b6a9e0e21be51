import { expect, test } from "vitest";
import { reportCodes } from "../../../../generated/tables.ts";
import { expiredEnding, FILE_GONE, noRouteEnding } from "../../../../server/domain/gateway-endings.ts";
import type { Channel } from "../../../../server/domain/model.ts";

const channels: readonly Channel[] = ["sms", "international", "mms", "rcs", "alimtalk", "friendtalk", "brandmessage"];
const getResultText = (code: string) => reportCodes.find((row) => row.code === code)?.text;

test("what expires, has no route or has lost its file ends with the contract's code of its channel", () => {
  const codes = (ending: typeof expiredEnding) => channels.map((channel) => ending(channel).code);
  expect(codes(expiredEnding)).toEqual(["22000", "22000", "32000", "51907", "67014", "67014", "67014"]);
  expect(codes(noRouteEnding)).toEqual(["23015", "23015", "33015", "54003", "90000", "90000", "90000"]);
  expect(new Set(channels.map((channel) => expiredEnding(channel).state))).toEqual(new Set(["expired"]));
  expect(new Set(channels.map((channel) => noRouteEnding(channel).state))).toEqual(new Set(["failed"]));
  expect([getResultText("22000"), getResultText("23015"), getResultText(FILE_GONE.code)]).toEqual([
    "Time-out",
    "No route",
    getResultText("23034"),
  ]);
});
