import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { SMSC_CODES } from "./behaviour.ts";
import type { Bind, Figures, Order, Report, SmscOptions } from "./control.ts";
import { SmscServer } from "./smsc-server.ts";
import { COMMAND, headerOf, readSubmitSm, type SubmitSm } from "./wire.ts";

const program = fileURLToPath(new URL("./main.ts", import.meta.url));

const DEFAULTS: SmscOptions = { systemId: "gateway", password: "secret" };

/** Where the centre runs: in a process of its own, or in this one. */
interface Place {
  readonly pid: number;
  readonly port: number;
  obey(order: Order): Promise<unknown>;
  end(): Promise<void>;
}

/** A message centre that is reached over TCP, and told what to do on a way beside it. */
export class Smsc {
  /** Every PDU that it has read, in order. */
  readonly frames: Buffer[] = [];
  /** Recipients of submits that were answered with an error, in order. */
  readonly refused: string[] = [];
  /** Receipts that it knows to have arrived. */
  acknowledged = 0;
  #place: Place | undefined;
  #cut: (() => void) | undefined;

  private constructor() {}

  /** In this process: a link to it breaks as any other does, and it costs no start of a process. */
  static async start(options: Partial<SmscOptions> = {}): Promise<Smsc> {
    const smsc = new Smsc();
    const server = new SmscServer({ ...DEFAULTS, ...options }, (report) => smsc.#hear(report));
    const port = await server.listen();
    smsc.#place = { pid: process.pid, port, obey: (order) => server.obey(order), end: () => server.close() };
    return smsc;
  }

  /** In a process of its own, for deployments whose processes are measured, stopped or killed. */
  static async startProcess(options: Partial<SmscOptions> = {}): Promise<Smsc> {
    const smsc = new Smsc();
    smsc.#place = await startChild({ ...DEFAULTS, ...options }, (report) => smsc.#hear(report));
    return smsc;
  }

  get pid(): number {
    return this.#at.pid;
  }

  get port(): number {
    return this.#at.port;
  }

  get #at(): Place {
    if (this.#place === undefined) throw new Error("The centre is not started");
    return this.#place;
  }

  /** The settings of a carrier that is this centre, with time limits for tests. */
  settings(change: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
    return {
      host: "127.0.0.1",
      port: this.port,
      systemId: DEFAULTS.systemId,
      password: DEFAULTS.password,
      codes: SMSC_CODES,
      responseTimeoutMs: 500,
      reconnectMinMs: 20,
      reconnectMaxMs: 100,
      stopTimeoutMs: 1_000,
      ...change,
    };
  }

  submits(): readonly SubmitSm[] {
    return this.framesOf(COMMAND.submitSm).map(readSubmitSm);
  }

  framesOf(command: number): readonly Buffer[] {
    return this.frames.filter((frame) => headerOf(frame).command === command);
  }

  tell(order: Order): Promise<unknown> {
    return this.#at.obey(order);
  }

  /** Sends a PDU to the gateway and returns the header of what it answers. */
  async send(command: number, body: Buffer = Buffer.alloc(0), bind?: Bind): Promise<ReturnType<typeof headerOf>> {
    const answer = await this.tell({ do: "send", command, body: body.toString("hex"), ...(bind && { bind }) });
    if (typeof answer !== "string") throw new Error("Nobody answered");
    return headerOf(Buffer.from(answer, "hex"));
  }

  /** Resolves when all that the centre had read by now is known here: its answers travel on another way. */
  async caughtUp(): Promise<void> {
    await this.figures();
  }

  async figures(): Promise<Figures> {
    return (await this.tell({ do: "figures" })) as Figures;
  }

  /** Drops every connection after so many messages; all that it has read is known here by then. */
  async cutAfter(messages: number): Promise<void> {
    const cut = new Promise<void>((resolve) => {
      this.#cut = resolve;
    });
    await this.tell({ do: "cut-after", messages });
    if (messages === 0) await cut;
  }

  end(): Promise<void> {
    return this.#at.end();
  }

  #hear(report: Report): void {
    if (report.is === "read") this.frames.push(Buffer.from(report.frame, "hex"));
    else if (report.is === "acknowledged") this.acknowledged++;
    else if (report.is === "refused") this.refused.push(report.destination);
    else if (report.is === "cutting")
      this.tell({ do: "cut" }).then(
        () => this.#cut?.(),
        () => {},
      );
  }
}

async function startChild(options: SmscOptions, hear: (report: Report) => void): Promise<Place> {
  const child = fork(program, [JSON.stringify(options)], { execArgv: [], stdio: "inherit" });
  const [first] = (await once(child, "message")) as [Report];
  if (first.is !== "listening") throw new Error("The centre does not listen");
  const done = new Map<number, (value: unknown) => void>();
  child.on("message", (report: Report) => {
    if (report.is === "done") done.get(report.number)?.(report.value);
    else hear(report);
  });
  let orders = 0;
  return {
    pid: child.pid ?? 0,
    port: first.port,
    obey: (order) =>
      new Promise((resolve, reject) => {
        const number = ++orders;
        done.set(number, resolve);
        child.send({ number, order }, (error) => error && reject(error));
      }),
    end: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.disconnect();
      await ended;
    },
  };
}
