import { BenchServer } from "./database.ts";
import type { BenchOptions } from "./options.ts";
import { scaleAccounts, scaleReplicas, scaleSize, scaleWorkers } from "./scale-curves.ts";
import { scaleStored } from "./scale-stored.ts";

/** What a message costs as everything around it grows. */
export async function benchScale(options: BenchOptions): Promise<void> {
  const server = await BenchServer.start();
  try {
    await scaleStored(server, options);
    await scaleAccounts(server, options);
    await scaleSize(server, options);
    await scaleReplicas(server, options);
    await scaleWorkers(server, options);
  } finally {
    await server.stop();
  }
}
