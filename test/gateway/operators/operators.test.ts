import { beforeAll, describe, expect, test, vi } from "vitest";
import type { AuditPage, DeadLetterPage, MessageDetail, MessagePage, Traffic } from "../../../generated/admin/types.ts";
import { maskRecipient } from "../../../server/domain/operator-role.ts";
import { RefusedAttempts } from "../../../server/operators/refused-attempts.ts";
import { Sessions } from "../../../server/operators/sessions.ts";
import { updateAccount } from "../../../server/store/accounts.ts";
import { useFreshDatabase } from "../../rig/fresh-database.ts";
import { Line } from "../../rig/line.ts";
import { LiveGateway, makeAccount, QUICK, useGateway } from "../../rig/live-gateway.ts";
import { runAdminOn } from "../../rig/run-admin.ts";
import { hasCells, testCell } from "../../rig/test-cells.ts";
import { closeReceivers, startReceiver } from "../../rig/webhook-receiver.ts";
import { newSecret } from "../webhooks/rig.ts";
import { OperatorClient } from "./operator-client.ts";

const fresh = useFreshDatabase({ nowMs: Date.now() });
const settings = { WEBHOOK_ALLOWED_NETWORKS: "127.0.0.0/8", ACCOUNT_FAILURES_PER_MINUTE: "2" };
const live = useGateway(fresh, settings, { timings: QUICK });
const patience = { timeout: 40_000, interval: 100 };
const PASSWORD = "correct horse battery";

let viewer: OperatorClient;
let operator: OperatorClient;
/** In another cell than the others. */
const FAR = "far";

beforeAll(async () => {
  const place = (cell: number) =>
    fresh.database.pool.query("UPDATE gateway.cells SET takes_accounts = cell_id = $1", [cell]);
  await makeAccount(fresh, "near", { sandbox: true });
  if (hasCells) await place(testCell + 1);
  await makeAccount(fresh, FAR, { sandbox: true });
  if (hasCells) await place(testCell);
  for (const role of ["viewer", "operator"])
    await runAdminOn(fresh.url, ["operators", "add", `the-${role}`, "--role", role, "--password", PASSWORD]);
  const { adminUrl } = live.gateway.running;
  viewer = await OperatorClient.signedIn(adminUrl, "the-viewer", PASSWORD);
  operator = await OperatorClient.signedIn(adminUrl, "the-operator", PASSWORD);
});

async function send(account: string, to: string, ref: string): Promise<string> {
  const token = await live.gateway.token(account);
  const json = { from: "0212345678", to, text: "Hello", ref };
  const { body } = await live.gateway.ask("POST", "/v1/send/sms", { token, json });
  return String(body?.msgKey);
}

const listAudit = async (query = ""): Promise<AuditPage["entries"]> =>
  (await viewer.get<AuditPage>(`/audit?limit=100${query}`)).entries;

test("a refusal because of a role is in the audit log", async () => {
  await viewer.ask("POST", "/carriers/simulator/pause");
  expect(await listAudit("&operator=the-viewer")).toContainEqual(
    expect.objectContaining({
      action: "pauseCarrier",
      target: "simulator",
      result: "refused: role",
      from: "127.0.0.1",
    }),
  );
});

test("what a role does not allow is one line of the audit log in a minute, however often it is tried", async () => {
  const tries = 30;
  await Promise.all(Array.from({ length: tries }, () => viewer.ask("POST", "/carriers/reload")));
  // The minute may have changed in between, and the counts are written some seconds later.
  await vi.waitFor(async () => {
    const refused = (await listAudit("&operator=the-viewer")).filter(({ action }) => action === "reloadCarriers");
    expect(refused.length).toBeLessThanOrEqual(2);
    const counts = refused.map(({ result }) => Number(/^\d+/.exec(result)?.[0] ?? 1));
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(tries);
  }, patience);
});

test("what was done is told as done, also if the audit log cannot say how it ended", async () => {
  const { pool } = fresh.database;
  await pool.query(`CREATE FUNCTION gateway.refuse_for_test() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN RAISE EXCEPTION USING ERRCODE = ''lock_not_available''; END'`);
  await pool.query(`CREATE TRIGGER refuse_for_test BEFORE UPDATE ON gateway.audit_log
    EXECUTE FUNCTION gateway.refuse_for_test()`);
  const { status } = await operator.ask("POST", "/accounts/near/opt-outs", { numbers: ["01055555555"] });
  await pool.query("DROP FUNCTION gateway.refuse_for_test CASCADE");
  expect(status).toBe(200);
  const [last] = await listAudit("&operator=the-operator");
  expect(last).toMatchObject({ action: "addOptOuts", result: "begun" });
});

