import { start } from "./start.ts";
import { runGateway } from "./wiring/run.ts";

await runGateway(start);
