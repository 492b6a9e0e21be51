import { existsSync, rmSync } from "node:fs";
import { chown, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chooseUser, type RunAs } from "../../../server/postgres/run-as.ts";
import { findPorts } from "../../rig/find-ports.ts";
import { registerNodes, withClient } from "./citus-database.ts";
import type { CitusPrograms } from "./citus-programs.ts";
import { PostgresNode } from "./postgres-node.ts";

export interface CitusCluster {
  /** The coordinator's database, as DATABASE_URL has it. */
  readonly url: string;
  readonly coordinator: PostgresNode;
  readonly workers: readonly PostgresNode[];
  /** Stops all nodes and removes their data. */
  stop(): Promise<void>;
}

export interface CitusOptions {
  readonly programs: CitusPrograms;
  readonly workers?: number;
  /** Where the folder of the cluster is made; undefined: among temporary files. */
  readonly parentFolder?: string;
  /** Called for each step of the start. */
  readonly onStep?: (text: string) => void;
}

const DATABASE = "postgres";

/** Citus moves a schema by logical replication, and commits on several nodes by prepared transactions. */
const SETTINGS = {
  ...{ shared_preload_libraries: "citus", wal_level: "logical", "citus.node_conninfo": "sslmode=prefer" },
  ...{ max_connections: "200", max_prepared_transactions: "400", max_worker_processes: "48" },
};

/** Starts a coordinator and its workers on loopback, in a temporary folder. They end with this process at the latest. */
export async function startCitus(options: CitusOptions): Promise<CitusCluster> {
  const { programs, workers = 2, parentFolder = tmpdir(), onStep = () => {} } = options;
  const runAs = await chooseUser();
  const folder = await mkdtemp(join(parentFolder, "citus-"));
  await own(folder, runAs);
  const ports = await findPorts(1 + workers);
  const nodes = ports.map((port, index) => {
    const name = index === 0 ? "coordinator" : `worker${index}`;
    return new PostgresNode({ name, port, folder: join(folder, name), programs, runAs, settings: SETTINGS });
  });
  const [coordinator, ...others] = nodes;
  if (coordinator === undefined) throw new Error("A cluster has at least a coordinator");
  const onExit = (): void => {
    for (const node of nodes) node.killNow();
    removeNow(folder);
  };
  process.once("exit", onExit);
  const stop = async (): Promise<void> => {
    await Promise.all(nodes.map((node) => node.thaw().then(() => node.stop())));
    await rm(folder, { recursive: true, force: true });
    process.removeListener("exit", onExit);
  };
  try {
    onStep(`starting ${nodes.length} PostgreSQL servers in ${folder}`);
    await Promise.all(
      nodes.map(async (node) => {
        await makeOwnFolder(join(folder, node.name), runAs);
        await node.initialise();
        await node.start();
        await withClient(node.urlOf(DATABASE), (client) => client.query("CREATE EXTENSION citus"));
      }),
    );
    onStep("registering the workers");
    const addresses = others.map(({ port }) => ({ nodename: "127.0.0.1", nodeport: port }));
    await registerNodes(coordinator.urlOf(DATABASE), addresses);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: coordinator.urlOf(DATABASE), coordinator, workers: others, stop };
}

/** Servers that were just told to end may still write, and then rmSync leaves folders behind without an error. */
function removeNow(folder: string): void {
  const clock = new Int32Array(new SharedArrayBuffer(4));
  for (let tries = 0; existsSync(folder) && tries < 100; tries++) {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    Atomics.wait(clock, 0, 0, 50);
  }
}

async function makeOwnFolder(folder: string, runAs: RunAs): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  await own(folder, runAs);
}

async function own(path: string, { uid, gid }: RunAs): Promise<void> {
  if (uid !== undefined) await chown(path, uid, gid ?? uid);
}
