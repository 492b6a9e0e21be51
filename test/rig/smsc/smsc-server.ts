import net, { type Server, type Socket } from "node:net";
import tls from "node:tls";
import type { Bind, Figures, Order, Report, SmscOptions } from "./control.ts";
import { Messages } from "./messages.ts";
import { Peer } from "./peer.ts";

/** A message centre (SMSC) for tests: takes binds and messages, and delivers receipts until they are acknowledged. */
export class SmscServer {
  readonly #options: SmscOptions;
  readonly #report: (report: Report) => void;
  readonly #peers = new Set<Peer>();
  readonly #messages: Messages;
  readonly #server: Server;
  #port = 0;
  #readUntilCut = Number.POSITIVE_INFINITY;
  #binds = 0;
  #refusals: Omit<Extract<Order, { do: "refuse-binds" }>, "do"> = { status: 0, times: 0 };

  constructor(options: SmscOptions, report: (report: Report) => void) {
    this.#options = options;
    this.#report = report;
    this.#messages = new Messages(options, () => this.#findReceiver(), report);
    const welcome = (socket: Socket): void => this.#welcome(socket);
    this.#server = options.tls === undefined ? net.createServer(welcome) : tls.createServer(options.tls, welcome);
  }

  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, "127.0.0.1", resolve));
    const address = this.#server.address();
    if (typeof address !== "object" || address === null) throw new Error("There is no port");
    this.#port = address.port;
    return address.port;
  }

  async close(): Promise<void> {
    this.#messages.close();
    await this.#cut();
  }

  async obey(order: Order): Promise<unknown> {
    switch (order.do) {
      case "cut-after":
        this.#readUntilCut = order.messages;
        if (order.messages === 0) this.#announceCut();
        return;
      case "cut":
        return this.#cut();
      case "restore":
        this.#readUntilCut = Number.POSITIVE_INFINITY;
        return this.listen();
      case "mute":
        for (const peer of this.#peersBound(order.bind)) peer.isMute = order.on;
        return;
      case "drop":
        for (const peer of this.#peersBound(order.bind)) peer.destroy();
        return;
      case "hold":
        return this.#messages.hold(order.on);
      case "answer-with":
        return this.#messages.answerWith(order);
      case "refuse-binds":
        this.#refusals = order;
        return;
      case "send":
        return (await this.#peerFor(order)?.request(order.command, Buffer.from(order.body, "hex")))?.toString("hex");
      case "figures":
        return { ...this.#messages.figures(), binds: this.#binds } satisfies Figures;
    }
  }

  /** All of them, if nothing is said. */
  #peersBound(bind: Bind | undefined): readonly Peer[] {
    return [...this.#peers].filter(({ bound }) => bind === undefined || bound === bind);
  }

  /** Receipts never go to a transmitter. */
  #findReceiver(): Peer | undefined {
    return [...this.#peers].find(({ bound }) => bound === "receiver" || bound === "transceiver");
  }

  #peerFor({ bind }: { readonly bind?: Bind }): Peer | undefined {
    return bind === undefined ? this.#findReceiver() : this.#peersBound(bind)[0];
  }

  #welcome(socket: Socket): void {
    const peer: Peer = new Peer(socket, this.#options, {
      onRead: (frame) => this.#report({ is: "read", frame: frame.toString("hex") }),
      onBind: (bind) => {
        this.#binds++;
        const { status, times, bind: refused = bind } = this.#refusals;
        if (times === 0 || refused !== bind) return 0;
        this.#refusals = { ...this.#refusals, times: times - 1 };
        return status;
      },
      onSubmit: (frame) => this.#submit(peer, frame),
      onQuery: (frame) => this.#messages.query(frame),
      onClosed: () => this.#peers.delete(peer),
    });
    this.#peers.add(peer);
  }

  #submit(peer: Peer, frame: Buffer): void {
    if (this.#readUntilCut === Number.POSITIVE_INFINITY) this.#messages.take(peer, frame);
    else if (--this.#readUntilCut === 0) this.#announceCut();
  }

  /** What was read must be known to the test before the gateway sees the end of the connection. */
  #announceCut(): void {
    for (const peer of this.#peers) peer.pause();
    this.#report({ is: "cutting" });
  }

  async #cut(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    for (const peer of this.#peers) peer.destroy();
    await closed;
  }
}
