import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { findProgram } from "../../scripts/project/toolkit.ts";
import { root } from "../rig/own-project.ts";

/** Relative, so that a copy of the project runs its own programs. */
const findScript = (packageName: string, program: string): string => relative(root, findProgram(packageName, program));

/** What exists in a complete project. Git does not keep empty folders. */
const folders = ["spec", "generated", "server", "client", "console", "scripts", "deploy", "test", "contract.config.ts"];

const vitest = [findScript("vitest", "vitest"), "run"];

/** The operators' API is a second document of the same project. */
const adminContract = ["scripts/contract.ts", "--config", "spec/admin/contract.config.ts"];

/** The Node arguments of each stage, relative to the project's root or to a copy of it. */
const checks = {
  types: [findScript("typescript-native", "tsc"), "--project", "tsconfig.json"],
  "types:console": [findScript("typescript-native", "tsc"), "--project", "console/tsconfig.json"],
  "generate:check": ["scripts/contract.ts", "generate", "--check"],
  "generate:check:admin": [...adminContract, "generate", "--check"],
  lint: ["scripts/contract.ts", "lint"],
  "lint:admin": [...adminContract, "lint"],
  code: [findScript("@biomejs/biome", "biome"), "check", "--diagnostic-level=warn", "--error-on-warnings"],
  "crash-points": ["test/stages/crash-points/check.ts"],
  diff: ["scripts/contract.ts", "diff"],
  "diff:admin": [...adminContract, "diff"],
  deps: [
    findScript("dependency-cruiser", "depcruise"),
    ...["--config", ".dependency-cruiser.mjs"],
    ...folders.filter((folder) => existsSync(join(root, folder))),
  ],
} as const satisfies Stages;

/** The folders of test/ whose tests every push runs. */
const projects = ["unit", "store", "gateway", "processes", "history", "contract", "client", "browser"].flatMap(
  (name) => ["--project", name],
);

/** One Vitest for all projects, so that one pool of workers shares the cores. */
const tests = {
  tests: [...vitest, "--tags-filter", "!long", ...projects],
} as const satisfies Stages;

/** What is too long for every push, or needs packages of its own. */
const long = {
  packages: [...vitest, "--project", "packages"],
  "tests:long": [...vitest, "--tags-filter", "long", ...projects],
  cost: [...vitest, "--project", "load"],
  fault: [
    "test/load/fault/main.ts",
    "--seed",
    "1",
    "--kinds",
    "kill-worker,database-cut,carrier-cut,crash-database,kill-api",
  ],
  crash: [
    ...["test/load/crash/main.ts", "--seed", "1", "--workers", "2", "--fault", "kill,cut", "--when", "after"],
    ...["--point", "messages-accepted,outbox-claimed,steps-begun-deferred,submitted,outcomes-recorded"],
  ],
  fuzz: ["scripts/contract.ts", "fuzz", "--seconds", "15", "--seed", "1"],
} as const satisfies Stages;

type Stages = Readonly<Record<string, readonly string[]>>;

export const stageCommands = { ...checks, ...tests, ...long } as const;

export type StageName = keyof typeof stageCommands;

export const stageNames = Object.keys(stageCommands) as readonly StageName[];
/** What `npm test` runs. */
export const shortStageNames = stageNames.filter((name) => !(name in long));
/** The rest, which `npm run test:all` runs as well. */
export const longStageNames = stageNames.filter((name) => name in long);
/** These use both cores by themselves, take minutes and tell of their progress, so they run alone. */
export const isAlone = (name: StageName): boolean => !(name in checks);

export const isStage = (name: string): name is StageName => name in stageCommands;
