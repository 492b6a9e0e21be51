import { runAdminProcess } from "./operators/command-line/command-process.ts";

/** `npm run admin`: the commands of operators. */
await runAdminProcess(process.argv.slice(2));
