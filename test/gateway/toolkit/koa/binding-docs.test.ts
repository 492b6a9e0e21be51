import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type Koa from "koa";
import { afterAll, expect, test } from "vitest";
import { generate } from "../../../../scripts/emit/generate.ts";
import { writeFolder } from "../../../../scripts/emit/output-folder.ts";
import { readListing } from "../../../rig/listings.ts";
import { newTreesFolder } from "../../../unit/scripts/generated-case.ts";
import { ServedApp } from "./served-app.ts";

const root = join(import.meta.dirname, "../../../..");
const listing = (language: string, index = 0): string => readListing("docs/binding.md", language, index);

const tree = newTreesFolder("binding-docs");
afterAll(() => rmSync(tree, { recursive: true, force: true }));

// That it type checks is a test in test/processes/toolkit/generated-types.test.ts.
test.each([
  ["with the run time of the package", false],
  ["with a run time of its own", true],
])("the smallest server of docs/binding.md runs %s", async (_, standalone) => {
  const folder = join(tree, String(standalone));
  const out = join(folder, "generated");
  const spec = join(folder, "openapi.yaml");
  mkdirSync(folder, { recursive: true });
  writeFileSync(spec, listing("yaml"));
  writeFileSync(join(folder, "server.ts"), listing("ts"));
  writeFolder(out, (await generate({ spec, plugin: undefined, out, lenient: false, server: "koa", standalone })).files);
  const { app }: { readonly app: Koa } = await import(pathToFileURL(join(folder, "server.ts")).href);
  const served = await ServedApp.start(app);
  try {
    expect(await (await fetch(`${served.url}/api/greetings/Ann`)).text()).toBe("Hello, Ann.");
    expect(await (await fetch(`${served.url}/api/greetings/Ann?loud=true`)).text()).toBe("Hello, Ann!");
    expect((await fetch(`${served.url}/api/greetings/${"x".repeat(21)}`)).status).toBe(400);
  } finally {
    await served.stop();
  }
});

test("what docs/binding.md says is needed at run time is what is imported", () => {
  const folder = join(root, "scripts/runtime/koa");
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  const imported = [...texts.join("\n").matchAll(/^import (?!type).* from "([^"]+)"/gm)].map(([, name = ""]) => name);
  const packages = new Set(imported.filter((name) => !/^(\.|node:)/.test(name)));
  expect([...packages].toSorted()).toEqual(["@koa/router", "busboy"]);
});

test.each([
  ["the security handlers", 1, "server.ts"],
  ["the receiver of webhooks", 4, "receiver.ts"],
])("%s in docs/binding.md are those of the to-do list", (_, index, file) => {
  const app = readFileSync(join(root, "test/contract/todo/app", file), "utf8");
  expect(app).toContain(listing("ts", index));
});
