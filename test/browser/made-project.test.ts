import { join } from "node:path";
import type { Browser, FrameLocator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getFreePort } from "../../scripts/mock/free-port.ts";
import { hasChromium, launchBrowser, openPage, PATIENCE } from "../rig/chromium.ts";
import { dataFolder, root } from "../rig/own-project.ts";
import { MadeProject } from "./workbench/made-project.ts";

const LONG = { timeout: 240_000 };

let project: MadeProject;
let browser: Browser;
let page: Page;
let docs: FrameLocator;

const show = (view: string) => page.getByRole("tab", { name: view }).click(PATIENCE);

describe.skipIf(!hasChromium)("the workbench of a project that contract init has made", { tags: ["long"] }, () => {
  beforeAll(async () => {
    project = new MadeProject(join(dataFolder, "test", `made-${process.pid}`));
    browser = await launchBrowser();
    ({ page } = await openPage(browser, await project.dev.start(), { viewport: { width: 1280, height: 800 } }));
    docs = page.frameLocator("#frame");
    await page.locator("#run.ok").waitFor(PATIENCE);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await project?.remove();
  });

  test("the first page lists the operations, and a sample has the address of the server", LONG, async () => {
    const list = docs.locator("main .operations");
    await list.first().waitFor(PATIENCE);
    expect(await list.getByRole("link").allTextContents()).toEqual([
      "List notes",
      "Create a note",
      "Read a note",
      "Delete a note",
    ]);
    await list.getByRole("link", { name: "Read a note" }).click(PATIENCE);
    const sample = docs.locator("#getNote .samples code").first();
    await sample.waitFor(PATIENCE);
    expect(await sample.textContent()).toContain("curl 'http://localhost:8080/notes/1'");
  });

  test("try it is answered by the mock, and asks for no token", LONG, async () => {
    await page.getByText("running", { exact: true }).waitFor(LONG);
    const tryIt = docs.locator("#getNote [data-try-it]");
    await tryIt.locator("> summary").click(PATIENCE);
    expect(await tryIt.getByLabel("Authorization").isVisible()).toBe(false);
    await tryIt.getByRole("button", { name: "Send" }).click(PATIENCE);
    await tryIt.getByText("Answered: 200").waitFor(PATIENCE);
  });

  test("a browser that opens the server gets its operations, and the reference once it is built", LONG, async () => {
    const port = await getFreePort();
    const server = project.startServer(port);
    try {
      const { page: start, faults } = await openPage(browser, await server.ready());
      const operations = start.getByRole("listitem");
      expect(await operations.allTextContents()).toEqual([
        "listNotes GET /notes",
        "createNote POST /notes",
        "getNote GET /notes/{noteId}",
        "deleteNote DELETE /notes/{noteId}",
      ]);
      expect(await start.getByRole("link").allTextContents()).toEqual(["GET /notes"]);
      const early = await start.goto(`http://127.0.0.1:${port}/docs/`, PATIENCE);
      expect(early?.status()).toBe(200);
      await start.getByText("npm run docs").waitFor(PATIENCE);
      expect(project.paste(`"${process.execPath}" "${join(root, "scripts/contract.ts")}" docs`)).toContain("built");
      await start.goto(`http://127.0.0.1:${port}/`, PATIENCE);
      await start.getByRole("link", { name: "getNote" }).click(PATIENCE);
      await start.locator("li:target").getByRole("link", { name: "Read a note" }).click(PATIENCE);
      await start.getByRole("heading", { name: "Read a note" }).waitFor(PATIENCE);
      expect(faults).toEqual([]);
      // A client that is no browser gets the API's own answer.
      const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: "application/json" } });
      expect([answer.status, answer.headers.get("content-type")]).toEqual([
        404,
        expect.stringContaining("application/problem+json"),
      ]);
    } finally {
      await server.stop();
    }
  });

  test("the commands that it shows can be pasted", LONG, async () => {
    await show("Coverage");
    const lines = await page.locator("#coverage pre").textContent();
    // The handlers are not written, so that the mock is asked.
    project.configure("http://localhost:8080", (await page.locator("#docs-bar code").textContent()) ?? "");
    project.configure('  start: { command: "npm start" },\n', "");
    expect(project.paste(lines ?? "")).toContain("page: .data/coverage/recorded/index.html");
    await page.locator("#coverage .map td.covered").first().waitFor(PATIENCE);
    await show("Changes");
    expect(project.paste((await page.locator("#changes pre").textContent()) ?? "")).toContain("0.1.0.json");
    await page.getByText("Callers notice no difference from 0.1.0.").waitFor(PATIENCE);
  });
});