test("a value with NUL, which the database cannot hold, is refused and not a failure", async () => {
  const paths = [
    ...["/messages?account=%00", "/messages?ref=%00", "/messages?cursor=%00", "/messages/%00"],
    ...["/accounts/%00", "/accounts/%00/traffic", "/accounts/%00/registry", "/dead-letters?account=%00"],
    ...["/audit?operator=%00", "/audit?cursor=%00"],
  ];
  const asked = paths.map(async (path) => [path, (await operator.ask("GET", path)).status] as const);
  asked.push(
    operator
      .ask("POST", "/messages/find-by-recipient", { to: "0101\0", account: "a\0" })
      .then(({ status }) => ["find-by-recipient", status] as const),
  );
  for (const [path, status] of await Promise.all(asked))
    expect([path, status]).toEqual([path, expect.toBeOneOf([200, 400, 404])]);
});

describe("a request that a page of another site may have sent", () => {
  test.each([
    ["has another origin", { origin: "https://evil.example" }],
    ["has an origin without a name", { origin: "null" }],
    ["is said by the browser to come from another site", { "sec-fetch-site": "cross-site" }],
    ["comes from a neighbour of the same domain", { "sec-fetch-site": "same-site" }],
    ["lacks the header that other sites cannot set", { "x-requested-with": undefined }],
  ])("%s, and changes nothing", async (_case, headers) => {
    const { status } = await operator.ask("POST", "/carriers/simulator/pause", undefined, headers);
    expect(status).toBe(403);
    const { carriers } = await viewer.get<{ carriers: { name: string; pausedAt: string | null }[] }>("/carriers");
    expect(carriers.find(({ name }) => name === "simulator")?.pausedAt).toBeNull();
  });

  test("is a form: it is no JSON", async () => {
    const form = { "content-type": "application/x-www-form-urlencoded" };
    expect((await operator.ask("POST", "/dead-letters/redeliver", { account: "near" }, form)).status).toBe(415);
    const text = { "content-type": "text/plain" };
    expect((await operator.ask("POST", "/session", { operator: "x", password: "y" }, text)).status).toBe(415);
  });

  test("may come from this page: its origin is this host, also behind a proxy that speaks TLS", async () => {
    const { host } = new URL(live.gateway.running.adminUrl);
    for (const origin of [`http://${host}`, `https://${host}`])
      expect(
        (await operator.ask("GET", "/session", undefined, { origin, "sec-fetch-site": "same-origin" })).status,
      ).toBe(200);
  });
});

