import { beforeEach, describe, expect, it } from "vitest";
import { MemoryAdminStore } from "./memory-admin-store.ts";

let store: MemoryAdminStore;
beforeEach(async () => {
  store = new MemoryAdminStore();
  store.seed("polls");
  store.seed("acme");
  await store.json("account", "set", "--id", "acme", "--report", "webhook", "--webhook-url", "https://acme.example/");
});

const errorOf = async (...args: string[]): Promise<string> => {
  const { out, error, exitCode } = await store.run(...args);
  expect([exitCode, out, error.trimEnd().split("\n").length]).toEqual([1, "", 1]);
  return error;
};
const rotate = (...args: string[]) =>
  store.json("account", "rotate-webhook-secret", "--id", "acme", ...args) as Promise<{ secret: string }>;

describe("--webhook-url", () => {
  it.each(["http://127.0.0.1:9000/", "http://169.254.169.254/", "https://[::1]/", "http://localhost/"])(
    "refuses %s in one line that tells the way out",
    async (url) => {
      expect(await errorOf("account", "set", "--id", "acme", "--webhook-url", url)).toMatch(
        /^admin: --webhook-url must not lead to .*WEBHOOK_ALLOWED_NETWORKS/,
      );
      expect(await errorOf("account", "create", "--id", "b", "--webhook-url", url)).toContain("must not lead to");
    },
  );

  it("takes what the settings allow", async () => {
    store.allowedNetworks = ["127.0.0.0/8"];
    const url = "http://127.0.0.1:9000/";
    expect(await store.json("account", "set", "--id", "acme", "--webhook-url", url)).toMatchObject({
      webhook: { url },
    });
  });
});

describe("rotation", () => {
  it("keeps the previous secret valid after the new one, and never a third", async () => {
    const [first] = (await store.getWebhookSecrets("acme")) ?? [];
    const second = await rotate();
    expect(second).toEqual({ id: "acme", secret: expect.stringMatching(/^whsec_.{44}$/), oldSecretValid: true });
    expect(await store.getWebhookSecrets("acme")).toEqual([second.secret, first]);
    const third = await rotate();
    expect(await store.getWebhookSecrets("acme")).toEqual([third.secret, second.secret]);
  });

  it("drops the old one when told, once", async () => {
    const { secret } = await rotate();
    expect(await store.json("account", "drop-old-webhook-secret", "acme")).toEqual({ id: "acme", dropped: true });
    expect(await store.getWebhookSecrets("acme")).toEqual([secret]);
    expect(await errorOf("account", "drop-old-webhook-secret", "acme")).toContain("no old webhook secret");
  });

  it("can end the old one at once", async () => {
    const { secret } = await rotate("--expire-now");
    expect(await store.getWebhookSecrets("acme")).toEqual([secret]);
  });

  it("tells people the secret and what to do next", async () => {
    const { out } = await store.run("account", "rotate-webhook-secret", "acme");
    const [secret = ""] = (await store.getWebhookSecrets("acme")) ?? [];
    expect(out).toContain(secret);
    expect(out).toContain("account drop-old-webhook-secret --id acme");
  });
});

describe("dead webhooks", () => {
  const letters = ["01JCQK5T7W8Y2N4B6D0R3M9XZE", "01JCQK5T7W8Y2N4B6D0R3M9XZF"].map((msgKey) => ({
    accountId: "acme",
    msgKey,
    failedMs: Date.parse("2025-11-15T00:30:00Z"),
    attempts: 4,
    reason: "it answered HTTP 500",
  }));
  beforeEach(() => store.dead.set("acme", [...letters]));

  it("are listed for programs and for people", async () => {
    expect(await store.json("webhook", "dead", "--id", "acme", "--limit", "1")).toEqual([
      { msgKey: letters[0]?.msgKey, failed: "2025-11-15T00:30:00.000Z", attempts: 4, reason: "it answered HTTP 500" },
    ]);
    const { out } = await store.run("webhook", "dead", "--id", "acme");
    expect(out).toMatch(/^MSGKEY +FAILED +TRIES +REASON\n01JCQK5T7W8Y2N4B6D0R3M9XZE +2025-11-15T00:30:00.000Z +4 +it/);
    expect(out).not.toContain("There are more");
    expect((await store.run("webhook", "dead", "acme", "--limit", "1")).out).toContain("There are more");
    expect((await store.run("webhook", "dead", "polls")).out).toBe("polls has no dead webhooks.\n");
  });

  it("are listed of all accounts, and a cell that does not answer is named", async () => {
    store.silent = [{ cellId: 2, reason: "gone" }];
    const { out, error, exitCode } = await store.run("webhook", "dead");
    expect(out).toMatch(/^ACCOUNT +MSGKEY +FAILED +TRIES +REASON\nacme +01JCQK5T7W8Y2N4B6D0R3M9XZE /);
    expect([error, exitCode]).toEqual(["admin: no answer from cell 2 (gone): what it holds is missing here\n", 1]);
    store.silent = [];
    store.dead.clear();
    expect((await store.run("webhook", "dead")).out).toBe("No account has dead webhooks.\n");
  });

  it("go on their way again one by one, or all", async () => {
    const [first, second] = letters;
    expect(await store.json("webhook", "redeliver", "--id", "acme", "--msg-key", first?.msgKey ?? "")).toEqual({
      id: "acme",
      redelivered: 1,
    });
    expect(store.dead.get("acme")).toEqual([second]);
    expect(await store.json("webhook", "redeliver", "--id", "acme", "--all")).toEqual({ id: "acme", redelivered: 1 });
    expect((await store.run("webhook", "redeliver", "--id", "acme", "--all")).out).toContain("no dead webhooks");
  });

  it.each([
    [["--id", "acme"], "which? --msg-key KEY or --all"],
    [["--id", "acme", "--all", "--msg-key", "K"], "one of the two"],
    [["--id", "acme", "--msg-key", "K"], 'acme has no dead webhook "K"'],
    [["--id", "polls", "--all"], "polls gets its reports by polling"],
    [["--id", "nobody", "--all"], 'there is no account "nobody"'],
  ])("redeliver %j is refused", async (args, message) => {
    expect(await errorOf("webhook", "redeliver", ...args)).toContain(message);
  });

  it.each([["dead"], ["redeliver", "--all"]])(
    "webhook %s of an account that does not exist is refused",
    async (...args) => {
      expect(await errorOf("webhook", ...args, "--id", "nobody")).toContain('there is no account "nobody"');
    },
  );

  it.each(["rotate-webhook-secret", "drop-old-webhook-secret"])("account %s too", async (verb) => {
    expect(await errorOf("account", verb, "--id", "nobody")).toContain('there is no account "nobody"');
  });
});
