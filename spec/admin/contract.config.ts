/** The settings of the toolkit for the operators' API: `contract --config spec/admin/contract.config.ts COMMAND`. */
export default {
  spec: "openapi.yaml",
  out: "../../generated/admin",
  plugin: "plugin.ts",
  server: "koa",
  // A page shows a failure at once, and its reader tries again.
  client: { retries: false },
  released: "released",
  data: "../../.data/admin",
  url: "http://localhost:8081",
} as const;
