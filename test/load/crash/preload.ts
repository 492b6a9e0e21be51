import { once } from "node:events";
import { connect } from "node:net";
import { setCrashHook } from "../../../server/crash-points.ts";
import { LANE_BOUNDS } from "../../../server/dispatch/lanes.ts";
import { TIMINGS } from "../../../server/domain/timings.ts";
import {
  type Arm,
  CONTROL_PORT,
  type FromProcess,
  PROCESS_NAME,
  readLines,
  SHORT_LANES,
  SHORT_TIMINGS,
  type ToProcess,
  type When,
} from "./protocol.ts";

/*
 * Node loads this before the gateway, by --import, in the processes that `npm run test:crash` starts. It stops the process at the point that
 * the run has chosen, until the run lets it go on or has killed it.
 */

Object.assign(TIMINGS, SHORT_TIMINGS);
Object.assign(LANE_BOUNDS, SHORT_LANES);

let armed: Arm | undefined;
const held = new Map<number, (isAnswerLost: boolean) => void>();

const socket = connect(Number(process.env[CONTROL_PORT]), "127.0.0.1");
const send = (message: FromProcess): void => void socket.write(`${JSON.stringify(message)}\n`);
const told = new Promise<void>((resolve) => {
  socket.on(
    "data",
    readLines<ToProcess>((message) => {
      if ("goOn" in message) held.get(message.goOn)?.(message.isAnswerLost);
      else armed = message.arm;
      resolve();
    }),
  );
});
// The run has ended.
socket.on("error", () => {});
socket.on("close", () => {
  armed = undefined;
  for (const goOn of held.values()) goOn(false);
});
await once(socket, "connect");
send({ name: process.env[PROCESS_NAME] ?? "" });
// What is armed before the start may be reached at the start.
await told;
socket.unref();

/** Whether the answer to the change was lost. */
async function stopAt(point: Arm["point"], when: When): Promise<boolean> {
  if (armed?.point !== point || armed.when !== when) return false;
  const { number } = armed;
  armed = undefined;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  held.set(number, resolve);
  // A command that waits for nothing else would end here.
  socket.ref();
  send({ reached: number });
  const isAnswerLost = await promise;
  socket.unref();
  return isAnswerLost;
}

setCrashHook(async (point, change) => {
  await stopAt(point, "before");
  const value = await change();
  // Most looks into a queue find nothing, and change nothing.
  if (isChange(value) && (await stopAt(point, "after")))
    throw Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" });
  return value;
});

function isChange(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (value instanceof Set) return value.size > 0;
  if (typeof value !== "object" || value === null) return value !== false;
  const { command, rowCount } = value as { readonly command?: string; readonly rowCount?: number | null };
  return (command !== "UPDATE" && command !== "DELETE") || rowCount !== 0;
}
