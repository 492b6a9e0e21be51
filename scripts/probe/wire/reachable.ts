import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

const TRIES = 10;
const PAUSE_MS = 200;
const CONNECT_MS = 2000;

/** Whether a connection can be made. A server that is restarted gets some time. */
export async function isReachable(url: string, most: number = TRIES): Promise<boolean> {
  const { hostname, port, protocol } = new URL(url);
  const wanted = { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port || (protocol === "https:" ? 443 : 80)) };
  for (let tries = 0; tries < most; tries++) {
    if (await canConnect(wanted)) return true;
    await sleep(PAUSE_MS);
  }
  return false;
}

function canConnect(wanted: { readonly host: string; readonly port: number }): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ ...wanted, timeout: CONNECT_MS });
    const end = (isConnected: boolean) => (): void => {
      socket.destroy();
      resolve(isConnected);
    };
    socket.once("connect", end(true));
    socket.once("error", end(false));
    socket.once("timeout", end(false));
  });
}
