import type { Socket } from "node:net";
import type { Bind, SmscOptions } from "./control.ts";
import { COMMAND, cString, headerOf, pdu, readBind, responseTo } from "./wire.ts";

interface PeerEvents {
  readonly onRead: (frame: Buffer) => void;
  /** The status to answer with. */
  readonly onBind: (bind: Bind) => number;
  readonly onSubmit: (frame: Buffer) => void;
  readonly onQuery: (frame: Buffer) => { readonly status: number; readonly body: Buffer };
  readonly onClosed: () => void;
}

const WRONG_PASSWORD = 0x0e;
const UNKNOWN_COMMAND = 0x03;
const WRONG_BIND = 0x04;

const BINDS: ReadonlyMap<number, Bind> = new Map([
  [COMMAND.bindReceiver, "receiver"],
  [COMMAND.bindTransmitter, "transmitter"],
  [COMMAND.bindTransceiver, "transceiver"],
]);

/** One connection of a gateway. */
export class Peer {
  bound: Bind | undefined;
  isMute = false;
  readonly #socket: Socket;
  readonly #options: SmscOptions;
  readonly #events: PeerEvents;
  readonly #waiting = new Map<number, (frame: Buffer | undefined) => void>();
  #rest = Buffer.alloc(0);
  #sequence = 0;
  #isPaused = false;

  constructor(socket: Socket, options: SmscOptions, events: PeerEvents) {
    this.#socket = socket;
    this.#options = options;
    this.#events = events;
    socket.on("data", (chunk: Buffer) => this.#read(chunk));
    socket.on("error", () => {});
    socket.on("close", () => {
      this.bound = undefined;
      for (const settle of [...this.#waiting.values()]) settle(undefined);
      events.onClosed();
    });
  }

  /** Sends a request; undefined when the connection ends before its answer. */
  request(command: number, body: Buffer): Promise<Buffer | undefined> {
    const sequence = ++this.#sequence;
    return new Promise((resolve) => {
      this.#waiting.set(sequence, (frame) => {
        this.#waiting.delete(sequence);
        resolve(frame);
      });
      this.#write(pdu({ command, status: 0, sequence }, body));
    });
  }

  answer(request: Buffer, status: number, body?: Buffer): void {
    const { command, sequence } = headerOf(request);
    this.#write(pdu({ command: responseTo(command), status, sequence }, body));
  }

  /** Reads nothing more. */
  pause(): void {
    this.#isPaused = true;
    this.#socket.pause();
  }

  destroy(): void {
    this.#socket.destroy();
  }

  #write(frame: Buffer): void {
    if (!this.isMute && this.#socket.writable) this.#socket.write(frame);
  }

  #read(chunk: Buffer): void {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    while (!this.#isPaused && this.#rest.length >= 16 && this.#rest.length >= this.#rest.readUInt32BE(0)) {
      const frame = this.#rest.subarray(0, this.#rest.readUInt32BE(0));
      this.#rest = this.#rest.subarray(frame.length);
      if (this.#options.record !== false) this.#events.onRead(frame);
      this.#handle(frame);
    }
  }

  #handle(frame: Buffer): void {
    const { command, sequence } = headerOf(frame);
    if (command >= COMMAND.genericNack) this.#waiting.get(sequence)?.(frame);
    else if (BINDS.has(command)) this.#bind(frame);
    else if (command === COMMAND.submitSm && this.bound === "receiver") this.answer(frame, WRONG_BIND);
    else if (command === COMMAND.submitSm) this.#events.onSubmit(frame);
    else if (command === COMMAND.querySm) {
      const { status, body } = this.#events.onQuery(frame);
      this.answer(frame, status, body);
    } else if (command === COMMAND.enquireLink) this.answer(frame, 0);
    else if (command === COMMAND.unbind) {
      this.answer(frame, 0);
      this.#socket.end();
    } else this.#write(pdu({ command: COMMAND.genericNack, status: UNKNOWN_COMMAND, sequence }));
  }

  #bind(frame: Buffer): void {
    const { systemId, password } = readBind(frame);
    const isRight = systemId === this.#options.systemId && password === this.#options.password;
    const bind = BINDS.get(headerOf(frame).command) ?? "transceiver";
    const status = isRight ? this.#events.onBind(bind) : WRONG_PASSWORD;
    this.bound = status === 0 ? bind : undefined;
    this.answer(frame, status, status === 0 ? cString("centre") : undefined);
  }
}
