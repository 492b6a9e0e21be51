import { join } from "node:path";
import type { Browser, CDPSession } from "playwright-core";
import { buildDocsIfChanged } from "../../../scripts/docs/build-docs.ts";
import { readDocsInput } from "../../../scripts/docs/docs-input.ts";
import { loadProject } from "../../../scripts/project/project.ts";
import { launchBrowser, PATIENCE, whyNoChromium } from "../../rig/chromium.ts";
import { startGateway } from "./gateway.ts";
import { everyRound, summary, tellRound } from "./measure.ts";
import type { BenchOptions } from "./options.ts";
import { barPlot, dataFolder, save } from "./report.ts";
import { type Measure, showMeasures } from "./verdict.ts";

/** Slow 4G as Lighthouse has it, and a processor that is four times slower than this one. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const SLOWER = 4;
/** Whatever a page still does by itself, it does in this time. */
const QUIET_MS = 1_500;

const PAGES = {
  "docs, introduction": "/docs/",
  "docs, deep link to an operation": "/docs/operation-send-sms.html",
  "docs, the largest operation": "/docs/operation-send-omni.html",
  "docs, a code": "/docs/#A404",
  "console, sign-in": "/console/",
} as const;
type PageName = keyof typeof PAGES;

interface Loaded {
  readonly lcpMs: number;
  readonly cls: number;
  readonly tbtMs: number;
  readonly kilobytes: number;
}

/** How soon a page is there for a reader with a slow network and a slow processor, by the browser's own figures. */
export async function benchPages({ rounds }: BenchOptions): Promise<void> {
  if (whyNoChromium !== undefined) throw new Error(`pages: ${whyNoChromium}`);
  const docsFolder = join(dataFolder, "docs");
  await buildDocsIfChanged(await readDocsInput(await loadProject(), docsFolder));
  const gateway = await startGateway({
    ...{ role: "all", folder: join(dataFolder, "pages"), settings: { DOCS_FOLDER: docsFolder } },
  });
  const browser = await launchBrowser();
  try {
    const names = Object.keys(PAGES) as PageName[];
    const contenders = Object.fromEntries(
      names.map((name) => [name, () => load(browser, `http://127.0.0.1:${gateway.port}${PAGES[name]}`)]),
    ) as Record<PageName, () => Promise<Loaded>>;
    const found = await everyRound(contenders, rounds, tellRound("pages", rounds));
    const measures = names.flatMap((name): Measure[] => {
      const of = (pick: (one: Loaded) => number) => summary(found[name].map(pick));
      return [
        { name: `${name}: LCP`, sample: of(({ lcpMs }) => lcpMs), atMost: 2000, unit: " ms" },
        { name: `${name}: CLS`, sample: of(({ cls }) => cls), atMost: 0.1 },
        { name: `${name}: TBT`, sample: of(({ tbtMs }) => tbtMs), unit: " ms" },
        { name: `${name}: transferred`, sample: of(({ kilobytes }) => kilobytes), unit: " kB" },
      ];
    });
    showMeasures(measures, rounds);
    const bars = names.map((name) => {
      const { median, least, most } = summary(found[name].map(({ lcpMs }) => lcpMs));
      return { label: name, value: median, least, most, group: 0 };
    });
    save(
      "pages",
      { rounds, found, measures },
      barPlot("The largest part of the page is drawn: milliseconds", "ms", bars),
    );
  } finally {
    await browser.close();
    await gateway.process.stop();
  }
}

/** What the page tells of itself: the largest part that was drawn, what moved, and how long its scripts kept it busy. */
const OBSERVE = `
window.seen = { lcp: 0, cls: 0, tbt: 0 };
new PerformanceObserver((list) => { for (const one of list.getEntries()) seen.lcp = one.startTime; })
  .observe({ type: "largest-contentful-paint", buffered: true });
new PerformanceObserver((list) => { for (const one of list.getEntries()) if (!one.hadRecentInput) seen.cls += one.value; })
  .observe({ type: "layout-shift", buffered: true });
new PerformanceObserver((list) => { for (const one of list.getEntries()) seen.tbt += Math.max(0, one.duration - 50); })
  .observe({ type: "longtask", buffered: true });
`;

async function load(browser: Browser, address: string): Promise<Loaded> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", NETWORK);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    const bytes = countBytes(session);
    await page.addInitScript(OBSERVE);
    await page.goto(address, { ...PATIENCE, waitUntil: "load" });
    await page.waitForTimeout(QUIET_MS);
    const seen = (await page.evaluate("window.seen")) as { lcp: number; cls: number; tbt: number };
    return { lcpMs: seen.lcp, cls: seen.cls, tbtMs: seen.tbt, kilobytes: bytes() / 1000 };
  } finally {
    await context.close();
  }
}

function countBytes(session: CDPSession): () => number {
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => bytes;
}
