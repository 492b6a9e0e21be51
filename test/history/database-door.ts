import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { getTcpTarget } from "../rig/tcp-proxy.ts";

/** What goes wrong at one write of one process. */
export interface WriteFault {
  /** The first write after the fault is put in has the number 1. */
  readonly write: number;
  /** Before the database has it, or after it has committed and before the process has the answer. */
  readonly when: "before" | "after";
  /** `kill`: the process is gone. `cut`: the connection breaks. `hold`: the write, or its answer, takes so much longer. */
  readonly what: "kill" | "cut" | "hold";
  readonly holdMs: number;
  /** Called when it happens, before anything else. */
  readonly onFault: () => void;
}

/**
 * The way of one gateway to its database, by which its writes are counted and can go wrong. It reads PostgreSQL's own protocol and knows nothing
 * of ours: a write is a statement that changes rows, or the commit of a transaction with such statements.
 */
export class DatabaseDoor {
  readonly #server = createServer((near) => this.#accept(near));
  readonly #target: { readonly host: string; readonly port: number };
  readonly #sockets = new Set<Socket>();
  #fault: WriteFault | undefined;
  #writes = 0;
  #isShut = false;

  private constructor(databaseUrl: string) {
    this.#target = getTcpTarget(databaseUrl);
  }