describe("a session", () => {
  test("has a cookie that no script can read and no other site can send", async () => {
    const client = new OperatorClient(live.gateway.running.adminUrl);
    const { headers, body } = await client.signIn("the-viewer", PASSWORD);
    expect(headers.getSetCookie()[0]).toMatch(
      /^operator_session=[\w-]{43}; Max-Age=43200; Path=\/admin\/v1; HttpOnly; SameSite=Strict$/,
    );
    expect(headers.get("cache-control")).toBe("no-store");
    expect(body).toMatchObject({ operator: "the-viewer", role: "viewer", idleSeconds: 1800 });
  });

  test("is opened while strangers announce large sign-ins and do not send them", async () => {
    const { adminUrl } = live.gateway.running;
    const head = [
      ...["POST /admin/v1/session HTTP/1.1", `Host: ${new URL(adminUrl).host}`, "X-Requested-With: gateway-console"],
      ...["Content-Type: application/json", "Content-Length: 1048576", "", "{"],
    ];
    const strangers = Array.from({ length: 140 }, () => new Line(adminUrl).say(head.join("\r\n")));
    // What was sent on other connections before is read by then.
    for (let times = 0; times < 3; times++) await (await fetch(`${adminUrl}/healthz`)).text();
    const { status } = await new OperatorClient(adminUrl).signIn("the-viewer", PASSWORD);
    expect(status).toBe(200);
    for (const stranger of strangers) await stranger.hears("413 Payload Too Large");
    for (const { socket } of strangers) socket.destroy();
  });

  test("takes the longest name and password that there can be", async () => {
    const longest = { operator: "\u{10ffff}".repeat(64), password: "\u{10ffff}".repeat(200), other: 1 };
    const escaped = JSON.stringify(longest).replaceAll("\u{10ffff}", "\\udbff\\udfff");
    const headers = { "content-type": "application/json", "x-requested-with": "gateway-console" };
    const { adminUrl } = live.gateway.running;
    const answer = await fetch(`${adminUrl}/admin/v1/session`, { method: "POST", headers, body: escaped });
    // It is read, and refused for the member that is too much.
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining("#/other")]);
  });

  test("is in the database as a hash, and ends with a sign-out, a new password and a removal", async () => {
    const { adminUrl } = live.gateway.running;
    await runAdminOn(fresh.url, ["operators", "add", "temp", "--password", PASSWORD]);
    const first = await OperatorClient.signedIn(adminUrl, "temp", PASSWORD);
    const token = /=([\w-]+)/.exec(first.cookie)?.[1] ?? "";
    const { rows } = await fresh.database.pool.query("SELECT token_hash::text AS hash FROM gateway.operator_sessions");
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(token).toString("hex"));
    expect((await first.ask("DELETE", "/session")).headers.get("set-cookie")).toContain("Max-Age=0");
    expect((await first.ask("GET", "/session")).status).toBe(401);

    const second = await OperatorClient.signedIn(adminUrl, "temp", PASSWORD);
    await runAdminOn(fresh.url, ["operators", "password", "temp", "--password", "another one"]);
    expect((await second.ask("GET", "/session")).status).toBe(401);
    const third = await OperatorClient.signedIn(adminUrl, "temp", "another one");
    await runAdminOn(fresh.url, ["operators", "remove", "temp"]);
    expect((await third.ask("GET", "/session")).status).toBe(401);
  });

  test("ends when it is not used, and at the latest some hours after its sign-in", async () => {
    const sessions = new Sessions(fresh.database.pool, { idleMs: 1_800_000, longestMs: 43_200_000 });
    const minutes = (count: number): number => count * 60_000;
    const begin = async () => (await sessions.begin("the-viewer", 0))?.token ?? "";
    const idle = await begin();
    expect(await sessions.find(idle, minutes(29), false)).toMatchObject({ operator: "the-viewer", role: "viewer" });
    // Requests that a page makes by itself keep no session.
    expect(await sessions.find(idle, minutes(31), true)).toBeUndefined();
    expect(await sessions.find(idle, minutes(1), true)).toBeUndefined();
    const used = await begin();
    for (let now = 0; now < 720; now += 20) expect(await sessions.find(used, minutes(now), true)).toBeDefined();
    expect(await sessions.find(used, minutes(720), true)).toBeUndefined();
    expect(await sessions.find("x".repeat(43), 0, true)).toBeUndefined();
    expect(await sessions.find("'; --", 0, true)).toBeUndefined();
  });

  test("is not opened after too many wrong passwords, which are counted in one line of the audit log", async () => {
    const client = new OperatorClient(live.gateway.running.adminUrl);
    await runAdminOn(fresh.url, ["operators", "add", "guessed", "--password", PASSWORD]);
    for (const name of ["guessed", "no-such-operator"]) {
      const statuses = [];
      for (let attempt = 0; attempt < 3; attempt++) statuses.push((await client.signIn(name, "wrong")).status);
      expect([name, statuses]).toEqual([name, [401, 401, 429]]);
    }
    const refused = await client.signIn("guessed", PASSWORD);
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    const isRefused = ({ action, result }: AuditPage["entries"][number]) =>
      action === "signIn" && /wrong|too-many/.test(result);
    // The minute may have changed in between, and the counts are written some seconds later.
    await vi.waitFor(async () => {
      const refused = (await listAudit()).filter(isRefused);
      expect(refused.length).toBeLessThanOrEqual(2);
      expect(refused.at(-1)).toMatchObject({ operator: "guessed", from: "127.0.0.1" });
      const count = refused
        .flatMap(({ result }) => result.match(/\d+/g) ?? ["1"])
        .reduce((sum, one) => sum + Number(one), 0);
      expect(count).toBe(7);
    }, patience);
    // Who has signed in with this browser before is not locked out by them.
    expect((await viewer.signIn("the-viewer", PASSWORD)).status).toBe(200);
  });

  test("is refused to names with characters that change what a line says, which the audit log escapes", async () => {
    const escaped = new RefusedAttempts(fresh.database.pool, () => 0);
    const attempt = { action: "signIn", target: "", kind: "wrong" };
    await escaped.count({ ...attempt, operator: "a\0b\u202Ec\u2028", from: "escaped", key: "1" });
    await escaped.count({ ...attempt, operator: "x".repeat(500), from: "long", key: "2" });
    const entries = await listAudit();
    expect(entries.find(({ from }) => from === "escaped")?.operator).toBe("a\\u0000b\\u202ec\\u2028");
    expect(entries.find(({ from }) => from === "long")?.operator).toBe(`${"x".repeat(199)}…`);
    const client = new OperatorClient(live.gateway.running.adminUrl);
    expect((await client.signIn("no\0body", "wrong")).status).toBeOneOf([400, 401, 429]);
    expect((await viewer.ask("GET", "/audit?operator=a%00b")).status).toBeLessThan(500);
  });
});

