import net, { type Socket } from "node:net";
import tls from "node:tls";

export interface Address {
  readonly host: string;
  readonly port: number;
  /** Undefined: the connection is not encrypted. */
  readonly tls: { readonly ca: string | undefined; readonly servername: string | undefined } | undefined;
}

/** A connection, ready to be written to; rejects when there is none within the time, or when told to stop. */
export function openSocket(address: Address, timeoutMs: number, stop: AbortSignal): Promise<Socket> {
  stop.throwIfAborted();
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    const giveUp = (): void => {
      socket.destroy(new Error("no connection in time"));
    };
    const timer = setTimeout(giveUp, timeoutMs);
    stop.addEventListener("abort", giveUp);
    // Stays for good: an error that comes when nobody else listens must not end the process.
    socket.on("error", reject);
    const ready = address.tls === undefined ? "connect" : "secureConnect";
    socket.once(ready, () => resolve(socket));
    for (const event of [ready, "close"])
      socket.once(event, () => {
        clearTimeout(timer);
        stop.removeEventListener("abort", giveUp);
      });
  });
}

function connect({ host, port, tls: secured }: Address): Socket {
  const options = { host, port, noDelay: true, keepAlive: true };
  if (secured === undefined) return net.connect(options);
  const { ca, servername } = secured;
  return tls.connect({ ...options, ...(ca !== undefined && { ca }), ...(servername !== undefined && { servername }) });
}
