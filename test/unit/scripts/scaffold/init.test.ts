import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runCommandIn, withFiles } from "../../../rig/run-command.ts";

test("the example with a stream has written handlers, and a server that ends streams when it stops", async () => {
  await withFiles({}, async (folder) => {
    const made = await runCommandIn(folder, "init", "chat", "--no-lock", "--example", "stream");
    expect(made).toMatchObject({ status: 0, stderr: "" });
    expect(made.stdout).toContain("each with a handler in server/handlers/\n");
    const read = (path: string) => readFile(join(folder, "chat", path), "utf8");
    expect(await read("server/handlers/chat/stream-messages.ts")).toContain("room.listen(");
    expect(await read("server/main.ts")).toContain("shutdown.abort()");
    expect(await read("contract.config.ts")).toContain('preset: "recommended"');
  });
});

test.each([
  [["--example", "none"], "init: there is no example none; fix: --example notes or stream\n"],
  [
    ["--example", "stream", "--spec", "openapi.yaml"],
    "init: --spec and --example exclude each other; fix: name one of them\n",
  ],
])("%j is refused", async (options, stderr) => {
  await withFiles({}, async (folder) => {
    expect(await runCommandIn(folder, "init", "chat", ...options)).toMatchObject({ status: 1, stderr });
  });
});

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