describe("messages", () => {
  test("of all cells are found, page by page, by reference, account and state", async () => {
    const sent: string[] = [];
    for (let index = 0; index < 3; index++) {
      sent.push(await send("near", `0101111000${index}`, "page-test"));
      sent.push(await send(FAR, `0102222000${index}`, "page-test"));
    }
    const found: string[] = [];
    for (let cursor = ""; ; ) {
      const page = await viewer.get<MessagePage>(`/messages?ref=page-test&limit=2${cursor}`);
      expect(page.silentCells).toEqual([]);
      found.push(...page.messages.map(({ msgKey }) => msgKey));
      if (page.nextCursor === null) break;
      cursor = `&cursor=${page.nextCursor}`;
    }
    expect(found).toEqual(sent.toSorted().toReversed());
    const ofAccount = await viewer.get<MessagePage>(`/messages?ref=page-test&account=${FAR}`);
    expect(ofAccount.messages.map(({ account }) => account)).toEqual([FAR, FAR, FAR]);
    await vi.waitFor(async () => {
      const delivered = await viewer.get<MessagePage>(`/messages?state=delivered&account=${FAR}`);
      expect(delivered.messages.map(({ msgKey }) => msgKey)).toEqual(
        expect.arrayContaining(sent.filter((_, i) => i % 2)),
      );
    }, patience);
    expect((await viewer.ask("GET", "/messages?account=nobody")).status).toBe(404);
    expect((await viewer.ask("GET", "/messages?since=yesterday")).status).toBe(400);
    const since = new Date(Date.now() + 1000).toISOString();
    expect((await viewer.get<MessagePage>(`/messages?ref=page-test&since=${since}`)).messages).toEqual([]);
  });

  test("show their recipient to operators, whose looks are noted, and a masked one to viewers", async () => {
    const to = "01077778888";
    const msgKey = await send(FAR, to, "mask-test");
    const seen = await operator.ask("POST", "/messages/find-by-recipient", { to });
    expect(seen.body).toMatchObject({ messages: [{ msgKey, to }], nextCursor: null });
    const detail = await operator.get<MessageDetail>(`/messages/${msgKey}`);
    expect(detail).toMatchObject({ msgKey, account: FAR, to, channels: ["sms"] });
    expect(detail.timeline[0]?.text).toContain("accepted");

    const masked = maskRecipient(to);
    expect(masked).toBe("*******8888");
    expect(JSON.stringify(await viewer.get("/messages?ref=mask-test"))).not.toContain("7777");
    expect(await viewer.get(`/messages/${msgKey}`)).toMatchObject({ to: masked });
    const looks = (await listAudit("&operator=the-operator")).map(({ action, target }) => `${action} ${target}`);
    expect(looks).toEqual(expect.arrayContaining([`getMessage ${msgKey}`, `findMessagesTo to ${masked}`]));
    expect(JSON.stringify(await listAudit())).not.toContain(to);
    expect((await viewer.ask("GET", "/messages/01M7KJYNGH8SF544ZK0Q1AXS8X")).status).toBe(404);
  });
});

