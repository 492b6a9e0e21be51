import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);
const server = new URL("../../server/", import.meta.url).href;

/** Loads the API of a gateway, starts its port with one front after the other, and prints what was loaded of the folder each time. */
const program = `
  import { registerHooks } from "node:module";
  const loaded = [];
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
  await import("${server}wiring/start-api.ts");
  const { startServer } = await import("${server}http/server.ts");
  const { readConfig } = await import("${server}config.ts");
  const { createMetrics } = await import("${server}telemetry/metrics.ts");
  const direct = { api: { operations: [] } };
  for (const HTTP_FRONT of ["koa", "direct"]) {
    const config = readConfig({ PORT: "0", HTTP_FRONT });
    const running = await startServer({ listener: () => {}, direct }, config, { log: console, metrics: createMetrics() });
    await running.stop();
    console.log(loaded.length > 50, loaded.filter((url) => url.includes("/http/direct/")).length);
  }
`;

test("the direct front is not loaded unless HTTP_FRONT chooses it", async () => {
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", program]);
  expect(stdout.trim().split("\n")).toEqual(["true 0", expect.stringMatching(/^true [1-9]/)]);
});
