import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OpenedDatabase, openConfiguredDatabase } from "../../../server/postgres/open-database.ts";
import { findAccount, updateAccount } from "../../../server/store/accounts.ts";
import { getCellSchema } from "../../../server/store/cell-directory.ts";
import { openDatabase } from "../../../server/store/connections.ts";
import type { Database } from "../../../server/store/database.ts";
import { ensurePartitions } from "../../../server/store/partitions.ts";
import { newSecret } from "../../gateway/webhooks/rig.ts";
import { makeAccount, PASSWORD } from "../../rig/live-gateway.ts";
import { runAdminOn } from "../../rig/run-admin.ts";
import { startReceiver } from "../../rig/webhook-receiver.ts";
import { insertMessage } from "../../store/step-fixtures.ts";
import {
  findAccessFaults,
  type GatewayPages,
  getWidth,
  JOURNEY,
  LONG_JOURNEY,
  LOOKS,
  PATIENCE,
} from "../gateway-pages.ts";

import { operatorAccountTests } from "./operators-accounts.ts";
import { operatorMessageTests, saveCsv } from "./operators-messages.ts";

const DAY_MS = 86_400_000;
const VIEWER_PASSWORD = "looks and touches nothing";

/** The console of operators, on the admin port. */
export function operatorTests(console: GatewayPages): void {
  let opened: OpenedDatabase;
  let cell: Database;

  beforeAll(async () => {
    opened = await openConfiguredDatabase({ databaseUrl: undefined, dataFolder: console.dataFolder }, { poolSize: 2 });
    const { database, url } = opened;
    await makeAccount({ database, url, replica: () => database }, "hook", { sandbox: true, reportMode: "webhook" });
    cell = openDatabase(url, {
      poolSize: 1,
      schema: getCellSchema((await findAccount(database.pool, "hook"))?.cellId ?? 1),
    });
    await runAdminOn(url, ["operators", "add", "watcher", "--password", VIEWER_PASSWORD]);
  }, 120_000);
  afterAll(async () => {
    await cell?.close();
    await opened?.close();
  });

  async function openSignedIn(path: string, options: BrowserContextOptions = {}) {
    const page = await console.open(path, options, console.adminUrl().replace("127.0.0.1", "localhost"));
    await page.page.getByRole("button", { name: "Use the demo operator" }).click(PATIENCE);
    await page.page.getByRole("button", { name: "Sign out" }).waitFor(PATIENCE);
    return page;
  }
  const goTo = (page: Page, path: string) => page.goto(new URL(`/console${path}`, page.url()).href, PATIENCE);

  const send = async (to: string, ref: string): Promise<string> =>
    (await console.gateway().orThrow.sendSms({ from: "0212345678", to, text: "Hello", ref })).msgKey;

  test("one click signs in, and charts show what was sent, live", JOURNEY, async () => {
    const { page, faults } = await openSignedIn("/");
    await send("01012345678", "chart");
    const tile = (label: string) => page.locator(".tile", { hasText: label });
    await expect.poll(() => tile("Accepted").locator("dd").textContent(), PATIENCE).toMatch(/^[1-9]/);
    expect(await tile("Accepted").locator("dt").textContent()).toContain("last 15 min");
    expect(await tile("Backlog").locator("dt").textContent()).toContain("now");
    // The slot that runs is not drawn yet, which is no reason to say that nothing was sent.
    expect(await page.getByText("Nothing was sent in this time.").count()).toBe(0);
    for (const title of ["Throughput", "Latency", "Failures by carrier"]) {
      const chart = page.locator("figure", { has: page.getByRole("heading", { name: title }) });
      const isDrawn = () =>
        chart.locator("canvas").evaluate((canvas: HTMLCanvasElement) => {
          const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
          return data.some((value, index) => index % 4 === 3 && value > 0);
        });
      await expect.poll(isDrawn, PATIENCE).toBe(true);
      expect(await chart.getByRole("img").getAttribute("aria-label")).toContain(title);
    }
    await page.getByRole("button", { name: "24 h" }).click(PATIENCE);
    await page.locator('.ranges [aria-pressed="true"]', { hasText: "24 h" }).waitFor(PATIENCE);
    // A slot of this chart is a quarter of an hour long, and the one that runs is shown too.
    await expect
      .poll(() => page.getByRole("img", { name: "Throughput" }).getAttribute("aria-label"), PATIENCE)
      .toMatch(/Accepted 0?\.?0*[1-9]/);
    await tile("Accepted").getByText("last 24 h").waitFor(PATIENCE);
    // Failures are not drawn in the colour of success.
    const colours = await page.evaluate<string[]>(`["Throughput", "Failures by carrier"].map((title) => {
      const figure = [...document.querySelectorAll("figure")].find((one) => one.textContent.includes(title));
      return getComputedStyle(figure).getPropertyValue("--series-1");
    })`);
    expect(colours[0]).not.toBe(colours[1]);
    // Figures that are no longer live say of when they are.
    await page.context().setOffline(true);
    await page.getByText(/Stopped, figures as of \d/).waitFor(PATIENCE);
    await page.locator(".stale", { has: tile("Accepted") }).waitFor(PATIENCE);
    await page.locator(".stale", { has: page.getByRole("region", { name: "Carriers" }) }).waitFor(PATIENCE);
    // All figures are old now, for one reason, which is said once.
    expect(await page.getByText("The gateway cannot be reached").count()).toBe(1);
    await page.context().setOffline(false);
    await page.getByText("Live", { exact: true }).waitFor(PATIENCE);
    // A reload goes on with the session; a sign-out ends it.
    await page.reload(PATIENCE);
    await page.getByRole("button", { name: "Sign out" }).click(PATIENCE);
    await page.getByRole("heading", { name: "Sign in" }).waitFor(PATIENCE);
    await page.reload(PATIENCE);
    await page.getByRole("heading", { name: "Sign in" }).waitFor(PATIENCE);
    expect(faults).toEqual([]);
    await page.close();
  });

  test("a message is found by its recipient, and its timeline says what became of it", JOURNEY, async () => {
    const msgKey = await send("01000003001", "lost-order");
    const { page, faults } = await openSignedIn("/messages");
    await page.getByLabel("Recipient").fill("no number");
    await page.getByText("5 to 20 digits").waitFor(PATIENCE);
    await page.getByLabel("Recipient").fill("010-0000-3001");
    await page.getByRole("button", { name: "Search" }).click(PATIENCE);
    const row = page.locator("tbody tr", { hasText: msgKey });
    await row.getByText("01000003001").waitFor(PATIENCE);
    expect(page.url()).not.toContain("3001");
    await row.getByRole("link", { name: msgKey }).click(PATIENCE);
    await page.getByRole("heading", { name: "Timeline" }).waitFor(PATIENCE);
    await expect
      .poll(async () => {
        await page.getByRole("button", { name: "Refresh" }).click(PATIENCE);
        return page.locator(".events").textContent(PATIENCE);
      }, PATIENCE)
      .toContain("failed");
    await goTo(page, "/messages?ref=nothing-has-this");
    await page.getByText("No message matches.").waitFor(PATIENCE);
    await page.getByLabel("Message key").fill("01M7KJYNGH8SF544ZK0Q1AXS8X");
    await page.getByRole("button", { name: "Search" }).click(PATIENCE);
    await page.getByText("There is no message 01M7KJYNGH8SF544ZK0Q1AXS8X.").waitFor(PATIENCE);
    expect(faults).toEqual([]);
    await page.close();
  });

  test("a carrier is drained after a question, and resumed; the audit log has both", JOURNEY, async () => {
    const { page, faults } = await openSignedIn("/");
    const row = page.locator("tbody tr", { hasText: "simulator" });
    const confirm = async (label: string): Promise<void> => {
      await row.getByRole("button", { name: label, exact: true }).click(PATIENCE);
      await page.getByRole("dialog").getByRole("button", { name: label, exact: true }).click(PATIENCE);
    };
    await row.getByRole("button", { name: "Drain" }).click(PATIENCE);
    // All of the question can be read.
    expect(await page.getByRole("dialog").evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
    const leave = [
      () => page.getByRole("dialog").getByRole("button", { name: "Back" }).click(PATIENCE),
      () => page.getByRole("dialog").getByRole("button", { name: "Close" }).click(PATIENCE),
      () => page.keyboard.press("Escape"),
    ];
    for (const [index, close] of leave.entries()) {
      if (index > 0) await row.getByRole("button", { name: "Drain" }).click(PATIENCE);
      await page.getByRole("dialog").waitFor(PATIENCE);
      await close();
      await page.getByRole("dialog").waitFor({ ...PATIENCE, state: "detached" });
      // The keyboard goes on where it was.
      expect(await page.evaluate("document.activeElement?.textContent")).toBe("Drain");
    }
    await row.getByText("Up", { exact: true }).waitFor(PATIENCE);
    // A receipt that never comes is named, and does not keep the drain from its end.
    const silent = await send("01000008001", "no-receipt");
    const readMessage = () => page.evaluate(`fetch("/admin/v1/messages/${silent}").then((reply) => reply.text())`);
    await expect.poll(readMessage, PATIENCE).toContain('"submitted"');
    // What a carrier has without a receipt is counted while it runs, too.
    const open = row.locator('td[data-label="No receipt yet"]');
    await expect.poll(() => open.textContent(PATIENCE), PATIENCE).toMatch(/^[1-9]/);
    await confirm("Drain");
    // Badge, note and answer use one word.
    await row.getByText("Drained", { exact: true }).waitFor(PATIENCE);
    await row.getByText(/^ordered \d\d:\d\d:\d\d by demo$/).waitFor(PATIENCE);
    await page.getByText("simulator is drained, in 1 worker.").waitFor(PATIENCE);
    expect(await page.locator("main").textContent(PATIENCE)).not.toMatch(/paused|draining/);
    expect(await open.textContent(PATIENCE)).toMatch(/^[1-9]/);
    const msgKey = await send("01012345678", "held-back");
    // A worker holds it, and it is waiting all the same.
    const backlog = page.locator(".tile", { hasText: "Backlog" }).locator("dd");
    await expect.poll(() => backlog.textContent(), PATIENCE).toMatch(/^1oldest/);
    // The message says why it waits, with times as everywhere, and leads to the carrier.
    await goTo(page, `/messages/${msgKey}`);
    const why = page.locator(".why");
    await expect
      .poll(async () => {
        await page.getByRole("button", { name: "Refresh" }).click(PATIENCE);
        return why.textContent(PATIENCE);
      }, PATIENCE)
      .toMatch(/^It waits since \d\d:\d\d:\d\d for simulator, which demo ordered to drain at \d\d:\d\d:\d\d\./);
    await why.getByRole("link", { name: "Look at simulator, and resume it" }).click(PATIENCE);
    await page.locator("tr.wanted", { hasText: "simulator" }).waitFor(PATIENCE);
    await confirm("Resume");
    await page.getByText("simulator is running again, in 1 worker.").waitFor(PATIENCE);
    await row.getByText("Up", { exact: true }).waitFor(PATIENCE);
    await goTo(page, `/messages/${msgKey}`);
    await expect
      .poll(async () => {
        await page.getByRole("button", { name: "Refresh" }).click(PATIENCE);
        return page.locator(".details .badge").textContent(PATIENCE);
      }, PATIENCE)
      .toBe("delivered");
    await goTo(page, "/audit");
    for (const sentence of ["Drained the carrier simulator", "Resumed the carrier simulator"])
      await page.getByRole("cell", { name: sentence, exact: true }).first().waitFor(PATIENCE);
    expect(faults).toEqual([]);
    await page.close();
  });

  test("a search with an end alone finds what is older than a day before it, and says so", LONG_JOURNEY, async () => {
    const acceptedMs = Date.now() - 3 * DAY_MS;
    await ensurePartitions(cell, acceptedMs);
    const { msgKey } = await insertMessage(cell.pool, acceptedMs, { accountId: "hook" });
    const { page, faults } = await openSignedIn("/messages?account=hook");
    await page
      .getByText("Accepted in the last 24 h, the newest first. One with a sendAt counts by that time.")
      .waitFor(PATIENCE);
    const row = page.locator("tbody tr", { hasText: msgKey });
    expect(await row.count()).toBe(0);
    await page.getByLabel("Accepted before").fill("2099-01-01T00:00");
    await page.getByRole("button", { name: "Search" }).click(PATIENCE);
    await row.waitFor(PATIENCE);
    await page.getByText("Accepted before Jan 1, 2099, the newest first.").waitFor(PATIENCE);
    await page.getByRole("button", { name: "7 days" }).click(PATIENCE);
    await page.getByText("Accepted in the last 7 days, the newest first.").waitFor(PATIENCE);
    await goTo(page, "/messages?state=scheduled");
    await page.getByText("With a sendAt in the last 24 h or later, the latest first.").waitFor(PATIENCE);
    await goTo(page, "/messages?ref=nothing-has-this");
    await page.getByText("Of all days that are kept, the newest first.").waitFor(PATIENCE);
    expect(faults).toEqual([]);
    await page.close();
  });

  test("on a phone all pages and buttons are in sight, and a table shows that it goes on", LONG_JOURNEY, async () => {
    await send("01012345678", "on-a-phone");
    const { page, faults } = await openSignedIn("/", { viewport: { width: 390, height: 800 } });
    await page.locator("tbody tr", { hasText: "simulator" }).waitFor(PATIENCE);
    expect(await getWidth(page)).toBe(390);
    const isInSight = async (name: string, role: "link" | "button"): Promise<boolean> => {
      const box = await page.getByRole(role, { name, exact: role === "button" }).boundingBox(PATIENCE);
      return box !== null && box.x >= 0 && box.x + box.width <= 390;
    };
    for (const label of ["Overview", "Messages", "Accounts", "Dead letters", "Audit", "Docs", "Partners' console"])
      expect([label, await isInSight(label, "link")]).toEqual([label, true]);
    for (const label of ["Pause", "Drain"]) expect([label, await isInSight(label, "button")]).toEqual([label, true]);
    await page.getByRole("button", { name: "Drain" }).click(PATIENCE);
    await page.getByRole("dialog").waitFor(PATIENCE);
    const box = await page.getByRole("dialog").boundingBox(PATIENCE);
    expect([(box?.x ?? -1) >= 0, (box?.x ?? 0) + (box?.width ?? 999) <= 390]).toEqual([true, true]);
    await page.keyboard.press("Escape");
    await goTo(page, "/messages");
    const table = page.getByRole("region", { name: "Messages that were found" });
    await table.waitFor(PATIENCE);
    // All five in one line, each with its text in one line, also beside a scrollbar.
    await page.setViewportSize({ width: 375, height: 800 });
    await page.getByRole("button", { name: "30 days" }).click(PATIENCE);
    await page.locator('.ranges [aria-pressed="true"]', { hasText: "30 days" }).waitFor(PATIENCE);
    await table.waitFor(PATIENCE);
    const ranges = await page
      .locator(".search .ranges button")
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON()));
    expect(ranges.length).toBe(5);
    expect(new Set(ranges.map(({ top }) => top)).size).toBe(1);
    for (const { height, right } of ranges) expect([height < 36, right <= 340]).toEqual([true, true]);
    expect(await table.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    expect(await table.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain("gradient");
    await goTo(page, "/accounts/demo");
    const registry = page.getByRole("region", { name: "Registry" });
    await registry.waitFor(PATIENCE);
    expect(await registry.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    expect(faults).toEqual([]);
    await page.close();
  });

  test("a dead letter is sent again", LONG_JOURNEY, async () => {
    const receiver = await startReceiver();
    await updateAccount(opened.database.pool, "hook", { webhookUrl: receiver.url, webhookSecrets: [newSecret()] });
    const headers = { "X-SVC-Client-Id": "hook", "X-SVC-Client-Passwd": PASSWORD };
    const issued = await (await fetch(`${console.url()}/v1/auth/token`, { method: "POST", headers })).json();
    const answer = await fetch(`${console.url()}/v1/send/sms`, {
      method: "POST",
      headers: { authorization: `Bearer ${issued.data.token}`, "content-type": "application/json" },
      body: JSON.stringify({ from: "0212345678", to: "01012345678", text: "Hello", ref: "dead" }),
    });
    const { msgKey } = await answer.json();
    await expect.poll(() => receiver.received.length, PATIENCE).toBe(1);
    // As it is after the last try; the tries themselves take minutes.
    await cell.pool.query(
      "INSERT INTO dead_letters (account_id, msg_key, failed_ms, attempts, reason) VALUES ('hook', $1, $2, 4, 'it answered HTTP 500')",
      [msgKey, Date.now() - 1000],
    );
    const { page, faults } = await openSignedIn("/dead-letters");
    await page.locator("tbody tr", { hasText: msgKey }).getByText("it answered HTTP 500").waitFor(PATIENCE);
    expect(await saveCsv(page)).toEqual([
      ...["dead-letters.csv", "Given up,Account,Message,Tries,Reason"],
      expect.stringMatching(new RegExp(`,hook,${msgKey},4,it answered HTTP 500$`)),
    ]);
    expect(await page.getByRole("button", { name: "Send again", exact: true }).isDisabled()).toBe(true);
    await page.getByRole("checkbox", { name: `Choose ${msgKey}` }).check(PATIENCE);
    await page.getByRole("button", { name: "Send again (1)" }).click(PATIENCE);
    await page.getByText("1 report is on its way again.").waitFor(PATIENCE);
    await page.getByText("There are none.").waitFor(PATIENCE);
    await expect.poll(() => receiver.received.length, PATIENCE).toBe(2);
    expect(receiver.received[1]?.msgKey).toBe(msgKey);
    expect(faults).toEqual([]);
    await page.close();
  });

  test("a viewer signs in with a password, sees masked recipients, and can change nothing", JOURNEY, async () => {
    await send("01012345678", "masked");
    const { page, faults } = await console.open("/", {}, console.adminUrl());
    const operator = page.getByRole("textbox", { name: "Operator", exact: true });
    await operator.fill("watcher");
    await page.getByLabel("Password").fill("wrong");
    await page.getByRole("button", { name: "Sign in", exact: true }).click(PATIENCE);
    await page.getByText("The name or the password is wrong.").waitFor(PATIENCE);
    expect(await operator.inputValue()).toBe("watcher");
    await page.getByLabel("Password").fill(VIEWER_PASSWORD);
    await page.getByRole("button", { name: "Sign in", exact: true }).click(PATIENCE);
    await page.locator("tbody tr", { hasText: "simulator" }).waitFor(PATIENCE);
    expect(await page.getByRole("button", { name: "Pause" }).count()).toBe(0);
    await goTo(page, "/messages?ref=masked");
    await page.locator("tbody tr").getByText("*******5678").waitFor(PATIENCE);
    expect(await page.getByLabel("Recipient").count()).toBe(0);
    const msgKey = await send("01000008001", "looked-at-only");
    await goTo(page, "/messages?state=submitted");
    const row = page.locator("tbody tr", { hasText: msgKey });
    await expect
      .poll(async () => {
        await page.getByRole("button", { name: "Search" }).click(PATIENCE);
        return row.count();
      }, PATIENCE)
      .toBe(1);
    expect(await page.getByRole("button", { name: /^(Send|Cancel) all/ }).count()).toBe(0);
    await row.getByRole("link", { name: msgKey }).click(PATIENCE);
    await page.getByRole("heading", { name: "Timeline" }).waitFor(PATIENCE);
    expect(await page.getByRole("button", { name: /^(Send|Cancel)/ }).count()).toBe(0);
    expect(faults).toEqual([]);
    await page.close();
  });

  operatorAccountTests({ openSignedIn, goTo }, () => ({ opened, cell }));
  operatorMessageTests(console, { openSignedIn, goTo });

  for (const [scheme, options] of LOOKS)
    test(`no page has a serious fault of accessibility, or is wider than a phone, in ${scheme}`, options, async () => {
      const msgKey = await send("01012345678", "looked-at");
      const { page, faults } = await openSignedIn("/", { viewport: { width: 390, height: 800 } });
      const paths = ["/", "/messages", `/messages/${msgKey}`, "/accounts", "/accounts/demo", "/dead-letters", "/audit"];
      for (const path of paths) {
        await goTo(page, path);
        await page.getByRole("heading", { level: 1 }).waitFor(PATIENCE);
        await page.getByText("Loading …").waitFor({ ...PATIENCE, state: "detached" });
        expect([path, await getWidth(page)]).toEqual([path, 390]);
        expect([path, await findAccessFaults(page, scheme)]).toEqual([path, []]);
      }
      await page.getByRole("button", { name: "Sign out" }).click(PATIENCE);
      await page.getByRole("heading", { name: "Sign in" }).waitFor(PATIENCE);
      expect(await findAccessFaults(page)).toEqual([]);
      expect(faults).toEqual([]);
      await page.close();
    });
}
