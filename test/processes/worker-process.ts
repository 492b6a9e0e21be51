import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Answer, SubmitOutcome } from "../../server/carriers/carrier.ts";
import { cellSettings } from "../rig/test-cells.ts";
import type { Call, Reply } from "./parent-carrier.ts";

const program = fileURLToPath(new URL("./worker-program.ts", import.meta.url));
/** With it, the many workers of a test load in a third of the time. */
const compileCache = fileURLToPath(new URL("../../node_modules/.cache/node", import.meta.url));

export interface CarrierPeer {
  /** Undefined: it never answers. */
  submit(references: readonly string[]): readonly SubmitOutcome[] | undefined;
  ask?(references: readonly string[]): readonly Answer[];
}

/** A worker in a process of its own; what it submits comes to the test. */
export class WorkerProcess {
  readonly #child: ChildProcess;
  readonly #ready: Promise<unknown>;

  constructor(databaseUrl: string, peer: CarrierPeer, window: number) {
    this.#child = fork(program, {
      env: {
        ...cellSettings,
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: compileCache,
        DATABASE_URL: databaseUrl,
        WINDOW: String(window),
        CAN_ASK: peer.ask === undefined ? "no" : "yes",
      },
    });
    this.#ready = new Promise((resolve, reject) => {
      this.#child.once("exit", (code) => reject(new Error(`The worker ended with ${code}`)));
      this.#child.on("message", (call: Call) => (call.kind === "ready" ? resolve(call) : this.#answer(call, peer)));
    });
    // The test that kills the process expects its exit.
    this.#ready.catch(() => {});
  }

  async ready(): Promise<this> {
    await this.#ready;
    return this;
  }

  /** Like a machine that dies: the process can do nothing more. */
  async kill(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, "exit");
    this.#child.kill("SIGKILL");
    await ended;
  }

  /** The process does nothing until it is resumed. It keeps its connections. */
  pause(): void {
    this.#child.kill("SIGSTOP");
  }

  resume(): void {
    this.#child.kill("SIGCONT");
  }

  #answer(call: Exclude<Call, { kind: "ready" }>, peer: CarrierPeer): void {
    const { id, references } = call;
    const reply: Reply =
      call.kind === "ask"
        ? { id, answers: peer.ask?.(references) ?? [] }
        : { id, outcomes: peer.submit(references) ?? [] };
    if (call.kind === "submit" && reply.outcomes?.length === 0) return;
    // A worker that was killed meanwhile cannot be answered.
    if (this.#child.connected) this.#child.send(reply, () => {});
  }
}
