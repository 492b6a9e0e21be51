import { describe, expect, test } from "vitest";
import { resultCodes } from "../../../../generated/tables.ts";
import { fault, getHttpStatus, getResultText, refuse, refuseFor } from "../../../../server/domain/refusal.ts";

describe("HTTP status of a result code", () => {
  const rest = new Set(resultCodes.map(({ code }) => code));
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
  ] as const)("%i", (status, codes) => {
    for (const code of codes) {
      expect(getHttpStatus(code), code).toBe(status);
      rest.delete(code);
    }
  });
  test("every other code is 400", () => {
    for (const code of rest) expect(getHttpStatus(code), code).toBe(400);
  });
});

describe("result texts", () => {
  test.each([
    ["A000", "Success"],
    ["A100", "Invalid authentication information"],
    ["A001", "Expired token"],
    ["A010", "Cannot parse JSON"],
    ["A020", "Rate limit exceeded"],
    ["A802", "No permission to Pull API"],
    ["A805", "Invalid Report ID(Pull API)"],
    ["A999", "Unknown error"],
    ["A300", "Wrong send request"],
    ["A002", "Invalid token"],
  ] as const)("%s is the document's own text", (code, text) => {
    expect(getResultText(code)).toBe(text);
  });
});

describe("refusals", () => {
  test("the first fault gives the code", () => {
    const faults = [fault("A327", "/from"), fault("A404", "/formatId")];
    expect(refuseFor(faults)).toEqual({ code: "A327", faults });
    expect(refuseFor([])).toBeUndefined();
  });
  test("words come from the contract's table unless the place has better ones", () => {
    expect(fault("A327", "/from").message).toBe("must be a registered sender number");
    expect(fault("A328", "/text").message).toBe("must be shorter");
    expect(fault("A328", "/text", "too long").message).toBe("too long");
  });
  test("a refusal may stand without faults", () => {
    expect(refuse("A325")).toEqual({ code: "A325", faults: [] });
  });
  test("a code that the table lacks is a mistake of ours", () => {
    expect(() => refuseFor([{ pointer: "", code: "B1", message: "" }])).toThrow("B1");
  });
});
