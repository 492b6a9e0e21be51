import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { describeReload } from "../../../../server/operators/carriers.ts";
import { runAdmin } from "../../../../server/operators/command-line/run.ts";
import { AnsweredCommands } from "./answered-command.ts";

const smsc = { name: "smsc", state: "running", workers: 2, up: 1, underWay: 3, waiting: 40, open: 7, shares: [] };
const paused = { state: "paused", pausedAt: "2026-01-02T03:04:05.000Z", pausedBy: "kim" };
const getBacklog = { carriers: [] };
const order = { carrier: "smsc", state: "paused", workers: 1, silent: [], underWay: null, open: null };

describe("carrier list", () => {
  it("shows the state of each, and what waits", async () => {
    const commands = new AnsweredCommands({
      listCarriers: [{ ...smsc, ...paused }],
      getBacklog,
    });
    expect((await commands.run("carrier", "list")).out).toBe(
      [
        "CARRIER  STATE                                            WORKERS  UP  UNDER WAY  WAITING  NO RECEIPT YET",
        "smsc     paused, ordered 2026-01-02T03:04:05.000Z by kim  2        1   3          40       7\n",
      ].join("\n"),
    );
    const rest = [
      { ...smsc, ...paused, state: "draining" },
      { ...smsc, ...paused, state: "drained", open: null },
      { ...smsc, pausedAt: null },
    ];
    const lines = (await new AnsweredCommands({ listCarriers: rest, getBacklog }).run("carrier", "list")).out.split(
      "\n",
    );
    expect(lines.slice(1)).toMatchObject([
      expect.stringMatching(/^smsc +draining: 3 left, ordered 2026-01-02T03:04:05.000Z by kim /),
      expect.stringMatching(/^smsc +drained, ordered 2026-01-02T03:04:05.000Z by kim .* not counted$/),
      expect.stringMatching(/^smsc +running /),
      "",
    ]);
    expect(await commands.json("carrier", "list")).toEqual([
      { ...smsc, state: "paused", paused: paused.pausedAt, pausedBy: "kim" },
    ]);
  });

  it("says that no worker runs", async () => {
    expect((await new AnsweredCommands({ listCarriers: [], getBacklog }).run("carrier", "list")).out).toBe(
      "No worker runs.\n",
    );
  });

  it("tells what no worker has chosen a carrier for", async () => {
    const commands = new AnsweredCommands({
      listCarriers: [{ ...smsc, workers: 0, pausedAt: null }],
      getBacklog: { carriers: [{ name: null, steps: 5, oldestSeconds: 9 }] },
    });
    expect((await commands.run("carrier", "list")).out).toMatch(
      / 40 +7\nNo worker runs\.\n5 steps wait for a worker to choose a carrier\.\n$/,
    );
  });
});

describe("shares of carriers", () => {
  const share = { channel: "sms", prefix: "", share: 40, resting: 50, changedAt: paused.pausedAt, reason: "it fails" };
  const abroad = { channel: "international", prefix: "+81", share: 70, resting: 70, changedAt: null, reason: null };

  it("are below the list of carriers, by route", async () => {
    const listCarriers = [
      { ...smsc, pausedAt: null, shares: [share, abroad] },
      { ...smsc, name: "talk", pausedAt: null, shares: [{ ...share, share: 60 }] },
    ];
    const { out } = await new AnsweredCommands({ listCarriers, getBacklog }).run("carrier", "list");
    expect(out.split("\n").slice(3)).toEqual([
      "",
      "ROUTE                 CARRIER  SHARE  RESTING  CHANGED",
      "international to +81  smsc     70 %   70 %     never changed",
      "sms                   smsc     40 %   50 %     2026-01-02T03:04:05.000Z it fails",
      "sms                   talk     60 %   50 %     2026-01-02T03:04:05.000Z it fails",
      "",
    ]);
  });

  it.each([
    [2, "The shares of smsc are those of the carriers file again, in 2 routes.\n"],
    [0, "The shares of smsc are those of the carriers file already.\n"],
  ])("are reset in %d routes", async (routes, out) => {
    const commands = new AnsweredCommands({ resetCarrierShares: { carrier: "smsc", routes } });
    expect((await commands.run("carrier", "reset-shares", "smsc")).out).toBe(out);
  });
});

