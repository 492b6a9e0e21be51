import { CONNECTIONS, INTERNATIONAL } from "./accept-contenders.ts";
import type { BenchServer } from "./database.ts";
import { emptyGateway, makeGatewayDatabase, sendHeaders, startGateway } from "./gateway.ts";
import { wrk } from "./load/wrk.ts";
import { everyRound, ratio, tellRound } from "./measure.ts";
import type { BenchOptions } from "./options.ts";
import type { Measure } from "./verdict.ts";

const COUNTS = ["1", "2", "4"] as const;

/** What PROCESSES gives. Load and database take their part of the same cores. */
export async function benchProcesses(
  server: BenchServer,
  { rounds, seconds }: Pick<BenchOptions, "rounds" | "seconds">,
): Promise<Measure[]> {
  const databaseUrl = await makeGatewayDatabase(server, "bench_processes");
  const rateOf = async (count: string): Promise<number> => {
    await emptyGateway(databaseUrl);
    await server.settle();
    const { process, port } = await startGateway({ role: "api", databaseUrl, settings: { PROCESSES: count } });
    try {
      const load = { ...INTERNATIONAL, port, headers: sendHeaders(), connections: CONNECTIONS };
      // For the compilers.
      await wrk({ ...load, seconds });
      return (await wrk({ ...load, seconds })).perSecond;
    } finally {
      await process.stop();
    }
  };
  const contenders = Object.fromEntries(COUNTS.map((count) => [count, () => rateOf(count)]));
  const rates = await everyRound(contenders, rounds, tellRound("accept, PROCESSES", rounds), 0);
  return COUNTS.slice(1).map((count) => ({
    name: `accepted/s with PROCESSES=${count} ÷ with 1`,
    sample: ratio(rates[count] ?? [], rates["1"] ?? []),
  }));
}
