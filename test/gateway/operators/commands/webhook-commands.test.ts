import { beforeEach, describe, expect, it } from "vitest";
import { makeMessageKey } from "../../../../server/domain/message-key.ts";
import { findAccount } from "../../../../server/store/accounts.ts";
import { useFreshDatabase } from "../../../rig/fresh-database.ts";
import { runAdminOn, useCommands } from "../../../rig/run-admin.ts";

const nowMs = Date.now();
const fresh = useFreshDatabase({ nowMs });
const { run, json, errorOf } = useCommands(fresh);
beforeEach(async () => {
  await fresh.database.pool.query("DELETE FROM dead_letters");
  for (const id of ["polls", "acme"]) await run("account", "create", "--id", id);
  await json("account", "set", "--id", "acme", "--report", "webhook", "--webhook-url", "https://acme.example/");
});

const getWebhookSecrets = async () => (await findAccount(fresh.database.pool, "acme"))?.webhookSecrets;
const rotate = (...args: string[]) =>
  json<{ readonly secret: string }>("account", "rotate-webhook-secret", "--id", "acme", ...args);

describe("--webhook-url", () => {
  it.each(["http://127.0.0.1:9000/", "http://169.254.169.254/", "https://[::1]/", "http://localhost/"])(
    "refuses %s in one line that tells the way out",
    async (url) => {
      expect(await errorOf("account", "set", "--id", "acme", "--webhook-url", url)).toMatch(
        /^admin: the address of a webhook must not lead to .*WEBHOOK_ALLOWED_NETWORKS/,
      );
      expect(await errorOf("account", "create", "--id", "b", "--webhook-url", url)).toContain("must not lead to");
    },
  );

  it("takes what the settings allow", async () => {
    const environment = { WEBHOOK_ALLOWED_NETWORKS: "127.0.0.0/8" };
    const url = "http://127.0.0.1:9000/";
    const args = ["account", "set", "--id", "acme", "--webhook-url", url, "--json"];
    const { out } = await runAdminOn(fresh.url, args, { environment });
    expect(JSON.parse(out)).toMatchObject({ webhook: { url } });
  });
});

describe("rotation", () => {
  it("keeps the previous secret valid after the new one, and never a third", async () => {
    const [first] = (await getWebhookSecrets()) ?? [];
    const second = await rotate();
    expect(second).toEqual({ id: "acme", secret: expect.stringMatching(/^whsec_.{44}$/), oldSecretValid: true });
    expect(await getWebhookSecrets()).toEqual([second.secret, first]);
    const third = await rotate();
    expect(await getWebhookSecrets()).toEqual([third.secret, second.secret]);
  });

  it("drops the old one when told, once", async () => {
    const { secret } = await rotate();
    expect(await json("account", "drop-old-webhook-secret", "acme")).toEqual({ id: "acme", dropped: true });
    expect(await getWebhookSecrets()).toEqual([secret]);
    expect(await errorOf("account", "drop-old-webhook-secret", "acme")).toContain("no old webhook secret");
  });

  it("can end the old one at once", async () => {
    const { secret } = await rotate("--expire-now");
    expect(await getWebhookSecrets()).toEqual([secret]);
  });

  it("tells people the secret and what to do next", async () => {
    const { out } = await run("account", "rotate-webhook-secret", "acme");
    const [secret = ""] = (await getWebhookSecrets()) ?? [];
    expect(out).toContain(secret);
    expect(out).toContain("account drop-old-webhook-secret --id acme");
  });
});

describe("dead webhooks", () => {
  const letters = [2, 1].map((number) => ({
    accountId: "acme",
    msgKey: makeMessageKey(nowMs, new Uint8Array(10).fill(number)),
    failedMs: Date.parse("2025-11-15T00:30:00Z"),
    attempts: 4,
    reason: "it answered HTTP 500",
  }));
  beforeEach(async () => {
    for (const { accountId, msgKey, failedMs, attempts, reason } of letters)
      await fresh.database.pool.query(
        "INSERT INTO dead_letters (account_id, msg_key, failed_ms, attempts, reason) VALUES ($1, $2, $3, $4, $5)",
        [accountId, msgKey, failedMs, attempts, reason],
      );
  });

  it("are listed for programs and for people", async () => {
    expect(await json("webhook", "dead", "--id", "acme", "--limit", "1")).toEqual([
      { msgKey: letters[0]?.msgKey, failed: "2025-11-15T00:30:00.000Z", attempts: 4, reason: "it answered HTTP 500" },
    ]);
    const { out } = await run("webhook", "dead", "--id", "acme");
    expect(out).toMatch(/^MSGKEY +FAILED +TRIES +REASON\n[0-9A-Z]{26} +2025-11-15T00:30:00.000Z +4 +it/);
    expect(out).not.toContain("There are more");
    expect((await run("webhook", "dead", "acme", "--limit", "1")).out).toContain("There are more");
    expect((await run("webhook", "dead", "polls")).out).toBe("polls has no dead webhooks.\n");
  });

  it("are listed of all accounts", async () => {
    const { out } = await run("webhook", "dead");
    expect(out).toMatch(/^ACCOUNT +MSGKEY +FAILED +TRIES +REASON\nacme +[0-9A-Z]{26} /);
    expect(out.indexOf(letters[0]?.msgKey ?? "")).toBeLessThan(out.indexOf(letters[1]?.msgKey ?? ""));
    await fresh.database.pool.query("DELETE FROM dead_letters");
    expect((await run("webhook", "dead")).out).toBe("No account has dead webhooks.\n");
  });

  it("go on their way again one by one, or all", async () => {
    const [first, second] = letters;
    expect(await json("webhook", "redeliver", "--id", "acme", "--msg-key", first?.msgKey ?? "")).toEqual({
      id: "acme",
      redelivered: 1,
    });
    expect(await json("webhook", "dead", "--id", "acme")).toMatchObject([{ msgKey: second?.msgKey }]);
    expect(await json("webhook", "redeliver", "--id", "acme", "--all")).toEqual({ id: "acme", redelivered: 1 });
    expect((await run("webhook", "redeliver", "--id", "acme", "--all")).out).toContain("no dead webhooks");
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
