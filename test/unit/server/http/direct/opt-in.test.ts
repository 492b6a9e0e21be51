import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { routes } from "../../../../../generated/routes.ts";
import { isPlain } from "../../../../../server/http/direct/plain-operations.ts";

const run = promisify(execFile);
const server = new URL("../../../../../server/", import.meta.url).href;

/** Loads the API of a gateway, starts its port, and prints what was loaded of the folder. */
const program = (front: string) => `
  import { registerHooks } from "node:module";
  const loaded = [];
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
  await import("${server}wiring/start-api.ts");
  const { startServer } = await import("${server}http/server.ts");
  const { readConfig } = await import("${server}config.ts");
  const { createMetrics } = await import("${server}telemetry/metrics.ts");
  const config = readConfig({ PORT: "0", HTTP_FRONT: "${front}" });
  const direct = { api: { operations: [] } };
  const running = await startServer({ listener: () => {}, direct }, config, { log: console, metrics: createMetrics() });
  await running.stop();
  console.log(loaded.length > 50, loaded.filter((url) => url.includes("/http/direct/")).length);
`;

const loadedBy = async (front: string): Promise<string> =>
  (await run(process.execPath, ["--input-type=module", "--eval", program(front)])).stdout.trim();

test("the direct front is not loaded unless HTTP_FRONT chooses it", async () => {
  expect(await loadedBy("koa")).toBe("true 0");
  expect(await loadedBy("direct")).toMatch(/^true [1-9]/);
});

test("only operations with a plain path, JSON both ways and nothing but the bearer token are answered directly", () => {
  const plain = routes.filter(isPlain).map(({ operationId }) => operationId);
  expect(plain).toContain("sendSms");
  expect(plain).toContain("pollReports");
  // A password, a path with parameters, an upload.
  for (const other of ["issueToken", "inquireReport", "uploadFile"]) expect(plain).not.toContain(other);
});
