import sharp from "sharp";
import { expect, test } from "vitest";
import { type GatewayPages, JOURNEY } from "../gateway-pages.ts";

/** What an account keeps for its messages. */
export function keptTests({ gateway, openSignedIn }: GatewayPages): void {
  test("an image is checked, uploaded and remembered", JOURNEY, async () => {
    const picture = { create: { width: 800, height: 600, channels: 3 as const, background: "#3a7" } };
    const buffer = await sharp(picture).jpeg().toBuffer();
    const { page, faults } = await openSignedIn("/files");
    await page.getByLabel("For").selectOption("RCS");
    await page.getByLabel("Image", { exact: true }).setInputFiles({ name: "shop.jpg", mimeType: "image/jpeg", buffer });
    await page.getByText("This picture is 800×600 px; no RCS card has that size.").waitFor();
    expect(await page.getByRole("button", { name: "Upload" }).isDisabled()).toBe(true);
    // The sizes are told once, above the image, which is still chosen for another use.
    expect(await page.getByText("568×528").count()).toBe(1);
    await page.getByLabel("For").selectOption("Friendtalk image");
    await page.getByRole("button", { name: "Upload" }).click();
    await page.getByText("shop.jpg", { exact: true }).waitFor();
    await page.reload();
    const thumbnail = page.getByRole("img", { name: "Thumbnail of shop.jpg" });
    await thumbnail.waitFor();
    expect(await page.evaluate("document.querySelector('.thumbnail img').naturalWidth")).toBe(96);
    expect(await page.getByText(/^fileKey/).count()).toBe(1);
    expect(await page.getByText(/^imgUrl/).count()).toBe(1);
    expect(faults).toEqual([]);
    await page.close();
  });

  test("a form is checked while it is typed, saved, changed and deleted", JOURNEY, async () => {
    const { page, faults } = await openSignedIn("/forms");
    // The code of the page is not there, as after an upgrade of the gateway.
    await page.route("**/assets/new-form-page*", (route) => route.abort());
    await page.getByRole("link", { name: "New form" }).click();
    await page.getByText("This page could not be loaded").waitFor();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Reload" }).click();
    await page.getByRole("tab", { name: "JSON" }).click();
    const editor = page.getByLabel("Body as JSON");
    const write = (sms: object) => editor.fill(JSON.stringify({ messageForm: [{ sms }] }));
    await write({ from: "0212345678" });
    await page.getByText("/messageForm/0/sms/text", { exact: true }).waitFor();
    expect(await page.getByRole("button", { name: "Save" }).isDisabled()).toBe(true);
    await write({ from: "0212345678", text: "#{name}, hello" });
    await page.getByText("Each send brings the words for #{name}.").waitFor();
    // What was written is still there after a look at another page.
    await page.getByRole("link", { name: "Files" }).click();
    await page.getByRole("heading", { name: "Files", exact: true }).waitFor();
    await page.goBack();
    await page.getByText("Each send brings the words for #{name}.").waitFor();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("heading", { name: /^form_/ }).waitFor();
    await page.getByText("Saved", { exact: true }).waitFor();
    const formId = page.url().split("/").at(-1) ?? "";
    await page.getByLabel("Text", { exact: true }).fill("Hello again");
    await page.getByText("Saved", { exact: true }).waitFor({ state: "detached" });
    await page.getByLabel("Name", { exact: true }).fill("Greeting");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
    await page.getByRole("heading", { name: "Greeting" }).waitFor();
    expect((await gateway().orThrow.getForm({ formId })).messageForm).toEqual([
      { sms: { from: "0212345678", text: "Hello again" } },
    ]);
    await page.getByRole("link", { name: "Forms" }).first().click();
    await page.getByRole("link", { name: "Greeting" }).click();
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await page.getByText("Nothing yet. Make a new form").waitFor();
    expect((await gateway().getForm({ formId })).code).toBe("A250");
    expect(faults).toEqual([]);
    await page.close();
  });
}
