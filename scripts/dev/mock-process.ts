import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { getFreePort } from "../mock/free-port.ts";
import { getOwnArgs } from "../project/own-command.ts";

export interface MockState {
  readonly phase: "off" | "starting" | "running" | "failed";
  readonly url: string;
  /** What it printed last, if it failed. */
  readonly detail?: string;
}

const HOST = "127.0.0.1";
const USUAL_PORT = 4010;
const STOP_MS = 5_000;

/**
 * `contract mock` in a process of its own, which is started again for another document. Its address is held here from the start to the
 * end, and calls are passed on: another `contract dev` cannot take the port while the mock starts again.
 */
export class MockProcess {
  readonly #front: Server;
  readonly #sockets = new Set<Socket>();
  readonly #onChange: (state: MockState) => void;
  #child: ChildProcess | undefined;
  /** Where the process listens. */
  #childPort = 0;
  #state: MockState;
  /** One start or stop at a time. */
  #turn: Promise<unknown> = Promise.resolve();

  static async create(onChange: (state: MockState) => void): Promise<MockProcess> {
    // A command that cannot start must be able to end.
    const front = createServer().unref();
    await listen(front, USUAL_PORT).catch(() => listen(front, 0));
    return new MockProcess(front, onChange);
  }

  private constructor(front: Server, onChange: (state: MockState) => void) {
    this.#front = front.on("connection", (socket) => this.#passOn(socket));
    this.#onChange = onChange;
    this.#state = { phase: "off", url: `http://${HOST}:${(front.address() as AddressInfo).port}` };
  }

  get state(): MockState {
    return this.#state;
  }

  /** Starts it, or starts it again. */
  restart(): void {
    this.#turn = this.#turn.then(async () => {
      await this.#end();
      await this.#start();
    });
  }

  async stop(): Promise<void> {
    this.#turn = this.#turn.then(() => this.#end());
    await this.#turn;
    this.#front.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  #passOn(socket: Socket): void {
    if (this.#state.phase !== "running") return void socket.destroy();
    const target = connect(this.#childPort, HOST);
    for (const [one, other] of [
      [socket, target],
      [target, socket],
    ] as const) {
      this.#sockets.add(one);
      one.on("error", () => other.destroy());
      one.once("close", () => {
        this.#sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }

  async #start(): Promise<void> {
    this.#set("starting");
    this.#childPort = await getFreePort();
    const args = getOwnArgs("mock", "--port", String(this.#childPort));
    const child = spawn(process.execPath, [process.argv[1] ?? "", ...args], { stdio: ["ignore", "pipe", "pipe"] });
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

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, HOST);
  await once(server, "listening");
}
