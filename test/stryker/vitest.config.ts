import { defineConfig } from "vitest/config";

/** The unit tests of the pure rooms, without those that start other processes: a mutant is only active in the process of its test. */
export default defineConfig({
  test: {
    include: [
      "test/unit/server/domain/**/*.test.ts",
      "test/unit/server/carriers/**/*.test.ts",
      "test/unit/spec/keywords/**/*.test.ts",
      "test/unit/scripts/runtime/**/*.test.ts",
      "test/unit/scripts/cases.test.ts",
      "test/unit/scripts/bad-documents.test.ts",
    ],
    testTimeout: 60_000,
  },
});
