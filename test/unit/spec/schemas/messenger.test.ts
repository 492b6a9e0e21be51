import { describe, expect, test } from "vitest";
import { accepts, faults } from "../derive/derived-contract.ts";

type Members = Record<string, unknown>;

const alimtalk = { senderKey: "key", msgType: "AT", templateCode: "T1", text: "x" };
const friendtalk = { senderKey: "key", msgType: "FT", text: "x" };
const row = { title: "x", description: "y" };
const card = { attachment: { image: { imgUrl: "u" } } };
const button = { type: "DS", name: "x" };

/** A copy in which the value stands at the pointer; what leads to it is made where it is missing. */
function withValue(message: Members, pointer: string, value: unknown): Members {
  const copy: Members = JSON.parse(JSON.stringify(message)); // No part of it stands in two places.
  const names = pointer.slice(1).split("/");
  const last = names.pop() ?? "";
  let holder = copy;
  for (const name of names) {
    holder[name] ??= {};
    holder = holder[name] as Members;
  }
  holder[last] = value;
  return copy;
}

const AI = { ...alimtalk, msgType: "AI", attachment: { itemHighlight: row } };
const withList = {
  ...alimtalk,
  attachment: { itemHighlight: row, item: { list: [row, row], summary: { title: "x", description: "1" } } },
};
const withReply = {
  ...alimtalk,
  attachment: { button: [button] },
  supplement: { quickReply: [{ type: "BK", name: "x" }] },
};
const FC = { ...friendtalk, msgType: "FC", carousel: { list: [card, card] } };
const image = { attachment: { image: { imgUrl: "u" } } };

// Longest values in characters, and the code of a longer one.
describe.each<[string, Members, string, number, string]>([
  ["AlimtalkStep", alimtalk, "/templateCode", 30, "A505"],
  ["AlimtalkStep", alimtalk, "/text", 1000, "A328"],
  ["AlimtalkStep", alimtalk, "/title", 50, "A011"],
  ["AlimtalkStep", alimtalk, "/header", 16, "A565"],
  ["AlimtalkStep", withList, "/attachment/item/list/1/title", 6, "A521"],
  ["AlimtalkStep", withList, "/attachment/item/list/1/description", 23, "A521"],
  ["AlimtalkStep", withList, "/attachment/item/summary/title", 6, "A561"],
  ["AlimtalkStep", withList, "/attachment/itemHighlight/title", 30, "A560"],
  ["AlimtalkStep", withList, "/attachment/itemHighlight/description", 19, "A560"],
  ["AlimtalkStep", AI, "/attachment/itemHighlight/title", 21, "A560"],
  ["AlimtalkStep", AI, "/attachment/itemHighlight/description", 13, "A560"],
  ["AlimtalkStep", withReply, "/attachment/button/0/name", 14, "A525"],
  ["AlimtalkStep", withReply, "/supplement/quickReply/0/name", 14, "A564"],
  ["FriendtalkStep", friendtalk, "/text", 1000, "A328"],
  ["FriendtalkStep", { ...friendtalk, msgType: "FI", ...image }, "/text", 400, "A328"],
  ["FriendtalkStep", { ...friendtalk, msgType: "FW", ...image }, "/text", 76, "A328"],
  ["FriendtalkStep", friendtalk, "/header", 20, "A565"],
  ["FriendtalkStep", friendtalk, "/additionalContent", 34, "A011"],
  ["FriendtalkStep", friendtalk, "/groupTagKey", 40, "A011"],
  ["FriendtalkStep", FC, "/carousel/list/0/header", 20, "A565"],
  ["FriendtalkStep", FC, "/carousel/list/0/message", 180, "A328"],
  ["FriendtalkStep", FC, "/carousel/list/0/additionalContent", 34, "A011"],
])("%s %j %s", (component, message, pointer, most, code) => {
  test(`takes ${most} characters and no more`, () => {
    expect(accepts(component, withValue(message, pointer, "😀".repeat(most)))).toBe(true);
    expect(faults(component, withValue(message, pointer, "x".repeat(most + 1)))).toEqual([`${pointer} ${code}`]);
  });

  test("takes four times as much before the placeholders are replaced, if they are", () => {
    const raw = component.replace("Step", "");
    const loose = /templateCode|groupTagKey/.test(pointer) ? most : most * 4;
    expect(accepts(`Omni${raw}`, withValue(message, pointer, "x".repeat(loose)))).toBe(true);
    expect(faults(`Omni${raw}`, withValue(message, pointer, "x".repeat(loose + 1)))).toEqual([`${pointer} ${code}`]);
  });
});

