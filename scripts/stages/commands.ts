import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../command/project.ts";

/** A room that is empty so far is not there in a fresh clone. */
const rooms = ["spec", "generated", "server", "client", "scripts", "test"];

const vitest = ["node_modules/vitest/vitest.mjs", "run", "--project"];

const exerciseOfServer = "test/contract/real.test.ts";

/**
 * What Node is given for each stage, in the project's root or in a copy of it. Longest first, so that the last to end is
 * not a long one that began late.
 */
export const stageCommands = {
  e2e: [...vitest, "e2e"],
  client: [...vitest, "client"],
  contract: [...vitest, "contract", "--exclude", exerciseOfServer],
  unit: [...vitest, "unit"],
  // Apart from the exercise of the mock: each takes a core.
  "contract:server": [...vitest, "contract", exerciseOfServer],
  fuzz: ["test/fuzz/main.ts", "--seconds", "15", "--seed", "1"],
  "fuzz:direct": ["test/fuzz/main.ts", "--seconds", "6", "--seed", "2", "--front", "direct"],
  "generate:check": ["scripts/generate.ts", "--check"],
  lint: ["scripts/lint.ts"],
  diff: ["scripts/diff.ts"],
  types: ["node_modules/typescript-native/bin/tsc", "--project", "tsconfig.json"],
  deps: [
    "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs",
    ...["--config", ".dependency-cruiser.mjs"],
    ...rooms.filter((room) => existsSync(join(root, room))),
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type StageName = keyof typeof stageCommands;

export const stageNames = Object.keys(stageCommands) as readonly StageName[];

export const isStage = (name: string): name is StageName => name in stageCommands;
