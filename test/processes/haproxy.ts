import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPort } from "../rig/find-ports.ts";
import { readDeployFile } from "./deploy/deploy-files.ts";

export interface Backend {
  readonly name: string;
  readonly port: number;
  readonly adminPort: number;
}

// Debian puts it where only root's PATH leads.
const environment = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };

export const hasHaproxy = spawnSync("haproxy", ["-v"], { env: environment }).status === 0;

/** HAProxy in front of gateways, with the configuration of deploy/. */
export class Haproxy {
  readonly #child: ChildProcess;
  readonly #folder: string;
  readonly url: string;
  readonly #statsUrl: string;

  private constructor(child: ChildProcess, folder: string, port: number, statsPort: number) {
    this.#child = child;
    this.#folder = folder;
    this.url = `http://127.0.0.1:${port}`;
    this.#statsUrl = `http://127.0.0.1:${statsPort}/;csv`;
  }

  static async start(backends: readonly Backend[]): Promise<Haproxy> {
    const port = await findPort();
    const statsPort = await findPort();
    const folder = await mkdtemp(join(tmpdir(), "haproxy-"));
    const file = join(folder, "haproxy.cfg");
    await writeFile(file, formatSettings(backends, port, statsPort));
    const child = spawn("haproxy", ["-db", "-q", "-f", file], { env: environment, stdio: "inherit" });
    return new Haproxy(child, folder, port, statsPort);
  }

  /** Names of the backends that get requests. */
  async listUp(): Promise<readonly string[]> {
    const page = await fetch(this.#statsUrl).catch(() => undefined);
    const [header = "", ...lines] = (await page?.text())?.split("\n") ?? [];
    const columns = header.replace(/^# /, "").split(",");
    const rows = lines.map((line) => line.split(","));
    const [name, group, status] = ["svname", "pxname", "status"].map((column) => columns.indexOf(column));
    return rows
      .filter((row) => row[group ?? 0] === "gateways" && row[status ?? 0] === "UP" && row[name ?? 0] !== "BACKEND")
      .map((row) => row[name ?? 0] ?? "");
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, "exit");
    this.#child.kill("SIGTERM");
    await ended;
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/** The file of deploy/, in which the names of containers are replaced by ports of this machine; and a page with its state. */
const formatSettings = (backends: readonly Backend[], port: number, statsPort: number): string =>
  `${readDeployFile("haproxy/haproxy.cfg")
    .replace("bind :8080", `bind 127.0.0.1:${port}`)
    .replace(" port 8081", "")
    .replaceAll(/^ {2}server (\S+) \S+$/gm, (_, name) => {
      const backend = backends.find((one) => one.name === name);
      if (backend === undefined) throw new Error(`No process is started as ${name} of deploy/haproxy/haproxy.cfg`);
      return `  server ${name} 127.0.0.1:${backend.port} port ${backend.adminPort}`;
    })}
frontend state
  bind 127.0.0.1:${statsPort}
  stats enable
  stats uri /
`;
