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

  static async start(app: Koa): Promise<ServedApp> {
    const server = createServer(app.callback()).listen(0, "127.0.0.1");
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
