import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { type GatewayPages, getWidth, LONG_JOURNEY, PATIENCE } from "../gateway-pages.ts";
import { choose, phones, results, send } from "./composer/controls.ts";

const PHONE = { viewport: { width: 390, height: 800 } };

/** Those of the shown elements that begin or end outside of the screen, or are cut off by what holds them. */
async function listCutOff(elements: Locator): Promise<readonly string[]> {
  const cut: string[] = [];
  for (const element of await elements.filter({ visible: true }).all()) {
    const box = await element.boundingBox();
    const isCut = box === null || box.x < 0 || box.x + box.width > PHONE.viewport.width;
    const hidden = await element.evaluate((node) => (node.scrollWidth > node.clientWidth + 1 ? "scrolls" : ""));
    if (isCut || hidden !== "") cut.push(`${await element.textContent()} ${JSON.stringify(box)} ${hidden}`);
  }
  return cut;
}

/** The partners' console on a phone. */
export function narrowScreenTests({ gateway, goTo, openSignedIn }: GatewayPages): void {
  test("no link of the navigation and no value of a table is cut off", LONG_JOURNEY, async () => {
    const { page, faults } = await openSignedIn("/", PHONE);
    await choose(page, "sendOmni.flow");
    await send(page);
    await results(page).getByText("accepted").first().waitFor(PATIENCE);
    const { formId } = await gateway().orThrow.createForm({
      messageForm: [
        { sms: { from: "0212345678", text: "Hello, #{name}" } },
        { sms: { from: "0212345678", text: "Hi" } },
      ],
    });
    await goTo(page, `/forms/${formId}`);
    await page.getByLabel("Name", { exact: true }).fill("A form with a long name for a narrow screen");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
    await gateway()
      .orThrow.sendSms({ from: "0212345678", to: "01000003001", text: "Hello" })
      .then(({ msgKey }) => gateway().orThrow.waitForReport(msgKey));
    for (const path of ["/messages", "/forms", "/reports"]) {
      await goTo(page, path);
      await page.locator("tbody tr").first().waitFor();
      expect([path, await listCutOff(page.getByRole("navigation").getByRole("link"))]).toEqual([path, []]);
      expect([path, await listCutOff(page.locator("td"))]).toEqual([path, []]);
      // The names of the columns stand beside the values.
      const columns = await page
        .locator("tbody tr")
        .first()
        .locator("td")
        .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, "::before").content));
      expect([path, columns.length > 3 && columns.every((name) => /^"\w+"$/.test(name))]).toEqual([path, true]);
      for (const key of await page.locator("td code").all())
        expect((await key.textContent())?.length).toBeGreaterThan(20);
    }
    expect(faults).toEqual([]);
    await page.close();
  });

  for (const width of [390, 1280])
    test(`nothing has a scroll bar that has nothing to scroll, ${width} px wide`, LONG_JOURNEY, async () => {
      const { page, faults } = await openSignedIn("/", { viewport: { width, height: 800 } });
      for (const id of ["sendSms.text", "sendMms.images", "sendRcs.carouselMedium"]) {
        await choose(page, id);
        await phones(page).first().waitFor(PATIENCE);
        for (const tab of ["JSON", "curl", "TypeScript", "Python"]) {
          await page.getByRole("tablist", { name: "Request" }).getByRole("tab", { name: tab }).click();
          // The browsers of tests hide scroll bars, so the tabs must have room without one: they go to the next line.
          const bars: readonly string[] =
            await page.evaluate(`[...document.querySelectorAll(".phone-row, [role=tablist]")]
            .filter((part) => {
              const { overflowX } = getComputedStyle(part);
              if (part.matches(".phone-row")) return overflowX === "scroll" || part.scrollWidth > part.clientWidth;
              const right = (one) => one.getBoundingClientRect().right;
              return overflowX !== "visible" || right(part) > right(part.parentElement);
            }).map((part) => part.ariaLabel)`);
          expect([id, tab, bars]).toEqual([id, tab, []]);
          expect([id, tab, await getWidth(page)]).toEqual([id, tab, width]);
        }
      }
      expect(faults).toEqual([]);
      await page.close();
    });

  test("a chain shows one whole phone at a time, and a button for each", LONG_JOURNEY, async () => {
    const { page, faults } = await openSignedIn("/", PHONE);
    await choose(page, "sendOmni.flow");
    await expect.poll(() => phones(page).count(), PATIENCE).toBe(3);
    const row = page.getByRole("region", { name: "Preview" });
    /** The phones of which something is seen, with whether all of it is. */
    const listSeen = async (): Promise<readonly string[]> => {
      const { x, width } = (await row.boundingBox()) ?? { x: 0, width: 0 };
      const boxes = await Promise.all((await phones(page).all()).map((phone) => phone.boundingBox()));
      return boxes.flatMap((box, index) => {
        if (box === null || box.x >= x + width || box.x + box.width <= x) return [];
        return [`${index + 1} ${box.x >= x && box.x + box.width <= x + width ? "whole" : "cut off"}`];
      });
    };
    const steps = page.getByRole("group", { name: "Messages of the chain" }).getByRole("button");
    expect(await steps.allTextContents()).toEqual(["1 Alimtalk", "2 RCS", "3 SMS"]);
    for (const index of [2, 1, 0]) {
      await steps.nth(index).click();
      await expect.poll(listSeen, PATIENCE).toEqual([`${index + 1} whole`]);
    }
    expect(faults).toEqual([]);
    await page.close();
  });

  test(
    "the bar to send leaves room, hides nothing under the tools of an entry, and its result can be closed",
    LONG_JOURNEY,
    async () => {
      const { page, faults } = await openSignedIn("/", PHONE);
      await choose(page, "sendOmni.flow");
      await send(page);
      await results(page).getByText("accepted").nth(1).waitFor(PATIENCE);
      const bar = page.getByRole("region", { name: "Send" });
      expect((await bar.boundingBox())?.height).toBeLessThan(PHONE.viewport.height / 2);
      // Wherever the page is scrolled to, what is seen at the place of the bar is the bar.
      const total: number = await page.evaluate("document.documentElement.scrollHeight");
      for (let top = 0; top < total; top += 150) {
        const above: string = await page.evaluate(`(() => {
        scrollTo(0, ${top});
        const bar = document.querySelector(".send-bar");
        const { x, y, width, height } = bar.getBoundingClientRect();
        if (y + height > innerHeight + 1 || y < 0) return "";
        return [0.05, 0.5, 0.8, 0.9, 0.95]
          .map((part) => document.elementFromPoint(x + width * part, y + height / 2))
          .filter((seen) => seen !== null && !bar.contains(seen))
          .map((seen) => seen.outerHTML.slice(0, 80)).join();
      })()`);
        expect([top, above]).toEqual([top, ""]);
      }
      await page.getByRole("button", { name: "Close the result" }).click();
      await results(page).first().waitFor({ state: "detached" });
      expect(faults).toEqual([]);
      await page.close();
    },
  );
}