  static async open(databaseUrl: string): Promise<DatabaseDoor> {
    const door = new DatabaseDoor(databaseUrl);
    door.#server.listen(0, "127.0.0.1");
    await once(door.#server, "listening");
    return door;
  }

  through(databaseUrl: string): string {
    const address = new URL(databaseUrl);
    address.hostname = "127.0.0.1";
    address.port = String((this.#server.address() as AddressInfo).port);
    address.searchParams.delete("host");
    return address.href;
  }

  /** The fault waits for its write. A second one takes the place of the first. */
  arm(fault: WriteFault): void {
    this.#fault = fault;
    this.#writes = 0;
  }

  disarm(): void {
    this.#fault = undefined;
  }

  /** For good: nothing passes any more. */
  shut(): void {
    if (this.#isShut) return;
    this.#isShut = true;
    this.#server.close();
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  /** The fault of this write, if there is one. */
  countWrite(): WriteFault | undefined {
    const fault = this.#fault;
    if (fault === undefined || ++this.#writes < fault.write) return undefined;
    this.#fault = undefined;
    return fault;
  }

  #accept(near: Socket): void {
    if (this.#isShut) return void near.resetAndDestroy();
    const far = connect(this.#target);
    for (const socket of [near, far]) {
      this.#sockets.add(socket);
      socket.setNoDelay(true);
      socket.on("error", () => {});
      socket.on("close", () => {
        this.#sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    const connection = new Connection(this, near, far);
    near.on("data", (data: Buffer) => connection.ask(data));
    far.on("data", (data: Buffer) => connection.answer(data));
  }
}

const SSL_REQUEST = 80_877_103;
const CHANGES = /\b(?:INSERT\s+INTO|UPDATE|DELETE\s+FROM|MERGE\s+INTO)\b/i;
const LOCKS = /\bFOR\s+(?:NO\s+KEY\s+)?UPDATE\b/gi;

/** One connection: requests in their order, and of each whether it is a write. */
class Connection {
  readonly #door: DatabaseDoor;
  readonly #near: Socket;
  readonly #far: Socket;
  /** Statements that the process has prepared, and whether they change rows. */
  readonly #prepared = new Map<string, boolean>();
  /** What is done when each of the requests under way has been answered. */
  readonly #waiting: (WriteFault | undefined)[] = [];
  #asked = Buffer.alloc(0);
  #answered = Buffer.alloc(0);
  #request: Buffer[] = [];
  #isGreeted = false;
  #changes = false;
  #isInTransaction = false;
  #hasChanged = false;
  #commits = false;
  /** Requests, and answers, pass one after the other, also while one of them is held. */
  #asking: Promise<void> = Promise.resolve();
  #answering: Promise<void> = Promise.resolve();

  constructor(door: DatabaseDoor, near: Socket, far: Socket) {
    this.#door = door;
    this.#near = near;
    this.#far = far;
  }

  ask(data: Buffer): void {
    this.#asked = Buffer.concat([this.#asked, data]);
    for (;;) {
      const message = this.#isGreeted ? take(this.#asked, 1) : take(this.#asked, 0);
      if (message === undefined) return;
      this.#asked = this.#asked.subarray(message.length);
      if (this.#isGreeted) this.#read(message);
      else {
        this.#isGreeted = message.readInt32BE(4) !== SSL_REQUEST;
        this.#pass(this.#far, message);
      }
    }
  }

  #read(message: Buffer): void {
    this.#request.push(message);
    const kind = String.fromCharCode(message[0] ?? 0);
    if (kind === "Q") this.#note(textAt(message, 5).text);
    if (kind === "P") {
      const name = textAt(message, 5);
      const statement = textAt(message, name.end).text;
      this.#prepared.set(name.text, changesRows(statement));
      this.#note(statement);
    }
    if (kind === "B") this.#changes ||= this.#prepared.get(textAt(message, textAt(message, 5).end).text) ?? false;
    // Flush and the messages of a request wait for its end; what belongs to none passes at once.
    if (kind === "Q" || kind === "S") this.#send();
    else if (kind === "p" || kind === "X") this.#pass(this.#far, ...this.#request.splice(0));
  }

  #note(statement: string): void {
    if (/^\s*(?:BEGIN|START TRANSACTION)\b/i.test(statement)) this.#isInTransaction = true;
    this.#commits ||= /^\s*COMMIT\b/i.test(statement);
    this.#changes ||= changesRows(statement);
  }

  /** The end of a request. In a transaction only its commit is a write. */
  #send(): void {
    const request = this.#request.splice(0);
    const isWrite = this.#commits ? this.#hasChanged : this.#changes && !this.#isInTransaction;
    this.#hasChanged = this.#isInTransaction && (this.#hasChanged || this.#changes);
    if (this.#commits) {
      this.#isInTransaction = false;
      this.#hasChanged = false;
    }
    this.#changes = false;
    this.#commits = false;
    const fault = isWrite ? this.#door.countWrite() : undefined;
    if (fault?.when === "before") {
      fault.onFault();
      if (fault.what !== "hold") return void this.#near.resetAndDestroy();
      this.#wait("asking", fault.holdMs);
    }
    this.#waiting.push(fault?.when === "after" ? fault : undefined);
    this.#pass(this.#far, ...request);
  }

  answer(data: Buffer): void {
    this.#answered = Buffer.concat([this.#answered, data]);
    let passed = 0;
    for (;;) {
      const rest = this.#answered.subarray(passed);
      // The answer to a request for TLS is one byte.
      if (passed === 0 && rest.length === 1 && !this.#isGreeted) break;
      const message = take(rest, 1);
      if (message === undefined) break;
      const fault = message[0] === READY ? this.#ready(message) : undefined;
      if (fault !== undefined) {
        fault.onFault();
        if (fault.what !== "hold") return void this.#near.resetAndDestroy();
        this.#wait("answering", fault.holdMs);
      }
      passed += message.length;
    }
    if (!this.#isGreeted) passed = this.#answered.length;
    this.#pass(this.#near, this.#answered.subarray(0, passed));
    this.#answered = this.#answered.subarray(passed);
  }

  /** The answer to a request is whole. After an error in a transaction nothing of it is kept. */
  #ready(message: Buffer): WriteFault | undefined {
    if (message[5] === IDLE && this.#waiting.length <= 1) {
      this.#isInTransaction = false;
      this.#hasChanged = false;
    }
    return this.#waiting.shift();
  }

  #wait(side: "asking" | "answering", ms: number): void {
    const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
    if (side === "asking") this.#asking = this.#asking.then(pause);
    else this.#answering = this.#answering.then(pause);
  }

  #pass(to: Socket, ...data: readonly Buffer[]): void {
    // In one piece: each write of a socket costs more than all that is read here.
    const [first] = data;
    const bytes = data.length === 1 && first !== undefined ? first : Buffer.concat(data);
    const write = (): void => {
      if (to.writable && bytes.length > 0) to.write(bytes);
    };
    if (to === this.#far) this.#asking = this.#asking.then(write);
    else this.#answering = this.#answering.then(write);
  }
}

const READY = "Z".charCodeAt(0);
const IDLE = "I".charCodeAt(0);

const changesRows = (statement: string): boolean => CHANGES.test(statement.replace(LOCKS, ""));

/** The next message, which has its length after so many bytes. */
function take(bytes: Buffer, before: number): Buffer | undefined {
  if (bytes.length < before + 4) return undefined;
  const length = before + bytes.readInt32BE(before);
  return bytes.length < length ? undefined : bytes.subarray(0, length);
}

function textAt(message: Buffer, from: number): { readonly text: string; readonly end: number } {
  const end = message.indexOf(0, from);
  return { text: message.toString("utf8", from, end), end: end + 1 };
}
