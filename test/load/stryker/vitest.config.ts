import { defineConfig } from "vitest/config";

/** The unit tests of the pure rooms, without those that start other processes: a mutant is only active in the process of its test. */
const include = [
  "test/unit/server/domain/**/*.test.ts",
  "test/unit/server/carriers/**/*.test.ts",
  "test/unit/spec/keywords/**/*.test.ts",
  "test/unit/scripts/runtime/**/*.test.ts",
  "test/unit/client/**/*.test.ts",
  "test/unit/scripts/cases.test.ts",
  "test/unit/scripts/bad-documents.test.ts",
];

/** A change of what runs when a module is loaded needs all of these tests, so a room alone should have only its own. */
const { STRYKER_TESTS } = process.env;

export default defineConfig({ test: { include: STRYKER_TESTS?.split(",") ?? include, testTimeout: 60_000 } });
