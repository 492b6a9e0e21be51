import { EventEmitter, once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** What the proxy does with the bytes of its connections. */
export type TcpFault =
  | "forward"
  /** Sockets stay open and new connections are accepted, but nothing is passed on: the other side looks alive and says nothing. */
  | "silent"
  /** Connections are reset, and new ones as soon as they are made. */
  | "cut"
  /** Each piece of data (at most 64 KB) is passed on this much later than the one before. */
  | { readonly delayMs: number };

export interface TcpTarget {
  readonly host: string;
  readonly port: number;
}

/** The host and the port that an address such as `postgres://host:5432/name` or `http://host:80` names. */
export function getTcpTarget(url: string): TcpTarget {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port) };
}

/**
 * A TCP proxy on loopback that can be told to misbehave. What it holds back while it is silent, the end of a connection too, is passed on
 * when it forwards again.
 */
export class TcpProxy {
  readonly #target: () => TcpTarget;
  readonly #sockets = new Set<Socket>();
  readonly #changes = new EventEmitter().setMaxListeners(0);
  readonly #server = createServer({ allowHalfOpen: true }, (near) => void this.#accept(near));
  #fault: TcpFault = "forward";
  #accepted = 0;
  #port = 0;

  /** A function, if the target may be started again on another port. */
  constructor(target: TcpTarget | (() => TcpTarget)) {
    this.#target = typeof target === "function" ? target : () => target;
  }

  static async start(target: TcpTarget | (() => TcpTarget)): Promise<TcpProxy> {
    const proxy = new TcpProxy(target);
    await proxy.start();
    return proxy;
  }

  /** Listens; after a stop on the same port as before. */
  async start(): Promise<void> {
    this.#server.listen({ port: this.#port, host: "127.0.0.1" });
    await once(this.#server, "listening");
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** Resets connections; new ones are refused. */
  async stop(): Promise<void> {
    const closed = this.#server.listening ? once(this.#server, "close") : undefined;
    this.#server.close();
    this.#resetAll();
    this.#changes.emit("change");
    await closed;
  }

  get port(): number {
    return this.#port;
  }

  /** The same address by way of the proxy. */
  through(url: string): string {
    const address = new URL(url);
    address.hostname = "127.0.0.1";
    address.port = String(this.#port);
    // The folder of a Unix socket, which a PostgreSQL address may name.
    address.searchParams.delete("host");
    return address.href;
  }

  /** How many connections were made so far. */
  get accepted(): number {
    return this.#accepted;
  }

  forward(): void {
    this.set("forward");
  }

  /** Stops forwarding and keeps sockets open. */
  silence(): void {
    this.set("silent");
  }

  cut(): void {
    this.set("cut");
  }

  slow(delayMs: number): void {
    this.set({ delayMs });
  }

  set(fault: TcpFault): void {
    this.#fault = fault;
    if (fault === "cut") this.#resetAll();
    this.#changes.emit("change");
  }

  #resetAll(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  async #accept(near: Socket): Promise<void> {
    this.#accepted++;
    if (this.#fault === "cut") return void near.resetAndDestroy();
    const far = connect({ ...this.#target(), allowHalfOpen: true });
    for (const socket of [near, far]) {
      this.#sockets.add(socket);
      // The loops below see the error too. Without a listener it would end the process.
      socket.on("error", () => {});
      socket.on("close", () => this.#sockets.delete(socket));
      socket.setNoDelay(true);
    }
    try {
      await Promise.all([this.#pass(near, far), this.#pass(far, near)]);
    } catch {
      near.resetAndDestroy();
      far.resetAndDestroy();
    }
  }

  async #pass(from: Socket, to: Socket): Promise<void> {
    for await (const data of from) {
      await this.#waitToPass();
      await new Promise<void>((resolve, reject) => to.write(data, (error) => (error ? reject(error) : resolve())));
    }
    await this.#waitToPass();
    to.end();
  }

  async #waitToPass(): Promise<void> {
    if (typeof this.#fault === "object") await sleep(this.#fault.delayMs);
    while (this.#fault === "silent" && this.#server.listening) await once(this.#changes, "change");
  }
}
