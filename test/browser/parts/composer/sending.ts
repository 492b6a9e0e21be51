import { expect, test } from "vitest";
import { runCommand } from "../../../rig/admin-command.ts";
import { type GatewayPages, LONG_JOURNEY, PATIENCE } from "../../gateway-pages.ts";
import { choose, faultList, phones, results, send } from "./controls.ts";

const listValues = (inputs: readonly (HTMLElement | SVGElement)[]): readonly (string | null)[] =>
  inputs.map((input) => (input as HTMLInputElement).value);

/** How a message is sent, and what is told of each recipient. */
export function sendingTests({ dataFolder, open, openSignedIn }: GatewayPages): void {
  test("a send without an answer is repeated with the same key", LONG_JOURNEY, async () => {
    const { page, faults } = await openSignedIn("/");
    await choose(page, "sendSms.text");
    const keys = new Set<string | undefined>();
    page.on("request", (request) => {
      if (request.url().endsWith("/v1/send/sms")) keys.add(request.headers()["idempotency-key"]);
    });
    await page.route("**/v1/send/sms", (route) => route.abort());
    await send(page);
    await page.getByRole("alert").getByText("cannot be reached").waitFor(PATIENCE);
    await page.unroute("**/v1/send/sms");
    await send(page);
    await results(page).getByText("accepted").waitFor(PATIENCE);
    expect([...keys]).toEqual([expect.any(String)]);
    // Another one is another message.
    await send(page);
    await expect.poll(() => keys.size, PATIENCE).toBe(2);
    expect(faults).toEqual([]);
    await page.close();
  });

  test("a message that fails says so with its code and what that means", LONG_JOURNEY, async () => {
    const { page, faults } = await openSignedIn("/");
    await choose(page, "sendSms.text");
    await page.getByLabel("To", { exact: true }).fill("01000003001");
    await send(page);
    await results(page).getByText("Failed").waitFor(PATIENCE);
    expect(await results(page).first().textContent()).toMatch(/Failed 23001 No subscriberThe number /);
    expect(faults).toEqual([]);
    await page.close();
  });

  test("the keyboard is at Send in a few steps, sends from anywhere, and closes the result", PATIENCE, async () => {
    const { page, faults } = await openSignedIn("/", { viewport: { width: 390, height: 800 } });
    await choose(page, "sendSms.text");
    await page.getByText("Ready to send").waitFor(PATIENCE);
    await page.reload(PATIENCE);
    await page.getByText("Ready to send").waitFor(PATIENCE);
    let stops = 0;
    for (; stops < 20 && (await page.evaluate("document.activeElement.id")) !== "send"; stops++)
      await page.keyboard.press("Tab");
    expect(stops).toBeLessThan(15);
    // The channels are one stop, and the arrow keys go from one to the next.
    await page.getByRole("button", { name: "SMS", exact: true }).press("ArrowRight");
    expect(await page.evaluate("document.activeElement.textContent")).toBe("LMS / MMS");
    await page.getByLabel("Text", { exact: true }).press("Control+Enter");
    await results(page).getByText("accepted").waitFor(PATIENCE);
    await page.getByRole("button", { name: "Close the result" }).click(PATIENCE);
    await results(page)
      .first()
      .waitFor({ ...PATIENCE, state: "detached" });
    expect(faults).toEqual([]);
    await page.close();
  });

  test(
    "an account that is live says so, begins with what it can send, and asks before it sends",
    LONG_JOURNEY,
    async () => {
      const admin = (...args: readonly string[]) => runCommand({ DATA_FOLDER: dataFolder }, args);
      expect(await admin("account", "create", "--id", "shop", "--password", "secret")).toMatchObject({ exitCode: 0 });
      expect(await admin("registry", "add", "sender-number", "0311112222", "--id", "shop")).toMatchObject({
        exitCode: 0,
      });
      const demo = await openSignedIn("/");
      await demo.page.getByRole("banner").getByText("Sandbox").waitFor(PATIENCE);
      await demo.page.close();
      const { page, faults } = await open("/");
      await page.getByLabel("Account id").fill("shop");
      await page.getByLabel("Password").fill("secret");
      await page.getByRole("button", { name: "Sign in" }).click(PATIENCE);
      await page.getByRole("banner").getByText("Live", { exact: true }).waitFor(PATIENCE);
      // A text message, which needs no brand or template, from its own number and to nobody yet.
      const to = page.getByLabel("To", { exact: true });
      await faultList(page).getByText("/to", { exact: true }).waitFor(PATIENCE);
      expect([await to.inputValue(), await page.getByLabel("what the simulator does").count()]).toEqual(["", 0]);
      await to.fill("01012345678");
      await page.getByText("Ready to send").waitFor(PATIENCE);
      expect(await page.getByLabel("From", { exact: true }).inputValue()).toBe("0311112222");
      await page.reload(PATIENCE);
      await page.getByText("Ready to send").waitFor(PATIENCE);
      let sends = 0;
      page.on("request", (request) => {
        if (request.url().includes("/v1/send/")) sends++;
      });
      await send(page);
      const dialog = page.getByRole("dialog", { name: "Send to 1 person?" });
      await dialog.getByText("01012345678").waitFor(PATIENCE);
      await dialog.getByRole("button", { name: "Back" }).click(PATIENCE);
      await dialog.waitFor({ ...PATIENCE, state: "hidden" });
      await page.keyboard.press("Control+Enter");
      await dialog.getByRole("button", { name: "Send" }).click(PATIENCE);
      await results(page).getByText("accepted").waitFor(PATIENCE);
      expect(sends).toBe(1);
      await choose(page, "sendOmni.flow");
      const recipients = page.getByLabel("To", { exact: true });
      for (const [index, number] of ["01012345678", "01098765432"].entries()) {
        expect(await recipients.nth(index).inputValue()).toBe("");
        await recipients.nth(index).fill(number);
      }
      await page.getByRole("button", { name: "Send to 2" }).click(PATIENCE);
      await page.getByRole("dialog", { name: "Send to 2 people, 2 with fallback?" }).waitFor(PATIENCE);
      expect(faults).toEqual([]);
      await page.close();
    },
  );

  test("a channel that is not open to the account is marked, and nothing is sent by it", LONG_JOURNEY, async () => {
    const create = ["account", "create", "--id", "texts", "--password", "secret", "--sandbox", "--channels", "sms,mms"];
    expect(await runCommand({ DATA_FOLDER: dataFolder }, create)).toMatchObject({ exitCode: 0 });
    const { page, faults } = await open("/");
    await page.getByLabel("Account id").fill("texts");
    await page.getByLabel("Password").fill("secret");
    await page.getByRole("button", { name: "Sign in" }).click(PATIENCE);
    await page.getByText("Ready to send").waitFor(PATIENCE);
    const channels = page.getByRole("toolbar", { name: "Channel" });
    expect(await channels.getByTitle("Not open to this account").allTextContents()).toEqual([
      ...["RCS", "International", "Alimtalk", "Friendtalk", "Brand message"],
    ]);
    await choose(page, "sendRcs.carouselMedium");
    await faultList(page).getByText("This account may not send by RCS.").waitFor(PATIENCE);
    expect(await page.getByRole("button", { name: "Send", exact: true }).isDisabled()).toBe(true);
    await choose(page, "sendMms.longText");
    await send(page);
    await results(page).getByText("accepted").waitFor(PATIENCE);
    expect(faults).toEqual([]);
    await page.close();
  });

  test("a send with a time says so, also after a reload", LONG_JOURNEY, async () => {
    const { page, faults } = await openSignedIn("/");
    await choose(page, "sendSms.text");
    const time = page.getByLabel("Send at");
    expect(await time.isVisible()).toBe(false);
    await page.locator("summary", { hasText: "More" }).click();
    await time.fill("2999-01-20T06:35");
    await page.getByText("Ready to schedule").waitFor(PATIENCE);
    await page.reload(PATIENCE);
    await page.getByRole("button", { name: "Schedule for Jan 20, 06:35" }).waitFor(PATIENCE);
    expect(await time.isVisible()).toBe(true);
    // Without the time it is sent now, and the field stays in sight.
    await time.fill("");
    await page.getByRole("button", { name: "Send", exact: true }).waitFor(PATIENCE);
    expect(await time.isVisible()).toBe(true);
    expect(faults).toEqual([]);
    await page.close();
  });

  test("a message of a flow is sent again to its own recipient only", LONG_JOURNEY, async () => {
    const { page, faults } = await openSignedIn("/");
    await choose(page, "sendOmni.flow");
    await send(page);
    await results(page).getByRole("link").nth(1).click(PATIENCE);
    await page.getByRole("button", { name: "Send again" }).click(PATIENCE);
    await page.getByRole("button", { name: "Send", exact: true }).waitFor(PATIENCE);
    expect(await page.getByLabel("To", { exact: true }).evaluateAll(listValues)).toEqual(["01098765432"]);
    expect(await phones(page).first().textContent()).toContain("20251115-0008");
    expect(faults).toEqual([]);
    await page.close();
  });

  test(
    "a flow is a row of phones with the words of each recipient, who are answered one by one",
    LONG_JOURNEY,
    async () => {
      const { page, faults } = await openSignedIn("/");
      await choose(page, "sendOmni.flow");
      await expect.poll(() => phones(page).count(), PATIENCE).toBe(3);
      expect(await page.getByRole("region", { name: "Preview" }).getByText("if it fails").count()).toBe(2);
      expect(await phones(page).first().textContent()).toContain("20251115-0007");
      await page.getByRole("button", { name: "01098765432" }).click();
      await expect.poll(() => phones(page).first().textContent(), PATIENCE).toContain("20251115-0008");
      // Without a word, this recipient is refused and the other is not.
      await page.getByRole("button", { name: "Remove order" }).last().click();
      await expect.poll(() => faultList(page).first().textContent(), PATIENCE).toContain("01098765432 has no word");
      await page.getByLabel("To: what the simulator does").first().selectOption("01000003019", PATIENCE);
      await send(page);
      await expect
        .poll(() => results(page).allTextContents(), PATIENCE)
        .toEqual([
          expect.stringMatching(/^01000003019 accepted Follow /),
          expect.stringMatching(/^01098765432 refused A\d{3}/),
        ]);
      // The messenger fails, and the phone after it rings.
      await results(page).getByRole("link").click(PATIENCE);
      const timeline = page.getByRole("list", { name: "Timeline" }).getByRole("listitem");
      await timeline.nth(2).getByText("10000").waitFor(PATIENCE);
      expect(await timeline.nth(1).textContent()).toContain("63019");
      expect(faults).toEqual([]);
      await page.close();
    },
  );
}
