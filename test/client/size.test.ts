import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { rolldown } from "rolldown";
import { beforeAll, expect, inject, test } from "vitest";
import { addPackages } from "./packed-package.ts";

const run = promisify(execFile);
const root = resolve(import.meta.dirname, "../..");
const place = join(inject("packed").folder, "size");

/** What an application imports, and the maximum size of its bundle with openapi-fetch. */
const uses: readonly { readonly name: string; readonly path: string; readonly code: string; readonly limit: string }[] =
  [
    { name: "the client", code: 'export * from "messaging-gateway-client";', limit: "14.3 kB" },
    { name: "the error alone", code: 'export { GatewayError } from "messaging-gateway-client";', limit: "500 B" },
    { name: "webhooks", code: 'export * from "messaging-gateway-client/webhook";', limit: "6 kB" },
    { name: "segments", code: 'export * from "messaging-gateway-client/segments";', limit: "6 kB" },
    { name: "preview", code: 'export * from "messaging-gateway-client/preview";', limit: "3 kB" },
    { name: "testing", code: 'export * from "messaging-gateway-client/testing";', limit: "100 kB" },
    { name: "nothing of it", code: 'import "messaging-gateway-client";', limit: "100 B" },
  ].map((use) => ({ ...use, path: `${use.name.replaceAll(" ", "-")}.js` }));

beforeAll(async () => {
  await mkdir(place, { recursive: true });
  for (const { path, code } of uses) {
    const input = join(place, `entry-${path}`);
    await writeFile(input, code);
    const made = await rolldown({ input, platform: "browser" });
    await made.write({ file: join(place, path), format: "esm", minify: true });
  }
  const limits = uses.map(({ name, path, limit }) => ({ name, path, limit, gzip: true }));
  await writeFile(
    join(place, "package.json"),
    JSON.stringify({
      type: "module",
      "size-limit": limits,
      devDependencies: { "size-limit": "*", "@size-limit/file": "*" },
    }),
  );
  await addPackages(place, "size-limit", "@size-limit/file");
});

test("an application loads only what it imports", async () => {
  const { stdout } = await run(process.execPath, [join(root, "node_modules/size-limit/bin.js"), "--json"], {
    cwd: place,
  }).catch((error: { stdout: string }) => error);
  const measured = JSON.parse(stdout) as { name: string; passed: boolean; size: number }[];
  expect(measured.map(({ name, passed, size }) => [name, passed, passed || size])).toEqual(
    uses.map(({ name }) => [name, true, true]),
  );
});
