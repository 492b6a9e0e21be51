import { cp, mkdir } from "node:fs/promises";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { expected, newEntryInput } from "../../client/entry-input.ts";
import { makePartner } from "../../client/live-client.ts";
import { launchBrowser, whyNoChromium } from "../../rig/chromium.ts";
import { useFreshDatabase } from "../../rig/fresh-database.ts";
import { useGateway } from "../../rig/live-gateway.ts";

const { folder } = inject("packed");
const fresh = useFreshDatabase({ nowMs: Date.now() });
const live = useGateway(fresh);

let script = "";
const page = () => `<!doctype html><script type="module">${script.replaceAll("</script", "<\\/script")}</script>`;

/** Serves the page and the gateway at one origin, because the gateway does not allow other origins. */
const server = createServer((incoming, outgoing) => {
  if (incoming.url === "/")
    return void outgoing.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page());
  const { method, headers } = incoming;
  const forwarded = request(live.gateway.url + (incoming.url ?? ""), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  incoming.pipe(forwarded);
});

beforeAll(async () => {
  await makePartner(fresh, "browser");
  const place = join(folder, "browser");
  await mkdir(place, { recursive: true });
  for (const name of ["every-entry.ts", "in-browser.ts"])
    await cp(join(import.meta.dirname, "fixtures", name), join(place, name));
  const made = await rolldown({
    input: join(place, "in-browser.ts"),
    platform: "browser",
    resolve: { extensionAlias: { ".js": [".ts", ".js"] } },
  });
  script = (await made.generate({ format: "esm", minify: true })).output[0].code;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test("the package runs in Chromium against a running gateway", async ({ skip }) => {
  skip(whyNoChromium !== undefined, whyNoChromium);
  const browser = await launchBrowser();
  try {
    const tab = await browser.newPage();
    const errors: string[] = [];
    tab.on("pageerror", (error) => errors.push(String(error)));
    const { port } = server.address() as AddressInfo;
    const origin = `http://localhost:${port}`;
    await tab.goto(origin);
    const given = await newEntryInput("browser", origin);
    const result = await tab.evaluate(
      (value) => (globalThis as unknown as { run(given: unknown): unknown }).run(value),
      given,
    );
    expect([result, errors]).toEqual([expected, []]);
  } finally {
    await browser.close();
  }
});
