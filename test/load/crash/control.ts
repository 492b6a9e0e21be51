import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { pathToFileURL } from "node:url";
import type { CrashPoint } from "../../../server/crash-points.ts";
import {
  type Arm,
  CONTROL_PORT,
  type FromProcess,
  PROCESS_NAME,
  readLines,
  type ToProcess,
  type When,
} from "./protocol.ts";

const PRELOAD = pathToFileURL(new URL("preload.ts", import.meta.url).pathname).href;

/** A process that has stopped at its point. */
export interface Stopped {
  /** The name of the process. */
  readonly name: string;
  goOn(isAnswerLost: boolean): void;
}

/** Tells the processes of a deployment where to stop, and hears when one has. */
export class CrashControl {
  readonly #processes = new Map<string, Socket>();
  readonly #server = createServer((socket) => this.#accept(socket));
  #armed: { readonly arm: Arm; readonly names: ReadonlySet<string>; reached(stopped: Stopped): void } | undefined;
  #arms = 0;

  static async start(): Promise<CrashControl> {
    const control = new CrashControl();
    control.#server.listen(0, "127.0.0.1");
    await once(control.#server, "listening");
    return control;
  }

  /** What a process needs in its environment to stop at points. */
  environmentOf(name: string): Readonly<Record<string, string>> {
    const { port } = this.#server.address() as AddressInfo;
    return { NODE_OPTIONS: `--import=${PRELOAD}`, [CONTROL_PORT]: String(port), [PROCESS_NAME]: name };
  }

  /** Resolves with the first of the processes that reaches the point. No other stops there. */
  arm(point: CrashPoint, when: When, names: readonly string[]): Promise<Stopped> {
    const { promise, resolve } = Promise.withResolvers<Stopped>();
    this.#armed = { arm: { number: ++this.#arms, point, when }, names: new Set(names), reached: resolve };
    this.#tellAll();
    return promise;
  }

  disarm(): void {
    this.#armed = undefined;
    this.#tellAll();
  }

  async stop(): Promise<void> {
    const closed = once(this.#server, "close");
    this.#server.close();
    for (const socket of this.#processes.values()) socket.destroy();
    await closed;
  }

  #accept(socket: Socket): void {
    let name = "";
    socket.on("error", () => {});
    socket.on("close", () => {
      if (this.#processes.get(name) === socket) this.#processes.delete(name);
    });
    socket.on(
      "data",
      readLines<FromProcess>((message) => {
        if ("name" in message) {
          name = message.name;
          this.#processes.set(name, socket);
          this.#tell(name, socket);
        } else this.#reached(name, socket, message.reached);
      }),
    );
  }

  #reached(name: string, socket: Socket, number: number): void {
    const goOn = (isAnswerLost: boolean): void => send(socket, { goOn: number, isAnswerLost });
    const armed = this.#armed;
    // Two processes may reach it at the same moment.
    if (armed?.arm.number !== number) goOn(false);
    else {
      this.disarm();
      armed.reached({ name, goOn });
    }
  }

  #tellAll(): void {
    for (const [name, socket] of this.#processes) this.#tell(name, socket);
  }

  #tell(name: string, socket: Socket): void {
    send(socket, { arm: this.#armed?.names.has(name) ? this.#armed.arm : undefined });
  }
}

const send = (socket: Socket, message: ToProcess): void => void socket.write(`${JSON.stringify(message)}\n`);
