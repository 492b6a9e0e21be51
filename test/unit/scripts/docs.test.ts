import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { offlinePage, offlineScript } from "../../../scripts/docs/offline.ts";
import { petDocument, runCommand, withFiles } from "./run-command.ts";

test("writes a folder that asks nobody but itself", async () => {
  await withFiles({ "pets.json": JSON.stringify(petDocument) }, async (folder) => {
    const { status, stdout, stderr } = await runCommand(
      "docs",
      "--spec",
      `${folder}/pets.json`,
      "--out",
      `${folder}/docs`,
    );
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^docs: \S+index\.html built, [\d.]+ s\n$/);
    expect((await readdir(`${folder}/docs`)).sort()).toEqual([
      "favicon.svg",
      "index.html",
      "openapi.json",
      "redoc.js",
      "theme.css",
    ]);
    const page = await readFile(`${folder}/docs/index.html`, "utf8");
    const style = await readFile(`${folder}/docs/theme.css`, "utf8");
    expect(page).toContain("<title>Pets</title>");
    expect(page).toContain('<script src="redoc.js"></script>');
    expect(page).toContain("<td>2</td>");
    const remote =
      /(<(script|img|source|iframe)[^>]+src|<link[^>]+href)="?(https?:)?\/\/|@import|url\(\s*["']?(https?:)?\/\//i;
    expect(page).not.toMatch(remote);
    expect(style).not.toMatch(remote);
    expect(page).toContain('"disableTelemetry":true');
    expect(await readFile(`${folder}/docs/redoc.js`, "utf8")).not.toMatch(/cdn\.redoc\.ly/);
  });
});

test("a renderer that changed its output is noticed", () => {
  expect(() => offlinePage("<html></html>")).toThrow(/was @redocly\/cli upgraded\?/);
  expect(() => offlineScript("const a = 1;")).toThrow(/was @redocly\/cli upgraded\?/);
});
