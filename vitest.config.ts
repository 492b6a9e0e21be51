import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    globals: false,
    projects: [
      {
        test: {
          name: "unit",
          include: ["test/unit/**/*.test.ts"],
          testTimeout: 60_000,
          // Tests share no state, and one loaded linter for ten files of rules halves the run.
          isolate: false,
        },
      },
      {
        test: {
          name: "e2e",
          setupFiles: ["test/rig/check-simulator.ts"],
          include: ["test/e2e/**/*.test.ts"],
          globalSetup: ["test/e2e/postgres-server.ts"],
          // The other suites run with one cell.
          env: { CELLS: process.env.CELLS ?? "3" },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "client",
          setupFiles: ["test/rig/check-simulator.ts"],
          include: ["test/client/**/*.test.ts"],
          globalSetup: ["test/e2e/postgres-server.ts", "test/client/packed-package.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "toolkit",
          include: ["test/toolkit/**/*.test.ts"],
          globalSetup: ["test/toolkit/packed-toolkit.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "contract",
          setupFiles: ["test/rig/check-simulator.ts"],
          include: ["test/contract/**/*.test.ts"],
          globalSetup: ["test/e2e/postgres-server.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
