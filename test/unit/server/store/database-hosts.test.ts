import { describe, expect, test } from "vitest";
import { DatabaseHosts, parseDatabaseUrl } from "../../../../server/store/database-hosts.ts";

describe("an address of a database", () => {
  test("with one host stays as it is", () => {
    const url = "postgres://gate%40way:p%2Fw@db.example/gateway?sslmode=require";
    expect(parseDatabaseUrl(url)).toEqual([{ name: "db.example:5432", url }]);
  });

  test("with several hosts becomes one address for each, in their order, with the same user, name and settings", () => {
    const url = "postgresql://u:p@one:5433,[::1]:5434,three/gateway?target_session_attrs=read-write&sslmode=disable";
    expect(parseDatabaseUrl(url)).toEqual([
      { name: "one:5433", url: "postgresql://u:p@one:5433/gateway?sslmode=disable" },
      { name: "[::1]:5434", url: "postgresql://u:p@[::1]:5434/gateway?sslmode=disable" },
      { name: "three:5432", url: "postgresql://u:p@three/gateway?sslmode=disable" },
    ]);
  });

  test.each([
    ["mysql://u:secret@db/x", /must begin with postgres/],
    ["postgres://u:secret@one:port,two/x", /at the host "one:port"/],
    [
      "postgres://u:secret@one,two/x?target_session_attrs=standby",
      /target_session_attrs=standby, but .* use read-write/,
    ],
    ["postgres:///x?password=secret&host=one,two", /several hosts in \?host=/],
  ])("%s is refused with the reason and without the password", (url, reason) => {
    expect(() => parseDatabaseUrl(url)).toThrow(reason);
    expect(() => parseDatabaseUrl(url)).not.toThrow(/secret/);
  });
});

describe("of several hosts", () => {
  const [one, two] = parseDatabaseUrl("postgres://u:p@one,two/x");
  if (one === undefined || two === undefined) throw new Error("There are two hosts");

  test("the next one is used after a failure, also if several connections fail at once", () => {
    const hosts = new DatabaseHosts([one, two]);
    hosts.noteFailure(one, new Error("no answer"));
    hosts.noteFailure(one, new Error("no answer"));
    expect(hosts.current).toBe(two);
    hosts.noteFailure(two, Object.assign(new Error("x"), { code: "25006" }));
    expect(hosts.current).toBe(one);
    expect(hosts.describeFailures()).toBe("one:5432: no answer, two:5432: 25006");
  });
});
