import { expect, test } from "vitest";
import { type GatewayPages, LONG_JOURNEY, PATIENCE } from "../gateway-pages.ts";

/** What a newcomer may type, and the pages of which one must be among the first three that are found. */
const QUESTIONS: readonly (readonly [question: string, ...pages: string[]])[] = [
  ["webhook signature", "group-reports.html#about-webhook"],
  ["verify webhook", "group-reports.html#about-webhook"],
  ["retry", "index.html#idempotency", "group-reports.html#about-webhook"],
  ["idempotency", "index.html#idempotency"],
  ["duplicate message", "index.html#idempotency"],
  ["how long are reports kept", "index.html#limits", "group-reports.html#about-polling"],
  ["fallback", "operation-send-omni.html"],
  ["image size", "group-files.html"],
  ["upload a picture", "operation-upload-file.html"],
  ["A309", "index.html#A309"],
  ["90001", "group-reports.html#90001"],
  ["no subscriber", "group-reports.html#23001"],
  ["rate limit", "index.html#rate-limits"],
  ["token expires", "index.html#authentication"],
  ["how do I get a token?", "operation-issue-token.html"],
  ["test account", "index.html#sandbox"],
  ["error codes", "index.html#errors"],
  ["emoji", "group-send.html"],
  ["cancel a scheduled message", "operation-cancel-message.html"],
  ["breaking changes", "index.html#versioning"],
  ["payment code", "#paymentCode"],
  ["to", "#to"],
  // Two letters exchanged.
  ["reciept", "operation-receive-receipts.html"],
];

/** The search of the reference documentation. */
export function docsSearchTests({ openDocs }: GatewayPages): void {
  test("what a newcomer asks is among the first three", LONG_JOURNEY, async () => {
    const { page, faults } = await openDocs("index.html");
    await page.keyboard.press("/");
    const input = page.locator("dialog.search input");
    const links = page.locator("dialog.search li a");
    const wrong: unknown[] = [];
    for (const [question, ...pages] of QUESTIONS) {
      await input.fill("");
      await expect.poll(() => links.count(), PATIENCE).toBe(0);
      await input.fill(question);
      await links.first().waitFor(PATIENCE);
      const found = await links.evaluateAll((list) => list.slice(0, 3).map((link) => link.getAttribute("href") ?? ""));
      if (!found.some((address) => pages.some((one) => address.endsWith(one)))) wrong.push([question, found]);
    }
    expect(wrong).toEqual([]);
    // What is found shows the words in their sentence.
    await input.fill("emoji");
    await page.locator("dialog.search small", { hasText: "such as an emoji" }).first().waitFor(PATIENCE);
    expect(faults).toEqual([]);
    await page.close();
  });
}
