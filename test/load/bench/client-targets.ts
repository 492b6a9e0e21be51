import { execFile, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { MainProcess } from "../../rig/main-process.ts";

const root = resolve(import.meta.dirname, "../../..");

/** Something that answers sends, in a process of its own. */
export interface Target {
  readonly name: string;
  readonly baseUrl: string;
  readonly clientId: string;
  readonly password: string;
  stop(): Promise<void>;
}

/** The gateway itself, with a database of its own and an account that may send as fast as it can. */
export async function startGateway(): Promise<Target> {
  const folder = await mkdtemp(join(tmpdir(), "bench-client-"));
  const environment = { DATA_FOLDER: folder, LOG_LEVEL: "silent", NODE_ENV: "production" };
  const gateway = await new MainProcess(environment).ready();
  const clientId = "demo";
  const { password } = JSON.parse(await readFile(join(folder, "demo-account.json"), "utf8"));
  const limits = ["--limit-send", "1000000", "--limit-token", "1000000"];
  await promisify(execFile)(
    process.execPath,
    [join(root, "server/admin.ts"), "account", "set", "--id", clientId, ...limits],
    {
      cwd: root,
      env: { PATH: process.env.PATH, ...environment },
    },
  );
  return {
    name: "gateway",
    baseUrl: gateway.url,
    clientId,
    password,
    async stop() {
      await gateway.end("SIGTERM");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A server that does nothing: the least that a call can cost. */
export async function startEmpty(): Promise<Target> {
  const server = fork(join(import.meta.dirname, "client-server.ts"), { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const [{ port }] = (await once(server, "message")) as [AddressInfo];
  return {
    name: "empty server",
    baseUrl: `http://127.0.0.1:${port}`,
    clientId: "a",
    password: "b",
    stop: async () => void server.kill(),
  };
}
