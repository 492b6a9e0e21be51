import { runGateway } from "./wiring/run.ts";

// Loaded when the settings are read: they say where compiled code is kept, which makes the next start three times as fast.
await runGateway(() => import("./start.ts"));
