import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type GatewayPages, LONG_JOURNEY, PATIENCE } from "../gateway-pages.ts";

const WIDTHS = [
  ["a screen", { width: 1280, height: 800 }],
  ["a phone", { width: 390, height: 800 }],
] as const;

/** Below the head of the page, which stays where it is. */
const HEAD_HEIGHT = 52;

/** Whether the middle of an element can be seen, and not only its place in the page. */
const isInSight = (page: Page, selector: string) => () =>
  page.evaluate(`(() => {
    const element = [...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.checkVisibility());
    if (element === undefined) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return seen !== null && (element.contains(seen) || seen.contains(element));
  })()`);

/** The form of the reference documentation that calls an operation, as somebody sees it who has never used it. */
export function docsTryItTests({ openDocs, url }: GatewayPages): void {
  test.each(WIDTHS)("on %s a call is tried from its head to its answer", LONG_JOURNEY, async (_name, viewport) => {
    const { page, faults } = await openDocs("operation-send-rcs.html", { viewport });
    const tryIt = page.locator("[data-try-it]");
    const head = tryIt.locator("> summary");
    const send = tryIt.getByRole("button", { name: "Send", exact: true });
    // It is offered as soon as the page is open.
    expect(await isInSight(page, "[data-try-it] > summary")()).toBe(true);
    await head.click(PATIENCE);
    await tryIt.getByRole("button", { name: "Use the demo account" }).waitFor(PATIENCE);
    await expect.poll(isInSight(page, "[data-try-it] > summary")).toBe(true);
    expect((await head.boundingBox())?.y).toBeGreaterThan(HEAD_HEIGHT);
    expect((await head.boundingBox())?.y).toBeLessThan(HEAD_HEIGHT + 60);
    // The body comes first.
    const topOf = async (selector: string) => (await tryIt.locator(selector).boundingBox())?.y ?? 0;
    expect(await topOf("textarea")).toBeLessThan(await topOf("[data-credentials]"));
    // What is missing is named, and the way to it is in sight.
    await send.click(PATIENCE);
    await tryIt
      .getByText("Not sent: Authorization is empty. Fill it in, or press “Use the demo account”.")
      .waitFor(PATIENCE);
    await expect.poll(isInSight(page, "[data-demo]")).toBe(true);
    expect(await page.evaluate("document.activeElement.textContent")).toBe("Use the demo account");
    await page.keyboard.press("Enter");
    // One line is left of the credentials.
    await tryIt.getByText("Credentials are filled in").waitFor(PATIENCE);
    expect(await tryIt.locator("[data-credential]").isVisible()).toBe(false);
    await send.click(PATIENCE);
    await tryIt.getByText("Answered: 200").waitFor(PATIENCE);
    await expect.poll(isInSight(page, "[data-answer-links] a")).toBe(true);
    await expect.poll(isInSight(page, "[data-status]")).toBe(true);
    expect(faults).toEqual([]);
    await page.close();
  });

  test("the form of a short page takes the height that is there", LONG_JOURNEY, async () => {
    const { page } = await openDocs("operation-issue-token.html", { viewport: { width: 1280, height: 800 } });
    await page.locator("[data-try-it] > summary").click(PATIENCE);
    await page.evaluate("scrollTo(0, document.body.scrollHeight)");
    const column = await page.locator(".calls").boundingBox();
    expect((column?.y ?? 0) + (column?.height ?? 0)).toBeCloseTo(800, -1);
    await page.close();
  });

  test("no two pages of the list have the same name", PATIENCE, async () => {
    const { page } = await openDocs("index.html");
    const names = await page.locator(".menu > ul > li > a").allTextContents();
    expect(names).toContain("Security schemes");
    expect(names).toEqual([...new Set(names)]);
    await page.close();
  });

  test(
    "what is searched for shows words without marks, and a long name breaks between its words",
    LONG_JOURNEY,
    async () => {
      const { page } = await openDocs("index.html", { viewport: { width: 390, height: 800 } });
      const entries = await (await fetch(`${url()}/docs/search-entries.js`)).text();
      const list: { t: string; x: string }[] = JSON.parse(
        entries.slice(entries.indexOf("["), entries.lastIndexOf("]") + 1),
      );
      expect(list.filter(({ t, x }) => `${t}${x}`.includes("`"))).toEqual([]);
      await page.goto(`${url()}/docs/schema-rcs-carousel-content.html`, PATIENCE);
      // The lines of the title, by where each letter stands.
      const lines = await page.evaluate(`(() => {
      const lines = new Map();
      for (const node of document.querySelector("h1").childNodes) {
        if (node.nodeType !== Node.TEXT_NODE) continue;
        for (let at = 0; at < node.length; at++) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const { top } = range.getBoundingClientRect();
          lines.set(top, (lines.get(top) ?? "") + node.data[at]);
        }
      }
      return [...lines.values()].map((line) => line.trim()).filter((line) => line !== "");
    })()`);
      expect(lines).toEqual(["RcsCarousel", "Content"]);
      await page.close();
    },
  );
}
