import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { compileCache, root } from "../../rig/own-project.ts";
import { DevProcess } from "./dev-process.ts";

/** A project that `contract init` has made, in which `contract dev` runs. */
export class MadeProject {
  readonly folder: string;
  readonly dev: DevProcess;

  constructor(folder: string) {
    this.folder = folder;
    this.dev = new DevProcess(folder);
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(root, "scripts/contract.ts"), "init", folder, "--no-lock"],
      { encoding: "utf8" },
    );
    if (status !== 0) throw new Error(`contract init failed: ${stderr}`);
    // Its packages are not installed. The tests of packages check its types.
    this.configure(', check: "tsc"', "");
    // In a clone the toolkit is not built.
    this.configure('"contract-kit"', JSON.stringify(pathToFileURL(join(root, "scripts/index.ts"))));
  }

  /** Replaces a part of the configuration. */
  configure(from: string, to: string): void {
    const file = join(this.folder, "contract.config.ts");
    const text = readFileSync(file, "utf8");
    if (!text.includes(from)) throw new Error(`The configuration has no ${from}`);
    writeFileSync(file, text.replace(from, to));
  }

  /** Pastes lines into a shell, and returns what they print. */
  paste(lines: string): string {
    const { stdout, stderr } = spawnSync("sh", ["-c", lines], {
      cwd: this.folder,
      encoding: "utf8",
      env: {
        ...process.env,
        PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
        NO_COLOR: "1",
        NODE_COMPILE_CACHE: compileCache,
      },
    });
    return stdout + stderr;
  }

  /** Starts its server. */
  startServer(port: number): { ready(): Promise<string>; stop(): Promise<void> } {
    const child = spawn(process.execPath, ["server/main.ts"], {
      cwd: this.folder,
      env: { ...process.env, PORT: String(port) },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = once(child, "exit");
    const listening = once(child.stdout, "data");
    return {
      ready: async () => {
        await Promise.race([listening, ended]);
        if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
        return `http://127.0.0.1:${port}/`;
      },
      stop: async () => {
        child.kill("SIGTERM");
        await ended;
      },
    };
  }

  async remove(): Promise<void> {
    await this.dev.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
