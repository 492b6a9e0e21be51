import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { getFreePort, isPortInUse } from "../mock/free-port.ts";

export interface MockState {
  readonly phase: "off" | "starting" | "running" | "failed";
  readonly url: string;
  /** What it printed last, if it failed. */
  readonly detail?: string;
}

const HOST = "127.0.0.1";
const USUAL_PORT = 4010;
const STOP_MS = 5_000;

/** `contract mock` in a process of its own, which is started again for another document, always with the same address. */
export class MockProcess {
  readonly #port: number;
  readonly #onChange: (state: MockState) => void;
  #child: ChildProcess | undefined;
  #state: MockState;
  /** One start or stop at a time. */
  #turn: Promise<unknown> = Promise.resolve();

  static async create(onChange: (state: MockState) => void): Promise<MockProcess> {
    const port = (await isPortInUse(USUAL_PORT, HOST)) ? await getFreePort() : USUAL_PORT;
    return new MockProcess(port, onChange);
  }

  private constructor(port: number, onChange: (state: MockState) => void) {
    this.#port = port;
    this.#onChange = onChange;
    this.#state = { phase: "off", url: `http://${HOST}:${port}` };
  }

  get state(): MockState {
    return this.#state;
  }

  /** Starts it, or starts it again. */
  restart(): void {
    this.#turn = this.#turn.then(async () => {
      await this.#end();
      this.#start();
    });
  }

  async stop(): Promise<void> {
    this.#turn = this.#turn.then(() => this.#end());
    await this.#turn;
  }

  #start(): void {
    this.#set("starting");
    const child = spawn(process.execPath, [process.argv[1] ?? "", "mock", "--port", String(this.#port)], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child = child;
    let printed = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        printed = (printed + chunk.toString("utf8")).slice(-4_000);
        if (this.#state.phase === "starting" && /^mock: .* answers for /m.test(printed)) this.#set("running");
      });
    // A process that was ended to be started again is another one by then.
    child.once("close", () => {
      if (this.#child === child) this.#set("failed", printed.trim().split("\n").slice(-5).join("\n"));
    });
  }

  async #end(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, "exit");
    child.kill("SIGTERM");
    const timer = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
    await exit;
    clearTimeout(timer);
  }

  #set(phase: MockState["phase"], detail?: string): void {
    this.#state = { phase, url: this.#state.url, ...(detail !== undefined && { detail }) };
    this.#onChange(this.#state);
  }
}
