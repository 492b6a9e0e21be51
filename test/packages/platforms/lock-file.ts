import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { satisfies } from "semver";

/** Some packages name their one system without a list. */
type Names = string | readonly string[];

export interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly os?: Names;
  readonly cpu?: Names;
  readonly libc?: Names;
  readonly engines?: { readonly node?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The packages of a package-lock.json by their path, such as `node_modules/vite`; workspaces and the project itself by their folder. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

export interface Platform {
  readonly os: string;
  readonly cpu: string;
  readonly libc?: string;
}

/** Where the two commands of the README work. */
export const PLATFORMS: readonly Platform[] = [
  { os: "linux", cpu: "x64", libc: "glibc" },
  { os: "linux", cpu: "arm64", libc: "glibc" },
  { os: "darwin", cpu: "x64" },
  { os: "darwin", cpu: "arm64" },
];

/** The oldest Node of each kind with which `npm ci` prints no warning. */
export const NODE_VERSIONS = ["20.19.0", "22.13.0", "24.0.0"];

export const nameOf = (path: string): string => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

export const describePlatform = ({ os, cpu }: Platform): string => `${os}-${cpu}`;

export function readLock(file: string): LockedPackages {
  return (JSON.parse(readFileSync(file, "utf8")) as { packages: LockedPackages }).packages;
}

/** Packages with native parts for some machines only. */
export const isNative = ({ os, cpu }: LockedPackage): boolean => os !== undefined || cpu !== undefined;

export const fits = ({ os, cpu, libc }: LockedPackage, platform: Platform): boolean =>
  admits(os, platform.os) && admits(cpu, platform.cpu) && (platform.libc === undefined || admits(libc, platform.libc));

/** As npm reads such a list: `!win32` is every other one. */
function admits(names: Names | undefined, value: string): boolean {
  if (names === undefined) return true;
  const list = [names].flat();
  const refused = list.filter((entry) => entry.startsWith("!"));
  return refused.length > 0 ? !refused.includes(`!${value}`) : list.includes(value);
}

/**
 * Everything in a lock file that would make an install fail, incomplete or noisy on one of our platforms. npm leaves out an optional
 * package that it cannot get without a word, and the program that needs it fails much later.
 */
export function findLockProblems(packages: LockedPackages): readonly string[] {
  return [
    ...Object.entries(packages).flatMap(([path, entry]) => findEntryProblems(path, entry)),
    ...Object.entries(packages).flatMap(([path, entry]) => findMissingPlatforms(packages, path, entry)),
  ];
}

function findEntryProblems(path: string, entry: LockedPackage): string[] {
  if (!path.includes("node_modules/") || entry.link) return [];
  const name = `${nameOf(path)}@${entry.version}`;
  const problems = [];
  if (entry.version === undefined) problems.push(`${nameOf(path)} has no version`);
  if (entry.integrity === undefined) problems.push(`${name} has no integrity`);
  if (entry.resolved?.startsWith("http")) problems.push(`${name} has an address of a registry`);
  const { node = "*" } = entry.engines ?? {};
  if (PLATFORMS.some((platform) => fits(entry, platform)))
    for (const version of NODE_VERSIONS)
      if (!satisfies(version, node)) problems.push(`${name} needs Node ${node}, and ${version} is supported`);
  return problems;
}

/** A package that has native parts for several machines must have them for each of ours. */
function findMissingPlatforms(packages: LockedPackages, path: string, entry: LockedPackage): string[] {
  const names = Object.keys(entry.optionalDependencies ?? {});
  const found = names.map((name) => findPackage(packages, path, name));
  const unknown = names.filter((_, index) => found[index] === undefined);
  const parts = found.filter((part) => part !== undefined && isNative(part));
  const missing =
    parts.length < 2 ? [] : PLATFORMS.filter((platform) => !parts.some((part) => part && fits(part, platform)));
  const owner = path === "" ? "the project" : `${nameOf(path)}@${entry.version}`;
  return [
    ...unknown.map((name) => `${name} of ${owner} is not in the lock file`),
    ...missing.map((platform) => `${owner} has no package for ${describePlatform(platform)}`),
  ];
}

/** Looks where Node would: beside the package, then beside each package around it. */
function findPackage(packages: LockedPackages, from: string, name: string): LockedPackage | undefined {
  for (let folder = from; ; folder = posix.dirname(folder)) {
    const found = packages[posix.join(folder, "node_modules", name)];
    if (found !== undefined || folder === "." || folder === "") return found;
  }
}
