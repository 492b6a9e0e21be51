import { beforeEach, describe, expect, it } from "vitest";
import type { AdminCarrier } from "../../../../server/operators/command-line/carrier-admin.ts";
import { MemoryAdminStore } from "./memory-admin-store.ts";

let store: MemoryAdminStore;
beforeEach(() => {
  store = new MemoryAdminStore();
});

const smsc: AdminCarrier = {
  ...{ name: "smsc", pausedMs: Date.parse("2026-01-02T03:04:05Z"), workers: 2, up: 1, underWay: 3, waiting: 40 },
};

/** A store whose workers have one carrier. */
const withCarrier = (change: Partial<MemoryAdminStore["carriers"]> = {}): void => {
  store.carriers = { ...store.carriers, list: async () => [smsc], ...change };
};

describe("carrier list", () => {
  it("shows the state of each, and what waits", async () => {
    withCarrier();
    expect((await store.run("carrier", "list")).out).toBe(
      [
        "CARRIER  STATE                                  WORKERS  UP  UNDER WAY  WAITING",
        "smsc     paused since 2026-01-02T03:04:05.000Z  2        1   3          40\n",
      ].join("\n"),
    );
    const { pausedMs: _, ...rest } = smsc;
    expect(await store.json("carrier", "list")).toEqual([{ ...rest, paused: "2026-01-02T03:04:05.000Z" }]);
  });

  it("says that no worker runs", async () => {
    expect((await store.run("carrier", "list")).out).toBe("No worker runs.\n");
  });
});

describe("carrier pause and resume", () => {
  it("ask which carrier, and know those of the workers", async () => {
    withCarrier();
    expect((await store.run("carrier", "pause")).error).toBe("admin: --name is missing: which carrier?\n");
    expect((await store.run("carrier", "resume", "x")).error).toBe('admin: there is no carrier "x"; there are smsc\n');
  });

  it("can be said before any worker runs", async () => {
    const text = "smsc is paused, no worker runs it, so look at the name once more.\n";
    expect((await store.run("carrier", "pause", "smsc")).out).toBe(text);
    // Only pauses are known then, and no names of carriers.
    withCarrier({ list: async () => [{ ...smsc, name: "other", workers: 0 }] });
    expect((await store.run("carrier", "pause", "smsc")).exitCode).toBe(0);
  });

  it("fail if a worker does not say that it follows", async () => {
    withCarrier({ pause: async () => ({ workers: 2, silent: ["host pid 7"] }) });
    const { error, exitCode } = await store.run("carrier", "pause", "smsc");
    expect(exitCode).toBe(1);
    expect(error).toContain("smsc is to be paused, but host pid 7 did not say in time that it follows");
  });
});

describe("carrier drain", () => {
  it("is done when nothing is under way, and tells how many receipts are missing", async () => {
    withCarrier({ drain: async () => ({ workers: 1, silent: [], underWay: 0, open: 5 }) });
    expect((await store.run("carrier", "drain", "smsc")).out).toBe(
      "smsc is drained and stays paused, in 1 worker. 5 of its messages wait for their receipts.\n",
    );
  });

  it.each([
    [{ underWay: 2, open: 2 }, [], "2 under way, 2 wait"],
    [{ underWay: 0, open: 5 }, ["--receipts"], "0 under way, 5 wait"],
    // A cell that is away may have any number of them.
    [{ underWay: 0, open: undefined }, ["--receipts"], "0 under way, an unknown number wait"],
  ])("fails with %j and %j", async (left, options, message) => {
    withCarrier({ drain: async () => ({ workers: 1, silent: [], ...left }) });
    const { error, exitCode } = await store.run("carrier", "drain", "smsc", "--wait", "3", ...options);
    expect(exitCode).toBe(1);
    expect(error).toContain(`smsc is paused and not drained after 3 s: ${message}`);
  });
});

describe("carriers reload", () => {
  const reloaded = { kind: "reloaded", added: ["b"], changed: [], removed: [], routesChanged: true } as const;

  it("shows what came of it in each gateway", async () => {
    store.carriers = {
      ...store.carriers,
      reload: async () => [
        { process: "one pid 1", role: "worker", result: reloaded },
        { process: "one pid 2", role: "api", result: { kind: "no-file" } },
      ],
    };
    const { out, error, exitCode } = await store.run("carriers", "reload");
    // A worker without the file would have no carrier.
    expect([out, exitCode]).toEqual(["", 1]);
    expect(error).toBe(
      [
        "admin: not all gateways use the new file",
        "GATEWAY    ROLE    RESULT",
        "one pid 1  worker  reloaded: added b; other routes",
        "one pid 2  api     has no CARRIERS_FILE\n",
      ].join("\n"),
    );
  });

  it("fails if one gateway refuses the file or does not answer", async () => {
    store.carriers = {
      ...store.carriers,
      reload: async () => [
        {
          process: "one pid 1",
          role: "worker",
          result: { kind: "refused", reason: "a.yaml:1:1 wrong\na.yaml:2:1 bad" },
        },
        { process: "one pid 2", role: "api", result: undefined },
      ],
    };
    const { error, exitCode } = await store.run("carriers", "reload");
    expect(exitCode).toBe(1);
    expect(error).toContain("refused: a.yaml:1:1 wrong; a.yaml:2:1 bad\n");
    expect(error).toContain("no answer in time\n");
  });

  it("says that no gateway runs", async () => {
    expect((await store.run("carriers", "reload")).out).toBe("No gateway runs; the file is read at the next start.\n");
  });
});
