import { expect, test } from "vitest";
import { type GatewayPages, JOURNEY, LONG_JOURNEY, PATIENCE } from "../gateway-pages.ts";
import { choose, results, send } from "./composer/controls.ts";

/** A request that is still answered by a test belongs to a page that is left. */
const ENDING = { behavior: "ignoreErrors" } as const;

/** As the gateway tells it of an account. */
const FAILING = {
  ...{ channel: "alimtalk", reportCode: "63015", reportText: "Template missing", percent: 98, reports: 50 },
  meaning: "The template is unknown to the messenger.",
  advice: "Check the template code, and that its approval has not ended.",
  since: "2025-11-15T09:30:00+09:00",
};

const UNREACHABLE = "The gateway cannot be reached";

/** What the pages say once something has happened: each thing once, to those who see it and to those who hear it. */
export function noticeTests({ gateway, openSignedIn }: GatewayPages): void {
  test("a gateway that does not answer is told once", LONG_JOURNEY, async () => {
    const sendAt = new Date(Date.now() + 3_600_000).toISOString();
    const { msgKey } = await gateway().orThrow.sendSms({
      from: "0212345678",
      to: "01012345678",
      text: "Hello",
      sendAt,
    });
    const { page, faults } = await openSignedIn(`/messages/${msgKey}`);
    const notes = page.getByText(UNREACHABLE);
    await page.getByText("Waits for its time").waitFor();
    // The stream that is open goes on; what is asked anew is not answered.
    await page.route("**/v1/**", (route) => route.abort());
    await page.getByRole("button", { name: "Cancel this message" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel this message" }).click();
    await expect.poll(() => page.getByRole("button", { name: "Cancel this message" }).isEnabled(), PATIENCE).toBe(true);
    await notes.waitFor();
    expect(await notes.count()).toBe(1);
    // Reports poll by themselves, and the webhook is tested by hand.
    await page.route("**/console/account.json", async (route) => {
      const facts = await (await route.fetch()).json();
      await route.fulfill({ json: { ...facts, hasWebhook: true } });
    });
    await page.getByRole("link", { name: "Reports" }).click();
    await notes.waitFor();
    await page.getByRole("button", { name: "Test the webhook" }).click();
    await expect.poll(() => page.getByRole("button", { name: "Test the webhook" }).isEnabled(), PATIENCE).toBe(true);
    expect(await notes.count()).toBe(1);
    await page.getByRole("link", { name: "Compose" }).click();
    await choose(page, "sendSms.text");
    await send(page);
    await notes.waitFor();
    expect(await notes.count()).toBe(1);
    await page.unrouteAll(ENDING);
    // States that are not known are not left out in silence.
    await send(page);
    await results(page).getByText("accepted").waitFor();
    await page.route("**/v1/**", (route) => route.abort());
    const sent = [{ msgKey, sentAtMs: Date.now(), steps: ["SMS"], to: "010••••5678" }];
    await page.evaluate(`localStorage.setItem("console-sent demo", ${JSON.stringify(JSON.stringify(sent))})`);
    await page.getByRole("link", { name: "Messages" }).click();
    await page.getByText("The states are as they were before, or not known.").waitFor();
    expect(await notes.count()).toBe(1);
    // A form that is not there yet is neither empty nor checked.
    await page.evaluate(`history.pushState(null, "", "/console/?messageForm=form_01JCQM8Z4T6V9X2B5D7F0H3K1N")`);
    await page.reload();
    await page.getByText("Loading the form …").waitFor();
    expect(await page.getByText("Ready to send").count()).toBe(0);
    await page.unrouteAll(ENDING);
    await page.reload();
    await page.getByRole("list", { name: "Faults" }).getByText("has no word for #{name}").waitFor();
    await gateway().orThrow.cancelMessage({ msgKey });
    expect(faults).toEqual([]);
    await page.close();
  });

  test("a channel whose reports fail is told on every page, with its code and what to do", JOURNEY, async () => {
    const { page, faults } = await openSignedIn("/");
    await page.route("**/console/account.json", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), failing: [FAILING] } });
    });
    await page.reload();
    const note = page.getByRole("alert").filter({ hasText: "Messages by alimtalk fail: 63015 Template missing" });
    await note.getByText("Check the template code, and that its approval has not ended.").waitFor(PATIENCE);
    await note.getByText("Of the newest 50 reports 98 % had failed").waitFor(PATIENCE);
    await page.getByRole("link", { name: "Reports" }).click(PATIENCE);
    await page.getByRole("heading", { name: "Reports", level: 1 }).waitFor(PATIENCE);
    expect(await note.count()).toBe(1);
    // It is over.
    await page.unrouteAll(ENDING);
    await page.reload();
    await note.waitFor({ ...PATIENCE, state: "detached" });
    expect(faults).toEqual([]);
    await page.close();
  });

  test("nothing is read out twice: no notice is inside of another part that is read out", LONG_JOURNEY, async () => {
    const { page, faults } = await openSignedIn("/");
    const nested = page.locator(
      ":is([aria-live], [role=status], [role=alert]) :is([aria-live], [role=status], [role=alert])",
    );
    await choose(page, "sendSms.text");
    await page.route("**/v1/send/sms", (route) => route.abort());
    await send(page);
    await page.getByRole("alert").waitFor();
    expect(await nested.count()).toBe(0);
    await page.unroute("**/v1/send/sms");
    await send(page);
    await results(page).getByText("Delivered").waitFor();
    expect(await nested.count()).toBe(0);
    await page.getByRole("link", { name: "Reports" }).click();
    // What cannot be tested is not offered.
    await page.getByText("This account has no webhook").waitFor();
    expect(await page.getByRole("button", { name: "Test the webhook" }).isDisabled()).toBe(true);
    expect(await nested.count()).toBe(0);
    expect(faults).toEqual([]);
    await page.close();
  });

  test("a dialog is closed by one Escape or by its button", LONG_JOURNEY, async () => {
    const { page, faults } = await openSignedIn("/");
    await choose(page, "sendSms.text");
    await page.getByLabel("Text", { exact: true }).fill("Half written");
    const dialog = page.getByRole("dialog", { name: "Sign out?" });
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => dialog.getByRole("button", { name: "Back" }).click(),
    ]) {
      await page.getByRole("button", { name: "Sign out" }).click();
      await dialog.waitFor();
      await close();
      await dialog.waitFor({ state: "hidden" });
    }
    expect(await page.getByLabel("Text", { exact: true }).inputValue()).toBe("Half written");
    expect(faults).toEqual([]);
    await page.close();
  });
}
