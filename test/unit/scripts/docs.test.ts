import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { petDocument, runCommand, withFiles } from "./run-command.ts";

test("writes a folder that loads nothing from the network", async () => {
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
      "theme.css",
    ]);
    const page = await readFile(`${folder}/docs/index.html`, "utf8");
    const style = await readFile(`${folder}/docs/theme.css`, "utf8");
    expect(page).toContain("<title>Pets</title>");
    expect(page).toContain("default-src 'none'; script-src 'self' 'unsafe-inline'");
    expect(page).toContain("<td>2</td>");
    const remote =
      /(<(script|img|source|iframe)[^>]+src|<link[^>]+href)="?(https?:)?\/\/|@import|url\(\s*["']?(https?:)?\/\//i;
    // The content security policy stops the scripts from loading anything; here the markup around them is checked.
    expect(page.replaceAll(/(<script[^>]*>)[\s\S]*?<\/script>/g, "$1")).not.toMatch(remote);
    expect(style).not.toMatch(remote);
    expect(page).toContain('"disableTelemetry":true');
  });
});
