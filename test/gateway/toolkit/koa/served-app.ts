import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type Koa from "koa";

/** A Koa application on a port of this machine. */
export class ServedApp {
  readonly url: string;
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    // A server that listens on a port has an address of this kind.
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** With `leavesContinue` the application answers `Expect: 100-continue`, otherwise Node does. */
  static async start(app: Koa, { leavesContinue = false } = {}): Promise<ServedApp> {
    const server = createServer(app.callback());
    if (leavesContinue) server.on("checkContinue", app.callback());
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return new ServedApp(server);
  }

  async stop(): Promise<void> {
    const closed = once(this.#server, "close");
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }
}
