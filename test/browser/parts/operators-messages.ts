import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { GatewayPages, OpenedPage } from "../gateway-pages.ts";
import { JOURNEY, LONG_JOURNEY, PATIENCE } from "../gateway-pages.ts";

export interface OperatorPages {
  /** A page of the demo operator. */
  openSignedIn(path: string): Promise<OpenedPage>;
  goTo(page: Page, path: string): Promise<unknown>;
}

/** The name and the lines of the file that a button CSV of the page saves. */
export async function saveCsv(page: Page, button = 0): Promise<readonly string[]> {
  const [file] = await Promise.all([
    page.waitForEvent("download", PATIENCE),
    page.getByRole("button", { name: "CSV" }).nth(button).click(PATIENCE),
  ]);
  const text = await readFile(await file.path(), "utf8");
  return [file.suggestedFilename(), ...text.replace("\ufeff", "").trim().split("\r\n")];
}

/** Searching, counting, sending again and cancelling, and what tables give to spreadsheets. */
export function operatorMessageTests(console: GatewayPages, { openSignedIn, goTo }: OperatorPages): void {
  const send = async (to: string, ref: string, change: { readonly sendAt?: string } = {}): Promise<string> =>
    (await console.gateway().orThrow.sendSms({ from: "0212345678", to, text: "Hello", ref, ...change })).msgKey;

  const refreshUntil = (page: Page, state: string): Promise<unknown> =>
    expect
      .poll(async () => {
        await page.getByRole("button", { name: "Refresh" }).click(PATIENCE);
        return page.locator(".details .badge").textContent(PATIENCE);
      }, PATIENCE)
      .toBe(state);

  test("messages are found by code, channel and a time that is one click away, and counted", JOURNEY, async () => {
    const failed = await send("01000003001", "filtered");
    const delivered = await send("01012345678", "filtered");
    const { page, faults } = await openSignedIn("/messages?ref=filtered");
    const row = (msgKey: string) => page.locator("tbody tr", { hasText: msgKey });
    await expect
      .poll(async () => {
        await page.getByRole("button", { name: "Search" }).click(PATIENCE);
        await row(delivered).waitFor(PATIENCE);
        return page.locator("tbody").textContent(PATIENCE);
      }, PATIENCE)
      .toMatch(/failed.*delivered|delivered.*failed/);
    await page.getByRole("button", { name: "Count all" }).click(PATIENCE);
    const totals = page.getByRole("region", { name: "Totals" });
    await totals.getByText("2 messages").waitFor(PATIENCE);
    await totals.getByRole("button", { name: "delivered 1", exact: true }).waitFor(PATIENCE);
    // A part of what was counted is a search.
    await totals.getByRole("button", { name: "23001 No subscriber 1" }).click(PATIENCE);
    await row(delivered).waitFor({ ...PATIENCE, state: "detached" });
    await row(failed).waitFor(PATIENCE);
    expect(await page.getByLabel("Report code").inputValue()).toBe("23001");

    await page.getByLabel("Report code").fill("A000");
    await page.getByText("5 digits, such as 23001").waitFor(PATIENCE);
    await page.getByLabel("Report code").fill("");
    await page.getByLabel("Last channel").selectOption("mms");
    await page.getByRole("button", { name: "Search" }).click(PATIENCE);
    await page.getByText("No message matches.").waitFor(PATIENCE);
    await page.getByLabel("Last channel").selectOption("sms");
    await page.getByRole("button", { name: "15 min" }).click(PATIENCE);
    await row(failed).waitFor(PATIENCE);
    await row(delivered).waitFor(PATIENCE);
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toEqual({ ref: "filtered", channel: "sms", last: "15m" });
    await page.reload(PATIENCE);
    await page.locator('.ranges [aria-pressed="true"]', { hasText: "15 min" }).waitFor(PATIENCE);
    await row(failed).waitFor(PATIENCE);
    // A time that is typed takes its place.
    await page.getByLabel("Accepted before").fill("2020-01-01T00:00");
    expect(await page.locator('.ranges [aria-pressed="true"]').count()).toBe(0);
    await page.getByRole("button", { name: "Search" }).click(PATIENCE);
    await page.getByText("No message matches.").waitFor(PATIENCE);
    expect(faults).toEqual([]);
    await page.close();
  });

  test(
    "a message is sent again after a question with the gateway's warning, and another one is cancelled",
    LONG_JOURNEY,
    async () => {
      const { page, faults } = await openSignedIn(`/messages/${await send("01000008001", "again")}`);
      await refreshUntil(page, "submitted");
      const again = page.getByRole("button", { name: "Send again" });
      await again.click(PATIENCE);
      const dialog = page.getByRole("dialog");
      await dialog
        .getByText(/would be sent again: simulator has it, so the recipient may get it twice, and both may be charged/)
        .waitFor(PATIENCE);
      await dialog.getByRole("button", { name: "Back" }).click(PATIENCE);
      await again.click(PATIENCE);
      await dialog.getByRole("button", { name: "Send again" }).click(PATIENCE);
      await page.getByText("Step 1 is in the outbox; the next free worker takes it.").waitFor(PATIENCE);

      const sendAt = new Date(Date.now() + 3_600_000).toISOString();
      await goTo(page, `/messages/${await send("01012345678", "cancelled", { sendAt })}`);
      await page.getByRole("button", { name: "Cancel the message" }).click(PATIENCE);
      await dialog.getByRole("button", { name: "Cancel the message" }).click(PATIENCE);
      await page.getByText("The message is cancelled. Its report says 90001.").waitFor(PATIENCE);
      await page.locator(".details .badge", { hasText: "cancelled" }).waitFor(PATIENCE);
      await page.getByRole("button", { name: "Send anyway" }).click(PATIENCE);
      await dialog.getByText(/no carrier has it, so the recipient gets it once/).waitFor(PATIENCE);
      await page.keyboard.press("Escape");
      await dialog.waitFor({ ...PATIENCE, state: "detached" });

      const scheduled = await send("01012345678", "at-once", { sendAt });
      // The list is in the order of its sendAt, and shows it.
      await goTo(page, "/messages?ref=at-once");
      const row = page.locator("tbody tr", { hasText: scheduled });
      const times = row.locator("time");
      await row.getByText("sendAt").waitFor(PATIENCE);
      expect(await times.nth(1).getAttribute("datetime")).toBe(sendAt);
      await goTo(page, `/messages/${scheduled}`);
      await page.getByRole("button", { name: "Send now" }).click(PATIENCE);
      await dialog.getByRole("button", { name: "Send now" }).click(PATIENCE);
      await refreshUntil(page, "delivered");
      await page.locator(".events").getByText("demo puts it in front of others that wait").waitFor(PATIENCE);
      expect(await page.getByRole("button", { name: /^(Send|Cancel)/ }).count()).toBe(0);
      expect(faults).toEqual([]);
      await page.close();
    },
  );

  test(
    "all messages of a search are sent again or cancelled once their number is confirmed",
    LONG_JOURNEY,
    async () => {
      const { page, faults } = await openSignedIn("/");
      const order = (carrierOrder: string) =>
        page.evaluate(`fetch("/admin/v1/carriers/simulator/${carrierOrder}", {
        method: "POST", headers: { "X-Requested-With": "gateway-console" },
      }).then((reply) => reply.status)`);
      const keys = [await send("01000002003", "many"), await send("01000002003", "many")];
      await goTo(page, "/messages?state=failed&code=22003&last=15m");
      await expect
        .poll(async () => {
          await page.getByRole("button", { name: "Search" }).click(PATIENCE);
          return page.locator("tbody tr", { hasText: "many" }).count();
        }, PATIENCE)
        .toBe(2);
      const dialog = page.getByRole("dialog");
      await page.getByRole("button", { name: "Send all again" }).click(PATIENCE);
      await dialog.getByText(/^2 messages of 1 account would be sent again: /).waitFor(PATIENCE);
      await dialog.getByRole("button", { name: "Back" }).click(PATIENCE);
      await page.getByRole("button", { name: "Send all again" }).click(PATIENCE);
      await dialog.getByRole("button", { name: "Send all again" }).click(PATIENCE);
      await page.getByText("Requeued 2 of 2 messages.").waitFor(PATIENCE);
      await goTo(page, `/messages/${keys[0]}`);
      await refreshUntil(page, "failed");
      expect((await page.locator(".events").textContent(PATIENCE))?.match(/handed to simulator/g)?.length).toBe(2);

      expect(await order("pause")).toBe(200);
      try {
        const held = await send("01012345678", "held");
        await goTo(page, "/messages?state=waiting&last=15m");
        await expect
          .poll(async () => {
            await page.getByRole("button", { name: "Search" }).click(PATIENCE);
            return page.locator("tbody tr", { hasText: held }).count();
          }, PATIENCE)
          .toBe(1);
        const paused = "simulator is paused: nothing leaves for it until it is resumed.";
        await page.getByRole("button", { name: "Send all now" }).click(PATIENCE);
        await dialog.getByText(paused).waitFor(PATIENCE);
        await dialog.getByRole("button", { name: "Back" }).click(PATIENCE);
        await page.getByLabel("Of the carrier").selectOption("simulator");
        await page.getByRole("button", { name: "Cancel all" }).click(PATIENCE);
        await dialog.getByText(/^1 message of 1 account would be cancelled: /).waitFor(PATIENCE);
        await dialog.getByRole("button", { name: "Cancel all" }).click(PATIENCE);
        await page.getByText("Cancelled 1 of 1 messages.").waitFor(PATIENCE);
        await page.getByText("No message matches.").waitFor(PATIENCE);
        // One message is promised no more, whether it waits or would be sent anyway.
        for (const [msgKey, label] of [
          [await send("01012345678", "held"), "Send now"],
          [held, "Send anyway"],
        ] as const) {
          await goTo(page, `/messages/${msgKey}`);
          await page.getByRole("button", { name: label }).click(PATIENCE);
          await dialog.getByText(paused).waitFor(PATIENCE);
          await dialog.getByRole("button", { name: label }).click(PATIENCE);
          await page.getByRole("status").getByText(paused).waitFor(PATIENCE);
        }
      } finally {
        expect(await order("resume")).toBe(200);
      }
      await goTo(page, "/audit");
      await page
        .getByRole("cell", { name: /^Cancelled all messages with state waiting, carrier simulator/ })
        .waitFor(PATIENCE);
      expect(faults).toEqual([]);
      await page.close();
    },
  );

  test("a search that names a recipient or a reference cannot be changed as a whole", LONG_JOURNEY, async () => {
    const msgKey = await send("01000008001", "only-this");
    const { page } = await openSignedIn("/messages?ref=only-this");
    await page.locator("tbody tr", { hasText: msgKey }).waitFor(PATIENCE);
    await page.getByLabel("State").selectOption("submitted");
    await page.getByRole("button", { name: "Search" }).click(PATIENCE);
    await page.locator("tbody tr", { hasText: msgKey }).waitFor(PATIENCE);
    expect(await page.getByRole("button", { name: "Send all again" }).count()).toBe(0);
    await page.close();
  });

  test("an account shows what it sent by day, with the sum and the codes", LONG_JOURNEY, async () => {
    await send("01012345678", "totals");
    const { page, faults } = await openSignedIn("/accounts/demo");
    const table = page.getByRole("region", { name: "Messages by day" });
    const totals = table.locator("tbody tr", { hasText: "Total" }).locator("td");
    await expect.poll(() => totals.first().textContent(PATIENCE), PATIENCE).toMatch(/^[1-9]/);
    const readEnds = async () => {
      const [, , failed, , cancelled] = await totals.allTextContents();
      return [Number(failed), Number(cancelled)];
    };
    // Nobody has failed to deliver what was not wanted any more.
    const [failed = 0, cancelled = 0] = await readEnds();
    const msgKey = await send("01012345678", "not-wanted", { sendAt: new Date(Date.now() + 60_000).toISOString() });
    await console.gateway().orThrow.cancelMessage({ msgKey });
    await page.reload(PATIENCE);
    await totals.first().waitFor(PATIENCE);
    expect(await readEnds()).toEqual([failed, cancelled + 1]);
    // What was counted for other days is not shown as if it were of these.
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Today" }).click(PATIENCE);
    await page.getByText("The gateway cannot be reached").waitFor(PATIENCE);
    expect(await table.count()).toBe(0);
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "30 days" }).click(PATIENCE);
    await page.locator('.ranges [aria-pressed="true"]', { hasText: "30 days" }).waitFor(PATIENCE);
    await page.getByRole("link", { name: /^10000 Delivered [1-9]/ }).click(PATIENCE);
    await page.locator('.ranges [aria-pressed="true"]', { hasText: "30 days" }).waitFor(PATIENCE);
    await page.locator("tbody tr", { hasText: "10000 Delivered" }).first().waitFor(PATIENCE);
    expect(faults).toEqual([]);
    await page.close();
  });

  test("every table can be saved for a spreadsheet", LONG_JOURNEY, async () => {
    const msgKey = await send("01012345678", '=cmd,"quoted"');
    const { page, faults } = await openSignedIn("/");
    const saved = async (path: string, row: string): Promise<readonly string[]> => {
      await goTo(page, path);
      await page.locator("tbody tr", { hasText: row }).first().waitFor(PATIENCE);
      return saveCsv(page);
    };
    const [name, head, ...lines] = await saved("/messages?last=15m", msgKey);
    expect([name, head]).toEqual([
      "messages.csv",
      "Accepted,Send at,Message,Account,To,Last channel,State,Report,Reference",
    ]);
    const line = lines.find((each) => each.includes(msgKey));
    // A reference that looks like a formula must not become one.
    expect(line).toContain(`,${msgKey},demo,01012345678,sms,`);
    expect(line).toMatch(/,"'=cmd,""quoted"""$/);
    expect((await saved("/", "simulator")).slice(0, 3)).toEqual([
      ...["carriers.csv", "Carrier,Health,Workers,Under way,Waiting,No receipt yet"],
      expect.stringMatching(/^simulator,Up,1,\d+,\d+,/),
    ]);
    expect((await saved("/accounts", "demo")).slice(0, 2)).toEqual([
      ...["accounts.csv", "Account,State,Reports,Send limit,Cell,Channels"],
    ]);
    expect((await saved("/accounts/demo", "Total")).slice(0, 2)).toEqual([
      ...["messages-of-demo.csv", "Day (UTC),Messages,Delivered,Failed,Expired,Cancelled,Open"],
    ]);
    expect((await saveCsv(page, 1)).slice(0, 2)).toEqual(["registry.csv", "Kind,Key,Details"]);
    expect((await saved("/audit", "Signed in")).slice(0, 2)).toEqual(["audit.csv", "Time,Operator,What,Result,From"]);
    expect(faults).toEqual([]);
    await page.close();
  });

  test("a file of a part of what was found says so, and so does the audit log", LONG_JOURNEY, async () => {
    await Promise.all(Array.from({ length: 26 }, () => send("01012345678", "one-page-and-more")));
    const { page, faults } = await openSignedIn("/messages?ref=one-page-and-more");
    const csv = page.getByRole("button", { name: "CSV" });
    await expect.poll(() => csv.textContent(PATIENCE), PATIENCE).toBe("CSV of the 25 shown");
    await page.getByRole("button", { name: "Show more" }).click(PATIENCE);
    await expect.poll(() => csv.textContent(PATIENCE), PATIENCE).toBe("CSV");
    expect((await saveCsv(page)).length).toBe(28);
    await goTo(page, "/audit");
    await page.getByRole("cell", { name: "25 found, and maybe more" }).first().waitFor(PATIENCE);
    expect(faults).toEqual([]);
    await page.close();
  });

  test("after too many wrong passwords a sign-in says how long to wait", LONG_JOURNEY, async () => {
    const { page } = await console.open("/", {}, console.adminUrl());
    await page.getByRole("textbox", { name: "Operator", exact: true }).fill("nobody");
    await page.getByLabel("Password").fill("wrong");
    const signIn = page.getByRole("button", { name: "Sign in", exact: true });
    for (let tries = 0; tries < 5; tries++) {
      const answered = page.waitForResponse((reply) => reply.url().endsWith("/admin/v1/session"), PATIENCE);
      await signIn.click(PATIENCE);
      await answered;
    }
    await expect
      .poll(async () => {
        await signIn.click(PATIENCE);
        return page.getByRole("alert").textContent(PATIENCE);
      }, PATIENCE)
      .toMatch(/^Too many tries/);
    expect(await page.getByRole("alert").textContent(PATIENCE)).toMatch(
      /^Too many triesThere were too many wrong passwords\. Try again in \d+ s\.$/,
    );
    await page.close();
  });
}
