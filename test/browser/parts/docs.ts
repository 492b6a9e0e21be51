import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findAccessFaults, type GatewayPages, getWidth, LOOKS, PATIENCE } from "../gateway-pages.ts";

/** Between them they have everything that a page can have. */
const PAGES = ["index.html", "group-auth.html", "workflows.html", "changes.html"];

/** The reference documentation. */
export function docsTests({ docsFolder, openDocs, url }: GatewayPages): void {
  test("one click gets a token of the demo account, another sends a message", { timeout: 120_000 }, async () => {
    const { page, faults } = await openDocs("group-send.html#sendSms");
    const tryIt = page.locator("#sendSms [data-try-it]");
    await tryIt.locator("> summary").click(PATIENCE);
    await tryIt.getByRole("button", { name: "Use the demo account" }).click(PATIENCE);
    await tryIt.getByText("Done: the token is filled in.").waitFor({ ...PATIENCE, state: "attached" });
    await tryIt.getByRole("button", { name: "Send" }).click(PATIENCE);
    await tryIt.getByText("Answered: 200").waitFor(PATIENCE);
    expect(JSON.parse((await tryIt.locator("[data-body]").textContent()) ?? "")).toMatchObject({ code: "A000" });
    // A refused request is shown as well, and the token is known to the other operations.
    await tryIt.getByRole("textbox", { name: "Body" }).fill('{"from":"0212345678"}');
    await tryIt.getByRole("button", { name: "Send" }).click(PATIENCE);
    await tryIt.getByText("Answered: 400").waitFor(PATIENCE);
    await page.goto(`${url()}/docs/group-reports.html#pollReports`, PATIENCE);
    const poll = page.locator("#pollReports [data-try-it]");
    await poll.locator("> summary").click(PATIENCE);
    await poll.getByRole("button", { name: "Send" }).click(PATIENCE);
    await poll.getByText("Answered: 200").waitFor(PATIENCE);
    expect(faults).toEqual([]);
    await page.close();
  });

  test("every operation has samples, and the list of pages is complete after a deep link", PATIENCE, async () => {
    const { page, faults } = await openDocs("group-files.html#uploadFile");
    const operations = JSON.parse(await readFile(join(docsFolder, "openapi.json"), "utf8")).paths;
    const count = Object.values<object>(operations)
      .flatMap(Object.values)
      .filter((one) => "operationId" in one).length;
    expect(await page.locator("nav [data-find] .method:not(:text('HOOK'))").count()).toBe(count);
    const upload = page.locator("#uploadFile");
    for (const [language, text] of [
      ["curl", "-F file=@"],
      ["TypeScript", "gateway.uploadFile("],
      ["Python", 'gateway.upload("picture.jpg"'],
    ] as const) {
      await upload.getByRole("tab", { name: language }).click();
      await expect.poll(() => upload.locator("[role=tabpanel]:visible").textContent()).toContain(text);
    }
    // The button that copies covers no code.
    const code = upload.locator("[role=tabpanel]:visible .code");
    const [button, text] = [await code.locator(".copy").boundingBox(), await code.locator("code").boundingBox()];
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(text?.y ?? 0);
    // The keyboard goes from tab to tab, and the choice holds for all operations.
    await upload.getByRole("tab", { name: "Python" }).press("ArrowRight");
    expect(await page.locator("#uploadTypedFile [role=tab][aria-selected=true]").textContent()).toBe("curl");
    await page.getByRole("searchbox").fill("upload");
    expect(await page.locator("nav [data-find]:visible").count()).toBeLessThan(5);
    expect(faults).toEqual([]);
    await page.close();
  });

  for (const [scheme, options] of LOOKS)
    test(`no page has a serious fault of accessibility, or is wider than a phone, in ${scheme}`, options, async () => {
      const { page, faults } = await openDocs("index.html", { viewport: { width: 390, height: 800 } });
      for (const file of PAGES) {
        await page.goto(`${url()}/docs/${file}`, PATIENCE);
        expect([file, await getWidth(page)]).toEqual([file, 390]);
        await page.setViewportSize({ width: 1400, height: 900 });
        expect([file, await findAccessFaults(page, scheme)]).toEqual([file, []]);
        await page.setViewportSize({ width: 390, height: 800 });
      }
      expect(faults).toEqual([]);
      await page.close();
    });

  test("the codes of a table stand on one line", PATIENCE, async () => {
    const { page } = await openDocs("index.html");
    const lines = await page.evaluate(`(() => {
      const range = document.createRange();
      range.selectNodeContents([...document.querySelectorAll("td")].find(({ textContent }) => textContent === "A000"));
      return range.getClientRects().length;
    })()`);
    expect(lines).toBe(1);
    await page.close();
  });

  test("a script in the text of a page does not run", PATIENCE, async () => {
    const { page, faults } = await openDocs("index.html");
    await page.evaluate(`
      const script = document.createElement("script");
      script.textContent = "window.hasRunForeignScript = true";
      document.body.append(script);`);
    expect(await page.evaluate("window.hasRunForeignScript")).toBeUndefined();
    // The header and the page each have a policy.
    await expect.poll(() => faults).toEqual(["script-src-elem inline", "script-src-elem inline"]);
    await page.close();
  });
}
