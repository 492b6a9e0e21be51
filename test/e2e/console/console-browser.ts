import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { AxeResults } from "axe-core";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { build } from "vite";
import { afterAll, beforeAll } from "vitest";
import { createGateway, type Gateway } from "../../../client/index.ts";
import { databaseBackend } from "../../rig/cells.ts";
import { useGateways } from "../gateways.ts";

const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"];

/** How long a test waits for what a slow machine does. */
export const PATIENCE = { timeout: 60_000 };
/** A test of many such steps. */
export const JOURNEY = { timeout: 240_000 };

/** There is a demo account with the embedded database only, which has no Citus. */
export const hasBrowser = existsSync(CHROMIUM) && databaseBackend !== "citus";

export interface OpenedPage {
  readonly page: Page;
  /** What went wrong in the page, and everything that its content security policy stopped. */
  readonly faults: readonly string[];
}

/** A gateway that serves the console as it is in the sources now, and a browser, for all tests of a file. */
export function useConsole(environment: Readonly<Record<string, string>> = {}) {
  const { dataFolder, launch } = useGateways();
  let url = "";
  let adminUrl = "";
  let browser: Browser;
  let gateway: Gateway;

  beforeAll(async () => {
    if (!hasBrowser) return;
    const folder = join(dataFolder, "console");
    await build({
      configFile: join(import.meta.dirname, "../../../console/vite.config.ts"),
      logLevel: "warn",
      build: { outDir: folder },
    });
    ({ url, adminUrl } = await launch({ CONSOLE_FOLDER: folder, ...environment }).ready());
    const demo = await (await fetch(`${url}/docs/demo-account.json`)).json();
    gateway = createGateway({ baseUrl: url, clientId: demo.clientId, password: demo.clientPassword });
    browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  }, 120_000);
  afterAll(() => browser?.close());

  /** Opens a path below /console in a browser that has kept nothing. */
  const open = async (path: string, options: BrowserContextOptions = {}, base = url): Promise<OpenedPage> => {
    const page = await browser.newPage(options);
    page.setDefaultTimeout(PATIENCE.timeout);
    const faults: string[] = [];
    await page.exposeFunction("noteFault", (text: string) => void faults.push(text));
    await page.addInitScript(
      `addEventListener("securitypolicyviolation", (event) => noteFault(event.violatedDirective + " " + event.blockedURI))`,
    );
    page.on("pageerror", (error) => faults.push(error.message));
    await page.goto(`${base}/console${path}`, PATIENCE);
    return { page, faults };
  };

  return {
    /** The client of the demo account. */
    gateway: () => gateway,
    open,
    dataFolder,
    url: () => url,
    adminUrl: () => adminUrl,
    /** The same, signed in with the demo account. */
    openSignedIn: async (path: string, options?: BrowserContextOptions): Promise<OpenedPage> => {
      const opened = await open(path, options);
      await opened.page.getByRole("button", { name: "Use the demo account" }).click(PATIENCE);
      await opened.page.getByRole("button", { name: "Sign out" }).waitFor(PATIENCE);
      return opened;
    },
    goTo: (page: Page, path: string) => page.goto(`${url}/console${path}`, PATIENCE),
  };
}

/** The serious faults of accessibility in a page, as axe-core finds them. */
export async function findAccessFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(await readFile(createRequire(import.meta.url).resolve("axe-core"), "utf8"));
  const { violations } = (await page.evaluate("axe.run()")) as AxeResults;
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
}

export const getWidth = (page: Page): Promise<number> => page.evaluate("document.documentElement.scrollWidth");
