import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { findAccessFaults, type GatewayPages, getWidth, LONG_JOURNEY, LOOKS, PATIENCE } from "../gateway-pages.ts";

/** Between them they have everything that a page can have. */
const PAGES = [
  ...["index.html", "group-auth.html", "operation-send-sms.html", "schemas.html", "schema-refusal.html"],
  ...["workflows.html", "changes.html"],
];

/** The reference documentation. */
export function docsTests({ docsFolder, openDocs, url }: GatewayPages): void {
  test("one click gets a token of the demo account, another sends a message", { timeout: 120_000 }, async () => {
    const { page, faults } = await openDocs("operation-send-sms.html");
    const tryIt = page.locator("[data-try-it]");
    await tryIt.locator("> summary").click(PATIENCE);
    await tryIt.getByRole("button", { name: "Use the demo account" }).click(PATIENCE);
    await tryIt.getByText("Done: the token is filled in.").waitFor({ ...PATIENCE, state: "attached" });
    await tryIt.getByRole("button", { name: "Send" }).click(PATIENCE);
    await tryIt.getByText("Answered: 200").waitFor(PATIENCE);
    const answer = JSON.parse((await tryIt.locator("[data-body]").textContent()) ?? "");
    expect(answer).toMatchObject({ code: "A000" });
    expect(await page.getByRole("link", { name: "Console" }).getAttribute("href")).toBe("/console/");
    // The message is a click away.
    const link = tryIt.getByRole("link", { name: `Open msgKey ${answer.msgKey}` });
    expect(await link.getAttribute("href")).toBe(`${url()}/console/messages/${answer.msgKey}`);
    // A refused request is shown as well, and the token is known to the other operations.
    await tryIt.getByRole("textbox", { name: "Body" }).fill('{"from":"0212345678"}');
    expect(await tryIt.locator(".editor .hljs-attr").allTextContents()).toEqual(['"from"']);
    await tryIt.getByRole("button", { name: "Send" }).click(PATIENCE);
    await tryIt.getByText("Answered: 400").waitFor(PATIENCE);
    await page.goto(`${url()}/docs/operation-poll-reports.html`, PATIENCE);
    await tryIt.locator("> summary").click(PATIENCE);
    await tryIt.getByRole("button", { name: "Send" }).click(PATIENCE);
    await tryIt.getByText("Answered: 200").waitFor(PATIENCE);
    // The operation that gives tokens fills in the demo account too.
    await page.goto(`${url()}/docs/operation-issue-token.html`, PATIENCE);
    await tryIt.locator("> summary").click(PATIENCE);
    const types = await tryIt
      .locator("[data-credential]")
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute("type")));
    expect(types).toEqual(["text", "password"]);
    await tryIt.getByRole("button", { name: "Use the demo account" }).click(PATIENCE);
    await tryIt.getByRole("button", { name: "Send" }).click(PATIENCE);
    await tryIt.getByText("Answered: 200").waitFor(PATIENCE);
    expect(faults).toEqual([]);
    await page.close();
  });

  test(
    "the button that sends is in sight as soon as the form is open, for the longest body too",
    PATIENCE,
    async () => {
      const { page } = await openDocs("operation-send-rcs.html", { viewport: { width: 1280, height: 800 } });
      await page.locator("[data-try-it] > summary").click(PATIENCE);
      const isInSight = (selector: string) => () =>
        page.evaluate(`(() => {
        const { top, bottom } = document.querySelector("${selector}").getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      })()`);
      await expect.poll(isInSight(".send")).toBe(true);
      await page.getByRole("button", { name: "Use the demo account" }).waitFor(PATIENCE);
      await expect.poll(isInSight("[data-demo]")).toBe(true);
      // Wherever the page stands.
      await page.evaluate("scrollTo(0, document.body.scrollHeight)");
      await expect.poll(isInSight(".send")).toBe(true);
      await page.close();
    },
  );

  test("the theme button follows the system, and the console's sign-in leads to operators", LONG_JOURNEY, async () => {
    const { page, faults } = await openDocs("index.html");
    for (const [path, light, dark] of [
      ["/docs/", "Use the dark theme", "Use the light theme"],
      ["/console/", "Dark", "Light"],
    ] as const) {
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto(url() + path, PATIENCE);
      await page.getByRole("button", { name: light, exact: true }).waitFor(PATIENCE);
      await page.emulateMedia({ colorScheme: "dark" });
      await page.getByRole("button", { name: dark, exact: true }).waitFor(PATIENCE);
    }
    const link = page.getByRole("link", { name: "Operations" });
    expect(await link.getAttribute("href", PATIENCE)).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/console\/$/);
    expect(faults).toEqual([]);
    await page.close();
  });

  test("every operation has a page with samples, and is marked in the list of pages", PATIENCE, async () => {
    const { page, faults } = await openDocs("operation-upload-file.html");
    const { paths } = JSON.parse(await readFile(join(docsFolder, "openapi.json"), "utf8"));
    const ids = Object.values<object>(paths)
      .flatMap((item) => Object.values(item))
      .flatMap(({ operationId }) => operationId ?? []);
    const files = await readdir(docsFolder);
    expect(files.filter((name) => name.startsWith("operation-")).length).toBeGreaterThanOrEqual(ids.length);
    const current = page.locator("nav [aria-current]");
    expect(await current.getAttribute("href")).toBe("operation-upload-file.html");
    const { y = 0, height = 0 } = (await current.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    const upload = page.locator("#uploadFile");
    for (const [language, text] of [
      ["curl", "-F file=@"],
      ["TypeScript", "gateway.uploadFile("],
      ["Python", 'gateway.upload("picture.jpg"'],
    ] as const) {
      await upload.getByRole("tab", { name: language }).click();
      await expect.poll(() => upload.locator("[role=tabpanel]:visible").textContent()).toContain(text);
    }
    // An answer stands beside the call.
    expect(await upload.locator(".first-answer").textContent()).toContain("fileKey");
    // The button that copies covers no code.
    const code = upload.locator("[role=tabpanel]:visible .code");
    const [button, text] = [await code.locator(".copy").boundingBox(), await code.locator("code").boundingBox()];
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(text?.y ?? 0);
    // The keyboard goes from tab to tab, and the choice holds for all operations.
    await upload.getByRole("tab", { name: "Python" }).press("ArrowRight");
    await page.goto(`${url()}/docs/operation-upload-typed-file.html`, PATIENCE);
    expect(await page.locator("[role=tab][aria-selected=true]").first().textContent()).toBe("curl");
    expect(faults).toEqual([]);
    await page.close();
  });

  test("an example that is chosen is shown and put into the form", LONG_JOURNEY, async () => {
    const { page } = await openDocs("operation-send-rcs.html");
    const example = page.getByLabel("Example", { exact: true });
    await example.selectOption({ index: 1 });
    const shown = page.locator(".sample:visible [role=tabpanel]:visible");
    const before = await shown.textContent();
    await example.selectOption({ index: 2 });
    await expect.poll(() => shown.textContent()).not.toBe(before);
    await page.locator(".sample:visible").getByRole("tab", { name: "Python" }).click();
    await expect.poll(() => shown.textContent()).toContain("import");
    await page.close();
  });

  test("/ and Ctrl-K search operations, fields, codes and texts, by keyboard alone", PATIENCE, async () => {
    const { page, faults } = await openDocs("index.html");
    const first = page.locator("dialog.search li a").first();
    for (const [keys, words, address] of [
      ["/", "A404", "index.html#A404"],
      ["Control+k", "send sms", "operation-send-sms.html"],
      ["/", "paymentCode", "#paymentCode"],
    ] as const) {
      await page.keyboard.press(keys);
      await page.keyboard.type(words);
      await expect.poll(() => first.getAttribute("href"), PATIENCE).toContain(address);
      await page.keyboard.press("Escape");
    }
    await page.keyboard.press("/");
    await page.keyboard.type("xyzzy");
    await page.getByText("Nothing found").waitFor(PATIENCE);
    // What is found shows the words in their sentence.
    await page.locator("dialog.search input").fill("emoji");
    await page.locator("dialog.search small", { hasText: "such as an emoji" }).first().waitFor(PATIENCE);
    await page.locator("dialog.search input").fill("A404");
    await expect.poll(() => first.getAttribute("href"), PATIENCE).toBe("index.html#A404");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.url()).toContain("#A404");
    expect(await page.locator("tr:target").textContent()).toContain("Invalid formatId");
    expect(faults).toEqual([]);
    await page.close();
  });

  test("the refusals of an operation are a table, and a code leads to its explanation", PATIENCE, async () => {
    const { page } = await openDocs("operation-send-sms.html");
    const refusals = page.locator(".answer.s4").first();
    await refusals.locator("> summary").click(PATIENCE);
    const link = refusals.getByRole("row").getByRole("link", { name: "A303" });
    expect(await link.getAttribute("href")).toBe("index.html#A303");
    expect(await page.locator(".contract > p a", { hasText: "A303" }).getAttribute("href")).toBe("index.html#A303");
    await page.close();
  });

  test(
    "on a phone the call comes before the fields, and the list of pages opens by its button",
    LONG_JOURNEY,
    async () => {
      const { page } = await openDocs("operation-send-sms.html", { viewport: { width: 390, height: 800 } });
      const topOf = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;
      expect(await topOf(".calls")).toBeLessThan(await topOf(".contract"));
      const list = page.locator("nav .menu");
      expect(await list.isVisible()).toBe(false);
      await page.getByRole("button", { name: "Contents" }).click(PATIENCE);
      expect(await list.isVisible()).toBe(true);
      await page.close();
    },
  );

  test("on a phone the head is one line, and no cell of a table is out of sight", LONG_JOURNEY, async () => {
    const { page } = await openDocs("index.html", { viewport: { width: 390, height: 800 } });
    for (const file of ["index.html", "group-send.html", "group-reports.html", "group-files.html"]) {
      await page.goto(`${url()}/docs/${file}`, PATIENCE);
      expect((await page.locator("header").boundingBox())?.height).toBeLessThan(60);
      const cut = await page.evaluate(`[...document.querySelectorAll("header *, td")].filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (left < 0 || right > innerWidth);
      }).length`);
      expect([file, cut]).toEqual([file, 0]);
    }
    // The name of the column stands before the cell.
    const label = await page.evaluate(
      `getComputedStyle([...document.querySelectorAll("td")].find((cell) => cell.textContent === "jpg, bmp, png, gif"), "::before").content`,
    );
    expect(label).toContain("formats");
    await page.close();
  });

  test("the search closes with one Escape, and by its button", LONG_JOURNEY, async () => {
    const { page } = await openDocs("index.html", { viewport: { width: 390, height: 800 } });
    const dialog = page.getByRole("dialog", { name: "Search" });
    await page.getByRole("button", { name: "Search" }).click(PATIENCE);
    await page.keyboard.type("token");
    await dialog.getByRole("link").first().waitFor(PATIENCE);
    await page.keyboard.press("Escape");
    expect(await dialog.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Search" }).click(PATIENCE);
    await dialog.getByRole("button", { name: "Close" }).click(PATIENCE);
    expect(await dialog.isVisible()).toBe(false);
    await page.close();
  });

  test("codes of reports in a text are links, as those of refusals are", LONG_JOURNEY, async () => {
    const { page } = await openDocs("index.html");
    for (const [file, code] of [
      ["index.html", "63019"],
      ["index.html", "90001"],
      ["group-send.html", "63022"],
      ["operation-cancel-message.html", "90001"],
    ] as const) {
      await page.goto(`${url()}/docs/${file}`, PATIENCE);
      const link = page.locator("main").getByRole("link", { name: code, exact: true }).first();
      expect([file, await link.getAttribute("href")]).toEqual([file, `group-reports.html#${code}`]);
    }
    // The values of a field are too.
    await page.goto(`${url()}/docs/schema-report-code.html`, PATIENCE);
    expect(await page.locator('main a[href="group-reports.html#10000"]').count()).toBe(1);
    await page.close();
  });

  test("a field says what it is, and no list has the variants of a schema", LONG_JOURNEY, async () => {
    const { page } = await openDocs("operation-send-rcs.html");
    const content = page.locator(".contract .field", { has: page.locator("code.name", { hasText: /^content$/ }) });
    expect(await content.first().locator(".type").textContent()).toBe(
      "one of RcsStandaloneContent, RcsCarouselContent, RcsTemplateContent",
    );
    for (const name of (await readdir(docsFolder)).filter((one) => one.startsWith("operation-")))
      expect([name, await readFile(join(docsFolder, name), "utf8")]).toEqual([
        name,
        expect.not.stringContaining('<span class="type">any</span>'),
      ]);
    await page.goto(`${url()}/docs/schemas.html`, PATIENCE);
    const names = await page.locator(".schemas li > a").allTextContents();
    expect(names).toContain("SmsText");
    expect(names.filter((name) => name.endsWith("Raw"))).toEqual([]);
    // Its page says what it is a variant of.
    await page.goto(`${url()}/docs/schema-sms-text-raw.html`, PATIENCE);
    await page.getByText("A variant of SmsText").waitFor(PATIENCE);
    await page.close();
  });

  test("the operations and the schemas can be filtered", LONG_JOURNEY, async () => {
    const { page } = await openDocs("index.html");
    const shown = page.locator(".operations li:visible > a");
    await page.getByLabel("Filter").fill("form read");
    expect(await shown.allTextContents()).toEqual(["Read a message form"]);
    expect(await page.locator("#all-operations h3:visible").allTextContents()).toEqual(["Message forms"]);
    await page.getByLabel("Filter").fill("");
    expect(await shown.count()).toBeGreaterThan(20);
    await page.goto(`${url()}/docs/schemas.html`, PATIENCE);
    await page.getByLabel("Filter").fill("smstext");
    expect(await page.locator(".schemas li:visible > a").allTextContents()).toEqual(["SmsText"]);
    await page.close();
  });

  test("the samples of the introduction and of a workflow run when they are pasted", LONG_JOURNEY, async () => {
    const { page } = await openDocs("index.html");
    const demo = await (await fetch(`${url()}/docs/demo-account.json`)).json();
    const paste = (code: string): Promise<{ stdout: string }> => {
      // What a reader fills in.
      const filled = code
        .replaceAll(/CLIENT_ID='[^']*'/g, `CLIENT_ID='${demo.clientId}'`)
        .replaceAll(/CLIENT_PASSWORD='[^']*'/g, `CLIENT_PASSWORD='${demo.clientPassword}'`);
      return promisify(execFile)("sh", ["-euc", filled], { env: { PATH: process.env.PATH } });
    };
    const start = (await page.locator("main .code code").first().textContent()) ?? "";
    expect(start).toContain(`export BASE_URL='${url()}'`);
    expect((await paste(start)).stdout).toMatch(/"code":"A000".*"code":"A000"/s);
    await page.goto(`${url()}/docs/workflows.html`, PATIENCE);
    const steps = await page.locator("#imageMessage .code code").allTextContents();
    const [exports = "", token = ""] = steps;
    expect((await paste(`${exports}\n${token}\nprintf '%s' "$TOKEN"`)).stdout).toMatch(/^[\w.-]{20,}$/);
    // Every other variable is set by an earlier step.
    const isSet = (name: string, index: number) =>
      steps.slice(0, index).some((step) => new RegExp(`(^|export )${name}=`, "m").test(step));
    const unset = steps.flatMap((step, index) =>
      [...step.matchAll(/\$\{?([A-Z_]+)/g)].flatMap(([, name = ""]) => (isSet(name, index) ? [] : [name])),
    );
    expect(unset).toEqual([]);
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

  test("the codes of a table stand on one line", LONG_JOURNEY, async () => {
    const { page } = await openDocs("index.html");
    const countBroken = () =>
      page.evaluate(`[...document.querySelectorAll("td:first-child a")].filter((link) => {
        const range = document.createRange();
        range.selectNodeContents(link.firstElementChild ?? link);
        return range.getClientRects().length > 1;
      }).length`);
    expect(await countBroken()).toBe(0);
    await page.goto(`${url()}/docs/operation-send-sms.html`, PATIENCE);
    await page.locator(".answer.s4 > summary").first().click(PATIENCE);
    await page.locator("td").getByRole("link", { name: "A303" }).first().waitFor(PATIENCE);
    expect(await countBroken()).toBe(0);
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
