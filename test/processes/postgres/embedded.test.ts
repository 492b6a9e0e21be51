import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startEmbedded } from "../../../server/postgres/embedded.ts";
import { findBinaries } from "../../../server/postgres/run-as.ts";
import { copyCluster } from "../../rig/copy-cluster.ts";
import { compileCache } from "../../rig/own-project.ts";
import { readEmbedded } from "../../rig/read-embedded.ts";
import { waitUntil } from "../../rig/wait-until.ts";

/** The cache of server/main.js: the processes of these tests load faster. */
let parent = "";
let folder = "";
const dataFolder = () => join(folder, "cluster", "data");
const serverPid = async () => Number((await readFile(join(dataFolder(), "postmaster.pid"), "utf8")).split("\n")[0]);

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), "embedded-"));
  // As root, the server's user must be able to pass.
  await chmod(parent, 0o755);
  folder = join(parent, "postgres");
});
afterAll(() => rm(parent, { recursive: true, force: true }));

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A process that was killed can still be seen for a moment: waits until it is gone. */
async function killServer(): Promise<void> {
  process.kill(await serverPid(), "SIGKILL");
  await waitUntil(async () => (await readEmbedded(folder)) === undefined, "the server is gone");
}

interface Gateway {
  readonly url: string;
  readonly process: ChildProcess;
  end(): Promise<void>;
  kill(): Promise<void>;
}

async function startGateway(ending = "stop"): Promise<Gateway> {
  const program = new URL("./gateway-process.ts", import.meta.url).pathname;
  const child = spawn(process.execPath, [program, folder, ending], {
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
    stdio: ["pipe", "pipe", "ignore"],
  });
  const [url] = await once(child.stdout, "data");
  const exited = once(child, "exit");
  return {
    url: String(url).trim(),
    process: child,
    async end() {
      child.stdin.end();
      await exited;
    },
    async kill() {
      child.kill("SIGKILL");
      await exited;
    },
  };
}

async function ask(url: string, query = "SELECT 1 AS one"): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}

test("the package of this platform says where its programs are (seen with 18.4.0-beta.17)", async () => {
  const { initdb, postgres } = await findBinaries();
  for (const program of [initdb, postgres])
    expect((await promisify(execFile)(program, ["--version"])).stdout).toMatch(/\(PostgreSQL\) 18\./);
});

test("it makes its data, which no other user may read, and keeps it from start to start", async () => {
  expect(await readEmbedded(folder)).toBeUndefined();
  const first = await startEmbedded({ folder });
  await ask(first.url, "CREATE TABLE kept AS SELECT 7 AS number");
  expect(await readEmbedded(folder)).toBe(first.url);
  for (const path of [folder, join(folder, "cluster"), dataFolder()]) expect((await stat(path)).mode & 0o077).toBe(0);
  await first.stop();
  expect(await readEmbedded(folder)).toBeUndefined();
  const second = await startEmbedded({ folder });
  expect(second.url).toBe(first.url);
  expect(await ask(second.url, "SELECT number FROM kept")).toEqual([{ number: 7 }]);
  await second.stop();
});

test("commits are as safe as PostgreSQL makes them, the server listens here only, and a wrong password is refused", async () => {
  const embedded = await startEmbedded({ folder });
  const guessed = new URL(embedded.url);
  guessed.password = "guess";
  await expect(ask(guessed.href)).rejects.toThrow(/password authentication failed/);
  const names = ["fsync", "full_page_writes", "synchronous_commit", "listen_addresses", "unix_socket_directories"];
  const rows = await ask(
    embedded.url,
    `SELECT ${names.map((name) => `current_setting('${name}') AS ${name}`).join(", ")}`,
  );
  await embedded.stop();
  expect(rows).toEqual([
    {
      fsync: "on",
      full_page_writes: "on",
      synchronous_commit: "on",
      listen_addresses: "127.0.0.1",
      unix_socket_directories: join(folder, "cluster"),
    },
  ]);
});

test("the last process that uses the server stops it, whether it has started it or not", async () => {
  const first = await startGateway();
  const guest = await startEmbedded({ folder });
  expect(guest.url).toBe(first.url);
  await guest.stop();
  expect(await ask(first.url)).toEqual([{ one: 1 }]);
  const [second, third] = [await startEmbedded({ folder }), await startEmbedded({ folder })];
  await first.end();
  await second.stop();
  expect(await ask(third.url)).toEqual([{ one: 1 }]);
  await third.stop();
  expect(await readEmbedded(folder)).toBeUndefined();
});

