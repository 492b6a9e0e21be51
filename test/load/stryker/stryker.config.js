/** Mutation testing of the rooms that only compute. See docs/testing.md. */
/** @type {import("@stryker-mutator/api/core").PartialStrykerOptions} */
export default {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "test/load/stryker/vitest.config.ts", related: true },
  mutate: [
    "server/domain/**/*.ts",
    "spec/keywords/**/*.ts",
    "scripts/runtime/**/*.ts",
    "scripts/model/**/*.ts",
    "server/carriers/smpp/{codes,message,pdu,receipt,submit-parts}.ts",
    "server/carriers/http/{message,outcomes}.ts",
    "client/{retry,token,token-store}.ts",
    "!**/model.ts",
  ],
  // Copies that a run does not need.
  ignorePatterns: [".data", "test/load/*/node_modules", "test/packages/node_modules", "client/dist", ".stryker-tmp"],
  tempDirName: ".data/stryker-tmp",
  reporters: ["clear-text", "json", "progress-append-only"],
  jsonReporter: { fileName: ".data/stryker/mutation.json" },
  clearTextReporter: { allowColor: false, reportTests: false },
  coverageAnalysis: "perTest",
  concurrency: 2,
  timeoutMS: 20_000,
  thresholds: { high: 95, low: 90, break: 90 },
};
