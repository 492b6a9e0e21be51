import { readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { main, readOptions } from "../../../scripts/cli/main.ts";
import { runProgram } from "../../../scripts/project/run-program.ts";
import { UsageError } from "../../../scripts/project/usage-error.ts";
import { root } from "../../rig/own-project.ts";
import {
  describePlatform,
  findLockProblems,
  fits,
  isNative,
  type LockedPackages,
  nameOf,
  PLATFORMS,
  type Platform,
  readLock,
} from "./lock-file.ts";

const help = `
npm run check:platforms [-- PLATFORM …]

Shows that the lock file can be installed on ${PLATFORMS.map(describePlatform).join(", ")}, whatever this machine is. Asks the registry for
every native package of the lock file, and installs the lock file for each platform into an empty folder, without scripts.

  npm run check:platforms -- linux-arm64    install for this platform only
  npm run check:platforms -- --help         print this text
`;

/** What `npm ci` reads. */
const INSTALLED = [".npmrc", "package.json", "package-lock.json", ...listManifests()];

function listManifests(): string[] {
  const { workspaces } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return workspaces.map((folder: string) => `${folder}/package.json`);
}

await main(async () => {
  const { positionals } = readOptions({ name: "check:platforms", help, options: {}, maxPositionals: PLATFORMS.length });
  const names = PLATFORMS.map(describePlatform);
  const unknown = positionals.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new UsageError(`check:platforms: unknown platform "${unknown}"; fix: use ${names.join(", ")}`);
  const chosen = PLATFORMS.filter(
    (platform) => positionals.length === 0 || positionals.includes(describePlatform(platform)),
  );

  const packages = readLock(join(root, "package-lock.json"));
  const problems = [...findLockProblems(packages)];
  problems.push(...(await askRegistry(packages)));
  for (const platform of chosen) problems.push(...(await install(packages, platform)));
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.stdout.write(
    problems.length === 0 ? "platforms: all complete\n" : `platforms: ${problems.length} problems\n`,
  );
  return problems.length === 0 ? 0 : 1;
});

/** Whether the registry has each native package, with the content that the lock file names. */
async function askRegistry(packages: LockedPackages): Promise<string[]> {
  const native = Object.entries(packages).filter(
    ([, entry]) => isNative(entry) && PLATFORMS.some((platform) => fits(entry, platform)),
  );
  process.stdout.write(`registry: asking for ${native.length} native packages …\n`);
  const problems: string[] = [];
  for (const [path, { version, integrity }] of native) {
    const wanted = `${nameOf(path)}@${version}`;
    const { status, output } = await runProgram("npm", ["view", wanted, "dist.integrity", "--json"]);
    if (status !== 0 || !output.includes(`"${integrity}"`)) problems.push(`the registry has no ${wanted} as locked`);
  }
  return problems;
}

/** Installs as `npm ci` does on that platform, and looks whether every package of the lock file for it arrived. */
async function install(packages: LockedPackages, platform: Platform): Promise<string[]> {
  const name = describePlatform(platform);
  const folder = await mkdtemp(join(tmpdir(), `install-${name}-`));
  try {
    for (const file of INSTALLED) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await cp(join(root, file), join(folder, file));
    }
    const { os, cpu, libc } = platform;
    const target = [`--os=${os}`, `--cpu=${cpu}`, ...(libc === undefined ? [] : [`--libc=${libc}`])];
    const args = ["ci", ...target, "--ignore-scripts", "--no-audit", "--no-fund"];
    const { status, output, milliseconds } = await runProgram("npm", args, { folder });
    process.stdout.write(
      `${name}: npm ci ${status === 0 ? "done" : "failed"}, ${(milliseconds / 1000).toFixed(0)} s\n`,
    );
    if (status !== 0) return [`npm ci for ${name} failed:\n${output}`];
    const missing: string[] = [];
    for (const [path, { version, link, ...entry }] of Object.entries(packages)) {
      // A fallback for machines without native packages is left out where there are some.
      const isFallback = entry.optional === true && !isNative(entry);
      if (!path.includes("node_modules/") || link || isFallback || !fits(entry, platform)) continue;
      if ((await readVersion(join(folder, path))) !== version)
        missing.push(`${nameOf(path)}@${version} did not arrive on ${name}`);
    }
    return missing;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readVersion(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, "package.json"), "utf8").catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as { version?: string }).version;
}
