import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import type { TestOptions } from "vitest";

/** Of Debian; no test downloads a browser. The one without windows takes half the processor time. */
const PROGRAMS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
const program = process.env.CHROMIUM ?? PROGRAMS.find((file) => existsSync(file));

/** Why there is no browser; undefined if there is one. */
export const whyNoChromium =
  program !== undefined && existsSync(program)
    ? undefined
    : `there is no ${program ?? PROGRAMS.join(" or ")}; install Debian's chromium-headless-shell, or name another one with CHROMIUM`;
export const hasChromium = whyNoChromium === undefined;

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** How long a test waits for what a slow machine does. */
export const PATIENCE = { timeout: 60_000 };

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ ...(program && { executablePath: program }), args: FLAGS, ...PATIENCE });

export interface OpenedPage {
  readonly page: Page;
  /** What went wrong in the page, and everything that its content security policy stopped. */
  readonly faults: readonly string[];
}

/** Opens an address in a browser context that has kept nothing. */
export async function openPage(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<OpenedPage> {
  // A pulse that never ends is drawn sixty times a second, by the processor.
  const page = await browser.newPage({ reducedMotion: "reduce", ...options });
  page.setDefaultTimeout(PATIENCE.timeout);
  const faults: string[] = [];
  await page.exposeFunction("noteFault", (text: string) => void faults.push(text));
  await page.addInitScript(
    `addEventListener("securitypolicyviolation", (event) => noteFault(event.violatedDirective + " " + event.blockedURI))`,
  );
  page.on("pageerror", (error) => faults.push(error.message));
  await page.goto(address, PATIENCE);
  return { page, faults };
}

type ColorScheme = "light" | "dark";

const LOOK_OPTIONS: TestOptions = { timeout: 240_000, tags: ["long"] };

/** The colour schemes in which pages are looked at for faults of accessibility. axe-core takes a second for a page, so it is for the long run. */
export const LOOKS: readonly (readonly [scheme: ColorScheme, options: TestOptions])[] = [
  ["light", LOOK_OPTIONS],
  ["dark", LOOK_OPTIONS],
];

/** The serious faults of accessibility in a page, as axe-core finds them. */
export async function findAccessFaults(page: Page, colorScheme?: ColorScheme): Promise<readonly string[]> {
  if (colorScheme !== undefined) await page.emulateMedia({ colorScheme });
  axe ??= readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  await page.evaluate(await axe);
  // A page in a frame is looked at by itself.
  const options = { resultTypes: ["violations"], iframes: false };
  const { violations } = (await page.evaluate(`axe.run(${JSON.stringify(options)})`)) as AxeResults;
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
}
let axe: Promise<string> | undefined;

export const getWidth = (page: Page): Promise<number> => page.evaluate("document.documentElement.scrollWidth");