describe("carrier pause and resume", () => {
  it("ask which carrier", async () => {
    expect((await new AnsweredCommands().run("carrier", "pause")).error).toBe(
      "admin: --name is missing: which carrier?\n",
    );
  });

  it.each([
    [
      0,
      "smsc is paused, and workers that have it will follow when they start; none runs now that could tell whether the name is right.\n",
    ],
    [1, "smsc is paused, in 1 worker.\n"],
    [2, "smsc is paused, in 2 workers.\n"],
  ])("say that %d workers follow", async (workers, text) => {
    const commands = new AnsweredCommands({ pauseCarrier: { ...order, workers } });
    expect((await commands.run("carrier", "pause", "smsc")).out).toBe(text);
  });

  it("say that it was not paused", async () => {
    const commands = new AnsweredCommands({ resumeCarrier: { ...order, state: "running", wasPaused: false } });
    expect((await commands.run("carrier", "resume", "smsc")).out).toBe("smsc is not paused.\n");
  });

  it("fail if a worker does not say that it follows", async () => {
    const commands = new AnsweredCommands({ pauseCarrier: { ...order, silent: ["host pid 7"] } });
    const { error, exitCode } = await commands.run("carrier", "pause", "smsc");
    expect(exitCode).toBe(1);
    expect(error).toContain("smsc is to be paused, but host pid 7 did not say in time that it follows");
  });
});

describe("carrier drain", () => {
  it("is done when nothing is under way, and tells how many receipts are missing", async () => {
    const commands = new AnsweredCommands({
      drainCarrier: { ...order, state: "drained", underWay: 0, open: 5, isDrained: true },
    });
    expect((await commands.run("carrier", "drain", "smsc")).out).toBe(
      "smsc is drained, in 1 worker. Nothing is submitted to it until carrier resume smsc. 5 of its messages wait for their receipts.\n",
    );
  });

  it.each([
    [{ state: "draining", underWay: 2, open: 2 }, [], "still draining after 3 s: 2 under way, 2 wait"],
    [
      { state: "drained", underWay: 0, open: 5 },
      ["--receipts"],
      "drained, but not all receipts have come after 3 s: 0 under way, 5 wait",
    ],
    // A cell that is away may have any number of them.
    [
      { state: "drained", underWay: 0, open: null },
      ["--receipts"],
      "drained, but not all receipts have come after 3 s: 0 under way, an unknown number wait",
    ],
  ])("fails with %j and %j", async (left, options, message) => {
    const commands = new AnsweredCommands({ drainCarrier: { ...order, ...left, isDrained: false } });
    const { error, exitCode } = await commands.run("carrier", "drain", "smsc", "--wait", "3", ...options);
    expect(exitCode).toBe(1);
    expect(error).toContain(`smsc is ${message}`);
  });
});

describe("carriers reload", () => {
  it.each([
    [
      { kind: "reloaded", added: ["b"], changed: [], removed: [], routesChanged: true } as const,
      "reloaded: added b; other routes",
    ],
    [
      { kind: "reloaded", added: [], changed: [], removed: [], routesChanged: false } as const,
      "reloaded: nothing has changed",
    ],
    [{ kind: "no-file" } as const, "has no CARRIERS_FILE"],
    [
      { kind: "refused", reason: "a.yaml:1:1 wrong\na.yaml:2:1 bad" } as const,
      "refused: a.yaml:1:1 wrong; a.yaml:2:1 bad",
    ],
    [undefined, "no answer in time"],
  ])("%j is told as %s", (result, text) => {
    expect(describeReload(result)).toBe(text);
  });

  it("shows what came of it in each gateway, and fails if one does not use the new file", async () => {
    const one = { process: "one pid 1", role: "worker", isReloaded: true, detail: "reloaded: added b" };
    const two = { process: "one pid 2", role: "api", isReloaded: false, detail: "has no CARRIERS_FILE" };
    expect(await new AnsweredCommands({ reloadCarriers: [one, two] }).run("carriers", "reload")).toEqual({
      out: "",
      error: [
        "admin: not all gateways use the new file",
        "GATEWAY    ROLE    RESULT",
        "one pid 1  worker  reloaded: added b",
        "one pid 2  api     has no CARRIERS_FILE\n",
      ].join("\n"),
      exitCode: 1,
    });
    expect((await new AnsweredCommands({ reloadCarriers: [one] }).run("carriers", "reload")).exitCode).toBe(0);
  });

  it("says that no gateway runs", async () => {
    expect((await new AnsweredCommands({ reloadCarriers: [] }).run("carriers", "reload")).out).toBe(
      "No gateway runs; the file is read at the next start.\n",
    );
  });
});

