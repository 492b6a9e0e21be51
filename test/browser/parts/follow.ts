import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { runCommand } from "../../rig/admin-command.ts";
import {
  findAccessFaults,
  type GatewayPages,
  getWidth,
  JOURNEY,
  LONG_JOURNEY,
  LOOKS,
  PATIENCE,
} from "../gateway-pages.ts";

/** The requests about reports that the page has made and that have ended, without the origin. */
const listReportCalls = (page: Awaited<ReturnType<GatewayPages["open"]>>["page"]): Promise<unknown> =>
  page.evaluate(
    `performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname).filter((path) => path.startsWith("/v1/report/"))`,
  );

/** What becomes of messages and reports. */
export function followTests({ dataFolder, gateway, goTo, open, openSignedIn }: GatewayPages): void {
  const sendSms = async (to: string, more: { readonly sendAt?: string; readonly ref?: string } = {}): Promise<string> =>
    (await gateway().orThrow.sendSms({ from: "0212345678", to, text: "Hello", ...more })).msgKey;

  test("a message is followed to its delivery", JOURNEY, async () => {
    const msgKey = await sendSms("01012345678", { ref: "order-7" });
    const { page, faults } = await openSignedIn("/messages");
    await page.getByLabel("Message key").fill(` ${msgKey} `);
    await page.getByRole("button", { name: "Open" }).click();
    const timeline = page.getByRole("list", { name: "Timeline" });
    await timeline.getByText("Delivered").waitFor();
    expect(await timeline.getByRole("listitem").count()).toBe(2);
    expect(await page.getByText("Reference order-7").count()).toBe(1);
    expect(await page.getByRole("status").textContent()).toBe("Delivered. SMS delivered");
    // It has its final result, so nobody asks any more.
    await page.getByText("Live", { exact: true }).waitFor({ state: "detached" });
    // It came by one stream, without an inquiry.
    expect(await listReportCalls(page)).toEqual([`/v1/report/inquiry/${msgKey}/stream`]);
    expect(faults).toEqual([]);
    await page.close();
  });

  test("a message that the credential may not see is asked for once, and the page says why", LONG_JOURNEY, async () => {
    const msgKey = await sendSms("01012345678");
    const { page } = await openSignedIn("/messages");
    let asked = 0;
    await page.route("**/v1/report/inquiry/**", (route) => {
      asked++;
      return route.fulfill({ status: 403, json: { code: "A802", result: "Not allowed" } });
    });
    await goTo(page, `/messages/${msgKey}`);
    await page.getByText("A802").first().waitFor(PATIENCE);
    // Longer than it takes until a lost stream is opened again.
    await sleep(3000);
    expect(asked).toBe(1);
    await page.close();
  });

  test(
    "the list shows what was sent from this browser, with states that change by themselves",
    LONG_JOURNEY,
    async () => {
      const sendAt = new Date(Date.now() + 3_600_000).toISOString();
      const msgKey = await sendSms("01012345678", { sendAt });
      const { page, faults } = await openSignedIn("/messages");
      const sent = [{ msgKey, sentAtMs: Date.now(), steps: ["ALIMTALK", "SMS"], to: "010••••5678", ref: "order-8" }];
      await page.evaluate(`localStorage.setItem("console-sent demo", ${JSON.stringify(JSON.stringify(sent))})`);
      await page.reload();
      const row = page.getByRole("row", { name: msgKey });
      await row.getByText("Scheduled").waitFor();
      expect(await row.textContent()).toMatch(/Alimtalk → SMS010••••5678order-8/);
      await gateway().orThrow.cancelMessage({ msgKey });
      await row.getByText("Cancelled").waitFor();
      await page.getByText("Numbers are kept without their middle").waitFor();
      const search = page.getByLabel("Search by reference");
      await search.fill("01099995678");
      await row.waitFor();
      await search.fill("ORDER-9");
      await page.getByText("No message of this list matches.").waitFor();
      await search.fill("ORDER-8");
      await row.waitFor();
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "CSV" }).click(),
      ]);
      expect(await readFile(await file.path(), "utf8")).toContain(
        `${msgKey},Cancelled,Alimtalk → SMS,010••••5678,order-8,`,
      );
      await page.getByRole("button", { name: "Forget this list" }).click();
      await page.getByText("Nothing yet.").waitFor();
      expect(faults).toEqual([]);
      await page.close();
    },
  );

  test("a fallback chain shows each step with its code in words", LONG_JOURNEY, async () => {
    const { accepted } = await gateway().orThrow.sendOmni({
      messageFlow: [
        { alimtalk: { senderKey: "a".repeat(40), msgType: "AT", templateCode: "T1", text: "Hello" } },
        { sms: { from: "0212345678", text: "Hello" } },
      ],
      destinations: [{ to: "01000003019" }],
    });
    const { page, faults } = await openSignedIn(`/messages/${accepted[0]?.msgKey}`);
    const steps = page.getByRole("list", { name: "Timeline" }).getByRole("listitem");
    await steps.nth(2).getByText("10000").waitFor();
    expect(await steps.nth(1).textContent()).toMatch(
      /^Alimtalk.*63019 Not a messenger user.*does not use the messenger/,
    );
    expect(await steps.nth(2).textContent()).toMatch(/^SMS.*10000 Delivered/);
    expect(faults).toEqual([]);
    await page.close();
  });

  test("a scheduled message shows its time, what happens to it, and can be cancelled", LONG_JOURNEY, async () => {
    const sendAt = new Date(Date.now() + 3_600_000).toISOString();
    const [first, second] = [await sendSms("01012345678", { sendAt }), await sendSms("01012345678", { sendAt })];
    const { page, faults } = await openSignedIn(`/messages/${first}`);
    await page.getByText("Waits for its time").waitFor();
    await page.getByText("Live", { exact: true }).waitFor();
    await page.context().setOffline(true);
    await page.getByText("The gateway cannot be reached").waitFor();
    await page.context().setOffline(false);
    await page.getByText("The gateway cannot be reached").waitFor({ state: "detached" });
    // Cancelled elsewhere: the page finds out by itself.
    await gateway().orThrow.cancelMessage({ msgKey: first });
    const step = page.getByRole("list", { name: "Timeline" }).getByRole("listitem").last();
    await step.getByText("It was cancelled before it was sent. Nobody received it.").waitFor();
    expect(await step.textContent()).toMatch(
      /^SMS Short text90001 Cancelled.*A program of the account or the operator cancelled it, \S+\.$/,
    );
    expect(await page.getByRole("status").textContent()).toBe("Cancelled");
    await goTo(page, `/messages/${second}`);
    await page.getByRole("button", { name: "Cancel this message" }).click();
    const dialog = page.getByRole("dialog", { name: "Cancel this message?" });
    await dialog.getByRole("button", { name: "Back" }).click();
    expect(await gateway().orThrow.report(second)).toMatchObject({ state: "pending" });
    await page.getByRole("button", { name: "Cancel this message" }).click();
    await dialog.getByRole("button", { name: "Cancel this message" }).click();
    await step.getByText("You cancelled it in this browser").waitFor();
    expect(await step.textContent()).not.toMatch(/Sent|asked for/);
    await goTo(page, `/messages/${first.slice(0, -4)}0000`);
    await page.getByText("A820 Requested data not found").waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });

  test("a page that fails says so, and the others work", LONG_JOURNEY, async () => {
    const { page, faults } = await openSignedIn("/messages/%E0");
    await page.getByText("This page has failed").waitFor();
    await page.getByRole("link", { name: "Files" }).click();
    await page.getByRole("heading", { name: "Files", exact: true }).waitFor();
    expect(faults).toEqual(["URI malformed"]);
    await page.close();
  });

  test("reports wait until they are acknowledged", JOURNEY, async () => {
    const msgKey = await sendSms("01000003001");
    await gateway().orThrow.waitForReport(msgKey);
    const { page, faults } = await openSignedIn("/reports");
    const waiting = page.getByRole("region", { name: "Waiting reports" });
    await waiting.getByText(msgKey).waitFor();
    // A report that comes now is in the next batch, which the page does not see yet; it says so.
    const later = await sendSms("01000003001");
    await gateway().orThrow.waitForReport(later);
    await page.getByRole("button", { name: "CSV" }).waitFor();
    await page.getByText(/^This batch has \d+ reports?; more may wait behind it\.$/).waitFor();
    await page.getByText("Acknowledge this one to see the next.").waitFor();
    expect(await waiting.getByText(later).count()).toBe(0);
    // It is a file, too.
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "CSV" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("reports.csv");
    // Its times are written as those of every other file.
    expect(await readFile(await file.path(), "utf8")).toMatch(
      new RegExp(`23001,No subscriber,${msgKey},.*,\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z\\r\\n`),
    );
    await page.getByRole("button", { name: /^Acknowledge \d+ report/ }).click();
    // A question comes first, in the middle of the screen.
    const box = await page.getByRole("dialog").boundingBox();
    const { height } = page.viewportSize() ?? { height: 0 };
    expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - height / 2)).toBeLessThan(2);
    expect((await gateway().orThrow.pollReports()).reportId).not.toBe("");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Acknowledge \d+ report/ })
      .click();
    const acknowledged = page.getByRole("region", { name: "Acknowledged reports" });
    await acknowledged.getByText(msgKey).waitFor();
    expect(await acknowledged.getByRole("row", { name: msgKey }).textContent()).toContain("23001 No subscriber");
    await waiting.getByText(later).waitFor();
    await page.getByText(/^This batch has \d+ reports?; more may wait behind it\.$/).waitFor();
    await page.getByRole("button", { name: /^Acknowledge \d+ report/ }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Acknowledge \d+ report/ })
      .click();
    await page.getByText("No report waits. New ones").waitFor();
    expect((await gateway().orThrow.pollReports()).reportId).toBe("");
    expect(faults).toEqual([]);
    await page.close();
  });

  test("an account with a webhook learns where its reports are, and can test its receiver", LONG_JOURNEY, async () => {
    // Nobody listens there.
    const webhook = ["--report", "webhook", "--webhook-url", "http://127.0.0.1:9/reports"];
    const create = ["account", "create", "--id", "hooked", "--password", "secret", "--sandbox", ...webhook];
    expect(await runCommand({ DATA_FOLDER: dataFolder }, create)).toMatchObject({ error: "", exitCode: 0 });
    const { page, faults } = await open("/reports");
    await page.getByLabel("Account id").fill("hooked");
    await page.getByLabel("Password").fill("secret");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByText("This account does not poll").waitFor();
    expect(await page.getByRole("button", { name: /Acknowledge/ }).count()).toBe(0);
    await page.getByRole("button", { name: "Test the webhook" }).click();
    await page.getByText("unreachable").waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });

  for (const [scheme, options] of LOOKS)
    test(`no page has a serious fault of accessibility, or is too wide, in ${scheme}`, options, async () => {
      const msgKey = await sendSms("01000000000");
      const { page, faults } = await open("/", { viewport: { width: 390, height: 800 } });
      await page.getByRole("button", { name: "Use the demo account" }).waitFor();
      expect(await findAccessFaults(page)).toEqual([]);
      await page.getByRole("button", { name: "Use the demo account" }).click();
      await page.getByRole("button", { name: "Sign out" }).waitFor();
      const paths = [
        ["/messages", "Sent from this browser"],
        [`/messages/${msgKey}`, "10000"],
        ["/reports", /^Acknowledge \d+ report/],
        ["/files", "Uploaded from this browser"],
        ["/forms", "Saved or opened in this browser"],
        ["/forms/new", "Each send brings the words"],
        ["/nowhere", "No such page"],
      ] as const;
      for (const [path, text] of paths) {
        await goTo(page, path);
        await page.getByText(text).first().waitFor();
        // What is dark is looked at as on a phone, what is light as on a desk.
        for (const width of scheme === "dark" ? [1280, 390] : [390, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          expect([path, await getWidth(page)]).toEqual([path, width]);
        }
        expect([path, await findAccessFaults(page, scheme)]).toEqual([path, []]);
        const current = page.getByRole("navigation").locator('[aria-current="page"]');
        expect([path, await current.count()]).toEqual([path, path === "/nowhere" ? 0 : 1]);
      }
      expect(faults).toEqual([]);
      await page.close();
    });
}
