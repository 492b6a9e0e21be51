import { runAdminProcess } from "./admin-process.ts";

await runAdminProcess(process.argv.slice(2));