test("an account is shown with its registry, and without its secrets", async () => {
  const webhookSecrets = [newSecret()];
  await makeAccount(fresh, "secretive");
  await updateAccount(fresh.database.pool, "secretive", { webhookUrl: "https://acme.example/", webhookSecrets });
  const { accounts } = await viewer.get<{ accounts: { id: string; cell: number }[] }>("/accounts");
  expect(accounts.map(({ id }) => id)).toEqual(expect.arrayContaining(["near", FAR, "secretive"]));
  if (hasCells) expect(accounts.find(({ id }) => id === FAR)?.cell).toBe(testCell + 1);
  const account = await viewer.get("/accounts/secretive");
  expect(account).toMatchObject({ id: "secretive", webhookUrl: "https://acme.example/" });
  expect(JSON.stringify(account)).not.toMatch(/whsec|scrypt/);
  expect(await viewer.get("/accounts/secretive/registry")).toMatchObject({
    entries: expect.arrayContaining([{ kind: "sender-number", key: "0212345678", details: "" }]),
  });
  expect((await viewer.ask("GET", "/accounts/nobody")).status).toBe(404);
});

test("figures of all gateways add up, and what waits is counted", async () => {
  await send("near", "01033330000", "figures");
  await vi.waitFor(async () => {
    const { slots, slotSeconds } = await viewer.get<Traffic>("/traffic?minutes=15");
    expect([slots.length, slotSeconds]).toEqual([90, 10]);
    const counted = slots.filter(({ accepted, p50Ms, p95Ms }) => accepted > 0 && p50Ms !== null && p95Ms !== null);
    expect(counted.flatMap(({ carriers }) => carriers.map(({ name }) => name))).toContain("simulator");
  }, patience);
  for (const minutes of [60, 360, 1440]) {
    const { slots } = await viewer.get<Traffic>(`/traffic?minutes=${minutes}`);
    expect(slots.reduce((sum, { accepted }) => sum + accepted, 0)).toBeGreaterThan(0);
  }
  expect((await viewer.ask("GET", "/traffic?minutes=7")).status).toBe(400);
  expect(await viewer.get("/backlog")).toMatchObject({ silentCells: [], deadLetters: expect.any(Number) });
});

test("a carrier is drained, holds messages back, and is resumed; each order is in the audit log", async () => {
  const drained = await operator.ask("POST", "/carriers/simulator/drain");
  expect(drained).toMatchObject({ status: 200, body: { state: "drained", workers: 1, underWay: 0 } });
  const msgKey = await send("near", "01044440000", "held");
  await vi.waitFor(async () => {
    const { carriers } = await viewer.get<{ carriers: { name: string; open: number | null; waiting: number }[] }>(
      "/carriers",
    );
    expect(carriers).toContainEqual(
      expect.objectContaining({ name: "simulator", state: "drained", open: expect.any(Number) }),
    );
    expect((await viewer.get<MessageDetail>(`/messages/${msgKey}`)).why.join(" ")).toContain(
      "the-operator ordered to drain at",
    );
  }, patience);
  expect((await operator.ask("POST", "/carriers/simulator/resume")).body).toMatchObject({ state: "running" });
  await vi.waitFor(
    async () => expect(await viewer.get(`/messages/${msgKey}`)).toMatchObject({ state: "delivered" }),
    patience,
  );
  expect((await operator.ask("POST", "/carriers/none/pause")).status).toBe(404);
  const orders = await listAudit("&operator=the-operator");
  for (const [action, result] of [
    [
      "drainCarrier",
      /^drained, followed by 1 worker; 0 under way, (1 waits for its receipt|\d+ wait for their receipts)$/,
    ],
    ["resumeCarrier", /^resumed, followed by 1 worker$/],
  ])
    expect(orders).toContainEqual(
      expect.objectContaining({ action, target: "simulator", result: expect.stringMatching(result ?? "") }),
    );
});

