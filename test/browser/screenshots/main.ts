import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Browser, Route } from "playwright-core";
import sharp from "sharp";
import { createGateway } from "../../../client/index.ts";
import { launchBrowser } from "../../rig/chromium.ts";
import { ensureConsolePages } from "../../rig/console-pages.ts";
import { MainProcess } from "../../rig/main-process.ts";
import { SHOTS, type Shot } from "./shots.ts";

const HELP = `
npm run -s screenshots -- [NAME …]

Makes the pictures of the documentation: starts a gateway with a demo account, opens its pages in Chromium, and writes
docs/images/NAME.png. Without a name it makes all of them: ${SHOTS.map(({ name }) => name).join(", ")}.
CHROMIUM names another browser than Debian's.

  --out DIR   another folder
  --help      this text
`;

const root = resolve(import.meta.dirname, "../../..");

async function takeScreenshots(shots: readonly Shot[], out: string): Promise<void> {
  await mkdir(join(root, ".data"), { recursive: true });
  // Below the project: as root the database runs as another user, who must be able to get there.
  const folder = await mkdtemp(join(root, ".data/screenshots-"));
  const gateway = new MainProcess({ DATA_FOLDER: folder, CONSOLE_FOLDER: await ensureConsolePages() });
  let browser: Browser | undefined;
  try {
    const { url, adminUrl } = await gateway.ready();
    browser = await launchBrowser();
    await mkdir(out, { recursive: true });
    for (const shot of shots) {
      const file = join(out, `${shot.name}.png`);
      await writeFile(file, await takeOne(browser, url, adminUrl, shot));
      process.stdout.write(`screenshots: ${file}\n`);
    }
  } finally {
    await browser?.close();
    await gateway.end("SIGTERM");
    await rm(folder, { recursive: true, force: true });
  }
}

/** In a browser that has kept nothing of the others. */
async function takeOne(
  browser: Browser,
  url: string,
  adminUrl: string,
  { width, height, colorScheme, show }: Shot,
): Promise<Buffer> {
  const demo = await (await fetch(`${url}/docs/demo-account.json`)).json();
  const gateway = createGateway({ baseUrl: url, clientId: demo.clientId, password: demo.clientPassword });
  const page = await browser.newPage({ viewport: { width, height }, colorScheme, reducedMotion: "reduce" });
  await page.route("**/console/account.json", nameSender);
  await page.goto(`${url}/console/`);
  await page.getByRole("button", { name: "Use the demo account" }).click();
  await page.getByRole("button", { name: "Sign out" }).waitFor();
  await show({ page, url, adminUrl, gateway });
  const picture = await page.screenshot();
  await page.close();
  // Pages have few colours; with a palette a picture is a third of its size.
  return sharp(picture).png({ palette: true, compressionLevel: 9 }).toBuffer();
}

/** The pictures are in English, and the machine that takes them may have no Korean letters. */
async function nameSender(route: Route): Promise<void> {
  const response = await route.fetch();
  const facts: { readonly names?: Readonly<Record<string, string>> } = await response.json();
  const names = Object.fromEntries(Object.keys(facts.names ?? {}).map((key) => [key, "Sky Shop"]));
  await route.fulfill({ response, json: { ...facts, names } });
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: "string" }, help: { type: "boolean", short: "h" } },
});
const unknown = positionals.filter((wanted) => SHOTS.every(({ name }) => name !== wanted));
if (values.help) process.stdout.write(`${HELP.trim()}\n`);
else if (unknown.length > 0) {
  process.stderr.write(`screenshots: there is no picture ${unknown.join(", ")}; fix: see --help\n`);
  process.exitCode = 1;
} else {
  const wanted = SHOTS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  await takeScreenshots(wanted, resolve(values.out ?? join(root, "docs/images")));
}
