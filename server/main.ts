import { start } from "./start.ts";
import { runGateway } from "./wiring/run-gateway.ts";

await runGateway(start);
