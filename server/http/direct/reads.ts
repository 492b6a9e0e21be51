import type { Socket } from "node:net";

/** Takes what was read. The bytes are there until it returns, and another connection's after that. */
export type TakeBytes = (bytes: Buffer) => void;

/** As much as Node reads at a time. */
const BUFFER_BYTES = 65_536;
const shared = Buffer.allocUnsafeSlow(BUFFER_BYTES);

/**
 * What comes on a connection, read into one buffer that all of them share. Node has that for sockets that a program opens
 * (`onread` in net.Socket), but not for those that a server accepts: there every read makes a buffer of 64 KB and cuts it
 * down, and making, collecting and freeing it is a tenth of what a plain request costs. So what `onread` would have set is
 * set here. A release of Node that keeps it elsewhere is not relied upon: there each read has its own buffer, as ever.
 */
export class Reads {
  readonly #socket: Socket;
  readonly #take: TakeBytes;
  readonly #isShared: boolean;
  #isStopped = false;

  constructor(socket: Socket, take: TakeBytes) {
    this.#socket = socket;
    this.#take = take;
    this.#isShared = shareReads(socket, this.#onRead);
    if (this.#isShared) socket.resume();
    else socket.on("data", take);
  }

  /** From here on the socket has its data told by events, to whoever takes it over. */
  stop(): void {
    this.#isStopped = true;
    if (!this.#isShared) this.#socket.off("data", this.#take);
  }

  readonly #onRead = (count: number): boolean => {
    const bytes = shared.subarray(0, count);
    if (this.#isStopped) return this.#socket.push(Buffer.from(bytes));
    this.#take(bytes);
    return true;
  };
}

/** False: this Node does not keep things where they are looked for. */
function shareReads(socket: Socket, onRead: (count: number) => boolean): boolean {
  const symbols = Object.getOwnPropertySymbols(socket);
  const buffer = symbols.find(({ description }) => description === "kBuffer");
  const callback = symbols.find(({ description }) => description === "kBufferCb");
  const handle: unknown = Reflect.get(socket, "_handle");
  if (buffer === undefined || callback === undefined || !takesBuffer(handle)) return false;
  Reflect.set(socket, buffer, shared);
  Reflect.set(socket, callback, onRead);
  handle.useUserBuffer(shared);
  return true;
}

function takesBuffer(handle: unknown): handle is { useUserBuffer(buffer: Buffer): void } {
  return typeof handle === "object" && handle !== null && "useUserBuffer" in handle;
}