test("given-up webhooks are listed page by page, and delivered again, one or many", async () => {
  const receiver = await startReceiver();
  await makeAccount(fresh, "hook", { sandbox: true });
  await updateAccount(fresh.database.pool, "hook", {
    ...{ reportMode: "webhook", webhookUrl: receiver.url, webhookSecrets: [newSecret()] },
  });
  const sent: string[] = [];
  for (let index = 0; index < 3; index++) sent.push(await send("hook", `0105555000${index}`, "dead"));
  await vi.waitFor(() => expect(receiver.received).toHaveLength(3), patience);
  // As they are after the last try; the tries themselves take minutes.
  for (const msgKey of sent)
    await fresh.database.pool.query(
      "INSERT INTO dead_letters (account_id, msg_key, failed_ms, attempts, reason) VALUES ('hook', $1, $2, 4, 'it answered HTTP 500')",
      [msgKey, Date.now() - 1000],
    );
  const first = await viewer.get<DeadLetterPage>("/dead-letters?limit=2");
  const second = await viewer.get<DeadLetterPage>(`/dead-letters?limit=2&account=hook&cursor=${first.nextCursor}`);
  const letters = [...first.letters, ...second.letters];
  expect(letters.map(({ msgKey }) => msgKey)).toEqual(sent.toSorted().toReversed());
  expect([letters[0]?.reason, second.nextCursor]).toEqual(["it answered HTTP 500", null]);

  const one = await operator.ask("POST", "/dead-letters/redeliver", { account: "hook", msgKeys: [sent[0]] });
  expect(one.body).toEqual({ redelivered: 1 });
  expect((await operator.ask("POST", "/dead-letters/redeliver", { account: "hook" })).body).toEqual({ redelivered: 2 });
  await vi.waitFor(() => expect(receiver.received).toHaveLength(6), patience);
  expect((await operator.ask("POST", "/dead-letters/redeliver", { account: "near" })).status).toBe(409);
  expect((await operator.ask("POST", "/dead-letters/redeliver", { account: "nobody" })).status).toBe(404);
  expect(await listAudit("&operator=the-operator")).toContainEqual(
    expect.objectContaining({ action: "redeliver", target: `hook: ${sent[0]}`, result: "1 redelivered" }),
  );
  await closeReceivers();
});

test("the audit log is read page by page, and by the command", async () => {
  const all = await listAudit();
  const paged: number[] = [];
  for (let before: number | null = Number.MAX_SAFE_INTEGER; before !== null; ) {
    const page: AuditPage = await viewer.get<AuditPage>(`/audit?limit=7&before=${before}`);
    paged.push(...page.entries.map(({ id }) => id));
    before = page.nextBefore;
  }
  expect(paged.slice(0, all.length)).toEqual(all.map(({ id }) => id));
  const printed = await runAdminOn(fresh.url, ["operators", "audit", "--limit", "500"]);
  expect(printed.out).toContain("Drained the carrier simulator");
});

test("another gateway knows the same sessions, and behind a proxy sees the address of the browser", async () => {
  const settings = { ADMIN_TRUSTED_PROXIES: "1", ADMIN_COOKIE_SECURE: "on", ROLE: "worker" };
  const other = await LiveGateway.start({ DATABASE_URL: fresh.url, ...settings });
  try {
    const client = new OperatorClient(other.running.adminUrl);
    client.cookie = viewer.cookie;
    expect(await client.get("/session")).toMatchObject({ operator: "the-viewer" });
    const credentials = { operator: "the-viewer", password: PASSWORD };
    const forwarded = { "x-forwarded-for": "198.51.100.1, 203.0.113.9" };
    const { headers } = await client.ask("POST", "/session", credentials, forwarded);
    expect(headers.get("set-cookie")).toMatch(/; Secure$/);
    expect((await listAudit("&operator=the-viewer"))[0]).toMatchObject({ action: "signIn", from: "203.0.113.9" });
  } finally {
    await other.running.stop();
  }
});

test("probes and metrics need no sign-in, and other paths show nothing", async () => {
  const { adminUrl } = live.gateway.running;
  for (const path of ["/healthz", "/readyz", "/metrics"]) expect((await fetch(adminUrl + path)).status).toBe(200);
  // There is a demo operator with the embedded database only.
  expect((await fetch(`${adminUrl}/console/demo-operator.json`)).status).toBe(404);
  expect((await fetch(`${adminUrl}/admin/v2/session`)).status).toBe(404);
  expect((await fetch(`${adminUrl}/admin/v1/none`)).status).toBe(404);
});
