import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Middleware } from "koa";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildDocs } from "../../scripts/docs/build-docs.ts";
import { loadBundle } from "../../scripts/document/bundle.ts";
import { type AnyCall, boundTrees, handlersFor, serving } from "../gateway/toolkit/koa/bound-trees.ts";
import { hasChromium, launchBrowser, openPage, PATIENCE } from "../rig/chromium.ts";
import { newTreesFolder } from "../unit/scripts/generated-case.ts";

const LONG = { timeout: 240_000 };
const spec = join(import.meta.dirname, "../unit/scripts/cases/streams/openapi.yaml");
const folder = newTreesFolder("stream-try-it");
const out = join(folder, "docs");

const showDocs: Middleware = async (ctx, next) => {
  if (!ctx.path.startsWith("/docs/")) return next();
  ctx.type = extname(ctx.path);
  ctx.body = await readFile(join(out, ctx.path.slice("/docs/".length)));
};

/** Events until the caller goes away. */
function feed() {
  const ended = Promise.withResolvers<void>();
  async function* run({ signal }: AnyCall): AsyncGenerator<unknown> {
    yield { event: "note", id: "1", data: { text: "The first" } };
    await once(signal, "abort").finally(ended.resolve);
  }
  return { run, ended: ended.promise };
}

describe.skipIf(!hasChromium)("try it with a stream", () => {
  let browser: Browser;
  beforeAll(async () => {
    const { document } = await loadBundle(spec);
    await buildDocs({ document: JSON.stringify(document), out, spec });
    browser = await launchBrowser();
  }, LONG.timeout);
  afterAll(async () => {
    await browser?.close();
    await rm(folder, { recursive: true, force: true });
  });

  test("shows it while it arrives, and stops it", LONG, async () => {
    const { streams } = await boundTrees("streams");
    const { run, ended } = feed();
    const { handlers } = handlersFor({ readFeed: (_, call) => ({ status: 200, body: run(call) }) });
    await serving([showDocs, streams.serveApi({ handlers }).middleware], async ({ url }) => {
      const { page, faults } = await openPage(browser, `${url}/docs/operation-read-feed.html`);
      expect(await page.locator("h3", { hasText: "Stream" }).textContent()).toBe("Stream text/event-stream");
      const tryIt = page.locator("[data-try-it]");
      await tryIt.locator("> summary").click(PATIENCE);
      await tryIt.getByLabel("Server").fill(url);
      await tryIt.getByRole("button", { name: "Send" }).click(PATIENCE);
      await tryIt.getByText('data: {"text":"The first"}').waitFor(PATIENCE);
      await tryIt.getByRole("button", { name: "Stop" }).click(PATIENCE);
      await tryIt.getByText("Answered: 200").waitFor(PATIENCE);
      await tryIt.getByRole("button", { name: "Send" }).waitFor(PATIENCE);
      await ended;
      expect(faults).toEqual([]);
      await page.close();
    });
  });
});
