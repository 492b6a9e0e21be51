import { expect, test } from "vitest";
import type { FileRecord } from "../../../../server/domain/model.ts";
import type { Files as StoredFiles } from "../../../../server/store/files.ts";
import { FilesByName } from "../../../../server/wiring/files-by-name.ts";

const recordOf = (fileKey: string): FileRecord => ({
  ...{ fileKey, serviceType: "RCS", msgType: undefined },
  ...{ width: 1, height: 1, bytes: 1, expiresAtMs: 0 },
});

/** A store that has the given keys for the account `acme`. */
function given(keys: readonly string[]) {
  const asked: string[] = [];
  const stored: Pick<StoredFiles, "find"> = {
    find: async (accountId, names) => {
      asked.push(`${accountId}: ${names.join(" ")}`);
      const own = accountId === "acme" ? names.filter((name) => keys.includes(name)) : [];
      return new Map(own.map((name) => [name, recordOf(name)]));
    },
  };
  return { asked, files: new FilesByName(stored as StoredFiles, () => "https://gw.example.com/v1/image/") };
}

test("a file is found by its key, its media reference or its address", async () => {
  const { files, asked } = given(["a", "b", "c"]);
  const names = ["a", "maapfile://b", "https://gw.example.com/v1/image/c.png", "https://elsewhere.example.com/d.png"];
  expect([...(await files.find("acme", names)).keys()]).toEqual(names.slice(0, 3));
  expect(asked).toEqual(["acme: a b c"]);
});

test("a file that was found is not read from the database again", async () => {
  const { files, asked } = given(["a"]);
  await files.find("acme", ["a"]);
  expect(await files.find("acme", ["maapfile://a"])).toEqual(new Map([["maapfile://a", recordOf("a")]]));
  expect(asked).toHaveLength(1);
});

test("a file that was not found is read again, because it may have been uploaded since", async () => {
  const keys: string[] = [];
  const { files } = given(keys);
  expect((await files.find("acme", ["a"])).size).toBe(0);
  keys.push("a");
  expect((await files.find("acme", ["a"])).size).toBe(1);
});

test("an account does not find the files of another", async () => {
  const { files } = given(["a"]);
  await files.find("acme", ["a"]);
  expect((await files.find("other", ["a"])).size).toBe(0);
});
