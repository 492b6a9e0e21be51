import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { findProgram } from "../../scripts/command/toolkit.ts";
import { root } from "../own-project.ts";

/** Relative, so that a copy of the project runs its own programs. */
const findScript = (packageName: string, program: string): string => relative(root, findProgram(packageName, program));

/** What exists in a complete project. Git does not keep empty folders. */
const folders = ["spec", "generated", "server", "client", "console", "scripts", "deploy", "test", "contract.config.ts"];

const vitest = [findScript("vitest", "vitest"), "run", "--project"];

/** The operators' API is a second document of the same project. */
const adminContract = ["scripts/contract.ts", "--config", "spec/admin/contract.config.ts"];

const serverContractTest = "test/contract/real.test.ts";

/**
 * The Node arguments of each stage, relative to the project's root or to a copy of it. The longest stages are first, so
 * that no long stage starts late and runs alone at the end.
 */
export const stageCommands = {
  // Three files at a time: many of its tests wait for leases and time limits, and use no processor meanwhile.
  e2e: [...vitest, "e2e", "--maxWorkers", "3"],
  client: [...vitest, "client"],
  toolkit: [...vitest, "toolkit"],
  contract: [...vitest, "contract", "--exclude", serverContractTest],
  unit: [...vitest, "unit"],
  // A stage of its own beside the contract tests of the mock, because each needs a core.
  "contract:server": [...vitest, "contract", serverContractTest],
  fault: [
    "test/fault/main.ts",
    "--seed",
    "1",
    "--kinds",
    "kill-worker,database-cut,carrier-cut,crash-database,kill-api",
  ],
  fuzz: ["scripts/contract.ts", "fuzz", "--seconds", "15", "--seed", "1"],
  "fuzz:direct": ["scripts/contract.ts", "fuzz", "--seconds", "6", "--seed", "2", "--front", "direct"],
  "generate:check": ["scripts/contract.ts", "generate", "--check"],
  "generate:check:admin": [...adminContract, "generate", "--check"],
  lint: ["scripts/contract.ts", "lint"],
  "lint:admin": [...adminContract, "lint"],
  code: [findScript("@biomejs/biome", "biome"), "check", "--diagnostic-level=warn"],
  diff: ["scripts/contract.ts", "diff"],
  "diff:admin": [...adminContract, "diff"],
  types: [findScript("typescript-native", "tsc"), "--project", "tsconfig.json"],
  "types:console": [findScript("typescript-native", "tsc"), "--project", "console/tsconfig.json"],
  deps: [
    findScript("dependency-cruiser", "depcruise"),
    ...["--config", ".dependency-cruiser.mjs"],
    ...folders.filter((folder) => existsSync(join(root, folder))),
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type StageName = keyof typeof stageCommands;

export const stageNames = Object.keys(stageCommands) as readonly StageName[];

export const isStage = (name: string): name is StageName => name in stageCommands;
