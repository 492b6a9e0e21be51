import { expect, test } from "vitest";
import { filesTakenBy } from "../../../../server/domain/files-taken.ts";

test("an MMS takes the files that it names by key", () => {
  expect(filesTakenBy({ channel: "mms", payload: { fileKey: ["f_1", "f_2"], text: "maapfile://f_3" } })).toEqual([
    "f_1",
    "f_2",
  ]);
  expect(filesTakenBy({ channel: "mms", payload: { text: "Hi" } })).toEqual([]);
});

test("an RCS message takes the files of all its media references, each once", () => {
  const card = (media: string) => ({ title: "T", media, subContent: [{ subMedia: "maapfile://f_3" }] });
  const payload = { content: { carousel: [card("maapfile://f_1"), card("maapfile://f_2"), card("maapfile://f_1")] } };
  expect(filesTakenBy({ channel: "rcs", payload })).toEqual(["f_1", "f_3", "f_2"]);
  expect(filesTakenBy({ channel: "rcs", payload: { body: { media1: "maapfile://f_9" } } })).toEqual(["f_9"]);
});

test("other channels take none", () => {
  expect(filesTakenBy({ channel: "friendtalk", payload: { text: "maapfile://f_1" } })).toEqual([]);
});
