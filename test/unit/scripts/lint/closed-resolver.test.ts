import { afterEach, expect, test, vi } from "vitest";
import { ClosedResolver } from "../../../../scripts/lint/closed-resolver.ts";
import { runCommand, withFiles } from "../../../rig/run-command.ts";

afterEach(() => vi.unstubAllGlobals());

/** Every place in which Redocly follows a $ref, though the toolkit takes it for data. */
const makeDocument = (reference: string): string => {
  const $ref = reference;
  const schema = { type: "object", example: { $ref }, externalDocs: { $ref }, xml: { $ref } };
  const content = { "application/json": { schema, examples: { one: { externalValue: reference } } } };
  return JSON.stringify({
    openapi: "3.1.0",
    info: { title: "T", version: "1", "x-a": { $ref } },
    "x-b": { $ref },
    servers: [{ $ref }],
    tags: [{ $ref }],
    paths: { "/a": { get: { "x-c": { $ref }, responses: { "200": { description: "a", content } } } } },
  });
};

test("lint sends no requests to addresses in a document", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response("{}"));
  vi.stubGlobal("fetch", fetch);
  await withFiles({ "api.json": makeDocument("http://127.0.0.1:9/secret.json") }, async (folder) => {
    const { stdout, stderr } = await runCommand("lint", "--spec", `${folder}/api.json`);
    expect(stdout + stderr).toContain("operation-summary");
  });
  expect(fetch).not.toHaveBeenCalled();
});

test.each(["/etc/passwd", "/dev/zero", "http://127.0.0.1:9/", "none.json"])("%s is not read", async (address) => {
  const resolver = new ClosedResolver([import.meta.dirname]);
  expect(await resolver.loadExternalRef(address)).toMatchObject({ body: "{}" });
});

test("a file of the folder is read", async () => {
  const resolver = new ClosedResolver([import.meta.dirname]);
  expect((await resolver.loadExternalRef(import.meta.filename)).body).toContain("a file of the folder is read");
});
