import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../own-project.ts";

test("a Node that is too old is told in one line", () => {
  const older = 'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"22.12.0"})';
  const { status, stderr } = spawnSync(process.execPath, ["--import", older, join(root, "server/main.js")], {
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toBe("gateway: needs Node 24 or newer, and this is 22.12.0; fix: install Node 24\n");
});
