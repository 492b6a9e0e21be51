import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPort } from "../../rig/find-ports.ts";
import { waitUntil } from "../../rig/wait-until.ts";
import { findProgram } from "./machine/debian.ts";
import { BenchProcess } from "./machine/processes.ts";

const PACKAGES = ["kannel", "kannel-extras"];

/** With hundreds it drops one now and then, and is no faster. */
export const KANNEL_CONNECTIONS = 64;

/** Only panics: a log of every message would slow it down. */
const QUIET = ["-v", "4"];

/**
 * Kannel as a gateway for text messages: smsbox takes them by HTTP, bearerbox keeps each in a spool of files until
 * fakesmsc has it. The spool is written without fsync, so a crash of the machine may lose what was accepted.
 */
export class Kannel {
  readonly #folder: string;
  readonly #boxes: BenchProcess[];
  readonly #adminPort: number;
  readonly sendPort: number;

  private constructor(folder: string, boxes: BenchProcess[], adminPort: number, sendPort: number) {
    this.#folder = folder;
    this.#boxes = boxes;
    this.#adminPort = adminPort;
    this.sendPort = sendPort;
  }

  /** Undefined: the machine does not have it and cannot get it. */
  static async start(): Promise<Kannel | undefined> {
    const [bearerbox, smsbox, fakesmsc] = ["bearerbox", "smsbox", "fakesmsc"].map((name) =>
      findProgram(name, PACKAGES),
    );
    if (bearerbox === undefined || smsbox === undefined || fakesmsc === undefined) return undefined;
    const folder = mkdtempSync(join(tmpdir(), "bench-kannel-"));
    mkdirSync(join(folder, "spool"));
    const admin = await findPort();
    const box = await findPort();
    const smsc = await findPort();
    const send = await findPort();
    const file = join(folder, "kannel.conf");
    writeFileSync(file, settings({ admin, box, smsc, send, spool: join(folder, "spool") }));
    const start = (name: string, command: string, args: readonly string[], readyPort?: number) =>
      BenchProcess.start({
        ...{ name, command, args, logFile: join(folder, `${name}.log`) },
        ...(readyPort !== undefined && { readyPort }),
      });
    const boxes = [
      await start("bearerbox", bearerbox, [...QUIET, file], box),
      await start("smsbox", smsbox, [...QUIET, file], send),
      // A message is asked for even of one that is to send none.
      await start("fakesmsc", fakesmsc, [...QUIET, "-H", "127.0.0.1", "-r", String(smsc), "-m", "0", "1 2 text no"]),
    ];
    const kannel = new Kannel(folder, boxes, admin, send);
    await waitUntil(async () => (await kannel.#status()).includes("(online"), "kannel is online", 600_000);
    return kannel;
  }

  /** What smsbox takes a message by. */
  pathOf({ from, to, text }: { readonly from: string; readonly to: string; readonly text: string }): string {
    const query = new URLSearchParams({ username: "bench", password: "bench", from, to, text });
    return `/cgi-bin/sendsms?${query}`;
  }

  /** How many messages the SMSC has taken since the start. */
  async sent(): Promise<number> {
    return Number(/SMS: received \d+ \(\d+ queued\), sent (\d+)/.exec(await this.#status())?.[1] ?? Number.NaN);
  }

  async stop(): Promise<void> {
    for (const box of this.#boxes.toReversed()) await box.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #status(): Promise<string> {
    return (await fetch(`http://127.0.0.1:${this.#adminPort}/status.txt?password=bench`)).text();
  }
}

interface Places {
  readonly admin: number;
  readonly box: number;
  readonly smsc: number;
  readonly send: number;
  readonly spool: string;
}

const settings = ({ admin, box, smsc, send, spool }: Places): string => `
group = core
admin-port = ${admin}
admin-password = bench
admin-allow-ip = "127.0.0.1"
smsbox-port = ${box}
box-allow-ip = "127.0.0.1"
store-type = spool
store-location = ${spool}
log-level = 4

group = smsc
smsc = fake
smsc-id = fake
port = ${smsc}
connect-allow-ip = 127.0.0.1

group = smsbox
bearerbox-host = 127.0.0.1
sendsms-port = ${send}
log-level = 4

group = sendsms-user
username = bench
password = bench
concatenation = true
max-messages = 5

group = sms-service
keyword = default
text = "none"
`;
