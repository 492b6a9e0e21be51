import { existsSync, mkdtempSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildDocs } from "../../scripts/docs/build-docs.ts";
import { MemoryGateway } from "../unit/server/http/rig.ts";

const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"];
/** What the reference tries and does without: a logo from the network, and a probe whether it may make code from text. */
const DISPENSABLE = /^(img-src https:\/\/cdn\.redoc\.ly\/|script-src eval$)/;
const root = resolve(import.meta.dirname, "../..");

const folder = mkdtempSync(join(tmpdir(), "docs-"));
const docsFolder = join(folder, "docs");
// Another prefix, so that the scripts in the page are not those that were built.
const gateway = new MemoryGateway({ vendorPrefix: "IB", docsFolder });
let served: Awaited<ReturnType<MemoryGateway["listen"]>> | undefined;
let browser: Browser | undefined;

beforeAll(async () => {
  if (!existsSync(CHROMIUM)) return;
  const document = await readFile(join(root, "generated/openapi.json"), "utf8");
  await buildDocs({ document, out: docsFolder, optionsFrom: join(root, "spec") });
  served = await gateway.listen();
  browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await served?.close();
  await rm(folder, { recursive: true, force: true });
});

/** A page that writes down everything that its content security policy stops. */
async function openPage(path: string): Promise<{ readonly page: Page; readonly violations: string[] }> {
  const page = await browser?.newPage();
  if (page === undefined) throw new Error("There is no browser");
  const violations: string[] = [];
  await page.exposeFunction("noteViolation", (text: string) => void violations.push(text));
  await page.addInitScript(
    `addEventListener("securitypolicyviolation", (event) => noteViolation(event.violatedDirective + " " + event.blockedURI))`,
  );
  page.on("pageerror", (error) => violations.push(error.message));
  await page.goto(`${served?.url}${path}`, { timeout: 60_000 });
  return { page, violations };
}

test.skipIf(!existsSync(CHROMIUM))("the reference works under its policy", { timeout: 120_000 }, async () => {
  const { page, violations } = await openPage("/docs/");
  // The button only does something when the scripts of the page run.
  await page.getByRole("button", { name: "Show 1 variable" }).click({ timeout: 60_000 });
  await page.getByRole("button", { name: "Hide 1 variable" }).waitFor({ timeout: 60_000 });
  expect(violations.filter((violation) => !DISPENSABLE.test(violation))).toEqual([]);

  await page.evaluate(`
    const script = document.createElement("script");
    script.textContent = "window.hasRunForeignScript = true";
    document.body.append(script);`);
  expect(await page.evaluate("window.hasRunForeignScript")).toBeUndefined();
  await expect.poll(() => violations.at(-1)).toBe("script-src-elem inline");
});

test.skipIf(!existsSync(CHROMIUM))("the page of workflows needs no exception", { timeout: 60_000 }, async () => {
  const { page, violations } = await openPage("/docs/workflows.html");
  await page.getByRole("heading").first().waitFor();
  expect(violations).toEqual([]);
});
