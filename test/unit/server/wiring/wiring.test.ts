import { describe, expect, test } from "vitest";
import { readConfig } from "../../../../server/config.ts";
import { explainErrors, explainPortError, formatError, OperatorError } from "../../../../server/errors.ts";
import { formatBanner } from "../../../../server/processes/run-gateway.ts";
import { findMisspelt } from "../../../../server/settings/misspelt-settings.ts";
import { explainDatabaseError, isDatabaseUnavailable } from "../../../../server/store/database-errors.ts";
import { MigrationError } from "../../../../server/store/migrate.ts";

const coded = (code: string) => Object.assign(new Error("x"), { code });

describe("an unavailable database", () => {
  test.each(["ECONNREFUSED", "ECONNRESET", "57P01", "57P03", "53300", "08006", "57014", "25006"])(
    "is recognised by the code %s",
    (code) => {
      expect(isDatabaseUnavailable(coded(code))).toBe(true);
    },
  );
  test("is recognised by the driver's own texts, which have no code", () => {
    expect(isDatabaseUnavailable(new Error("Connection terminated unexpectedly"))).toBe(true);
    expect(isDatabaseUnavailable(new Error("timeout exceeded when trying to connect"))).toBe(true);
    expect(isDatabaseUnavailable(new Error("timeout expired"))).toBe(true);
    expect(isDatabaseUnavailable(new Error("Query read timeout"))).toBe(true);
  });
  test("is not assumed when the statement itself is wrong", () => {
    for (const error of [coded("23505"), coded("42P01"), coded("ENOENT"), new TypeError("x"), "ECONNREFUSED"])
      expect(isDatabaseUnavailable(error)).toBe(false);
  });
});

describe("an error at the start that the operator can correct", () => {
  test("names the setting to change", async () => {
    await expect(explainErrors(Promise.reject(coded("EADDRINUSE")), explainPortError("PORT", 80))).rejects.toThrow(
      new OperatorError("port 80 is in use; choose another with PORT"),
    );
    await expect(explainErrors(Promise.reject(coded("28P01")), explainDatabaseError)).rejects.toThrow(
      "the database of DATABASE_URL cannot be used: the user or the password is wrong (28P01); fix: correct them",
    );
  });
  test.each([
    [
      new Error("timeout expired"),
      "the database of DATABASE_URL cannot be used: its server does not answer; fix: see whether PostgreSQL runs there, and whether a firewall is between",
    ],
    [
      Object.assign(new Error("sorry, too many clients already"), { code: "53300" }),
      'the database of DATABASE_URL cannot be used: its server says "sorry, too many clients already" (53300); fix: wait until it is ready, or give it room',
    ],
    [coded("25006"), "the database of DATABASE_URL accepts no writes: it is read-only or a standby"],
  ])("%s says what is wrong with the database", async (error, text) => {
    await expect(explainErrors(Promise.reject(error), explainDatabaseError)).rejects.toThrow(new OperatorError(text));
  });
  test.each([
    [
      new MigrationError("0001-accounts.sql failed: line one\n  line two"),
      "0001-accounts.sql failed: line one; line two",
    ],
    [new TypeError("x is not a function"), "x is not a function"],
    [new AggregateError([new Error("connect ECONNREFUSED ::1:1"), new Error("other")]), "connect ECONNREFUSED ::1:1"],
    [Object.assign(new Error(""), { code: "EROFS" }), "EROFS"],
    ["thrown", "thrown"],
  ])("%s is printed in one line, without a stack", (error, line) => {
    expect(formatError(error)).toBe(line);
  });
  test("any other error stays what it is", async () => {
    const error = coded("42601");
    await expect(explainErrors(Promise.reject(error), explainDatabaseError)).rejects.toBe(error);
  });
});

describe("a variable that is no setting", () => {
  const misspelt = (...names: string[]) => findMisspelt(names, readConfig({}).settingNames);

  test.each([
    ["POT", "PORT"],
    ["PROT", "PORT"],
    ["port", "PORT"],
    ["DATABASE_URI", "DATABASE_URL"],
    ["LOGLEVEL", "LOG_LEVEL"],
    ["TOKEN_KEY_FIEL", "TOKEN_KEY_FILE"],
    ["CARRIER_FILE", "CARRIERS_FILE"],
  ])("%s is taken for a misspelt %s", (name, meant) => {
    expect(misspelt("PATH", name)).toEqual([{ name, meant }]);
  });

  test("is left alone if other software uses it, or if the setting that it resembles is set", () => {
    const usual =
      "PATH HOME PWD OLDPWD HOSTNAME HOSTTYPE SHELL SHLVL USER LOGNAME LANG TERM MAIL EDITOR PAGER TZ TMPDIR DISPLAY _ CI NODE_PATH " +
      "NODE_OPTIONS NO_COLOR INIT_CWD XDG_DATA_HOME SSH_TTY PGHOST PGPORT KUBERNETES_PORT KUBERNETES_SERVICE_HOST DOCKER_HOST LOG_FILE";
    expect(misspelt(...usual.split(" "))).toEqual([]);
    expect(misspelt("PORT", "PORTS", "DATABASE_URL")).toEqual([]);
  });
});

describe("the banner", () => {
  const demo = { id: "demo", password: "pass", passwordFile: "/data/demo-account.json", isNew: true, isOffered: true };
  const facts = {
    url: "http://localhost:8080",
    adminUrl: "http://127.0.0.1:8081",
    vendorPrefix: "IB",
    demo,
    seconds: 1.234,
    isTerminal: true,
  };
  test("names addresses and account, and three commands to paste", () => {
    const text = formatBanner(facts);
    expect(text).toContain("ready, 1.2 s");
    expect(text).toContain("http://localhost:8080/docs");
    expect(text).toContain("http://localhost:8080/console  (open it: one click signs in");
    expect(text).toContain("demo, password pass (shown this once; it is kept in /data/demo-account.json)");
    expect(text).toMatch(/-H 'X-IB-Client-Id: demo' -H "X-IB-Client-Passwd: \$\(sed .* '\/data\/demo-account.json'\)"/);
    expect(text.match(/^ {2}(TOKEN=\$\()?curl /gm)).toHaveLength(3);
  });
  test.each([
    ["another start", { isNew: false }, true],
    ["a start whose output is kept", { isNew: true }, false],
  ])("%s tells only where the password is", (_, { isNew }, isTerminal) => {
    const text = formatBanner({ ...facts, demo: { ...demo, isNew }, isTerminal });
    expect(text).not.toMatch(/\bpass\b/);
    expect(text).toContain("demo, password in /data/demo-account.json\n");
  });
  test("has no account where there is none, and no API where the role has none", () => {
    expect(formatBanner({ ...facts, demo: undefined })).not.toMatch(/curl|one click/);
    expect(formatBanner({ ...facts, demo: { ...demo, isOffered: false } })).not.toContain("one click");
    expect(formatBanner({ ...facts, url: undefined, demo: undefined })).not.toContain("8080");
  });
});
