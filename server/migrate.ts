import { runAdminProcess } from "./operators/command-line/command-process.ts";

/** `npm run migrate`: the operator's command `migrate` by a shorter name. */
await runAdminProcess(["migrate", ...process.argv.slice(2)]);
