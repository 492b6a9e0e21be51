import { main, readOptions } from "../../../scripts/cli/main.ts";
import { UsageError } from "../../../scripts/project/usage-error.ts";
import { findPrograms } from "./programs.ts";
import { runFailovers } from "./run.ts";

const help = `
npm run test:failover -- [--times N] [--connection haproxy|hosts]

Starts PostgreSQL 15 under Patroni (three members, synchronous replication) with etcd and HAProxy, two API processes and two
workers of the gateway, and sends messages all the time. Kills the primary and its Patroni N times, waits each time until another
member is elected and the killed one is a standby again, and then checks that every accepted message was submitted once and
reported once, and that nothing is stuck. Prints how long accepting was refused and how long /readyz was wrong.

Everything runs on 127.0.0.1 and in temporary folders. A failover takes about 25 seconds. It needs Linux and Debian's packages
etcd-server, patroni, haproxy and postgresql-15.

  --times N                    how often the primary is killed (default: 10)
  --connection haproxy|hosts   how the gateway finds the primary: through HAProxy, or by a DATABASE_URL with all three hosts and
                               target_session_attrs=read-write (default: haproxy)
  --help                       print this text

Exit status: 0 nothing was lost, doubled or stuck; 1 something was; 2 it could not be run.
`;

const COULD_NOT_RUN = 2;

await main(
  async () => {
    const { values } = readOptions({
      name: "test:failover",
      help,
      options: {
        times: { type: "string", default: "10" },
        connection: { type: "string", default: "haproxy" },
      },
    });
    const { times, connection } = values;
    if (!/^[1-9][0-9]{0,3}$/.test(times))
      throw new UsageError(`test:failover: --times must be a whole number from 1 to 9999, not "${times}"`);
    if (connection !== "haproxy" && connection !== "hosts")
      throw new UsageError(`test:failover: --connection must be haproxy or hosts, not "${connection}"`);
    const found = await findPrograms();
    if ("missing" in found) throw new UsageError(found.missing);
    // The exit stops everything that was started.
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
      process.once(signal, () => process.exit(COULD_NOT_RUN));
    const write = (text: string): void => void process.stdout.write(text);
    const wrong = await runFailovers({ times: Number(times), connection, programs: found.programs, write });
    write(wrong.length === 0 ? "0 lost, 0 doubled, 0 stuck\n" : `${wrong.join("\n")}\n`);
    return wrong.length === 0 ? 0 : 1;
  },
  { errorStatus: COULD_NOT_RUN },
);
