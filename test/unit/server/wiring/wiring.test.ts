import { describe, expect, test } from "vitest";
import { banner } from "../../../../server/wiring/banner.ts";
import { inUse, orStartError, StartError, unreachable } from "../../../../server/wiring/start-error.ts";
import { isUnavailable } from "../../../../server/wiring/unavailable.ts";
import { Undo } from "../../../../server/wiring/undo.ts";

const coded = (code: string) => Object.assign(new Error("x"), { code });

describe("undo", () => {
  test("goes backwards, once, and past what fails", async () => {
    const undo = new Undo();
    const done: string[] = [];
    undo.add(() => done.push("first"));
    undo.add(() => {
      throw new Error("second");
    });
    undo.add(async () => done.push("third"));
    await expect(undo.run()).rejects.toThrow("second");
    expect(done).toEqual(["third", "first"]);
    await undo.run();
    expect(done).toHaveLength(2);
  });
});

describe("a database that is away", () => {
  test.each(["ECONNREFUSED", "ECONNRESET", "57P01", "57P03", "53300", "08006", "57014"])("%s is", (code) => {
    expect(isUnavailable(coded(code))).toBe(true);
  });
  test("so is what the driver says in words", () => {
    expect(isUnavailable(new Error("Connection terminated unexpectedly"))).toBe(true);
    expect(isUnavailable(new Error("timeout exceeded when trying to connect"))).toBe(true);
  });
  test("what is wrong with the statement is not", () => {
    for (const error of [coded("23505"), coded("42P01"), coded("ENOENT"), new TypeError("x"), "ECONNREFUSED"])
      expect(isUnavailable(error)).toBe(false);
  });
});

describe("a start that fails in a way that users meet", () => {
  test("is told in their words", async () => {
    await expect(orStartError(Promise.reject(coded("EADDRINUSE")), inUse("PORT", 80))).rejects.toThrow(
      new StartError("port 80 is in use; choose another with PORT"),
    );
    await expect(orStartError(Promise.reject(coded("28P01")), unreachable)).rejects.toThrow(
      "the database of DATABASE_URL cannot be used (28P01)",
    );
  });
  test("any other error stays what it is", async () => {
    const error = coded("42601");
    await expect(orStartError(Promise.reject(error), unreachable)).rejects.toBe(error);
  });
});

describe("the first lines", () => {
  const facts = {
    url: "http://localhost:8080",
    adminUrl: "http://127.0.0.1:8081",
    vendorPrefix: "IB",
    demo: { id: "demo", password: "pass" },
    seconds: 1.234,
  };
  test("name addresses and account, and three lines to paste", () => {
    const text = banner(facts);
    expect(text).toContain("ready, 1.2 s");
    expect(text).toContain("http://localhost:8080/docs");
    expect(text).toContain("demo, password pass");
    expect(text).toContain("-H 'X-IB-Client-Id: demo' -H 'X-IB-Client-Passwd: pass'");
    expect(text.match(/^ {2}(TOKEN=\$\()?curl /gm)).toHaveLength(3);
  });
  test("have no account where there is none, and no API where the role has none", () => {
    expect(banner({ ...facts, demo: undefined })).not.toContain("curl");
    expect(banner({ ...facts, url: undefined, demo: undefined })).not.toContain("8080");
  });
});
