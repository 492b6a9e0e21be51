import sharp from "sharp";
import { expect, test } from "vitest";
import { findAccessFaults, type GatewayPages, getWidth, LOOKS, PATIENCE } from "../../gateway-pages.ts";
import { choose, faultList, phones, results, send } from "./controls.ts";

/** Every kind of message: RCS by layout, messengers by message type, texts, flows. */
const KINDS = [
  ...["sendSms.text", "sendMms.longText", "sendMms.images", "sendInternational.english", "sendInternational.long"],
  ...["sendRcs.sms", "sendRcs.lms", "sendRcs.mediaTall", "sendRcs.mediaMediumBody", "sendRcs.carouselSmall"],
  ...["sendRcs.emphasis", "sendRcs.thumbnail", "sendRcs.sns", "sendRcs.template", "sendRcs.templateCellBody"],
  ...["sendAlimtalk.text", "sendAlimtalk.image", "sendAlimtalk.itemList", "sendAlimtalk.quickReplies"],
  ...["sendFriendtalk.text", "sendFriendtalk.image", "sendFriendtalk.wide", "sendOmni.friendtalkItemList"],
  ...["sendOmni.friendtalkCarousel", "sendOmni.friendtalkCommerce", "sendOmni.friendtalkOffers"],
  ...["sendBrandmessage.text", "sendBrandmessage.image", "sendBrandmessage.basic", "sendBrandmessage.basicCarousel"],
  ...["sendOmni.brandmessageItemList", "sendOmni.brandmessageFeed", "sendOmni.brandmessageCommerce"],
  ...["sendOmni.brandmessageCarousel", "sendOmni.brandmessageVideo", "sendOmni.flow", "sendOmni.form"],
];

/** The first kind of each operation. */
const FIRST_KINDS = KINDS.filter(
  (id, index) => index === KINDS.findIndex((other) => other.split(".")[0] === id.split(".")[0]),
);

