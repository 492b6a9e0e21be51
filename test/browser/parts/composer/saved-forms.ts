import { expect, test } from "vitest";
import { type GatewayPages, LONG_JOURNEY, PATIENCE } from "../../gateway-pages.ts";
import { choose, faultList, phones, results, send } from "./controls.ts";

/** Flows that are kept as forms. */
export function savedFormTests({ gateway, openSignedIn }: GatewayPages): void {
  test("a flow is saved as a form, and a form is sent", LONG_JOURNEY, async () => {
    const { page, faults } = await openSignedIn("/");
    await choose(page, "sendOmni.flow");
    await page.getByRole("button", { name: "Save as a form" }).click(PATIENCE);
    // The same editor, with the messages of the flow.
    await page.getByRole("heading", { name: "New form" }).waitFor(PATIENCE);
    await expect.poll(() => phones(page).count(), PATIENCE).toBe(3);
    expect(await phones(page).nth(1).textContent()).toContain("#{order}");
    await page.getByText("Each send brings the words for #{name}, #{order}, #{amount}.").waitFor(PATIENCE);
    await page.getByRole("button", { name: "Remove 1. Alimtalk" }).click(PATIENCE);
    await page.locator("summary", { hasText: "2. SMS" }).click(PATIENCE);
    const text = page.getByLabel("Text", { exact: true }).last();
    await text.fill("");
    await faultList(page).getByText("/messageForm/1/sms/text").waitFor(PATIENCE);
    expect(await page.getByRole("button", { name: "Save" }).isDisabled()).toBe(true);
    await text.fill("#{name}, your order is paid");
    await expect.poll(() => phones(page).nth(1).textContent(), PATIENCE).toContain("#{name}, your order is paid");
    await page.getByLabel("Name", { exact: true }).fill("Order paid");
    await page.getByRole("button", { name: "Save" }).click(PATIENCE);
    await page.getByRole("heading", { name: "Order paid" }).waitFor(PATIENCE);
    const formId = page.url().split("/").at(-1) ?? "";
    expect((await gateway().orThrow.getForm({ formId })).messageForm).toMatchObject([
      { rcs: { content: {} } },
      { sms: { text: "#{name}, your order is paid" } },
    ]);
    await page.getByRole("link", { name: "Forms" }).first().click(PATIENCE);
    const row = page.getByRole("row", { name: "Order paid" });
    expect(await row.textContent()).toContain("RCS → SMS");
    await row.getByRole("link", { name: "Send with this form" }).click(PATIENCE);
    // The form is named, and its placeholders ask for their words.
    expect(await page.getByRole("textbox", { name: "Form", exact: true }).inputValue()).toBe(formId);
    await expect.poll(() => phones(page).count(), PATIENCE).toBe(2);
    await faultList(page).getByText("has no word for #{order}").waitFor(PATIENCE);
    await page.getByLabel("name", { exact: true }).fill("Kim");
    await page.getByLabel("order", { exact: true }).fill("20251115-0009");
    await expect.poll(() => phones(page).first().textContent(), PATIENCE).toContain("20251115-0009");
    await page.getByText("Ready to send").waitFor(PATIENCE);
    // A reload keeps what was written.
    await page.reload(PATIENCE);
    await expect.poll(() => page.getByLabel("order", { exact: true }).inputValue(), PATIENCE).toBe("20251115-0009");
    await page.getByText("Ready to send").waitFor(PATIENCE);
    await send(page);
    await results(page).getByText("accepted").waitFor(PATIENCE);
    expect(faults).toEqual([]);
    await page.close();
  });
}