describe("carriers check", () => {
  const folder = mkdtempSync(join(tmpdir(), "carriers-check-"));
  beforeEach(() => void vi.stubEnv("SMSC_PASSWORD", "secret"));
  afterEach(() => void vi.unstubAllEnvs());
  afterAll(() => rmSync(folder, { recursive: true }));
  const noDatabase = () => Promise.reject(new Error("There is no database"));

  function check(text: string, ...options: string[]) {
    const file = join(folder, "carriers.yaml");
    writeFileSync(file, text);
    return runAdmin(["carriers", "check", file, ...options], noDatabase);
  }
  const FILE = `carriers:
  smsc: { adapter: smpp, host: smsc.example, systemId: us, password: $SMSC_PASSWORD }
  sim: { adapter: simulator }
routes:
  - { channel: [sms, international], carrier: smsc, second: sim }
  - { channel: [mms, rcs, alimtalk, friendtalk, brandmessage], carrier: sim }
`;

  it("shows the carriers and routes of a file that can be used, without a database", async () => {
    const { out, error, exitCode } = await check(FILE);
    expect([error, exitCode]).toEqual(["", 0]);
    expect(out).toContain("carriers.yaml can be used.");
    expect(out).toMatch(/^smsc +smpp$/m);
    expect(out).toMatch(/^sms, international +every recipient +smsc, then sim$/m);
    expect(out).not.toContain("secret");
    expect(JSON.parse((await check(FILE, "--json")).out).carriers).toEqual([
      { name: "smsc", adapter: "smpp" },
      { name: "sim", adapter: "simulator" },
    ]);
  });

  it("shows the shares of a route", async () => {
    const shares = "carriers: [{ name: smsc, share: 70 }, { name: sim, share: 30 }]";
    const { out } = await check(FILE.replace("carrier: smsc, second: sim", shares));
    expect(out).toMatch(/^sms, international +every recipient +smsc 70 %, sim 30 %$/m);
  });

  it("names channels that only a simulator takes, where accounts outside the sandbox do not reach one", async () => {
    expect((await check(FILE)).out).not.toContain("wait");
    vi.stubEnv("DATABASE_URL", "postgres://gateway@db.example/gateway");
    const { out, exitCode } = await check(FILE);
    expect(out).toMatch(
      /can be used\.\nBut messages of mms, rcs, .*brandmessage.* wait: a route of theirs leads to a simulator/,
    );
    expect(out).not.toMatch(/messages of .*sms,.* wait/);
    expect(exitCode).toBe(0);
    vi.stubEnv("SIMULATOR", "on");
    expect((await check(FILE)).out).not.toContain("wait");
  });

  it("lists every fault with its line", async () => {
    const { out, error, exitCode } = await check(FILE.replace("smpp", "smtp").replace("second: sim", "second: none"));
    expect([out, exitCode]).toEqual(["", 1]);
    expect(error).toMatch(/carriers\.yaml:2:\d+ /);
    expect(error).toMatch(/carriers\.yaml:5:\d+ /);
  });

  it("says that there is no such file, or that none was named", async () => {
    expect((await runAdmin(["carriers", "check", join(folder, "none")], noDatabase)).error).toBe(
      `admin: ${join(folder, "none")} cannot be read (ENOENT)\n`,
    );
    expect((await runAdmin(["carriers", "check"], noDatabase)).error).toBe("admin: which file? give its name\n");
  });
});
