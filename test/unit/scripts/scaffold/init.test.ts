import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runCommandIn, withFiles } from "../../../rig/run-command.ts";

test("the README of a new project shows a call with a body, and how a handler knows the caller", async () => {
  await withFiles({}, async (folder) => {
    expect(await runCommandIn(folder, "init", "notes", "--no-lock")).toMatchObject({ status: 0, stderr: "" });
    const readme = await readFile(join(folder, "notes/README.md"), "utf8");
    expect(readme).toContain(
      `curl -X POST 'http://localhost:8080/notes' \\
  -H 'Authorization: Bearer development' \\
  -H 'Content-Type: application/json' \\
  -d '{"text":"Buy milk"}'
`,
    );
    expect(readme).toContain('export const createNote: ApiHandler<"createNote"> = async ({ body }, { identity }) => {');
  });
});
