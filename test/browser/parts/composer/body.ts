import { expect, test } from "vitest";
import { type GatewayPages, LONG_JOURNEY, PATIENCE } from "../../gateway-pages.ts";
import { choose, faultList, phones, results, send } from "./controls.ts";

/** The body that is written, and what is wrong with it. */
export function bodyTests({ openSignedIn }: GatewayPages): void {
  test(
    "a wrong field shows the fault that the gateway would name, is not sent, and keeps what was typed",
    PATIENCE,
    async () => {
      const { page, faults } = await openSignedIn("/");
      await choose(page, "sendSms.text");
      const text = page.getByLabel("Text", { exact: true });
      await text.fill("café");
      await expect.poll(() => text.getAttribute("aria-invalid"), PATIENCE).toBe("true");
      expect(await faultList(page).textContent()).toMatch(/^A303 \/text .*CP949/);
      // The field has no words of its own: the entry of the list describes it.
      expect(await text.getAttribute("aria-describedby")).toBe(await faultList(page).getAttribute("id"));
      // What the page knows to be refused is not sent, by the button or by the keys.
      let sends = 0;
      page.on("request", (request) => {
        if (request.url().includes("/v1/send/")) sends++;
      });
      const button = page.getByRole("button", { name: "Send", exact: true });
      expect(await button.isDisabled()).toBe(true);
      await text.press("Control+Enter");
      // The list leads to the field, and a reload loses nothing.
      await faultList(page).getByRole("button").click();
      expect(await page.evaluate("document.activeElement.id")).toBe("field/text");
      await page.reload(PATIENCE);
      await expect.poll(() => text.inputValue(), PATIENCE).toBe("café");
      await page.getByRole("button", { name: "Start over" }).click();
      await page.getByText("Ready to send").waitFor(PATIENCE);
      expect([await button.isEnabled(), sends, await page.getByRole("alert").count()]).toEqual([true, 0, 0]);
      expect(faults).toEqual([]);
      await page.close();
    },
  );

  test("what is wrong is said once, in the list of faults", LONG_JOURNEY, async () => {
    const { page, faults } = await openSignedIn("/");
    /** What each fault says besides its place, and how often the page says it outside of the list. */
    const listRepeated = async (): Promise<readonly string[]> => {
      const said = await faultList(page).evaluateAll((items) => items.map((item) => item.lastChild?.textContent ?? ""));
      expect(said.filter((words) => words.trim().length < 5)).toEqual([]);
      const others: string = await page.evaluate(
        `[...document.querySelectorAll("#content *")].filter((part) => !part.closest(".faults") && part.children.length === 0)
          .map((part) => part.textContent).join("\\n")`,
      );
      return said.filter((words) => others.includes(words.trim()));
    };
    // A word that is missing, in a field of its own.
    await choose(page, "sendOmni.flow");
    await page.getByRole("button", { name: "Remove order" }).last().click();
    await faultList(page).getByText("has no word for #{order}").waitFor(PATIENCE);
    const order = page.getByLabel("order", { exact: true }).last();
    expect(await order.getAttribute("aria-invalid")).toBe("true");
    await faultList(page).getByRole("button").click();
    expect(await page.evaluate("document.activeElement.id")).toBe("field/destinations/1/replaceWords/order");
    expect(await listRepeated()).toEqual([]);
    // The part is open, so its field is marked; only while it is folded does it count its faults.
    const counts = page.locator(".fault-count").filter({ visible: true });
    expect(await counts.count()).toBe(0);
    await page.locator("summary", { hasText: "Recipient 2" }).click();
    expect(await counts.allTextContents()).toEqual(["1 fault"]);
    await send(page);
    await results(page).getByText("refused").waitFor(PATIENCE);
    expect(await results(page).last().textContent()).toMatch(/^01098765432 refused A303 [^#]*$/);
    expect(await listRepeated()).toEqual([]);
    // Faults of texts, of lists, of parts and of the JSON itself.
    for (const [id, body] of [
      ["sendSms.text", '{"from": "02-1", "to": "1", "text": ""}'],
      ["sendOmni.flow", '{"messageFlow": [], "destinations": []}'],
      ["sendRcs.carouselMedium", '{"from": "0212345678", "to": "01012345678", "content": {"carousel": []}}'],
      ["sendMms.images", '{"from": "0212345678", "to": "01012345678", "text": "a", "fileKey": ["a", "b", "c", "d"]}'],
      ["sendAlimtalk.itemList", '{"to": "01012345678", "attachment": {"item": {"list": []}}}'],
    ] as const) {
      await choose(page, id);
      const editor = page.getByRole("tablist", { name: "Editor" });
      await editor.getByRole("tab", { name: "JSON" }).click();
      await page.getByLabel("Body as JSON").fill(body);
      await faultList(page).first().waitFor(PATIENCE);
      expect([id, await listRepeated()]).toEqual([id, []]);
      await editor.getByRole("tab", { name: "Form" }).click();
      expect([id, await listRepeated()]).toEqual([id, []]);
    }
    expect(faults).toEqual([]);
    await page.close();
  });

  test(
    "what was written is there again after a look at another channel, and its example is marked",
    LONG_JOURNEY,
    async () => {
      const { page, faults } = await openSignedIn("/");
      const example = page.getByLabel("Start from");
      await choose(page, "sendRcs.lms");
      const title = page.getByLabel("Title", { exact: true }).first();
      await title.fill("Half written");
      await page.getByRole("button", { name: "SMS", exact: true }).click();
      await page.getByRole("button", { name: "RCS", exact: true }).click();
      expect(await example.inputValue()).toBe("sendRcs.lms");
      expect(await title.inputValue()).toBe("Half written");
      const marked = example.locator("option", { hasText: "(changed by you)" });
      expect(await marked.evaluateAll((options) => options.map((option) => option.getAttribute("value")))).toEqual([
        "sendRcs.lms",
      ]);
      // Also after a reload.
      await page.getByRole("button", { name: "SMS", exact: true }).click();
      await page.reload(PATIENCE);
      await page.getByRole("button", { name: "RCS", exact: true }).click(PATIENCE);
      expect(await title.inputValue()).toBe("Half written");
      await page.getByRole("button", { name: "Start over" }).click();
      expect(await marked.count()).toBe(0);
      expect(faults).toEqual([]);
      await page.close();
    },
  );

  test("form, JSON and output are one body", PATIENCE, async () => {
    const { page, faults } = await openSignedIn("/");
    await choose(page, "sendSms.text");
    await page.getByLabel("Text", { exact: true }).fill("It's here");
    await page.getByRole("tablist", { name: "Editor" }).getByRole("tab", { name: "JSON" }).click();
    const json = page.getByLabel("Body as JSON");
    expect(JSON.parse(await json.inputValue())).toMatchObject({ text: "It's here", to: "01012345678" });
    await json.fill('{\n  "from": "0212345678",\n  "to": "010');
    await expect.poll(() => faultList(page).textContent(), PATIENCE).toMatch(/A010.*line 3/);
    // Nothing is sent that is not shown, and there is a way back.
    expect(await page.getByRole("button", { name: "Send", exact: true }).isDisabled()).toBe(true);
    await page.getByRole("button", { name: "Start over" }).click();
    await expect.poll(() => json.inputValue(), PATIENCE).toContain('"to": "01012345678"');
    await send(page);
    await results(page).getByText("accepted").waitFor(PATIENCE);
    expect(await page.getByText("Sent before the last change:").count()).toBe(0);
    await json.fill('{"from": "02');
    await page.getByText("Sent before the last change:").waitFor(PATIENCE);
    await json.fill('{"from": "0212345678", "to": "01000000000", "text": "From JSON", "colour": "red"}');
    await expect.poll(() => faultList(page).textContent(), PATIENCE).toMatch(/A011 \/colour/);
    const output = page.getByRole("region", { name: "Request" });
    await output.getByRole("tab", { name: "curl" }).click();
    expect(await output.getByRole("tabpanel").textContent()).toContain('"text": "From JSON"');
    await output.getByRole("tab", { name: "curl" }).press("ArrowRight");
    expect(await output.getByRole("tabpanel").textContent()).toContain("await gateway.sendSms({");
    await output.getByRole("tab", { name: "TypeScript" }).press("ArrowRight");
    expect(await output.getByRole("tabpanel").textContent()).toContain('sent = gateway.send_sms({\n    "from"');
    // In colour, and the language is remembered.
    await output.locator(".hljs-string").first().waitFor(PATIENCE);
    await page.reload(PATIENCE);
    await output.getByRole("tab", { name: "Python", selected: true }).waitFor(PATIENCE);
    await page.getByRole("tablist", { name: "Editor" }).getByRole("tab", { name: "Form" }).click();
    expect(await page.getByLabel("Text", { exact: true }).inputValue()).toBe("From JSON");
    expect(await phones(page).textContent()).toContain("From JSON");
    expect(faults).toEqual([]);
    await page.close();
  });
}
