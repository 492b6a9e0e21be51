import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { contractTables } from "./table-file.ts";

const { resultCodes, reportCodes } = await contractTables();
const codesWith = (status: number) => resultCodes.filter((row) => row.status === status).map((row) => row.code);

test.each([
  [200, ["A000"]],
  [401, ["A001", "A002", "A100"]],
  [403, ["A110", "A325", "A326", "A802"]],
  [404, ["A012", "A805", "A820"]],
  [405, ["A014"]],
  [409, ["A301", "A309", "A331", "A332"]],
  [413, ["A016"]],
  [415, ["A015"]],
  [429, ["A020"]],
  [500, ["A999"]],
  [503, ["A920"]],
])("HTTP %i goes with %j", (status, codes) => {
  expect(codesWith(status)).toEqual(codes);
});

test("every other code is a bad request", () => {
  const other = resultCodes.filter(
    (row) => ![200, 401, 403, 404, 405, 409, 413, 415, 429, 500, 503].includes(row.status),
  );
  expect(new Set(other.map((row) => row.status))).toEqual(new Set([400]));
});

test("the codes of the service specification have its texts", () => {
  const texts = Object.fromEntries(
    resultCodes.filter((row) => row.origin === "specification").map((row) => [row.code, row.text]),
  );
  expect(texts).toEqual({
    A000: "Success",
    A001: "Expired token",
    A010: "Cannot parse JSON",
    A020: "Rate limit exceeded",
    A100: "Invalid authentication information",
    A802: "No permission to Pull API",
    A805: "Invalid Report ID(Pull API)",
    A999: "Unknown error",
  });
});

test("the texts of other codes end before a parenthesis or colon", () => {
  const extensions = resultCodes.filter((row) => row.origin === "extension");
  expect(extensions.filter((row) => /[(:]|^\s|\s$/.test(row.text))).toEqual([]);
});

test("a code stands once, in order", () => {
  const codes = resultCodes.map((row) => row.code);
  expect(codes).toEqual([...new Set(codes)].toSorted());
});

test("words that depend on the place have a default", () => {
  const lacking = resultCodes.filter(({ message }) => typeof message === "object" && message.default === undefined);
  expect(lacking).toEqual([]);
});

test("every result and report code says in whole sentences what to do, and does not repeat its meaning", () => {
  const unclear = [...resultCodes, ...reportCodes].filter(
    ({ action, meaning }) => !/^[A-Z].+\.$/.test(action) || meaning.includes(action),
  );
  expect(unclear.map(({ code }) => code)).toEqual([]);
});

test.each(["client/README.md", "generated/openapi.json"])("%s shows what to do about every code", async (file) => {
  const text = await readFile(new URL(`../../../../${file}`, import.meta.url), "utf8");
  const shown = file.endsWith(".json") ? text.replaceAll('\\"', '"') : text;
  expect([...resultCodes, ...reportCodes].filter(({ action }) => !shown.includes(`| ${action} |`))).toEqual([]);
});
