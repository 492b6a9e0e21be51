import { defineConfig } from "./scripts/command/config.ts";
import { completeOperation } from "./spec/new-operation.ts";

/** The settings of the toolkit for the gateway's own document. */
export default defineConfig({
  spec: "spec/openapi.yaml",
  out: "generated",
  plugin: "spec/plugin.ts",
  server: "koa",
  released: "spec/released",
  data: ".data",
  url: "http://localhost:8080",
  dev: {
    watch: ["server", "client"],
    check: "node node_modules/typescript-native/bin/tsc --project tsconfig.dev.json",
  },
  operations: { handlers: "server/handlers", complete: completeOperation },
  mock: {
    // The gateway's envelope. Loaded when the first request is refused, because no other command needs the server's code.
    onInvalid: async (invalid, { route }) => (await import("./server/http/replies.ts")).replyToInvalid(invalid, route),
    limits: {
      bodyBytes: ({ extensions }) => Number(extensions["x-body-limit"] ?? 1_048_576),
      jsonValues: 15_000,
      formParts: 20,
    },
  },
  coverage: {
    runs: {
      contract: {
        command: "vitest run --project contract test/contract/real.test.ts",
        result: ".data/coverage/contract/coverage.json",
      },
    },
  },
  fuzz: async () => (await import("./test/fuzz/plugin.ts")).fuzzPlugin,
  workflows: {
    inputs: () => ({
      clientId: "demo",
      ...(process.env.CLIENT_PASSWORD !== undefined && { clientPassword: process.env.CLIENT_PASSWORD }),
    }),
    // It waits until a token expires, and needs a gateway with a TOKEN_TTL_S of a few seconds.
    onlyIfNamed: ["token-renewal"],
  },
});
