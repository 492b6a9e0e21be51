import { spawnSync } from "node:child_process";
import { chmodSync, writeFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { selfSigned } from "../../gateway/webhooks/self-signed.ts";
import { useFreshDatabase } from "../../rig/fresh-database.ts";
import { readListings, readPage } from "../../rig/listings.ts";
import type { MainProcess } from "../../rig/main-process.ts";
import { Smsc } from "../../rig/smsc/smsc.ts";
import { readUnit } from "./deploy-files.ts";
import { SystemdMachine } from "./systemd-machine.ts";

/** Enough for the slowest machine. */
const PATIENCE = { timeout: 60_000, interval: 100 };
const LONG = { timeout: 240_000, tags: ["long"] };

const page = readPage("docs/deploy.md", "systemd");
const [setUp = "", installFiles = "", operatorsCommand = ""] = readListings("docs/deploy.md", "sh", "systemd");
const [dropIn = ""] = readListings("docs/deploy.md", "ini", "systemd");
/** What the page says about the file of a carrier's secret. */
const [, secretFile = "", secretMode = ""] = /Write it to `([^`]+)` with the mode (0\d+)/.exec(page) ?? [];

interface Steps {
  readonly setUp: string;
  readonly installFiles: string;
  readonly dropIn: string;
}
const stepsOfPage: Steps = { setUp, installFiles, dropIn };

const whySkipped =
  process.getuid?.() !== 0
    ? " (skipped: only root can give files to another user)"
    : spawnSync("setpriv", ["--version"]).status !== 0
      ? " (skipped: setpriv of util-linux is not installed)"
      : "";

describe.skipIf(whySkipped !== "")(`the steps of docs/deploy.md for systemd, as an ordinary user${whySkipped}`, () => {
  const fresh = useFreshDatabase({ nowMs: undefined });
  const { key, cert } = selfSigned("localhost");
  let smsc: Smsc;
  let machine: SystemdMachine;
  beforeAll(async () => {
    smsc = await Smsc.start({ password: "of the carrier" });
  });
  afterAll(() => smsc.end());
  afterEach(() => machine.remove());

  /** Follows the page, with the database and the carrier of this test. */
  function follow(steps: Steps): MainProcess {
    machine = new SystemdMachine();
    // By TCP: the user may not enter the folder of the server's socket.
    const database = new URL(fresh.url);
    database.searchParams.delete("host");
    machine.runAsRoot(steps.setUp.replace("postgres://gateway:secret@db.example/gateway", database.href));
    const carriers = {
      carriers: {
        smsc: { adapter: "smpp", host: "127.0.0.1", port: smsc.port, systemId: "gateway", password: "$SMSC_PASSWORD" },
      },
      routes: [
        { channel: ["sms", "international"], carrier: "smsc" },
        { channel: ["mms", "rcs", "alimtalk", "friendtalk", "brandmessage"], carrier: "simulator" },
      ],
    };
    const files = { "carriers.yaml": JSON.stringify(carriers), "tls.crt": cert, "tls.key": key };
    for (const [name, text] of Object.entries(files)) writeFileSync(machine.path(`/home/${name}`), text);
    machine.runAsRoot(steps.installFiles);
    const secret = machine.path(secretFile);
    writeFileSync(secret, "of the carrier\n");
    chmodSync(secret, Number.parseInt(secretMode, 8));
    const folder = "/etc/messaging-gateway";
    const settings = {
      ...{
        CARRIERS_FILE: `${folder}/carriers.yaml`,
        TLS_CERT_FILE: `${folder}/tls.crt`,
        TLS_KEY_FILE: `${folder}/tls.key`,
      },
      // As the environment file may say: other tests use ports, too, and a machine can have many cores.
      ...{ PORT: "0", ADMIN_PORT: "0", PROCESSES: "2", SHUTDOWN_DELAY_S: "0" },
    };
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
    machine.runAsRoot(`cat >>${folder}/gateway.env <<'END'\n${lines.join("")}END`);
    return machine.startUnit(steps.dropIn);
  }

  test("name the user of the unit, and start it", LONG, async () => {
    const gateway = await follow(stepsOfPage).ready();
    const [user = ""] = readUnit("User");
    expect(readUnit("Group")).toEqual([user]);
    expect(machine.recorded).toEqual([
      expect.stringMatching(new RegExp(`^useradd --system .* ${user}$`)),
      "systemctl daemon-reload",
      `systemctl enable --now ${user}`,
      `journalctl -u ${user} -f`,
    ]);

    expect((await fetch(`${gateway.adminUrl}/readyz`)).status).toBe(200);
    // It has read the key of TLS, the carriers file and the copy of the carrier's secret.
    expect(gateway.url).toMatch(/^https:/);
    const metrics = async () => (await fetch(`${gateway.adminUrl}/metrics`)).text();
    await expect.poll(metrics, PATIENCE).toMatch(/^gateway_carrier_up\{[^}]*carrier="smsc"[^}]*\} 1$/m);

    gateway.child.kill("SIGHUP");
    await expect.poll(() => gateway.out, PATIENCE).toContain('"event":"carriers_reloaded"');
    expect(gateway.out).not.toContain('"event":"carriers_not_reloaded"');
    // The journal gets one JSON object in a line; people read the other stream.
    for (const line of gateway.out.trim().split("\n")) expect(JSON.parse(line)).toHaveProperty("event");

    expect(machine.runAsRoot(operatorsCommand)).toContain("There are no accounts.");
    expect(await gateway.end("SIGTERM")).toBe(0);
  });

  test.each<{ fault: string; steps: Partial<Steps>; told: string }>([
    {
      fault: "the folder belongs to root's group",
      steps: { setUp: setUp.replace("-m 0750 -g messaging-gateway", "-m 0750") },
      told: "/carriers.yaml cannot be read (EACCES)",
    },
    {
      fault: "the folder is closed to the group",
      steps: { setUp: setUp.replace("-m 0750", "-m 0700") },
      told: "/carriers.yaml cannot be read (EACCES)",
    },
    {
      fault: "the carriers file and the key belong to root's group",
      steps: { installFiles: installFiles.replace("-m 0640 -g messaging-gateway", "-m 0640") },
      told: "/carriers.yaml cannot be read (EACCES)",
    },
    {
      fault: "the key alone is root's",
      steps: { installFiles: `${installFiles}\nchmod 0600 /etc/messaging-gateway/tls.key` },
      told: "/tls.key",
    },
    { fault: "the carrier's secret is not loaded", steps: { dropIn: "" }, told: "SMSC_PASSWORD" },
    {
      fault: "the carrier's secret is named without a copy",
      steps: {
        dropIn: dropIn
          .replace(/^LoadCredential=.*$/m, "")
          .replace("%d/smsc-password", "/etc/messaging-gateway/smsc-password"),
      },
      told: "/smsc-password (EACCES)",
    },
  ])("end the service with one line if $fault", LONG, async ({ steps, told }) => {
    const changed = { ...stepsOfPage, ...steps };
    expect(changed).not.toEqual(stepsOfPage);
    const gateway = follow(changed);
    expect(await gateway.ended()).toBe(1);
    expect(gateway.error.split("\n")[0]).toContain(told);
  });
});
