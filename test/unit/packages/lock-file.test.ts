import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findLockProblems, type LockedPackages, readLock } from "../../packages/platforms/lock-file.ts";
import { root } from "../../rig/own-project.ts";

const whole = { version: "1.0.0", integrity: "sha512-x" };
const part = (os: string, cpu: string) => ({ ...whole, os: [os], cpu: [cpu] });

/** A bundler with native parts for all four platforms. */
const complete: LockedPackages = {
  "": {},
  "node_modules/bundler": {
    ...whole,
    optionalDependencies: { "@b/lx": "1.0.0", "@b/la": "1.0.0", "@b/dx": "1.0.0", "@b/da": "1.0.0" },
  },
  "node_modules/@b/lx": part("linux", "x64"),
  "node_modules/@b/la": part("linux", "arm64"),
  "node_modules/@b/dx": part("darwin", "x64"),
  "node_modules/@b/da": part("darwin", "arm64"),
};

const { "node_modules/@b/la": _, ...withoutPart } = complete;

describe("findLockProblems", () => {
  test("finds nothing in a complete lock file", () => expect(findLockProblems(complete)).toEqual([]));

  const cases: readonly [string, LockedPackages, ...string[]][] = [
    [
      "a native part that is not there",
      withoutPart,
      "@b/la of bundler@1.0.0 is not in the lock file",
      "bundler@1.0.0 has no package for linux-arm64",
    ],
    [
      "a platform that no native part is for",
      { ...complete, "node_modules/@b/da": part("win32", "x64") },
      "bundler@1.0.0 has no package for darwin-arm64",
    ],
    [
      "a native part without an integrity",
      { ...complete, "node_modules/@b/dx": { version: "1.0.0", os: ["darwin"], cpu: ["x64"] } },
      "@b/dx@1.0.0 has no integrity",
    ],
    ["a package without a version", { "node_modules/a": { integrity: "sha512-x" } }, "a has no version"],
    [
      "an address of a registry",
      { "node_modules/a": { ...whole, resolved: "https://registry.example/a.tgz" } },
      "a@1.0.0 has an address of a registry",
    ],
    [
      "a package that warns on a Node that we support",
      { "node_modules/a": { ...whole, engines: { node: ">=22" } } },
      "a@1.0.0 needs Node >=22, and 20.19.0 is supported",
    ],
  ];
  test.each(cases)("finds %s", (_name, packages, ...problems) => expect(findLockProblems(packages)).toEqual(problems));

  test("does not ask for the Node of a package that none of the platforms gets", () =>
    expect(findLockProblems({ "node_modules/a": { ...part("win32", "ia32"), engines: { node: "^20.9.0" } } })).toEqual(
      [],
    ));
});

describe("package-lock.json", () => {
  const packages = readLock(join(root, "package-lock.json"));

  test("is complete for every platform", () => expect(findLockProblems(packages)).toEqual([]));

  test("has each package of a workspace once, for all", () =>
    expect(
      Object.keys(packages).filter((path) => /^[^/]+\/node_modules\//.test(path) && !path.startsWith("node_modules/")),
    ).toEqual([]));
});

test("a version stands once: in one package.json of the workspaces, and as * in the others", () => {
  const { workspaces } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const versions = ["package.json", ...workspaces.map((folder: string) => `${folder}/package.json`)].flatMap((file) => {
    const { name, version, dependencies, devDependencies, optionalDependencies } = JSON.parse(
      readFileSync(join(root, file), "utf8"),
    );
    return Object.entries<string>({ [name]: version, ...dependencies, ...devDependencies, ...optionalDependencies });
  });
  const named = versions.filter(([, version]) => version !== "*").map(([name]) => name);
  expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([]);
  expect(versions.filter(([name, version]) => version === "*" && !named.includes(name))).toEqual([]);
});

/** What one tool alone needs has a lock file beside that tool. */
const toolLocks = globSync("test/**/package-lock.json", {
  cwd: root,
  exclude: (name) => name.endsWith("node_modules"),
});

test.each(toolLocks)("%s has the integrity of every package and no address", (file) => {
  expect(existsSync(join(root, file))).toBe(true);
  const problems = findLockProblems(readLock(join(root, file))).filter((problem) => !problem.includes(" needs Node "));
  expect(problems).toEqual([]);
});
