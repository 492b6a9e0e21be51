import { runGateway } from "./processes/run-gateway.ts";

// The parent of several processes does not load what only they need.
await runGateway(async (config, options) => {
  const { start } = await (config.processes === undefined
    ? import("./start.ts")
    : import("./processes/start-processes.ts"));
  return start(config, options);
});
