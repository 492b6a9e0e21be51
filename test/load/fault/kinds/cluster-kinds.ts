import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { cellSettings } from "../../../rig/test-cells.ts";
import { gatewayProgram } from "../../bench/gateway.ts";
import { BenchProcess } from "../../bench/machine/processes.ts";
import { DatabaseServer } from "../deployment/database-server.ts";
import type { Deployment } from "../deployment/deployment.ts";
import { type FaultKind, someMs, someOutageMs } from "./kind.ts";

type Random = Parameters<FaultKind["run"]>[1];

/** Statements that a new session runs are refused if they write. */
async function makeReadOnly(deployment: Deployment, random: Random): Promise<string> {
  const { server } = deployment;
  const ms = someOutageMs(random);
  const { end } = deployment.beginOutage();
  await server.query("ALTER DATABASE gateway SET default_transaction_read_only = on");
  await server.disconnectGateways();
  await sleep(ms);
  await server.query("ALTER DATABASE gateway RESET default_transaction_read_only");
  // As after a failover: sessions of the wrong server end.
  await server.disconnectGateways();
  end();
  return `for ${ms} ms`;
}

const LEFT_KILOBYTES = 64;

async function fillDisk(deployment: Deployment, random: Random): Promise<string> {
  const { disk, server } = deployment;
  const ms = someMs(random, 1000, 4000);
  disk?.fill(LEFT_KILOBYTES);
  await sleep(ms);
  disk?.empty();
  // If it could not write its log, it has crashed and started again, or given up.
  await server.start();
  return `for ${ms} ms`;
}

let standbys = 0;

/** Commits wait for a second server, which stops. */
async function stopStandby(deployment: Deployment, random: Random): Promise<string> {
  const { server, place, folder } = deployment;
  if (!(server instanceof DatabaseServer)) throw new Error("Only a server without Citus is copied");
  const ms = someOutageMs(random);
  const name = `standby-${++standbys}`;
  const standby = await server.makeStandby(join(place, name), join(folder, "logs", `${name}.log`));
  try {
    await server.query("ALTER SYSTEM SET synchronous_standby_names = 'standby'", "postgres");
    await server.query("SELECT pg_reload_conf()");
    await sleep(1000);
    const pids = await standby.listPids("postgres");
    const { end } = deployment.beginOutage();
    for (const pid of pids) process.kill(pid, "SIGSTOP");
    await sleep(ms);
    for (const pid of pids) process.kill(pid, "SIGCONT");
    end();
    await sleep(500);
  } finally {
    await server.query("ALTER SYSTEM RESET synchronous_standby_names", "postgres");
    await server.query("SELECT pg_reload_conf()");
    await standby.stop("SIGQUIT");
    standby.remove();
  }
  return `for ${ms} ms`;
}

let databases = 0;

/** Two gateways start on an empty database at the same time. */
async function migrateTwice({ server, folder }: Deployment): Promise<string> {
  const name = `migrated_${++databases}`;
  await server.makeDatabase(name);
  const started = await Promise.all(
    ["one", "two"].map(async (which) => {
      const { program, adminPort } = await gatewayProgram({ role: "all", databaseUrl: server.urlOf(name), folder });
      const logFile = join(folder, "logs", `${name}-${which}.log`);
      const environment = { ...program.environment, ...cellSettings };
      return {
        adminPort,
        process: await BenchProcess.start({ ...program, environment, logFile, readyPort: adminPort }),
      };
    }),
  );
  try {
    for (const { adminPort } of started) {
      const { status } = await fetch(`http://127.0.0.1:${adminPort}/readyz`);
      if (status !== 200) throw new Error(`A gateway that migrated is not ready: ${status}`);
    }
  } finally {
    await Promise.all(started.map(({ process }) => process.stop()));
    await server.dropDatabase(name);
  }
  return "";
}

/** Debian has libraries in a folder for each processor, such as /usr/lib/aarch64-linux-gnu. Undefined: it is not installed. */
const faketime = ["", ...(existsSync("/usr/lib") ? readdirSync("/usr/lib") : [])]
  .map((folder) => join("/usr/lib", folder, "faketime/libfaketime.so.1"))
  .find((path) => existsSync(path));
const MOST_JUMP_S = 60;

/** The clocks of an API process and a worker jump, by less than the two minutes that operators are told, and back again. */
async function makeClocksJump({ apis, workers, folder }: Deployment, random: Random): Promise<string> {
  const seconds = (1 + random.integer(0, MOST_JUMP_S - 1)) * (random.integer(0, 1) === 0 ? 1 : -1);
  const chosen = [apis[random.integer(0, 1)], workers[random.integer(0, 1)]].filter((one) => one !== undefined);
  const clock = join(folder, "clock");
  const setClock = (by: number): void => writeFileSync(clock, `${by < 0 ? "" : "+"}${by}s`);
  const restart = async (signal: NodeJS.Signals, environment?: Readonly<Record<string, string>>): Promise<unknown> =>
    Promise.all(chosen.map((gateway) => gateway.stop(signal).then(() => gateway.start(environment))));
  setClock(0);
  // Timers do not follow the clock, as on a machine whose clock is set.
  const faked = {
    LD_PRELOAD: faketime ?? "",
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_NO_CACHE: "1",
    DONT_FAKE_MONOTONIC: "1",
  };
  await restart("SIGKILL", faked);
  setClock(seconds);
  await sleep(someMs(random, 1000, 3000));
  setClock(0);
  await sleep(someMs(random, 500, 1500));
  await restart("SIGTERM");
  return `${chosen.map(({ name }) => name).join(" and ")} by ${seconds} s`;
}

export const clusterKinds: readonly FaultKind[] = [
  { name: "read-only", about: "the database takes no writes, as after a wrong failover", run: makeReadOnly },
  {
    name: "disk-full",
    about: "the disk of the database is full (a tmpfs that is made as small as what it holds)",
    skip: ({ disk }) => (disk === undefined ? "no file system can be mounted here" : undefined),
    run: fillDisk,
  },
  {
    name: "standby-stopped",
    about: "commits wait for a synchronous standby, which stops",
    skip: ({ server }) =>
      server instanceof DatabaseServer ? undefined : "no copy of a Citus node is made; commits wait as on PostgreSQL",
    run: stopStandby,
  },
  { name: "migrate-twice", about: "two gateways start on an empty database at the same time", run: migrateTwice },
  {
    name: "clock-jump",
    about: `the clocks of an API process and a worker jump by up to ${MOST_JUMP_S} s and back (libfaketime)`,
    skip: () => (faketime === undefined ? "libfaketime is not installed" : undefined),
    run: makeClocksJump,
  },
];
