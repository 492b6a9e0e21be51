import { expect, test } from "vitest";
import { type GatewayPages, PATIENCE } from "../../gateway-pages.ts";
import { choose, faultList, phones, results, send } from "./controls.ts";

/** The body that is written, and what is wrong with it. */
export function bodyTests({ openSignedIn }: GatewayPages): void {
  test("a wrong field shows the fault that the gateway then names, and what was typed stays", PATIENCE, async () => {
    const { page, faults } = await openSignedIn("/");
    await choose(page, "sendSms.text");
    const text = page.getByLabel("Text", { exact: true });
    await text.fill("café");
    await expect.poll(() => text.getAttribute("aria-invalid"), PATIENCE).toBe("true");
    expect(await text.locator("..").textContent()).toMatch(/CP949.*A303/);
    expect(await faultList(page).textContent()).toMatch(/^A303 \/text/);
    await send(page);
    await page.getByRole("alert").getByText("A303").waitFor(PATIENCE);
    // The fault is listed above the refusal, and not once more in it.
    expect(await page.getByRole("alert").getByRole("listitem").count()).toBe(0);
    // The list leads to the field, and a reload loses nothing.
    await faultList(page).getByRole("button").click();
    expect(await page.evaluate("document.activeElement.id")).toBe("field/text");
    await page.reload(PATIENCE);
    await expect.poll(() => text.inputValue(), PATIENCE).toBe("café");
    await send(page);
    await page.getByRole("alert").waitFor(PATIENCE);
    await page.getByRole("button", { name: "Start over" }).click();
    await page.getByText("Ready to send").waitFor(PATIENCE);
    // The refusal was of another text.
    expect(await page.getByRole("alert").count()).toBe(0);
    expect(faults).toEqual([]);
    await page.close();
  });

  test("form, JSON and output are one body", PATIENCE, async () => {
    const { page, faults } = await openSignedIn("/");
    await choose(page, "sendSms.text");
    await page.getByLabel("Text", { exact: true }).fill("It's here");
    await page.getByRole("tablist", { name: "Editor" }).getByRole("tab", { name: "JSON" }).click();
    const json = page.getByLabel("Body as JSON");
    expect(JSON.parse(await json.inputValue())).toMatchObject({ text: "It's here", to: "01012345678" });
    await json.fill('{"from": "0212345678", "to": "010');
    await expect.poll(() => faultList(page).textContent(), PATIENCE).toContain("A010");
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
