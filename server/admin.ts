import { runAdminProcess } from "./operators/command-line/admin-process.ts";

/** `npm run admin`: the commands of operators. */
await runAdminProcess(process.argv.slice(2));
