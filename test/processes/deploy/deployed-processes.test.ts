import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findPort } from "../../rig/find-ports.ts";
import { useFreshDatabase } from "../../rig/fresh-database.ts";
import { MainProcess } from "../../rig/main-process.ts";
import { root } from "../../rig/own-project.ts";
import { runAdminOn } from "../../rig/run-admin.ts";
import { cellSettings } from "../../rig/test-cells.ts";
import { Haproxy, hasHaproxy } from "../haproxy.ts";
import { readCompose, readImage, readUnit, readUnitSettings } from "./deploy-files.ts";

const run = promisify(execFile);
/** Enough for the slowest machine. */
const PATIENCE = { timeout: 60_000, interval: 100 };

type Settings = Readonly<Record<string, string>>;

// Without tables: the service `migrate` makes them.
const fresh = useFreshDatabase({ nowMs: undefined });
const image = readImage();
const { services } = readCompose();
const started: MainProcess[] = [];
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gateway-"));
  await writeFile(join(folder, "database-url"), `${fresh.url}\n`);
  await writeFile(join(folder, "token-key"), `${"k".repeat(64)}\n`);
});
afterAll(async () => {
  await Promise.all(started.map((gateway) => gateway.end("SIGKILL")));
  await rm(folder, { recursive: true, force: true });
});

/** On this machine alone, on ports of its own, with the folders of this test. */
async function onLoopback(settings: Settings): Promise<Settings> {
  const places = Object.entries(settings).map(([name, value]) => [name, value.replace("/run/secrets", folder)]);
  const ports = { PORT: String(await findPort()), ADMIN_PORT: String(await findPort()) };
  const own = { HOST: "127.0.0.1", ADMIN_HOST: "127.0.0.1", DATA_FOLDER: join(folder, "data"), ...ports };
  return { ...cellSettings, ...Object.fromEntries(places), ...own };
}

const ofThisNode = (command: readonly string[]) => [process.execPath, ...command.slice(1)];

function launch(command: readonly string[], settings: Settings): MainProcess {
  const gateway = new MainProcess(settings, undefined, ofThisNode(command));
  started.push(gateway);
  return gateway;
}

const serviceSettings = (name: string): Promise<Settings> =>
  onLoopback({ ...image.settings, ...services[name]?.environment });

async function runToEnd(command: readonly string[], settings: Settings): Promise<string> {
  const [file = "", ...args] = ofThisNode(command);
  return (await run(file, args, { cwd: root, env: { PATH: process.env.PATH, ...settings } })).stdout;
}

describe("deploy/compose.yaml, its services as plain processes", () => {
  test("deliver a message that was sent through HAProxy", { timeout: 240_000, tags: ["long"] }, async () => {
    const settings = await serviceSettings("migrate");
    await runToEnd(services.migrate?.command ?? [], settings);
    // A second worker would be one more process with the same settings.
    expect(services["worker-2"]).toEqual(services["worker-1"]);
    const names = ["api-1", "api-2", "worker-1"];
    const running = new Map<string, { readonly gateway: MainProcess; readonly settings: Settings }>();
    for (const name of names) {
      const own = await serviceSettings(name);
      running.set(name, { gateway: launch(services[name]?.command ?? image.command, own), settings: own });
    }
    await Promise.all([...running.values()].map(({ gateway }) => gateway.ready()));

    const created = await runAdminOn(fresh.url, ["account", "create", "--id", "acme", "--sandbox", "--json"]);
    const { password } = JSON.parse(created.out);
    const portOf = (name: string, port: "PORT" | "ADMIN_PORT") => Number(running.get(name)?.settings[port]);
    const url = hasHaproxy ? await startHaproxy(portOf) : `http://127.0.0.1:${portOf("api-1", "PORT")}`;

    const credentials = { "X-SVC-Client-Id": "acme", "X-SVC-Client-Passwd": password };
    const issue = () => fetch(`${url}/v1/auth/token`, { method: "POST", headers: credentials });
    await expect.poll(async () => (await issue()).status, PATIENCE).toBe(200);
    const { token } = (await (await issue()).json()).data;
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const body = JSON.stringify({ from: "0212345678", to: "01012345678", text: "Hello" });
    const sent = await fetch(`${url}/v1/send/sms`, { method: "POST", headers, body });
    expect(await sent.json()).toMatchObject({ code: "A000" });
    const poll = async () => (await (await fetch(`${url}/v1/report/polling`, { headers })).json()).code;
    await expect.poll(poll, PATIENCE).toBe("A000");

    // As Prometheus and the image's HEALTHCHECK ask.
    for (const name of names) {
      const metrics = await fetch(`http://127.0.0.1:${portOf(name, "ADMIN_PORT")}/metrics`);
      expect(metrics.status).toBe(200);
    }
    await runToEnd(image.healthcheck, { ADMIN_PORT: String(portOf("api-1", "ADMIN_PORT")) });
    await expect(runToEnd(image.healthcheck, { ADMIN_PORT: "1" })).rejects.toThrow();
    await haproxy?.stop();
    expect(await Promise.all([...running.values()].map(({ gateway }) => gateway.end("SIGTERM")))).toEqual([0, 0, 0]);
  });
});

let haproxy: Haproxy | undefined;

async function startHaproxy(portOf: (name: string, port: "PORT" | "ADMIN_PORT") => number): Promise<string> {
  const names = ["api-1", "api-2"];
  haproxy = await Haproxy.start(
    names.map((name) => ({ name, port: portOf(name, "PORT"), adminPort: portOf(name, "ADMIN_PORT") })),
  );
  return haproxy.url;
}

describe("deploy/systemd, its unit as plain processes", () => {
  test("serve, reload and stop as systemd asks", { timeout: 240_000, tags: ["long"] }, async () => {
    const [command = ""] = readUnit("ExecStart");
    const settings = await onLoopback(readUnitSettings(folder));
    // As the environment file may say: a machine of tests can have many cores.
    const gateway = await launch(command.split(" "), { ...settings, PROCESSES: "2", SHUTDOWN_DELAY_S: "0" }).ready();
    expect((await fetch(`${gateway.adminUrl}/readyz`)).status).toBe(200);
    const [reload = ""] = readUnit("ExecReload");
    await run("sh", ["-c", reload], { env: { ...process.env, MAINPID: String(gateway.child.pid) } });
    expect((await fetch(`${gateway.adminUrl}/readyz`)).status).toBe(200);
    expect((await fetch(`${gateway.url}/openapi.json`)).status).toBe(200);
    expect(await gateway.end("SIGTERM")).toBe(0);
  });
});
