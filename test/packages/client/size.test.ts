import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type RolldownOutput, rolldown } from "rolldown";
import { expect, inject, test } from "vitest";

const place = join(inject("packed").folder, "size");

/** What an application imports, and the largest size of its bundle with openapi-fetch, minified and compressed, in bytes. */
const uses = [
  ["the client", 'export * from "messaging-gateway-client";', 15_200],
  ["the error alone", 'export { GatewayError } from "messaging-gateway-client";', 500],
  ["webhooks", 'export * from "messaging-gateway-client/webhook";', 6000],
  ["segments", 'export * from "messaging-gateway-client/segments";', 6000],
  ["preview", 'export * from "messaging-gateway-client/preview";', 3000],
  ["checks of a text", 'export * from "messaging-gateway-client/validate/sms";', 40_000],
  ["checks of RCS", 'export * from "messaging-gateway-client/validate/rcs";', 65_000],
  ["checks of a flow", 'export * from "messaging-gateway-client/validate/omni";', 100_000],
  // It has the checks of every operation.
  ["testing", 'export * from "messaging-gateway-client/testing";', 216_500],
  ["nothing of it", 'import "messaging-gateway-client";', 100],
] as const;

test.each(uses)("an application that imports %s loads only that", async (name, code, limit) => {
  await mkdir(place, { recursive: true });
  const input = join(place, `${name.replaceAll(" ", "-")}.js`);
  await writeFile(input, code);
  const made = await rolldown({ input, platform: "browser" });
  const { output } = await made.generate({ format: "esm", minify: true });
  await made.close();
  expect(gzipSync(chunksAtOnce(output).join("\n"), { level: 9 }).length).toBeLessThanOrEqual(limit);
});

/** The code of the entry and of the chunks that it imports. Those that are loaded later, when a stream is opened, do not count. */
function chunksAtOnce([entry, ...others]: RolldownOutput["output"]): readonly string[] {
  const found = new Set([entry]);
  for (const { imports } of found)
    for (const other of others) if (other.type === "chunk" && imports.includes(other.fileName)) found.add(other);
  return [...found].map(({ code }) => code);
}
