import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "./scripts/project/config.ts";
import { completeOperation } from "./spec/new-operation.ts";

function readDemoPassword(): string {
  const { CLIENT_PASSWORD, DATA_FOLDER = ".data" } = process.env;
  if (CLIENT_PASSWORD !== undefined) return CLIENT_PASSWORD;
  const file = join(import.meta.dirname, DATA_FOLDER, "demo-account.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).password : "";
}

/** The settings of the toolkit for the gateway's own document. */
export default defineConfig({
  spec: "spec/openapi.yaml",
  out: "generated",
  plugin: "spec/plugin.ts",
  server: "koa",
  // The client in client/ has retries of its own: it knows which failures of the gateway are worth one.
  client: { retries: false },
  emit: { python: true },
  released: "spec/released",
  data: ".data",
  url: "http://localhost:8080",
  dev: {
    watch: ["server", "client"],
    check: "node node_modules/typescript-native/bin/tsc --project tsconfig.dev.json --checkers 2",
    // The compiler is a Go program that ends within seconds: without garbage collection it needs a third less time.
    env: { GOGC: "off" },
  },
  /** As the demo account that `npm start` makes, or with its password in CLIENT_PASSWORD. */
  async authenticate({ url, schemes }) {
    const account = { "X-SVC-Client-Id": "demo", "X-SVC-Client-Passwd": readDemoPassword() };
    if (!schemes.includes("bearerToken")) return account;
    const answer = await fetch(new URL("/v1/auth/token", url), { method: "POST", headers: account });
    const { data } = (await answer.json()) as { data: { schema: string; token: string } };
    return { Authorization: `${data.schema} ${data.token}` };
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
        command: "vitest run --project contract test/contract/coverage.test.ts",
        result: ".data/coverage/contract/coverage.json",
      },
    },
  },
  docs: "spec/docs.ts",
  fuzz: "test/load/fuzz/plugin.ts",
  workflows: {
    inputs: () => ({ clientId: "demo", clientPassword: readDemoPassword() }),
    // It waits until a token expires, and needs a gateway with a TOKEN_TTL_S of a few seconds.
    onlyIfNamed: ["token-renewal"],
  },
});
