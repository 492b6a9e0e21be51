import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readCommit } from "../../../../server/wiring/build-commit.ts";

const root = mkdtempSync(join(tmpdir(), "commit-"));
const clone = join(root, "clone");
const git = (folder: string, ...args: string[]): string =>
  execFileSync("git", ["-c", "user.name=x", "-c", "user.email=x@example.com", ...args], {
    cwd: folder,
    encoding: "utf8",
  }).trim();
const makeCommit = (folder: string): void => void git(folder, "commit", "--quiet", "--allow-empty", "-m", "x");

beforeAll(() => {
  mkdirSync(clone);
  git(clone, "init", "--quiet", "--initial-branch", "topic/one");
  makeCommit(clone);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const packed = (): string => {
  git(clone, "pack-refs", "--all");
  return clone;
};
const workTree = (): string => {
  const folder = join(root, "tree");
  git(clone, "worktree", "add", "--quiet", folder, "-b", "two");
  makeCommit(folder);
  return folder;
};
const detached = (): string => {
  makeCommit(clone);
  git(clone, "checkout", "--quiet", "--detach");
  return clone;
};

test.each([
  ["a clone", () => clone],
  ["a clone whose branches are packed", packed],
  ["a work tree", workTree],
  ["a clone without a branch", detached],
])("the commit of %s is that of git", async (_, make) => {
  const folder = make();
  const commit = await readCommit({}, folder);
  expect(commit).toMatch(/^[0-9a-f]{40}$/);
  expect(commit).toBe(git(folder, "rev-parse", "HEAD"));
});

test("a release has it in its package.json, and a folder without either has none", async () => {
  expect(await readCommit({ gitHead: "abc" }, clone)).toBe("abc");
  expect(await readCommit({}, root)).toBe("unknown");
});
