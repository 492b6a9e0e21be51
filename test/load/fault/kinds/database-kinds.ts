import { setTimeout as sleep } from "node:timers/promises";
import { withClient } from "../../bench/database.ts";
import type { Deployment } from "../deployment/deployment.ts";
import type { StopSignal } from "../deployment/fault-database.ts";
import { type FaultKind, someMs, someOutageMs } from "./kind.ts";

/** Runs `work`, during which no gateway can use the database, for the record. */
async function during(deployment: Deployment, work: (mayBeBack: () => void) => Promise<void>): Promise<void> {
  const outage = deployment.beginOutage();
  await work(outage.mayBeBack);
  outage.end();
}

const restart =
  (signal: StopSignal): FaultKind["run"] =>
  async (deployment, random) => {
    const ms = random.integer(0, 1) === 0 ? 0 : someOutageMs(random);
    await during(deployment, async (mayBeBack) => {
      await deployment.server.stop(signal);
      await sleep(ms);
      // A gateway may connect before the start is known to have succeeded.
      mayBeBack();
      await deployment.server.start();
    });
    return `for ${ms} ms`;
  };

async function freeze(deployment: Deployment, random: Parameters<FaultKind["run"]>[1]): Promise<string> {
  const ms = someOutageMs(random);
  const pids = await deployment.server.listPids();
  await during(deployment, async () => {
    for (const pid of pids) signalIfThere(pid, "SIGSTOP");
    await sleep(ms);
    for (const pid of pids) signalIfThere(pid, "SIGCONT");
  });
  return `for ${ms} ms`;
}

function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}

export const databaseKinds: readonly FaultKind[] = [
  { name: "restart-database", about: "PostgreSQL is stopped fast and started again", run: restart("SIGINT") },
  { name: "crash-database", about: "PostgreSQL is stopped at once and recovers", run: restart("SIGQUIT") },
  { name: "kill-postmaster", about: "kill -9 of PostgreSQL's first process", run: restart("SIGKILL") },
  {
    name: "kill-backend",
    about: "kill -9 of a process that serves a gateway: PostgreSQL ends all others and recovers",
    run: async (deployment, random) => {
      const backends = await deployment.server.listBackends();
      const pid = backends[random.integer(0, Math.max(1, backends.length) - 1)];
      if (pid !== undefined) signalIfThere(pid, "SIGKILL");
      await sleep(500);
      return "";
    },
  },
  {
    name: "disconnect",
    about: "every database connection of the gateways is ended by the server, several times",
    run: async ({ server }, random) => {
      for (let time = 0; time < 3; time++) {
        await server.disconnectGateways();
        await sleep(someMs(random, 100, 800));
      }
      return "";
    },
  },
  { name: "freeze-database", about: "SIGSTOP and SIGCONT of all processes of PostgreSQL", run: freeze },
  {
    name: "connection-limit",
    about: "the gateways may have only three database connections together",
    run: async ({ server }, random) => {
      const ms = someMs(random, 1000, 4000);
      await server.query("ALTER ROLE gateway CONNECTION LIMIT 3");
      await server.disconnectGateways();
      await sleep(ms);
      await server.query("ALTER ROLE gateway CONNECTION LIMIT -1");
      return `for ${ms} ms`;
    },
  },
  {
    name: "old-snapshot",
    about: "a report keeps a transaction open, so that no dead row can be removed",
    run: async ({ server }, random) => {
      const ms = someMs(random, 3000, 8000);
      await withClient(server.urlOf("gateway"), async (client) => {
        await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
        await client.query("SELECT count(*) FROM gateway.cells");
        await sleep(ms);
        await client.query("ROLLBACK");
      });
      return `for ${ms} ms`;
    },
  },
  {
    name: "table-lock",
    about: "somebody holds a lock on a table",
    run: async ({ server }, random) => {
      const table = random.pick(["messages", "steps", "outbox", "step_leases", "pending_reports", "workers"]);
      const ms = someMs(random, 1000, 4000);
      const schemas = await server.query<{ schema_name: string }>(
        "SELECT DISTINCT schema_name FROM gateway.cells JOIN gateway.account_cells USING (cell_id) ORDER BY 1",
      );
      const schema = schemas[random.integer(0, schemas.length - 1)]?.schema_name ?? "gateway";
      await withClient(server.urlOf("gateway"), async (client) => {
        await client.query("BEGIN");
        await client.query(`LOCK TABLE ${schema}.${table} IN ACCESS EXCLUSIVE MODE`);
        await sleep(ms);
        await client.query("ROLLBACK");
      });
      return `${schema}.${table} for ${ms} ms`;
    },
  },
];