test("a server whose gateway was killed is taken over, and stopped in the end", async () => {
  const gateway = await startGateway();
  await ask(gateway.url, "CREATE TABLE survived AS SELECT 1");
  await gateway.kill();
  const next = await startEmbedded({ folder });
  expect(await ask(next.url, "SELECT count(*)::int AS count FROM survived")).toEqual([{ count: 1 }]);
  await next.stop();
  expect(await readEmbedded(folder)).toBeUndefined();
});

test("after a kill -9 of everything it starts again with all that was committed, even if another process has its pid", async () => {
  const gateway = await startGateway();
  await ask(gateway.url, "CREATE TABLE committed AS SELECT generate_series(1, 1000)");
  const file = join(dataFolder(), "postmaster.pid");
  await killServer();
  await gateway.kill();
  const [, ...rest] = (await readFile(file, "utf8")).split("\n");
  await writeFile(file, [process.pid, ...rest].join("\n"));
  const next = await startEmbedded({ folder });
  expect(await ask(next.url, "SELECT count(*)::int AS count FROM committed")).toEqual([{ count: 1000 }]);
  await next.stop();
});

test("a gateway that ends by an error stops its server", async () => {
  const gateway = await startGateway("throw");
  const pid = await serverPid();
  await gateway.end();
  // The gateway only sends the signal. The server removes its pid file before it has written its last files, so wait for the process.
  await waitUntil(() => !isRunning(pid), "the server has ended");
  expect(await readEmbedded(folder)).toBeUndefined();
  await expect(ask(gateway.url)).rejects.toThrow();
});

test("several gateways that start at once in an empty folder share one server", { tags: ["long"] }, async () => {
  await rm(folder, { recursive: true, force: true });
  const started = await Promise.all([startGateway(), startGateway(), startGateway()]);
  expect(new Set(started.map(({ url }) => url)).size).toBe(1);
  for (const gateway of started) await gateway.end();
  expect(await readEmbedded(folder)).toBeUndefined();
});

test("if another process has the port, another port is used", async () => {
  const port = Number(await readFile(join(folder, "port"), "utf8"));
  const other = createServer().listen(port, "127.0.0.1");
  await once(other, "listening");
  const embedded = await startEmbedded({ folder });
  expect(Number(new URL(embedded.url).port)).not.toBe(port);
  expect(await ask(embedded.url)).toEqual([{ one: 1 }]);
  await embedded.stop();
  other.close();
});

test("where the path is too long for a socket, it listens on its port alone", async () => {
  const long = join(parent, "l".repeat(90), "postgres");
  await copyCluster(long);
  const embedded = await startEmbedded({ folder: long });
  try {
    expect(new URL(embedded.url).search).toBe("");
    expect(await ask(embedded.url, "SHOW unix_socket_directories")).toEqual([{ unix_socket_directories: "" }]);
  } finally {
    await embedded.stop();
  }
});

test("the socket of a killed server does not prevent the next start, even if another process has its pid", async () => {
  await copyCluster(join(parent, "other"));
  const other = await startEmbedded({ folder: join(parent, "other") });
  const othersPid = Number((await readFile(join(parent, "other/cluster/data/postmaster.pid"), "utf8")).split("\n")[0]);
  const port = Number(await readFile(join(folder, "port"), "utf8"));
  const socket = join(folder, "cluster", `.s.PGSQL.${port}`);
  await writeFile(`${socket}.lock`, `${othersPid}\n${dataFolder()}\n1\n${port}\n${join(folder, "cluster")}\n`);
  const next = await startEmbedded({ folder, port });
  expect(await ask(next.url)).toEqual([{ one: 1 }]);
  await Promise.all([next.stop(), other.stop()]);
});

// Only root starts the server as another user.
test.runIf(process.getuid?.() === 0)(
  "as root, it also starts for a folder that its user cannot enter",
  { tags: ["long"] },
  async () => {
    const closed = await mkdtemp(join(tmpdir(), "closed-"));
    const asked = join(closed, "postgres");
    const server = await startEmbedded({ folder: asked });
    try {
      expect(server.folder).not.toBe(asked);
      expect(await ask(server.url)).toEqual([{ one: 1 }]);
      expect(await readEmbedded(asked)).toBe(server.url);
    } finally {
      await server.stop();
      await Promise.all([closed, server.folder].map((path) => rm(path, { recursive: true, force: true })));
    }
  },
);
