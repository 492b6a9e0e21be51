import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { createGateway, type Gateway } from "../../client/index.ts";
import { buildDocsIfChanged } from "../../scripts/docs/build-docs.ts";
import { readDocsInput } from "../../scripts/docs/docs-input.ts";
import { loadProject } from "../../scripts/project/project.ts";
import { launchBrowser, type OpenedPage, openPage, PATIENCE, whyNoChromium } from "../rig/chromium.ts";
import { useGateways } from "../rig/gateways.ts";
import { dataFolder as builtFolder } from "../rig/own-project.ts";
import { databaseBackend } from "../rig/test-cells.ts";
import { getConsoleFolder } from "./console-folder.ts";

export { findAccessFaults, getWidth, LOOKS, type OpenedPage, PATIENCE } from "../rig/chromium.ts";

/** A test of many steps that each may take as long as PATIENCE. */
export const JOURNEY = { timeout: 240_000 };
/** One that waits, or starts further sessions: for the long run. */
export const LONG_JOURNEY = { ...JOURNEY, tags: ["long"] };

/** Why the tests are skipped; undefined if they are not. */
export const whySkipped =
  whyNoChromium ??
  (databaseBackend === "citus" ? "the demo account needs the embedded database, which has no Citus" : undefined);

export type GatewayPages = ReturnType<typeof useGatewayPages>;

/** One gateway that serves console and documentation as their sources are now, and one browser, for all tests of a file. */
export function useGatewayPages() {
  const { dataFolder, launch } = useGateways();
  const docsFolder = join(builtFolder, "test/docs");
  let url = "";
  let adminUrl = "";
  let browser: Browser;
  let gateway: Gateway;

  beforeAll(async () => {
    if (whySkipped !== undefined) return;
    await buildDocsIfChanged(await readDocsInput(await loadProject(), docsFolder));
    const settings = {
      CONSOLE_FOLDER: getConsoleFolder(),
      DOCS_FOLDER: docsFolder,
      WEBHOOK_ALLOWED_NETWORKS: "127.0.0.0/8",
    };
    ({ url, adminUrl } = await launch(settings).ready());
    const demo = await (await fetch(`${url}/docs/demo-account.json`)).json();
    gateway = createGateway({ baseUrl: url, clientId: demo.clientId, password: demo.clientPassword });
    browser = await launchBrowser();
  }, 240_000);
  afterAll(() => browser?.close());

  /** Opens a path below /console in a browser that has kept nothing. */
  const open = (path: string, options?: BrowserContextOptions, base = url): Promise<OpenedPage> =>
    openPage(browser, `${base}/console${path}`, options);

  return {
    /** The client of the demo account. */
    gateway: () => gateway,
    open,
    /** The same for a page of the documentation. */
    openDocs: (path: string, options?: BrowserContextOptions): Promise<OpenedPage> =>
      openPage(browser, `${url}/docs/${path}`, options),
    dataFolder,
    docsFolder,
    url: () => url,
    adminUrl: () => adminUrl,
    /** A page of the console, signed in with the demo account. */
    openSignedIn: async (path: string, options?: BrowserContextOptions): Promise<OpenedPage> => {
      const opened = await open(path, options);
      await opened.page.getByRole("button", { name: "Use the demo account" }).click(PATIENCE);
      await opened.page.getByRole("button", { name: "Sign out" }).waitFor(PATIENCE);
      return opened;
    },
    goTo: (page: Page, path: string) => page.goto(`${url}/console${path}`, PATIENCE),
  };
}
