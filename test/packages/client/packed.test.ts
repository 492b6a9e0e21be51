import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, inject, test } from "vitest";
import { addPackages, findTool } from "../tools.ts";
import { PACKAGE } from "./packed-package.ts";

const run = promisify(execFile);
const { folder, tarball } = inject("packed");
const installed = join(folder, "node_modules", PACKAGE);
const manifest = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));

interface Ended {
  readonly status: number;
  /** Standard output and standard error. */
  readonly text: string;
}

const ended = (args: readonly string[], cwd = folder): Promise<Ended> =>
  run(process.execPath, [...args], { cwd }).then(
    ({ stdout, stderr }) => ({ status: 0, text: stdout + stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      status: code,
      text: stdout + stderr,
    }),
  );

describe("the tarball", () => {
  test("has JavaScript, declarations, README and license, and no sources", () => {
    expect(readdirSync(installed).sort()).toEqual(["LICENSE", "README.md", "dist", "package.json"]);
    const files = readdirSync(join(installed, "dist"), { recursive: true, encoding: "utf8" });
    const others = files.filter((name) => /\.\w+$/.test(name) && !/\.c?js$|\.d\.c?ts$/.test(name));
    expect(others).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(["index.js", "index.cjs"]));
  });

  test("depends only on openapi-fetch", () => {
    const { version } = JSON.parse(readFileSync(findTool("openapi-fetch/package.json"), "utf8"));
    expect(manifest.dependencies).toEqual({ "openapi-fetch": version });
    expect(manifest).not.toHaveProperty("peerDependencies");
    const scripts = readdirSync(join(installed, "dist")).filter((name) => name.endsWith(".js"));
    const imported = scripts.flatMap((name) => {
      const text = readFileSync(join(installed, "dist", name), "utf8");
      return [...text.matchAll(/^(?:import|export)\b[^;]*?["']([^"']+)["'];?$/gm)].map(([, module]) => module ?? "");
    });
    expect([...new Set(imported.filter((module) => !module.startsWith("./")))]).toEqual(["openapi-fetch"]);
    // In a string it is what ajv would write elsewhere.
    const requires = scripts.filter((name) =>
      /[^"\w]require\(/.test(readFileSync(join(installed, "dist", name), "utf8")),
    );
    expect(requires).toEqual([]);
  });

  test.each(["@noble/hashes", "openapi-fetch"])("has the license of %s, which is bundled", (library) => {
    const license = readFileSync(findTool(`${library}/LICENSE`), "utf8").trim();
    expect(readFileSync(join(installed, "LICENSE"), "utf8")).toContain(license);
  });

  test("passes publint", async () => {
    const { status, text } = await ended([findTool("publint/src/cli.js"), "run", tarball, "--strict"]);
    expect([status, text]).toEqual([0, expect.stringContaining("All good!")]);
  });

  test("has types that resolve in all modes, for import and for require", async () => {
    const { status, text } = await ended([
      findTool("@arethetypeswrong/cli/dist/index.js"),
      tarball,
      "--format",
      "ascii",
    ]);
    expect(text).toContain("node10: 🟢");
    expect(text).toContain("node16 (from CJS): 🟢 (CJS)");
    expect(text).toContain("node16 (from ESM): 🟢 (ESM)");
    expect([status, status === 0 ? "" : text]).toEqual([0, ""]);
  });
});

describe("in a project of its own, strictly and without skipLibCheck,", () => {
  const strict = {
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    target: "es2022",
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noUncheckedSideEffectImports: true,
    verbatimModuleSyntax: true,
  };
  const browser = { ...strict, lib: ["es2022", "dom", "dom.iterable"], types: [] };
  const commonJs = { ...strict, verbatimModuleSyntax: false };
  const projects: Readonly<Record<string, object>> = {
    "a browser's": { ...browser, module: "esnext", moduleResolution: "bundler" },
    "Node's": { ...strict, lib: ["es2022"], types: ["node"], module: "nodenext" },
    "a CommonJS": { ...commonJs, lib: ["es2022"], types: ["node"], module: "node16" },
    "an old CommonJS": {
      ...commonJs,
      lib: ["es2022"],
      types: ["node"],
      module: "commonjs",
      moduleResolution: "node10",
    },
    "an easygoing one": {
      ...browser,
      module: "nodenext",
      exactOptionalPropertyTypes: false,
      noUncheckedIndexedAccess: false,
    },
  };
  const compilers = { "TypeScript 5": "typescript/bin/tsc", "TypeScript 7": "typescript-native/bin/tsc" };
  const pairs = Object.keys(projects)
    .flatMap((project) => Object.keys(compilers).map((name): [project: string, compiler: string] => [project, name]))
    // TypeScript 7 has no node10 any more.
    .filter(([project, name]) => !(project === "an old CommonJS" && name === "TypeScript 7"));

  test.each(pairs)("%s types hold in %s", async (project, compiler) => {
    const place = join(folder, `types-${project}-${compiler}`.replaceAll(/\W+/g, "-"));
    await mkdir(place, { recursive: true });
    await addPackages(folder, "@types/node", "undici-types");
    const isCommonJs = project.endsWith("CommonJS");
    const name = isCommonJs ? "types.cts" : "types.ts";
    await cp(join(import.meta.dirname, "fixtures/types.ts"), join(place, name));
    await writeFile(join(place, "package.json"), JSON.stringify({ type: isCommonJs ? "commonjs" : "module" }));
    await writeFile(join(place, "tsconfig.json"), JSON.stringify({ compilerOptions: projects[project] }));
    const program = findTool(compilers[compiler as keyof typeof compilers]);
    expect(await ended([program, "--project", place], place)).toEqual({ status: 0, text: "" });
  });
});
