import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { CHANNELS } from "../../../../server/domain/channel-table.ts";
import type { Flow, SingleSend } from "../../../../server/domain/entry.ts";
import { fileKeyOfImage, getFileKey, getImageUrl, getMediaName } from "../../../../server/domain/file-names.ts";
import {
  attachedFileKeys,
  filesNamedIn,
  filesNamedInFlow,
  filesNamedInForm,
  formFileFaults,
  formWarnings,
} from "../../../../server/domain/message-files.ts";
import { contract, DAY_MS, file, NOW_MS } from "./fixtures.ts";

const base = { from: "0212345678", to: "01012345678" };

describe("the files that a request names", () => {
  test("mms: its keys, each once", () => {
    expect(filesNamedIn("mms", { ...base, text: "a", fileKey: ["f_1", "f_2", "f_1"] })).toEqual(["f_1", "f_2"]);
    expect(filesNamedIn("mms", { ...base, text: "a" })).toEqual([]);
  });

  test("rcs: media of cards and their pieces, and the fallback's keys", () => {
    const body = {
      ...base,
      formatId: "OMTBNV0001",
      brandKey: "b",
      content: { standalone: { media: "maapfile://a", subContent: [{ subMedia: "maapfile://b" }] } },
      fallback: { type: "MMS" as const, text: "t", fileKey: ["f_1"] },
    };
    expect(filesNamedIn("rcs", body)).toEqual(["maapfile://a", "maapfile://b", "f_1"]);
  });

  test("friendtalk and alimtalk: image addresses, and the fallback's keys", () => {
    const fallback = { type: "MMS" as const, text: "t", from: "0212345678", fileKey: ["f_1"] };
    const talk = { senderKey: "k", to: "01012345678", text: "a", fallback };
    expect(filesNamedIn("friendtalk", { ...talk, msgType: "FI", imgUrl: "https://g/a.jpg" })).toEqual([
      "https://g/a.jpg",
      "f_1",
    ]);
    expect(filesNamedIn("alimtalk", { ...talk, msgType: "AT", templateCode: "T" })).toEqual(["f_1"]);
  });

  test("a flow: those of all entries, with each recipient's words in an RCS body", () => {
    const rcs = { from: "0212345678", formatId: "SMwThT00", brandKey: "b", body: { media: "maapfile://#{f}" } };
    const flow = [{ mms: { from: "0212345678", text: "a", fileKey: ["f_1"] } }, { rcs }];
    const destinations = [{ replaceWords: { f: "x" } }, { replaceWords: { f: "y" } }];
    expect(filesNamedInFlow(flow, destinations, contract.placeholders)).toEqual([
      "f_1",
      "maapfile://x",
      "maapfile://y",
    ]);
  });
});

describe("every example of a send names the files that stand in it", () => {
  const folder = new URL("../../../../spec/examples/", import.meta.url);
  const examples = readdirSync(folder).filter((name) => /^(send-(mms|rcs|friendtalk|omni)|create-form)-/.test(name));

  test.each(examples)("%s", (name) => {
    // A video's still lies at the messenger provider, or wherever its sender likes.
    const text = readFileSync(new URL(name, folder), "utf8").replace(/thumbnailUrl: .*/, "");
    const { value } = parse(text) as { value: Record<string, Flow> & SingleSend };
    const { messageFlow, messageForm } = value;
    const flow = messageFlow ?? messageForm;
    const channel = CHANNELS.find((one) => name.startsWith(`send-${one}-`)) ?? "sms";
    const found = Array.isArray(flow) ? filesNamedInForm(flow) : "to" in value ? filesNamedIn(channel, value) : [];
    const standing =
      text.match(/(maapfile:\/\/f_\w+|https:\/\/gateway\.example\.net\/v1\/image\/[\w.]+|\bf_\w+)/g) ?? [];
    expect(found.toSorted()).toEqual([...new Set(standing)].toSorted());
  });
});

describe("names of a file", () => {
  const imagesUrl = "https://g.example/v1/image/";
  test.each([
    ["f_1", "f_1"],
    [getMediaName("f_1"), "f_1"],
    [getImageUrl(imagesUrl, "f_1", "jpg"), "f_1"],
    ["https://elsewhere.example/v1/image/f_1.jpg", undefined],
  ])("%s", (name, want) => {
    expect(getFileKey(name, imagesUrl)).toBe(want);
  });

  test("media and imgUrl are written as the contract shows them", () => {
    expect(getMediaName("f_1")).toBe("maapfile://f_1");
    expect(getImageUrl(imagesUrl, "f_1", "jpg")).toBe("https://g.example/v1/image/f_1.jpg");
    expect(fileKeyOfImage("f_1.jpg")).toBe("f_1");
    expect(fileKeyOfImage("f_1")).toBe("f_1");
  });
});

describe("a form that names a file which expires before the form is accepted with warnings", () => {
  const flow = [
    { sms: { from: "0212345678", text: "a" } },
    { mms: { from: "0212345678", text: "a", fileKey: ["f_soon", "f_late", "f_none", "f_gone"] } },
    { rcs: { from: "0212345678", formatId: "SMwThT00", brandKey: "b", body: { media: "#{photo}" } } },
  ];
  const expiresAtMs = NOW_MS + 365 * DAY_MS;
  const files = new Map([
    ["f_soon", file({ expiresAtMs: NOW_MS + 30 * DAY_MS })],
    ["f_late", file({ expiresAtMs })],
  ]);

  test("one for each file that ends first; none where a placeholder stands", () => {
    const date = (ms: number) => new Date(ms).toISOString().slice(0, 10);
    expect(formWarnings(flow, files, expiresAtMs, date)).toEqual([
      { pointer: "/messageForm/1/mms/fileKey/0", message: "The file expires on 2025-12-15, before the form does." },
    ]);
  });

  test("but not one that names a file which the account does not have, or which has expired", () => {
    const faults = formFileFaults(flow, files.set("f_gone", file({ expiresAtMs: NOW_MS })), NOW_MS);
    expect(faults.map(({ code, pointer }) => [code, pointer])).toEqual([
      ["A217", "/messageForm/1/mms/fileKey/2"],
      ["A217", "/messageForm/1/mms/fileKey/3"],
    ]);
  });
});

test("an MMS takes the files that it names by key", () => {
  expect(attachedFileKeys({ channel: "mms", payload: { fileKey: ["f_1", "f_2"], text: "maapfile://f_3" } })).toEqual([
    "f_1",
    "f_2",
  ]);
  expect(attachedFileKeys({ channel: "mms", payload: { text: "Hi" } })).toEqual([]);
});

test("an RCS message takes the files of all its media references, each once", () => {
  const card = (media: string) => ({ title: "T", media, subContent: [{ subMedia: "maapfile://f_3" }] });
  const payload = { content: { carousel: [card("maapfile://f_1"), card("maapfile://f_2"), card("maapfile://f_1")] } };
  expect(attachedFileKeys({ channel: "rcs", payload })).toEqual(["f_1", "f_3", "f_2"]);
  expect(attachedFileKeys({ channel: "rcs", payload: { body: { media1: "maapfile://f_9" } } })).toEqual(["f_9"]);
});

test("other channels take none", () => {
  expect(attachedFileKeys({ channel: "friendtalk", payload: { text: "maapfile://f_1" } })).toEqual([]);
});
