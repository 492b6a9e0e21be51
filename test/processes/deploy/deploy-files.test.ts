import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readConfig } from "../../../server/config.ts";
import { root } from "../../rig/own-project.ts";
import { readCompose, readDeployFile, readImage, readUnit, readUnitSettings } from "./deploy-files.ts";

const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const startCommand: readonly string[] = scripts.start.replace(/^exec /, "").split(" ");
const settingNames = readConfig({}).settingNames;
const environment = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };
const has = (program: string, ...args: string[]) => spawnSync(program, args, { env: environment }).status === 0;

/** Names that the gateway does not read, and settings of secrets by their file. */
const unknownSettings = (settings: object): string[] => Object.keys(settings).filter((name) => !settingNames.has(name));

describe("deploy/Dockerfile", () => {
  const image = readImage();

  test("starts Node itself, as npm start does, and not as root", () => {
    expect(image.command).toEqual(startCommand);
    expect(image.user).toBe("node");
    expect(unknownSettings(image.settings)).toEqual([]);
  });

  test("gets every file that the build needs", () => {
    const lines = readDeployFile("Dockerfile.dockerignore").split("\n");
    const allowed = lines.filter((line) => line.startsWith("!")).map((line) => line.slice(1));
    expect(allowed.filter((name) => !existsSync(join(root, name)))).toEqual([]);
    const released = /const RELEASED = \[(.*?)\];/s.exec(readDeployFile("make-release.ts"))?.[1] ?? "";
    const needed = [...released.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name.split("/")[0] ?? "");
    expect(needed.length).toBeGreaterThan(5);
    expect(needed.filter((name) => !allowed.includes(name))).toEqual([]);
    // The console is built of them.
    expect(allowed).toEqual(expect.arrayContaining(["client", "console"]));
    expect(lines).toContain("deploy/secrets");
  });
});

describe("deploy/compose.yaml", () => {
  const { services, secrets } = readCompose();
  const gateways = Object.entries(services).filter(([, { image }]) => image === "messaging-gateway");

  test("has two API processes and two workers, with settings that exist", () => {
    const roles = gateways.map(([, { environment: settings }]) => settings?.ROLE);
    expect(roles.toSorted()).toEqual(["api", "api", "worker", "worker", undefined].toSorted());
    expect(gateways.flatMap(([, { environment: settings = {} }]) => unknownSettings(settings))).toEqual([]);
  });

  test("names only files that exist and secrets that docs/deploy.md makes", () => {
    const mounted = Object.values(services)
      .flatMap(({ volumes = [] }) => volumes)
      .flatMap((volume) => (volume.startsWith("./") ? [volume.split(":")[0] ?? ""] : []));
    expect(mounted.filter((name) => !existsSync(join(root, "deploy", name)))).toEqual([]);
    const used = new Set(Object.values(services).flatMap((service) => service.secrets ?? []));
    expect(Object.keys(secrets).toSorted()).toEqual([...used].toSorted());
    const page = readFileSync(join(root, "docs/deploy.md"), "utf8");
    expect([...used].filter((name) => !page.includes(`deploy/secrets/${name}`))).toEqual([]);
  });

  test("is watched by Prometheus and served by HAProxy, each process", () => {
    const { scrape_configs: jobs } = parse(readDeployFile("prometheus/prometheus.yml"));
    const targets = jobs.flatMap((job: { static_configs: readonly { targets: string[] }[] }) =>
      job.static_configs.flatMap((config) => config.targets),
    );
    expect(jobs.map((job: { job_name: string }) => job.job_name)).toEqual(["gateway"]);
    const serving = gateways.filter(([, { environment: settings }]) => settings?.ROLE !== undefined);
    const { ADMIN_PORT, PORT } = readImage().settings;
    expect(targets).toEqual(serving.map(([name]) => `${name}:${ADMIN_PORT}`));
    const apis = serving.filter(([, { environment: settings }]) => settings?.ROLE === "api").map(([name]) => name);
    const servers = [...readDeployFile("haproxy/haproxy.cfg").matchAll(/^ {2}server (\S+) (\S+)$/gm)];
    expect(servers.map(([, name, address]) => [name, address])).toEqual(apis.map((name) => [name, `${name}:${PORT}`]));
  });

  test.skipIf(!has("haproxy", "-v"))(
    "has a configuration that HAProxy takes (skipped where it is not installed)",
    () => {
      const file = join(root, "deploy/haproxy/haproxy.cfg");
      const { status, stderr } = spawnSync("haproxy", ["-c", "-q", "-f", file], { env: environment, encoding: "utf8" });
      expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    },
  );
});

describe("deploy/systemd", () => {
  test("starts the gateway as npm start does, with settings that exist", () => {
    const [command = ""] = readUnit("ExecStart");
    expect(command.replace("/usr/bin/", "").split(" ")).toEqual(startCommand);
    expect(unknownSettings(readUnitSettings("/run/credentials"))).toEqual([]);
    const examples = readDeployFile("systemd/gateway.env").matchAll(/^#([A-Z_]+)=/gm);
    expect([...examples].map(([, name = ""]) => name).filter((name) => !settingNames.has(name))).toEqual([]);
  });

  test("gives the processes as long to stop as they may take", () => {
    const { shutdownDelayS, drainTimeoutS } = readConfig({ DATABASE_URL: "postgres://host/name" });
    const neededS = shutdownDelayS + drainTimeoutS + 5;
    expect(Number(readUnit("TimeoutStopSec")[0])).toBeGreaterThan(neededS);
    expect(readDeployFile("compose.yaml")).toContain("stop_grace_period: 25s");
  });

  test.skipIf(!has("systemd-analyze", "--version"))(
    "passes systemd-analyze verify (skipped where it is not installed)",
    () => {
      const unit = join(root, "deploy/systemd/messaging-gateway.service");
      const { stderr } = spawnSync("systemd-analyze", ["verify", "--recursive-errors=no", unit], { encoding: "utf8" });
      // The machine of the test need not have Node where the unit wants it.
      expect(stderr.split("\n").filter((line) => line !== "" && !line.includes("/usr/bin/node"))).toEqual([]);
    },
  );
});
