import { execFileSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { MainProcess } from "../../rig/main-process.ts";
import { root } from "../../rig/own-project.ts";
import { readUnit, readUnitSettings } from "./deploy-files.ts";

/** The user and group of the service. Nobody on the machine has this id, so that it may do what all may do, and no more. */
const SERVICE_ID = 64_901;
const UNIT = "messaging-gateway";
/** What systemd and the database of users do is done by the test, or recorded. */
const RECORDED = ["useradd", "systemctl", "journalctl"];

/**
 * A machine as docs/deploy.md describes it, below a folder: steps of the page are run as root, and the unit is started as its user. Modes
 * and owners are real. The hardening of the unit is not tried, because that is systemd's own.
 */
export class SystemdMachine {
  readonly folder = mkdtempSync(join(tmpdir(), "systemd-"));
  readonly #started: MainProcess[] = [];

  constructor() {
    // As on a machine, all may enter the folders above those of the service.
    chmodSync(this.folder, 0o755);
    for (const name of ["etc/systemd/system", "run/credentials", "var/lib", "bin", "home"])
      mkdirSync(join(this.folder, name), { recursive: true, mode: 0o755 });
    for (const name of RECORDED)
      writeFileSync(this.path(`/bin/${name}`), `#!/bin/sh\necho ${name} "$@" >>${this.path("/recorded")}\n`, {
        mode: 0o755,
      });
  }

  /** A path of the page, where it is on this machine. */
  path(path: string): string {
    return path
      .replaceAll("/opt/messaging-gateway", root)
      .replaceAll(/\/(etc|run|var|bin|home|recorded)\b/g, `${this.folder}/$1`);
  }

  /** Runs a listing as root, in root's own folder. */
  runAsRoot(listing: string): string {
    const text = listing
      .replaceAll("/opt/messaging-gateway", root)
      .replaceAll("/etc/", `${this.folder}/etc/`)
      .replaceAll(`-g ${UNIT}`, `-g ${SERVICE_ID}`);
    const env = { ...process.env, PATH: `${this.path("/bin")}:${process.env.PATH}` };
    return execFileSync("sh", ["-eu", "-c", text], { cwd: this.path("/home"), env, encoding: "utf8", stdio: "pipe" });
  }

  /** The commands of the page that were not run. */
  get recorded(): readonly string[] {
    return readFileSync(this.path("/recorded"), "utf8").trim().split("\n");
  }

  /** Starts the unit: what systemd does as root is done as root, and the rest as the user of the service. */
  startUnit(dropIn: string): MainProcess {
    const unit = readFileSync(this.path(`/etc/systemd/system/${UNIT}.service`), "utf8") + dropIn;
    const read = (name: string): string => readUnit(name, unit)[0] ?? "";
    const credentials = this.#loadCredentials(readUnit("LoadCredential", unit));
    this.#makeOwn(this.path(`/var/lib/${read("StateDirectory")}`), Number.parseInt(read("StateDirectoryMode"), 8));
    const environmentFile = readFileSync(this.path(read("EnvironmentFile").replace(/^-/, "")), "utf8");
    const settings = Object.entries(readUnitSettings(credentials, unit, environmentFile)).map(([name, value]) => [
      name,
      value.startsWith(this.folder) ? value : this.path(value),
    ]);
    const own = `umask ${read("UMask")} && cd "$0" && exec "$@"`;
    const command = read("ExecStart").replace("/usr/bin/node", process.execPath).split(" ");
    const asUser = [...asServiceUser, "sh", "-c", own, this.path(read("WorkingDirectory")), ...command];
    const gateway = new MainProcess(Object.fromEntries(settings), undefined, asUser);
    this.#started.push(gateway);
    return gateway;
  }

  async remove(): Promise<void> {
    await Promise.all(this.#started.map((gateway) => gateway.end("SIGKILL")));
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Copies that only the user of the service can read, whoever may read the files themselves. */
  #loadCredentials(lines: readonly string[]): string {
    const folder = this.path("/run/credentials/unit");
    this.#makeOwn(folder, 0o500);
    for (const line of lines) {
      const [name = "", source = ""] = line.split(":");
      const copy = join(folder, basename(name));
      copyFileSync(this.path(source), copy);
      chownSync(copy, SERVICE_ID, SERVICE_ID);
      chmodSync(copy, 0o400);
    }
    return folder;
  }

  #makeOwn(folder: string, mode: number): void {
    mkdirSync(folder, { recursive: true });
    chownSync(folder, SERVICE_ID, SERVICE_ID);
    chmodSync(folder, mode);
  }
}

/** As the unit says by User, Group, NoNewPrivileges and CapabilityBoundingSet. */
const asServiceUser: readonly string[] = [
  ...["setpriv", `--reuid=${SERVICE_ID}`, `--regid=${SERVICE_ID}`, "--clear-groups"],
  ...["--no-new-privs", "--bounding-set=-all", "--inh-caps=-all", "--"],
];
