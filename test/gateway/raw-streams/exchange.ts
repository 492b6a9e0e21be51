import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { connect, Socket } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { poll } from "./requests.ts";
import type { Stream } from "./stream.ts";

/** No exchange takes longer, however busy the machine is. */
const LONGEST_MS = 30_000;

/** A gateway that does not read for so long waits for something else. */
const MOST_TURNS = 200;

/** Turns of the event loop in which everything is done that waits for nothing outside of this process. */
const TURNS_TO_ANSWER = 3;

/** Sent where a connection was left open: a good request, and one whose answer no other request has. */
const PROBES = [poll(), "GET /v1/image/probe HTTP/1.1\r\nHost: x\r\n\r\n"];

/** Everything that comes back for a stream until the gateway has closed the connection. */
export async function exchange(port: number, stream: Stream): Promise<string> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true, noDelay: true });
  const { heard, ended } = listen(socket);
  await once(socket, "connect");
  const ends = endsOf(socket.localPort, port);
  try {
    await sayAll(new Line(socket, () => farEnds.get(ends)), stream);
    await ended;
    return heard();
  } finally {
    farEnds.delete(ends);
    socket.destroy();
  }
}

async function sayAll(line: Line, { pieces, ending }: Stream): Promise<void> {
  for (const piece of pieces) await line.say(piece);
  if (ending === "reset") {
    line.socket.resetAndDestroy();
    return;
  }
  if (ending === "probe") for (const probe of PROBES) await line.say(probe);
  line.socket.end();
}

/** The gateways' ends of the connections, which are in this process as well. */
const farEnds = new Map<string, Socket>();
const endsOf = (near: number | undefined, far: number | undefined): string => `${near} ${far}`;

function keepFarEnd(message: unknown): void {
  if (typeof message !== "object" || message === null || !("socket" in message)) return;
  const { socket } = message;
  if (socket instanceof Socket) farEnds.set(endsOf(socket.remotePort, socket.localPort), socket);
}

/** To be called before the first exchange; what it returns ends it. */
export function watchFarEnds(): () => void {
  subscribe("net.server.socket", keepFarEnd);
  return () => {
    unsubscribe("net.server.socket", keepFarEnd);
    farEnds.clear();
  };
}

/** Our end of a connection, and the gateway's as soon as it has it. */
class Line {
  readonly socket: Socket;
  readonly #far: () => Socket | undefined;

  constructor(socket: Socket, far: () => Socket | undefined) {
    this.socket = socket;
    this.#far = far;
  }

  /**
   * Resolves when the gateway has read it and had the time to answer. So it comes in the pieces that the stream has, and
   * nothing is sent to a gateway that has closed: the system would answer with a reset, which can overtake an answer.
   */
  async say(bytes: string): Promise<void> {
    if (this.#isClosed) return;
    this.socket.write(bytes, "latin1");
    for (let turns = 0; turns < MOST_TURNS && !this.#isRead; turns++) await turn();
    for (let turns = 0; turns < TURNS_TO_ANSWER; turns++) await turn();
  }

  get #isRead(): boolean {
    const far = this.#far();
    return this.#isClosed || (far !== undefined && far.bytesRead >= this.socket.bytesWritten);
  }

  get #isClosed(): boolean {
    const far = this.#far();
    const isFarClosed = far?.destroyed === true || far?.writableEnded === true;
    return !this.socket.writable || this.socket.readableEnded || isFarClosed;
  }
}

function listen(socket: Socket): { readonly heard: () => string; readonly ended: Promise<void> } {
  let text = "";
  const ended = new Promise<void>((resolve) => {
    const tooLong = setTimeout(() => {
      text += "\n(not closed)";
      resolve();
    }, LONGEST_MS);
    const end = (): void => {
      clearTimeout(tooLong);
      resolve();
    };
    socket.once("end", end).once("close", end);
    // A reset is a way of closing: what was sent before it has been read.
    socket.on("error", () => {});
  });
  socket.on("data", (chunk: Buffer) => {
    text += chunk.toString("latin1");
  });
  return { heard: () => text, ended };
}
