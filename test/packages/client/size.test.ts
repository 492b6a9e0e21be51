import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import { expect, inject, test } from "vitest";

const place = join(inject("packed").folder, "size");

/** What an application imports, and the largest size of its bundle with openapi-fetch, minified and compressed, in bytes. */
const uses = [
  ["the client", 'export * from "messaging-gateway-client";', 17_300],
  ["the error alone", 'export { GatewayError } from "messaging-gateway-client";', 500],
  ["webhooks", 'export * from "messaging-gateway-client/webhook";', 6000],
  ["segments", 'export * from "messaging-gateway-client/segments";', 6000],
  ["preview", 'export * from "messaging-gateway-client/preview";', 3000],
  ["checks of a text", 'export * from "messaging-gateway-client/validate/sms";', 40_000],
  ["checks of RCS", 'export * from "messaging-gateway-client/validate/rcs";', 65_000],
  ["checks of a flow", 'export * from "messaging-gateway-client/validate/omni";', 100_000],
  // It has the checks of every operation.
  ["testing", 'export * from "messaging-gateway-client/testing";', 208_500],
  ["nothing of it", 'import "messaging-gateway-client";', 100],
] as const;

test.each(uses)("an application that imports %s loads only that", async (name, code, limit) => {
  await mkdir(place, { recursive: true });
  const input = join(place, `${name.replaceAll(" ", "-")}.js`);
  await writeFile(input, code);
  const made = await rolldown({ input, platform: "browser" });
  const [chunk] = (await made.generate({ format: "esm", minify: true })).output;
  await made.close();
  expect(gzipSync(chunk.code, { level: 9 }).length).toBeLessThanOrEqual(limit);
});
