import { expect, test } from "vitest";
import { getOperations } from "../../../../spec/derive/operations.ts";
import { document } from "../derive/derived-contract.ts";
import { contractTables } from "./table-file.ts";

const { rights, resultCodes } = await contractTables();
const codes = new Map(rights.map(({ right, code }) => [right, code]));
/** Operations with a security of their own take no token of an account. */
const operations = getOperations(document).filter(({ node }) => node.security === undefined);

test("every operation behind a token names a right of the table, and no other does", () => {
  const wrong = operations.filter(({ node }) => !codes.has(String(node["x-right"])));
  expect(wrong.map(({ id }) => id)).toEqual([]);
  const others = getOperations(document).filter(({ node }) => node.security !== undefined);
  expect(others.filter(({ node }) => node["x-right"] !== undefined)).toEqual([]);
});

test("and lists the code that a credential without the right gets, which says that it is forbidden", () => {
  const lacking = operations.filter(({ node }) => {
    const listed = node["x-result-codes"];
    return !Array.isArray(listed) || !listed.includes(codes.get(String(node["x-right"])) ?? "");
  });
  expect(lacking.map(({ id }) => id)).toEqual([]);
  const forbidden = resultCodes.filter(({ status }) => status === 403).map(({ code }) => code);
  expect(rights.filter(({ code }) => !forbidden.includes(code))).toEqual([]);
});
