import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findPostmaster, replaceStalePid } from "../../../server/postgres/postmaster.ts";
import type { RunAs } from "../../../server/postgres/run-as.ts";
import { listChildren } from "./child-processes.ts";
import type { Member } from "./config-files.ts";
import { StartedProgram } from "./started-program.ts";

const STOP_MS = 15_000;

/** A Patroni and the PostgreSQL that it runs: they die together, as when their machine loses power. */
export class PatroniMember {
  readonly member: Member;
  readonly #program: string;
  readonly #runAs: RunAs;
  #patroni: StartedProgram | undefined;

  constructor(member: Member, program: string, runAs: RunAs) {
    this.member = member;
    this.#program = program;
    this.#runAs = runAs;
  }

  get #dataFolder(): string {
    return join(this.member.folder, "data");
  }

  get isRunning(): boolean {
    return this.#patroni?.isRunning ?? false;
  }

  readLog(): string {
    return `${this.member.name}:\n${this.#patroni?.readLog() ?? "not started"}`;
  }

  async start(): Promise<void> {
    // A killed postmaster may stay as a zombie where nobody reaps it, and PostgreSQL does not start while its pid is taken.
    await replaceStalePid(this.#dataFolder);
    const { folder } = this.member;
    this.#patroni = new StartedProgram({
      command: this.#program,
      args: [join(folder, "patroni.yaml")],
      logFile: join(folder, "patroni.log"),
      runAs: this.#runAs,
      folder,
    });
  }

  /** As when its machine loses power. */
  async crash(): Promise<void> {
    for (const pid of await this.#listPids()) kill(pid, "SIGKILL");
    await this.#patroni?.ended();
  }

  /** Patroni comes first, because it would start PostgreSQL again; then the postmaster, and at last its processes. */
  async #listPids(): Promise<readonly number[]> {
    const postmaster = await findPostmaster(this.#dataFolder);
    const processes = postmaster === undefined ? [] : [postmaster.pid, ...(await listChildren(postmaster.pid))];
    return this.#patroni?.pid === undefined ? processes : [this.#patroni.pid, ...processes];
  }

  /** Patroni stops its PostgreSQL before it ends. */
  async stop(): Promise<void> {
    const force = setTimeout(() => this.killNow(), STOP_MS);
    await this.#patroni?.stop();
    clearTimeout(force);
    // PostgreSQL goes on if its Patroni had to be killed.
    const postmaster = await findPostmaster(this.#dataFolder);
    if (postmaster !== undefined) kill(postmaster.pid, "SIGQUIT");
  }

  /** For the end of this process, which cannot wait. */
  killNow(): void {
    this.#patroni?.killNow();
    try {
      const pid = Number(readFileSync(join(this.#dataFolder, "postmaster.pid"), "utf8").split("\n")[0]);
      // The pid may be another process's by now.
      if (readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(this.#dataFolder)) kill(pid, "SIGQUIT");
    } catch {
      // No server runs.
    }
  }
}

/** SIGQUIT is PostgreSQL's immediate stop: it also removes its shared memory. */
function kill(pid: number, signal: "SIGKILL" | "SIGQUIT"): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has already ended.
  }
}
