import { expect, test } from "vitest";
import type { SendOperation } from "../../../../console/channels/table.ts";
import type { Json } from "../../../../console/compose/json.ts";
import { findLimit } from "../../../../console/compose/limits.ts";
import { KINDS } from "../../../../console/compose/presets.ts";

test.each<[SendOperation, string, Json, number | undefined]>([
  ["sendSms", "text", {}, 90],
  ["sendFriendtalk", "text", { msgType: "FT" }, 1000],
  ["sendFriendtalk", "text", { msgType: "FI" }, 400],
  ["sendOmni", "destinations", {}, 10],
  ["sendOmni", "messageFlow/1/friendtalk/text", { messageFlow: [{}, { friendtalk: { msgType: "FW" } }] }, 76],
  ["sendOmni", "messageFlow/0/friendtalk/attachment/item/list/0/title", {}, 30],
  ["sendOmni", "messageFlow/0/brandmessage/attachment/item/list/0/title", {}, 25],
  ["sendOmni", "messageFlow/0/brandmessage/attachment/item/list/3/title", {}, 30],
  ["sendOmni", "messageFlow/0/fax/text", {}, undefined],
  ["sendSms", "nickname", {}, undefined],
])("%s: %s of %j has the contract's limit", (operation, path, body, want) => {
  expect(findLimit(operation, body, path.split("/"))?.max).toBe(want);
});

test("bytes are counted where the contract counts them", () => {
  expect(findLimit("sendMms", {}, ["title"])).toEqual({ max: 40, isBytes: true });
  expect(findLimit("sendMms", {}, ["ref"])).toEqual({ max: 200, isBytes: false });
});

test("the hints of channels have the limits of the contract", () => {
  const hints = KINDS.map(({ hint }) => hint);
  expect(hints).toContain("A short text, at most 90 bytes");
  expect(hints).toContain("A long text with a title and up to 3 images");
  expect(hints.join()).not.toMatch(/[{}]|undefined/);
});
