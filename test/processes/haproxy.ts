import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../server/postgres/free-port.ts";

export interface Backend {
  readonly name: string;
  readonly port: number;
  readonly adminPort: number;
}

// Debian puts it where only root's PATH leads.
const environment = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };

export const hasHaproxy = spawnSync("haproxy", ["-v"], { env: environment }).status === 0;

/** HAProxy in front of gateways. It asks each of them every few milliseconds whether it is ready. */
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
    const port = await freePort(0);
    const statsPort = await freePort(0);
    return Haproxy.startWith(formatSettings(backends, port, statsPort), port, statsPort);
  }

  /** With a configuration that listens on the port. Without a port of its state, `listUp` finds nothing. */
  static async startWith(settings: string, port: number, statsPort = 0): Promise<Haproxy> {
    const folder = await mkdtemp(join(tmpdir(), "haproxy-"));
    const file = join(folder, "haproxy.cfg");
    await writeFile(file, settings);
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

/** As in docs/operations.md, with shorter times. */
const formatSettings = (backends: readonly Backend[], port: number, statsPort: number): string => `
defaults
  mode http
  timeout connect 10s
  timeout client 60s
  timeout server 60s
  timeout check 10s
frontend api
  bind 127.0.0.1:${port}
  default_backend gateways
frontend state
  bind 127.0.0.1:${statsPort}
  stats enable
  stats uri /
backend gateways
  balance roundrobin
  option httpchk GET /readyz
  http-check expect status 200
  default-server check inter 50ms fall 1 rise 1
${backends.map(({ name, port, adminPort }) => `  server ${name} 127.0.0.1:${port} port ${adminPort}\n`).join("")}`;
