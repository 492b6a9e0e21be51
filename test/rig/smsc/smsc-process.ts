import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { SMSC_CODES } from "./behaviour.ts";
import type { Bind, Figures, Order, Report, SmscOptions } from "./control.ts";
import { COMMAND, headerOf, readSubmitSm, type SubmitSm } from "./wire.ts";

const program = fileURLToPath(new URL("./main.ts", import.meta.url));

const DEFAULTS: SmscOptions = { systemId: "gateway", password: "secret" };

/** A message centre in a process of its own, reached over TCP, and told what to do over a channel beside it. */
export class SmscProcess {
  /** Every PDU that it has read, in order. */
  readonly frames: Buffer[] = [];
  /** Recipients of submits that were answered with an error, in order. */
  readonly refused: string[] = [];
  /** Receipts that it knows to have arrived. */
  acknowledged = 0;
  readonly port: number;
  readonly #child: ChildProcess;
  readonly #done = new Map<number, (value: unknown) => void>();
  #cut: (() => void) | undefined;
  #orders = 0;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
    child.on("message", (report: Report) => this.#hear(report));
  }

  static async start(options: Partial<SmscOptions> = {}): Promise<SmscProcess> {
    const child = fork(program, [JSON.stringify({ ...DEFAULTS, ...options })], { execArgv: [], stdio: "inherit" });
    const [report] = (await once(child, "message")) as [Report];
    if (report.is !== "listening") throw new Error("The centre does not listen");
    return new SmscProcess(child, report.port);
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

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  submits(): readonly SubmitSm[] {
    return this.framesOf(COMMAND.submitSm).map(readSubmitSm);
  }

  framesOf(command: number): readonly Buffer[] {
    return this.frames.filter((frame) => headerOf(frame).command === command);
  }

  async tell(order: Order): Promise<unknown> {
    const number = ++this.#orders;
    return new Promise((resolve) => {
      this.#done.set(number, resolve);
      this.#child.send({ number, order });
    });
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

  async end(): Promise<void> {
    const ended = once(this.#child, "exit");
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    this.#child.disconnect();
    await ended;
  }

  #hear(report: Report): void {
    if (report.is === "read") this.frames.push(Buffer.from(report.frame, "hex"));
    else if (report.is === "acknowledged") this.acknowledged++;
    else if (report.is === "refused") this.refused.push(report.destination);
    else if (report.is === "done") this.#done.get(report.number)?.(report.value);
    else if (report.is === "cutting") void this.tell({ do: "cut" }).then(() => this.#cut?.());
  }
}