/** Every kind of message, from its example to its delivery. */
export function kindTests({ openSignedIn }: GatewayPages): void {
  const accepts = (kinds: readonly string[]) => async () => {
    const { page, faults } = await openSignedIn("/");
    for (const id of kinds) {
      await choose(page, id);
      await page.getByText("Ready to send").waitFor(PATIENCE);
      await phones(page).first().waitFor(PATIENCE);
      await send(page);
      await results(page).getByText("accepted").first().waitFor(PATIENCE);
      expect([id, await results(page).getByText("refused").count()]).toEqual([id, 0]);
    }
    expect(faults).toEqual([]);
    await page.close();
  };
  const right = "is shown, found right and accepted as its example stands";
  test(`a kind of message of each operation ${right}`, { timeout: 240_000 }, accepts(FIRST_KINDS));
  test(`every kind of message ${right}`, { timeout: 240_000, tags: ["long"] }, accepts(KINDS));

  test("a carousel gets a card and an image, is sent and is followed to its delivery", {
    timeout: 120_000,
  }, async () => {
    const { page, faults } = await openSignedIn("/");
    // It is what the page begins with.
    const slides = phones(page).getByRole("region", { name: "Cards of the carousel" });
    await expect.poll(() => slides.locator("> *").count(), PATIENCE).toBe(3);
    await page.getByRole("button", { name: "+ Add card" }).click();
    await expect.poll(() => slides.locator("> *").count(), PATIENCE).toBe(4);
    expect(await page.getByLabel("Format").inputValue()).toBe("CMwMhM0400");
    await page.getByLabel("Title").first().fill("First");
    await page.getByRole("button", { name: "Move Card 1 down" }).click();
    await expect.poll(() => slides.locator("> *").nth(1).textContent(), PATIENCE).toContain("First");
    // The place of an image has its proportions, and shows the account's own image or an uploaded one.
    const place = slides.locator(".picture").first();
    await place.locator("img").waitFor(PATIENCE);
    const shown = await place.locator("img").getAttribute("src");
    const { width, height } = (await place.boundingBox()) ?? { width: 0, height: 0 };
    expect(width / height).toBeCloseTo(696 / 504, 1);
    const image = await sharp({ create: { width: 696, height: 504, channels: 3, background: "teal" } })
      .png()
      .toBuffer();
    const upload = (name: string, buffer: Buffer) =>
      page.getByLabel("Image: a file").first().setInputFiles({ name, mimeType: "image/png", buffer });
    // A wrong size is said in red, beside the size that is needed.
    await upload("small.png", await sharp(image).resize(100, 100).png().toBuffer());
    const field = page.locator(".field", { has: page.getByLabel("Image: a file") }).first();
    await field.getByText("Not uploaded. This picture is 100×100 px; this place needs 696×504 px.").waitFor(PATIENCE);
    expect(await field.getByRole("textbox").getAttribute("aria-invalid")).toBe("true");
    // A size of another card does not fit here either, although the gateway would take the file.
    await upload("square.png", await sharp(image).resize(300, 300).png().toBuffer());
    await field.getByText("Not uploaded. This picture is 300×300 px; this place needs 696×504 px.").waitFor(PATIENCE);
    expect((await field.textContent())?.match(/\d+×\d+/g)).toEqual(["300×300", "696×504"]);
    await upload("card.png", image);
    await expect.poll(() => place.locator("img").getAttribute("src"), PATIENCE).not.toBe(shown);
    expect(await field.getByRole("alert").count()).toBe(0);
    // It is in Files now, and another card takes it from there.
    const files = page.getByLabel("Image: choose from Files");
    await expect.poll(() => files.count(), PATIENCE).toBeGreaterThan(1);
    await page.locator("summary", { hasText: "Card 2" }).click(PATIENCE);
    await files.nth(1).selectOption({ label: "card.png, 696×504" }, PATIENCE);
    const keys = page.getByLabel("Image", { exact: true });
    expect(await keys.nth(1).inputValue()).toBe(await keys.first().inputValue());
    await page.getByText("Ready to send").waitFor(PATIENCE);
    await send(page);
    await results(page).getByText("Delivered").waitFor(PATIENCE);
    await results(page).getByRole("link").click(PATIENCE);
    await page.getByRole("list", { name: "Timeline" }).getByText("Delivered").waitFor(PATIENCE);
    await page.getByRole("link", { name: "Files" }).click(PATIENCE);
    await page.getByRole("img", { name: "Thumbnail of card.png" }).waitFor(PATIENCE);
    // What was sent from this tab can be seen and sent again.
    await page.goBack(PATIENCE);
    const content = page.locator("details", { hasText: "Content as it was sent from this tab" });
    await content.locator("summary").click(PATIENCE);
    await content.locator(".hljs-attr").first().waitFor(PATIENCE);
    await content.getByRole("button", { name: "Copy the content" }).waitFor(PATIENCE);
    await page.getByRole("button", { name: "Send again" }).click(PATIENCE);
    await page.getByText("Ready to send").waitFor(PATIENCE);
    await expect.poll(() => slides.locator("> *").nth(1).textContent(), PATIENCE).toContain("First");
    await place.locator("img").waitFor(PATIENCE);
    expect(faults).toEqual([]);
    await page.close();
  });

  for (const [scheme, options] of LOOKS)
    test(`has no serious fault of accessibility and fits a phone, in ${scheme}`, options, async () => {
      const { page, faults } = await openSignedIn("/", { viewport: { width: 1280, height: 900 } });
      const kinds = ["sendRcs.carouselMedium", "sendOmni.flow", "sendOmni.friendtalkCommerce"];
      for (const id of kinds) {
        await choose(page, id);
        await page.getByText("Ready to send").waitFor(PATIENCE);
        await page.getByRole("button", { name: "Start over" }).scrollIntoViewIfNeeded();
        expect([id, await findAccessFaults(page, scheme)]).toEqual([id, []]);
        await page.setViewportSize({ width: 390, height: 800 });
        expect([id, await getWidth(page)]).toEqual([id, 390]);
        await page.setViewportSize({ width: 1280, height: 900 });
      }
      await page.getByRole("tablist", { name: "Editor" }).getByRole("tab", { name: "JSON" }).click();
      await page.getByLabel("Body as JSON").fill('{"messageFlow": [], "destinations": [{"to": "1"}]}');
      await faultList(page).first().waitFor(PATIENCE);
      expect(await findAccessFaults(page, scheme)).toEqual([]);
      expect(faults).toEqual([]);
      await page.close();
    });
}
