import { availableParallelism } from "node:os";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { compileCache } from "./test/rig/own-project.ts";

/** One project for each folder of test/ that has tests; test/README.md says what each of them starts. */
const project = (name: string, more: TestProjectInlineConfiguration["test"] = {}): TestProjectInlineConfiguration => ({
  test: {
    name,
    include: [`test/${name}/**/*.test.ts`],
    // The files that a worker runs share what they import: loading it anew for each was a tenth of the run.
    isolate: false,
    // For a machine that is four times slower, and busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    ...more,
  },
});

// Workers and the programs that they start compile a file once, not at each start.
process.env.NODE_COMPILE_CACHE ??= compileCache;

const checked = { setupFiles: ["test/rig/check-simulator.ts"] };
/** The other projects run with one cell. */
const withCells = { env: { CELLS: process.env.CELLS ?? "2" } };

export default defineConfig({
  test: {
    globalSetup: ["test/rig/postgres-server.ts"],
    // Four more than there are cores: many tests wait for a process, a lease or a time limit.
    maxWorkers: availableParallelism() + 4,
    // Node itself runs TypeScript, as it runs the product: nothing is transformed.
    experimental: { viteModuleRunner: false },
    tags: [{ name: "long", description: "Large volumes and searches: in test:all, not in npm test." }],
    projects: [
      project("unit"),
      project("store", withCells),
      project("gateway", { ...checked, ...withCells }),
      project("processes", { ...checked, ...withCells }),
      project("history"),
      project("contract", checked),
      project("client", checked),
      project("browser", { globalSetup: ["test/browser/setup.ts"] }),
      project("packages", { globalSetup: ["test/packages/setup.ts"], testTimeout: 300_000, hookTimeout: 300_000 }),
      project("load"),
    ],
  },
});
