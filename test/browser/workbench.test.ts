import { readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import type { Browser, FrameLocator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  findAccessFaults,
  hasChromium,
  LOOKS,
  launchBrowser,
  openPage,
  PATIENCE,
  whyNoChromium,
} from "../rig/chromium.ts";
import { dataFolder } from "../rig/own-project.ts";
import { PetProject } from "./workbench/pet-project.ts";

const LONG = { timeout: 240_000 };
const VIEWS = ["Findings", "Changes", "Code", "Coverage"];

let project: PetProject;
let url = "";
let browser: Browser;
let page: Page;
let docs: FrameLocator;
let faults: readonly string[];

const show = (view: string) => page.getByRole("tab", { name: view }).click(PATIENCE);
const untilPassed = () => page.locator("#run.ok").waitFor(PATIENCE);

const skipped = whyNoChromium === undefined ? "" : ` (skipped: ${whyNoChromium})`;

describe.skipIf(!hasChromium)(`the workbench of contract dev${skipped}`, () => {
  beforeAll(async () => {
    // Inside the project, so that packages are found.
    project = new PetProject(join(dataFolder, "test", `workbench-${process.pid}`));
    url = await project.start();
    browser = await launchBrowser();
    ({ page, faults } = await openPage(browser, url, { viewport: { width: 1280, height: 800 } }));
    docs = page.frameLocator("#frame");
    await untilPassed();
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await project?.remove();
  });

  test(
    "an example that no longer fits is shown with its file and line, and goes when it is corrected",
    LONG,
    async () => {
      project.save(["example: { name: Rex }", "example: { name: 5 }"]);
      const card = page.locator("#findings .card", { hasText: "The example is not valid" }).first();
      await card.waitFor(PATIENCE);
      const place = card.getByRole("link");
      expect(await place.textContent()).toBe("spec/openapi.yaml:16:24");
      const path = join(project.folder, "spec/openapi.yaml");
      expect(await place.getAttribute("href")).toBe(`vscode://file${path}:16:24`);
      expect(await card.getByRole("button", { name: "Copy spec/openapi.yaml:16:24" }).count()).toBe(1);
      project.save();
      await page.getByText("Nothing to fix.").waitFor(PATIENCE);
    },
  );

  test("a breaking change is red, says whom it breaks, and which code no longer compiles", LONG, async () => {
    await docs.getByRole("heading", { name: "Pet shop" }).waitFor(PATIENCE);
    project.save(["properties:\n", "properties:\n        kind: { type: string, enum: [cat, dog], default: dog }\n"]);
    await show("Changes");
    await page.getByText("addPet: kind may now be sent").first().waitFor(PATIENCE);
    expect(await page.locator("#changes .card.bad").count()).toBe(0);
    project.save(["name", "title"]);
    const card = page.locator("#changes .card.bad", { hasText: "requests without title are now refused" }).first();
    await card.waitFor(PATIENCE);
    expect(await card.locator(".chip").allTextContents()).toEqual(["breaks Acme"]);
    await show("Code");
    const fault = page.locator("#code .card.bad");
    await fault.waitFor(PATIENCE);
    expect(await fault.textContent()).toMatch(/does not compile server\/first-pet\.ts.*TS\d+/s);
    expect(await fault.getByRole("link").getAttribute("href")).toContain("/server/first-pet.ts:3:");
    await page.locator("#code .files").getByText("generated/types.ts").first().waitFor(PATIENCE);
    // The operation that changed is one click away, and its documentation is that of the last save.
    await show("Changes");
    await card.getByRole("link", { name: "addPet" }).click(PATIENCE);
    await docs.locator("#addPet .contract .name", { hasText: "title" }).first().waitFor(PATIENCE);
    project.save();
    await docs.locator("#addPet .contract .name", { hasText: "name" }).first().waitFor(PATIENCE);
    await untilPassed();
  });

  test("what this save changed stands above what changed since the release", LONG, async () => {
    await show("Changes");
    const kind = "properties:\n        kind: { type: string }\n";
    const colour = "        colour: { type: string }\n";
    const kinds = page.locator("#changes li", { hasText: "addPet: kind may now be sent" });
    const colours = page.locator("#changes li", { hasText: "addPet: kind and colour may now be sent" });
    project.save(["properties:\n", kind]);
    // In this save, and in the changes since the release.
    await expect.poll(() => kinds.count(), PATIENCE).toBe(2);
    expect(await page.locator("#changes h2").allTextContents()).toEqual(["This save", "Since 1.0.0"]);
    project.save(["properties:\n", kind + colour]);
    await expect.poll(() => colours.count(), PATIENCE).toBe(1);
    await page.locator("#changes li", { hasText: "addPet: colour may now be sent" }).waitFor(PATIENCE);
    // A save that callers do not notice.
    project.save(["properties:\n", `# A comment.\n      ${kind}${colour}`]);
    await page.getByText("Callers notice nothing of it.").waitFor(PATIENCE);
    expect(await colours.count()).toBe(1);
    project.save();
    await page.getByText("Callers notice no difference from 1.0.0.").waitFor(PATIENCE);
    await untilPassed();
  });

  test("changes are shown also while only examples fail", LONG, async () => {
    // The example has three letters.
    project.save(["maxLength: 20", "maxLength: 2"]);
    await show("Changes");
    await page.locator("#changes .card.bad", { hasText: "name" }).first().waitFor(PATIENCE);
    expect(await page.locator("#findings .card").allTextContents()).toEqual([
      expect.stringContaining("example"),
      expect.stringContaining("example"),
    ]);
    expect(await page.locator("#run.failed").textContent(PATIENCE)).toMatch(
      /^2 errors, \d+ breaking changes? since 1\.0\.0/,
    );
    project.save();
    await untilPassed();
  });

  test("a save with an error has none of the changes and files of the save before", {
    ...LONG,
    tags: ["long"],
  }, async () => {
    const wrong = ["operationId: countPets", "operationId: addPet"] as const;
    const kind = ["properties:\n", "properties:\n        kind: { type: string, maxLength: 9 }\n"] as const;
    await show("Changes");
    project.save(kind);
    const lines = page.locator("#changes li", { hasText: "addPet: kind may now be sent" });
    await expect.poll(() => lines.count(), PATIENCE).toBe(2);
    project.save(kind, wrong);
    await page.getByText("It has errors, and is compared when they are gone.").waitFor(PATIENCE);
    await page.locator("#run.failed").waitFor(PATIENCE);
    // What is known since the release is that of the save before, and said to be.
    await page.getByText("As of the last save without errors.").waitFor(PATIENCE);
    expect(await lines.count()).toBe(1);
    expect(await page.locator("#run").textContent()).toMatch(/^\d+ errors? \(/);
    await show("Code");
    await page.getByText("The last save changed none.").waitFor(PATIENCE);
    project.save();
    await untilPassed();
  });

  test("terminal and page have the same verdict", { ...LONG, tags: ["long"] }, async () => {
    const code = readFileSync(join(project.folder, "server/first-pet.ts"), "utf8");
    const steps: readonly (readonly [save: () => void, look: string, terminal: RegExp])[] = [
      [() => project.save(["Add a pet", "Add one pet"]), "ok", /^ok, 0 breaking, 0 compatible changes since 1\.0\.0$/],
      [
        () => project.save(["properties:\n", "properties:\n        kind: { type: string, maxLength: 9 }\n"]),
        "warn",
        /^warning: the version is too low$/,
      ],
      [
        () =>
          project.save(["schema: { type: integer }, example: 3", "schema: { type: [integer, 'null'] }, example: 3"]),
        "warn",
        /^warning: 1 breaking change since 1\.0\.0, the version is too low$/,
      ],
      [() => project.save(["operationId: countPets", "operationId: addPet"]), "failed", /^failed: \d+ errors?$/],
      // The code is as it should be, the document is still not.
      [() => project.write("server/first-pet.ts", `${code}\n`), "failed", /^failed: \d+ errors?$/],
      [() => project.save(), "ok", /^ok, 0 breaking/],
      [
        () => project.write("server/first-pet.ts", code.replace('"Rex"', "5")),
        "failed",
        /^failed: the code does not compile$/,
      ],
      [() => project.write("server/first-pet.ts", code), "ok", /^ok/],
    ];
    for (const [save, look, terminal] of steps) {
      const before = project.verdicts.length;
      save();
      await expect.poll(() => project.verdicts.length, PATIENCE).toBe(before + 1);
      const verdict = project.verdicts.at(-1) ?? "";
      expect(verdict).toMatch(terminal);
      const [, words = "Nothing to fix"] = verdict.split(": ");
      const readPage = async () => (await page.locator("#run").textContent())?.split(" (")[0];
      await expect.poll(readPage, PATIENCE).toBe(words);
      await page.locator(`#run.${look}`).waitFor(PATIENCE);
    }
  });

  test("nothing to fix is said only if nothing is red", { ...LONG, tags: ["long"] }, async () => {
    await show("Findings");
    await page.getByText("Nothing to fix.").waitFor(PATIENCE);
    const readVerdict = async (look: string) => [
      await page.locator(`#run.${look}`).textContent(PATIENCE),
      await page.locator("#findings .title").textContent(),
    ];
    const code = readFileSync(join(project.folder, "server/first-pet.ts"), "utf8");
    project.write("server/first-pet.ts", code.replace('"Rex"', "5"));
    expect(await readVerdict("failed")).toEqual([
      expect.stringMatching(/^the code does not compile \(/),
      "No findings in the document.",
    ]);
    await page.locator("#findings").getByRole("button", { name: "the code does not compile" }).click(PATIENCE);
    await page.locator("#code .card.bad").waitFor(PATIENCE);
    project.write("server/first-pet.ts", code);
    await untilPassed();
    await show("Findings");
    project.save(["schema: { type: integer }, example: 3", "schema: { type: [integer, 'null'] }, example: 3"]);
    expect(await readVerdict("warn")).toEqual([
      expect.stringMatching(/^1 breaking change since 1\.0\.0, the version is too low \(/),
      "No findings in the document.",
    ]);
    project.save();
    await page.getByText("Nothing to fix.").waitFor(PATIENCE);
  });

  test("only links that lead somewhere from here are shown", LONG, async () => {
    const tools = docs.locator("header .tools");
    expect(await tools.getByRole("link").allTextContents()).toEqual(["Company"]);
    await docs.locator('nav a[href="group-pets.html"]').dispatchEvent("click");
    await docs.locator('main a[href="operation-add-pet.html"]').dispatchEvent("click");
    // What an answer leads to is not on this machine either.
    expect(await docs.locator("#addPet [data-try-it] form").getAttribute("data-links")).toBe("{}");
  });

  test("try it calls the mock, and what is typed stays when the page changes", {
    ...LONG,
    tags: ["long"],
  }, async () => {
    await page.getByText("running", { exact: true }).waitFor(LONG);
    // Wherever another test has left the documentation.
    await docs.locator('nav a[href="group-pets.html"]').dispatchEvent("click");
    await docs.locator('main a[href="operation-add-pet.html"]').dispatchEvent("click");
    const tryIt = docs.locator("#addPet [data-try-it]");
    await tryIt.locator("> summary").click(PATIENCE);
    expect(await tryIt.getByLabel("Server").inputValue()).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api$/);
    await tryIt.getByLabel("Body").fill('{"name":"A name that is longer than any pet has"}');
    await tryIt.getByRole("button", { name: "Send" }).click(PATIENCE);
    await tryIt.getByText("Answered: 400").waitFor(PATIENCE);
    await tryIt.getByLabel("Body").fill('{"name":"Fido"}');
    await tryIt.getByRole("button", { name: "Send" }).click(PATIENCE);
    await tryIt.getByText("Answered: 201").waitFor(PATIENCE);
    // Only what has changed is replaced, and works as before.
    const frame = page.frames().find((one) => one.url().includes("/docs/"));
    await frame?.evaluate("window.isKept = true");
    project.save(["Add a pet", "Add an animal"]);
    await docs.getByRole("heading", { name: "Add an animal" }).waitFor(PATIENCE);
    await expect.poll(() => tryIt.getByLabel("Body").inputValue(), PATIENCE).toBe('{"name":"Fido"}');
    expect(await frame?.evaluate("window.isKept")).toBe(true);
    // The mock starts again with the new document, and does not answer meanwhile.
    const sendAgain = async () => {
      await tryIt.getByRole("button", { name: "Send" }).click(PATIENCE);
      await tryIt
        .locator(".submit")
        .getByText(/^(Answered|No answer)/)
        .waitFor(PATIENCE);
      return tryIt.locator(".submit [role=status]").textContent();
    };
    await expect.poll(sendAgain, PATIENCE).toBe("Answered: 201");
    project.save();
    await docs.getByRole("heading", { name: "Add a pet" }).waitFor(PATIENCE);
    await untilPassed();
  });

  test("a document that cannot be read, an engine and a command that have ended are said and not hidden", {
    ...LONG,
    tags: ["long"],
  }, async () => {
    project.save(["openapi: 3.1.0", "openapi: [3.1.0"]);
    await show("Findings");
    await page.locator("#findings .card").getByText("spec/openapi.yaml:").waitFor(PATIENCE);
    await page.getByText("The document cannot be read at the moment.").waitFor(PATIENCE);
    // The documentation of the last save stays.
    await docs.getByRole("heading").first().waitFor(PATIENCE);
    project.save();
    await untilPassed();
    expect(await page.locator("#docs-note").isVisible()).toBe(false);
    project.write("spec/plugin.mjs", "process.exit(3);\n");
    await page.getByText("the engine ended with 3; the next save starts it again").waitFor(PATIENCE);
    project.write("spec/plugin.mjs", "export {};\n");
    await untilPassed();
    await project.stop();
    await page.getByText("contract dev does not answer").waitFor(PATIENCE);
    await project.start("--port", new URL(url).port);
    await page.locator("#offline").waitFor({ ...PATIENCE, state: "hidden" });
    await untilPassed();
  });

  test("coverage is a map, and grey when the document is newer", { ...LONG, tags: ["long"] }, async () => {
    const items = [
      { group: "addPet", name: "201", isCovered: true },
      { group: "addPet", name: "400", isCovered: false },
    ];
    const result = { title: "", requests: 2, measures: [{ name: "statuses", description: "", items }] };
    project.write(".data/coverage/recorded/coverage.json", JSON.stringify(result));
    await show("Coverage");
    await page.locator(".map:not(.old)").waitFor(PATIENCE);
    const cells = await page.locator(".map tbody td[class]").evaluateAll((list) => list.map((cell) => cell.className));
    expect(cells).toEqual(["covered", "missing", "unknown"]);
    project.save(["Add a pet", "Add one pet"]);
    await page.locator(".map.old").waitFor(PATIENCE);
    project.save();
    await untilPassed();
  });

  for (const [scheme, options] of LOOKS)
    test(`nothing serious of accessibility, on a phone too, in ${scheme}`, options, async () => {
      // A page with all that it can show.
      project.save(["example: { name: Rex }", "example: { name: 5 }\n            wrong: 1"]);
      await page
        .locator("#findings .card")
        .first()
        .waitFor({ ...PATIENCE, state: "attached" });
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 });
        for (const view of width === 390 ? ["Docs", ...VIEWS] : VIEWS) {
          await show(view);
          expect([view, await page.evaluate("document.documentElement.scrollWidth")]).toEqual([view, width]);
          // All tabs are in sight, without a scrollbar, also if there is much to count.
          const tabs = await page.locator(".tabs button:visible").evaluateAll((all) => {
            for (const { lastElementChild } of all) if (lastElementChild) lastElementChild.textContent ||= "100 %";
            return all.map((one) => one.getBoundingClientRect().right);
          });
          expect([view, Math.max(...tabs) <= width]).toEqual([view, true]);
          expect([view, await findAccessFaults(page, scheme)]).toEqual([view, []]);
        }
      }
      await page.setViewportSize({ width: 1280, height: 800 });
      project.save();
      await untilPassed();
    });

  test("the page is served to this machine only, and breaks no content security policy", LONG, async () => {
    const statuses = [{ host: "pets.example" }, { origin: "http://pets.example" }, {}].map((headers) => ask(headers));
    expect(await Promise.all(statuses)).toEqual([403, 403, 200]);
    expect(faults).toEqual([]);
  });
});

/** fetch cannot send another Host. */
const ask = (headers: Record<string, string>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(url, { headers }, (response) => resolve(response.resume().statusCode))
      .on("error", reject)
      .end();
  });
