import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { type GatewayPages, LONG_JOURNEY, PATIENCE } from "../../gateway-pages.ts";
import { choose, phones } from "./controls.ts";

/** What the phones beside the form show. */
export function phoneTests({ openSignedIn }: GatewayPages): void {
  /** Width by height of the first picture on the phone, where nothing of the image is seen outside of its place. */
  const getProportions = async (page: Page): Promise<number> => {
    const { width, height } = (await phones(page).locator(".picture").first().boundingBox()) ?? { width: 0, height: 1 };
    return width / height;
  };

  test("a messenger shows the whole picture, and a video has a mark to play it", LONG_JOURNEY, async () => {
    const { page, faults } = await openSignedIn("/");
    await choose(page, "sendFriendtalk.image");
    await expect.poll(() => getProportions(page), PATIENCE).toBeCloseTo(800 / 600, 1);
    await choose(page, "sendFriendtalk.video");
    await phones(page).locator(".picture svg.play").waitFor(PATIENCE);
    expect(faults).toEqual([]);
    await page.close();
  });

  test("an MMS shows the whole picture, whatever its proportions are", LONG_JOURNEY, async () => {
    const { page, faults } = await openSignedIn("/");
    await choose(page, "sendMms.images");
    // Below three pictures its size is in sight, and away from the edge of the phone.
    const getGap = () =>
      page.evaluate(`(() => {
        const range = document.createRange();
        range.selectNodeContents(document.querySelector(".screen .count"));
        return document.querySelector(".screen").getBoundingClientRect().bottom - range.getBoundingClientRect().bottom;
      })()`);
    await phones(page).locator(".picture").nth(2).waitFor(PATIENCE);
    await expect.poll(getGap, PATIENCE).toBeGreaterThanOrEqual(12);
    const buffer = await sharp({ create: { width: 300, height: 600, channels: 3, background: "teal" } })
      .jpeg()
      .toBuffer();
    const file = { name: "tall.jpg", mimeType: "image/jpeg", buffer };
    await page.getByLabel("Image: a file").first().setInputFiles(file);
    await expect.poll(() => getProportions(page), PATIENCE).toBeCloseTo(300 / 600, 1);
    expect(faults).toEqual([]);
    await page.close();
  });

  test("the title of a phone is the name of the sender with an avatar", LONG_JOURNEY, async () => {
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

  test("the carousel on the phone follows the card that is edited", LONG_JOURNEY, async () => {
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

  test("no phone of a chain is cut off, and Copy stays beside the languages", LONG_JOURNEY, async () => {
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
    for (const width of [1440, 1280, 1200, 1000]) {
      await page.setViewportSize({ width, height: 900 });
      const output = page.getByRole("region", { name: "Request" });
      const [tab, copy] = [
        await output.getByRole("tab", { name: "JSON" }).boundingBox(),
        await output.getByRole("button", { name: "Copy the JSON" }).boundingBox(),
      ];
      expect([width, (copy?.y ?? 0) < (tab?.y ?? 0) + (tab?.height ?? 0)]).toEqual([width, true]);
      const isCut = await output.getByRole("tablist").evaluate((list) => list.scrollWidth > list.clientWidth);
      expect([width, isCut]).toEqual([width, false]);
    }
    expect(faults).toEqual([]);
    await page.close();
  });
}
