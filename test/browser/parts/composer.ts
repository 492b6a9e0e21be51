import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { KINDS as CHANNELS, getPreset } from "../../../console/compose/presets.ts";
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

async function choose(page: Page, id: string): Promise<void> {
  const preset = getPreset(id);
  const channel = CHANNELS.find((one) => one.id === preset.channel)?.label ?? "";
  await page.getByRole("button", { name: channel, exact: true }).click(PATIENCE);
  await page.getByLabel("Start from").selectOption(id, PATIENCE);
}

const phones = (page: Page) => page.getByRole("region", { name: "Preview" }).getByRole("figure");
const results = (page: Page) => page.getByRole("list", { name: "Results" }).getByRole("listitem");
const faultList = (page: Page) => page.getByRole("list", { name: "Faults" }).getByRole("listitem");
const send = (page: Page) => page.getByRole("button", { name: /^Send( to \d+)?$/ }).click(PATIENCE);

/** The composer of messages. */
export function composerTests({ dataFolder, gateway, open, openSignedIn }: GatewayPages): void {
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
    await field.getByRole("alert").getByText("Not uploaded").waitFor(PATIENCE);
    expect(await field.getByRole("textbox").getAttribute("aria-invalid")).toBe("true");
    expect(await field.textContent()).toContain("696 × 504 px");
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
    await page.getByText("Content as it was sent from this tab").click(PATIENCE);
    await page.getByRole("button", { name: "Send again" }).click(PATIENCE);
    await page.getByText("Ready to send").waitFor(PATIENCE);
    await expect.poll(() => slides.locator("> *").nth(1).textContent(), PATIENCE).toContain("First");
    await place.locator("img").waitFor(PATIENCE);
    expect(faults).toEqual([]);
    await page.close();
  });

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

  /** Width by height of the first picture on the phone, where nothing of the image is seen outside of its place. */
  const getProportions = async (page: Page): Promise<number> => {
    const { width, height } = (await phones(page).locator(".picture").first().boundingBox()) ?? { width: 0, height: 1 };
    return width / height;
  };

  test("a messenger shows the whole picture, and a video has a mark to play it", PATIENCE, async () => {
    const { page, faults } = await openSignedIn("/");
    await choose(page, "sendFriendtalk.image");
    await expect.poll(() => getProportions(page), PATIENCE).toBeCloseTo(800 / 600, 1);
    await choose(page, "sendFriendtalk.video");
    await phones(page).locator(".picture svg.play").waitFor(PATIENCE);
    expect(faults).toEqual([]);
    await page.close();
  });

  test("an MMS shows the whole picture, whatever its proportions are", PATIENCE, async () => {
    const { page, faults } = await openSignedIn("/");
    await choose(page, "sendMms.images");
    const buffer = await sharp({ create: { width: 300, height: 600, channels: 3, background: "teal" } })
      .jpeg()
      .toBuffer();
    const file = { name: "tall.jpg", mimeType: "image/jpeg", buffer };
    await page.getByLabel("Image: a file").first().setInputFiles(file);
    await expect.poll(() => getProportions(page), PATIENCE).toBeCloseTo(300 / 600, 1);
    expect(faults).toEqual([]);
    await page.close();
  });

  test("the title of a phone is the name of the sender with an avatar", PATIENCE, async () => {
    const { page, faults } = await openSignedIn("/");
    const title = phones(page).first().locator(".sender");
    for (const [id, words] of [
      ["sendRcs.carouselMedium", "하하늘상점"],
      ["sendAlimtalk.text", "하하늘상점"],
      // A text comes from a number, which stands below the name.
      ["sendSms.text", "하하늘상점0212345678"],
    ] as const) {
      await choose(page, id);
      await expect.poll(() => title.textContent(), PATIENCE).toBe(words);
      const { width, height } = (await title.locator(".avatar").boundingBox()) ?? { width: 0, height: 1 };
      expect([id, width]).toEqual([id, height]);
    }
    // A brand that is not registered has no name that the console knows.
    await choose(page, "sendRcs.carouselMedium");
    await page.getByLabel("Brand key").fill("BR.other");
    await expect.poll(() => title.textContent(), PATIENCE).toBe("Ddemo");
    expect(faults).toEqual([]);
    await page.close();
  });

  test("the carousel on the phone follows the card that is edited", PATIENCE, async () => {
    const { page, faults } = await openSignedIn("/");
    // The second one has a head before its cards.
    for (const id of ["sendRcs.carouselMedium", "sendOmni.friendtalkCarousel"]) {
      await choose(page, id);
      const slides = phones(page).first().getByRole("region", { name: "Cards of the carousel" });
      const isSeen = async (card: number) => {
        const [row, slide] = [await slides.boundingBox(), await slides.locator(`[data-card="${card}"]`).boundingBox()];
        if (row === null || slide === null) return false;
        return slide.x >= row.x - 1 && slide.x + slide.width <= row.x + row.width + 1;
      };
      await expect.poll(() => slides.locator("[data-card]").count(), PATIENCE).toBeGreaterThan(1);
      expect([id, await isSeen(1)]).toEqual([id, false]);
      for (const card of [1, 0]) {
        const heading = page.locator("summary", { hasText: new RegExp(`^Card ${card + 1}`) });
        await heading.focus(PATIENCE);
        await expect.poll(() => isSeen(card), PATIENCE).toBe(true);
      }
      // A new card is what is edited next.
      await page.getByRole("button", { name: "+ Add card" }).click(PATIENCE);
      const last = (await slides.locator("[data-card]").count()) - 1;
      await expect.poll(() => isSeen(last), PATIENCE).toBe(true);
      // A field that gets the focus brings its card back.
      await page.getByLabel("Image", { exact: true }).first().focus(PATIENCE);
      await expect.poll(() => isSeen(0), PATIENCE).toBe(true);
    }
    expect(faults).toEqual([]);
    await page.close();
  });

  test("no phone of a chain is cut off, and Copy stays beside the languages", PATIENCE, async () => {
    const { page, faults } = await openSignedIn("/", { viewport: { width: 1280, height: 900 } });
    await choose(page, "sendOmni.flow");
    await expect.poll(() => phones(page).count(), PATIENCE).toBe(3);
    const row = page.getByRole("region", { name: "Preview" });
    const getEnds = async () => {
      const boxes = await Promise.all([row, ...(await phones(page).all())].map((one) => one.boundingBox()));
      return boxes.map((box) => (box === null ? Number.NaN : box.x + box.width));
    };
    for (const width of [1440, 1280, 1000]) {
      await page.setViewportSize({ width, height: 900 });
      const [end = 0, ...ends] = await getEnds();
      expect([width, Math.max(...ends) <= end]).toEqual([width, true]);
    }
    // On a phone they stand in one row, which goes to the message that is edited.
    await page.setViewportSize({ width: 390, height: 800 });
    const third = page.locator("summary", { hasText: "3. SMS" });
    await third.click(PATIENCE);
    await expect
      .poll(async () => {
        const [end = 0, , , last = Number.NaN] = await getEnds();
        return last <= end + 1;
      }, PATIENCE)
      .toBe(true);
    await choose(page, "sendRcs.carouselMedium");
    for (const width of [1440, 1280, 1000]) {
      await page.setViewportSize({ width, height: 900 });
      const output = page.getByRole("region", { name: "Request" });
      const [tab, copy] = [
        await output.getByRole("tab", { name: "JSON" }).boundingBox(),
        await output.getByRole("button", { name: "Copy the JSON" }).boundingBox(),
      ];
      expect([width, (copy?.y ?? 0) < (tab?.y ?? 0) + (tab?.height ?? 0)]).toEqual([width, true]);
      expect([width, await output.getByRole("tab", { name: "Python" }).isVisible()]).toEqual([width, true]);
    }
    expect(faults).toEqual([]);
    await page.close();
  });

  test("a flow is saved as a form, and a form is sent", JOURNEY, async () => {
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

  test("a send without an answer is repeated with the same key", { timeout: 120_000 }, async () => {
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
      // A text message, which needs no brand or template, from its own number.
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
      await page.keyboard.press("Control+Enter");
      await dialog.getByRole("button", { name: "Send" }).click(PATIENCE);
      await results(page).getByText("accepted").waitFor(PATIENCE);
      expect(sends).toBe(1);
      await choose(page, "sendOmni.flow");
      await page.getByRole("button", { name: "Send to 2" }).click(PATIENCE);
      await page.getByRole("dialog", { name: "Send to 2 people, 2 with fallback?" }).waitFor(PATIENCE);
      expect(faults).toEqual([]);
      await page.close();
    },
  );

  test(
    "a flow is a row of phones with the words of each recipient, who are answered one by one",
    PATIENCE,
    async () => {
      const { page, faults } = await openSignedIn("/");
      await choose(page, "sendOmni.flow");
      await expect.poll(() => phones(page).count(), PATIENCE).toBe(3);
      expect(await page.getByRole("region", { name: "Preview" }).getByText("if it fails").count()).toBe(2);
      expect(await phones(page).first().textContent()).toContain("20251115-0007");
      await page.getByRole("button", { name: "01098765432" }).click();
      await expect.poll(() => phones(page).first().textContent(), PATIENCE).toContain("20251115-0008");
      // Without a word, this recipient is refused and the other is not.
      await page.getByRole("button", { name: "Remove #{order}" }).click();
      await page.getByText("This recipient has no word for #{order}").waitFor(PATIENCE);
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
