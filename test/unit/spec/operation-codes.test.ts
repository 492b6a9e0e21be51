import { expect, test } from "vitest";
import { getOperations } from "../../../spec/derive/operations.ts";
import { document } from "./derive/derived-contract.ts";

const operations = getOperations(document).map(({ id, node }) => ({
  id,
  open: Array.isArray(node.security),
  limited: node["x-rate-limit"] !== undefined,
  body: node.requestBody !== undefined,
  codes: Array.isArray(node["x-result-codes"]) ? node["x-result-codes"].map(String) : [],
}));
type Operation = (typeof operations)[number];

/** The operations that should list all of these codes and do not. */
const lacking = (which: (operation: Operation) => boolean, codes: readonly string[]) =>
  operations.filter((operation) => which(operation) && !codes.every((code) => operation.codes.includes(code)));

const isSend = ({ id }: Operation) => id.startsWith("send");

test("every operation can fail, and every one behind a token can be refused for it", () => {
  expect(lacking(() => true, ["A000", "A920", "A999"])).toEqual([]);
  expect(lacking(({ open }) => !open, ["A001", "A002", "A110"])).toEqual([]);
});

test("limits, bodies and sends have their codes", () => {
  expect(lacking(({ limited }) => limited, ["A020"])).toEqual([]);
  expect(lacking(({ body }) => body, ["A011", "A015", "A016"])).toEqual([]);
  expect(lacking(isSend, ["A010", "A020", "A301", "A305", "A306", "A308", "A309", "A325"])).toEqual([]);
  // A channel may have no sender number. Where it can be malformed, it can also be one that is not registered.
  expect(lacking((operation) => isSend(operation) && operation.codes.includes("A302"), ["A327"])).toEqual([]);
  expect(operations.filter((operation) => isSend(operation) && !operation.limited)).toEqual([]);
});

test.each([
  ["issueToken", ["A100", "A020"]],
  ["pollReports", ["A001", "A802", "A020"]],
  ["acknowledgeReports", ["A805", "A001", "A802", "A020"]],
  ["inquireReport", ["A820"]],
  ["streamInquiry", ["A820", "A020"]],
  ["uploadFile", ["A200", "A201", "A202", "A203", "A204", "A205", "A206", "A208", "A219", "A220"]],
  ["uploadTypedFile", ["A200", "A201", "A202", "A203", "A204", "A205", "A206", "A208", "A219", "A220"]],
  ["sendRcs", ["A200", "A203", "A217", "A326"]],
  ["sendAlimtalk", ["A217", "A326"]],
  ["sendFriendtalk", ["A217", "A326"]],
  ["receiveReceipts", ["A002", "A010", "A820"]],
  ["sendOmni", ["A200", "A203", "A217", "A250", "A326"]],
])("%s can answer %j", (id, codes) => {
  expect(lacking((operation) => operation.id === id, codes)).toEqual([]);
  expect(operations.some((operation) => operation.id === id)).toBe(true);
});

test("a code is listed once", () => {
  expect(operations.filter(({ codes }) => new Set(codes).size !== codes.length)).toEqual([]);
});