// Fewest and most members of a list, and the code of another number.
describe.each<[string, Members, string, unknown, number, number, string]>([
  ["AlimtalkStep", alimtalk, "/attachment/button", button, 0, 5, "A503"],
  ["AlimtalkStep", withReply, "/attachment/button", button, 0, 2, "A503"],
  ["AlimtalkStep", alimtalk, "/attachment/item/list", row, 2, 10, "A521"],
  ["AlimtalkStep", alimtalk, "/supplement/quickReply", { type: "BK", name: "x" }, 0, 10, "A562"],
  ["FriendtalkStep", friendtalk, "/attachment/button", button, 0, 5, "A503"],
  ["FriendtalkStep", { ...friendtalk, msgType: "FI", ...image }, "/attachment/button", button, 0, 5, "A503"],
  ["FriendtalkStep", { ...friendtalk, msgType: "FW", ...image }, "/attachment/button", button, 0, 1, "A503"],
  [
    "FriendtalkStep",
    { ...friendtalk, msgType: "FL" },
    "/attachment/item/list",
    { title: "x", imgUrl: "u", urlMobile: "u" },
    3,
    4,
    "A521",
  ],
  ["FriendtalkStep", FC, "/carousel/list", card, 2, 10, "A417"],
  ["FriendtalkStep", FC, "/carousel/list/0/attachment/button", button, 0, 2, "A503"],
])("%s %j %s", (component, message, pointer, item, fewest, most, code) => {
  const given = (count: number) =>
    withValue(
      message,
      pointer,
      Array.from({ length: count }, () => item),
    );

  test(`takes ${fewest} to ${most}`, () => {
    expect([accepts(component, given(fewest)), accepts(component, given(most))]).toEqual([true, true]);
    expect(faults(component, given(most + 1))).toEqual([`${pointer} ${code}`]);
    if (fewest > 0) expect(faults(component, given(fewest - 1))).toEqual([`${pointer} ${code}`]);
  });
});

test.each([
  ["₩ 39,000", true],
  ["39,000원", true],
  ["USD 29.90", true],
  ["1 000", true],
  ["12345678901234", true],
  ["1.234", false],
  ["free", false],
  ["-5", false],
  ["", false],
  [" ", false],
])("a summary of %j: %s", (description, can) => {
  const found = faults("AlimtalkStep", withValue(withList, "/attachment/item/summary/description", description));
  expect(found).toEqual(can ? [] : ["/attachment/item/summary/description A561"]);
  expect(accepts("AlimtalkStep", withValue(withList, "/attachment/item/summary/description", description))).toBe(can);
});

test("an app link needs two of its targets", () => {
  const pairs = [
    ["schemeIos", "schemeAndroid"],
    ["schemeIos", "urlMobile"],
    ["schemeAndroid", "urlMobile"],
  ];
  const link = (names: readonly string[]) => ({
    type: "AL",
    name: "x",
    ...Object.fromEntries(names.map((name) => [name, "u"])),
  });
  expect(pairs.filter((pair) => !accepts("MessengerButtonAl", link(pair)))).toEqual([]);
  expect(
    ["schemeIos", "schemeAndroid", "urlMobile"].filter((name) => accepts("MessengerButtonAl", link([name, "urlPc"]))),
  ).toEqual([]);
});
