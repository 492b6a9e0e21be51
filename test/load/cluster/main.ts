import { main, readOptions, untilStopped } from "../../../scripts/cli/main.ts";
import { UsageError } from "../../../scripts/project/usage-error.ts";
import { startCitus } from "./citus-cluster.ts";
import { findCitus } from "./citus-programs.ts";

const help = `
npm run citus -- [--workers N]

Starts a Citus cluster (a coordinator and N workers) on 127.0.0.1, prints its DATABASE_URL and runs until Ctrl-C. The data is in a
temporary folder and removed at the end. It needs Linux and PostgreSQL 15, 16 or 17 with Citus 13; if they are missing, it says how
to install them.

  --workers N   number of workers (default: 2)
  --help        print this text

Exit status: 0 it was stopped; 2 it could not be started.
`;

const COULD_NOT_RUN = 2;

await main(
  async () => {
    const { values } = readOptions({ name: "citus", help, options: { workers: { type: "string", default: "2" } } });
    const { workers } = values;
    if (!/^[1-9]$/.test(workers))
      throw new UsageError(`citus: --workers must be a number from 1 to 9, not "${workers}"`);
    const found = await findCitus();
    if ("missing" in found) throw new UsageError(`citus: ${found.missing}`);
    const write = (text: string): void => void process.stdout.write(`${text}\n`);
    // The exit stops everything that was started, also in the middle of the start.
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(0));
    const cluster = await startCitus({ programs: found.programs, workers: Number(workers), onStep: write });
    for (const node of [cluster.coordinator, ...cluster.workers])
      write(`${node.name}: 127.0.0.1:${node.port}, process ${node.pid}`);
    write(`DATABASE_URL=${cluster.url}`);
    await untilStopped();
    return 0;
  },
  { errorStatus: COULD_NOT_RUN },
);
