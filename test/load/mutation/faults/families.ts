import { type Fault, testOf } from "../fault.ts";

const TELEMETRY = "test/unit/server/telemetry";
const CONSOLE = "test/unit/console/compose";

/** One member of a family that is wrong, a part that nothing uses, and failures that give nothing back. */
export const familyFaults: readonly Fault[] = [
  {
    name: "background-request-keeps-session",
    harm: "A page that an operator leaves open never signs out, because it asks for figures by itself.",
    file: "server/http/operators/security.ts",
    find: 'route.extensions["x-background"] !== true',
    put: 'route.extensions["x-background"] !== "never"',
    caughtBy: testOf("test/gateway/operators/every-operation.test.ts", "getTraffic is served to its role"),
  },
  {
    name: "webhook-slots-lost-with-a-read",
    harm: "After a moment without the database a worker posts no report of an account until it is started again.",
    file: "server/webhooks/deliverer.ts",
    find: "for (const { accountId } of claimed) concurrency.end(accountId);",
    put: "",
    caughtBy: testOf("test/gateway/webhooks/workers.test.ts", "that cannot be read take no room"),
  },
  {
    name: "put-back-step-never-expires",
    harm: "A message that waited for its carrier for too long is sent all the same, days later.",
    file: "server/dispatch/lanes.ts",
    find: "this.#steps.unshift(step);\n    this.#earliestExpiryMs = Math.min(this.#earliestExpiryMs, step.expiresMs);",
    put: "this.#steps.unshift(step);",
    caughtBy: testOf(
      "test/unit/server/dispatch/failures.test.ts",
      "steps that could not be begun expire in their time",
    ),
  },
  {
    name: "window-of-each-cell",
    harm: "A carrier gets as many messages at a time from each cell as it allows for all of them, and refuses.",
    file: "server/wiring/start-delivery.ts",
    find: "...{ accounts, budgets, windows, metrics, tracing, log, isPaused, timings },",
    put: "...{ accounts, budgets, windows: new CarrierWindows(), metrics, tracing, log, isPaused, timings },",
    caughtBy: testOf(
      "test/gateway/delivery/window-of-cells.test.ts",
      "all cells together have no more with a carrier than its window",
    ),
  },
  {
    name: "warnings-without-bound",
    harm: "A webhook that fails fills the disk with lines that say the same.",
    file: "server/telemetry/log.ts",
    find: "if (this.#admit(fields)) this.#log.warn(fields, message);",
    put: "this.#log.warn(fields, message);",
    caughtBy: testOf(`${TELEMETRY}/repeated-lines.test.ts`, "at the level warn > about an error"),
  },
  {
    name: "debug-lines-always",
    harm: "Lines for a search for faults are written on every machine.",
    file: "server/telemetry/log.ts",
    find: "this.#log.debug(fields, message);",
    put: "this.#log.info(fields, message);",
    caughtBy: testOf(`${TELEMETRY}/log.test.ts`, "LOG_LEVEL=info writes these lines"),
  },
  {
    name: "reconnect-without-back-off",
    harm: "A gateway knocks at a carrier that is down every second, and is locked out for it.",
    file: "server/carriers/smpp/link.ts",
    find: "getBackOffMs(delay, failures, random())",
    put: "getBackOffMs(delay, 1, random())",
    caughtBy: testOf("test/gateway/carriers/smpp/link.test.ts", "of a transceiver are doubled up to the longest"),
  },
  {
    name: "back-off-for-ever",
    harm: "After a long night a carrier that is back for hours is called half a minute after each short cut.",
    file: "server/carriers/smpp/link.ts",
    find: 'if (typeof session !== "string") failures = 1;',
    put: "",
    caughtBy: testOf("test/gateway/carriers/smpp/link.test.ts", "of a pair are doubled up to the longest"),
  },
  {
    name: "idle-connection-used",
    harm: "A batch goes into a connection that the provider is closing, and nobody knows whether it was read.",
    file: "server/carriers/http/http-client.ts",
    find: "new Agent({ keepAlive: true, timeout: idleMs })",
    put: "new Agent({ keepAlive: true })",
    caughtBy: testOf(
      "test/gateway/carriers/http/idle-connections.test.ts",
      "a connection by http that is idle is closed",
    ),
  },
  {
    name: "idle-longer-than-servers",
    harm: "The same, because connections are kept longer than servers keep them.",
    file: "server/carriers/http/http-client.ts",
    find: "IDLE_MS = 4000",
    put: "IDLE_MS = 6000",
    caughtBy: testOf(
      "test/gateway/carriers/http/idle-connections.test.ts",
      "closed before the usual server would close it",
    ),
  },
  {
    name: "connection-for-each-batch",
    harm: "A provider gets a new connection for most batches as soon as several are under way.",
    file: "server/carriers/http/http-client.ts",
    find: "new Agent({ keepAlive: true, timeout: idleMs })",
    put: "new Agent({ keepAlive: true, timeout: idleMs, maxFreeSockets: 2 })",
    caughtBy: testOf(
      "test/gateway/carriers/http/http-carrier.test.ts",
      "over a connection of those before, with 16 at a time",
    ),
  },
  {
    name: "offset-of-today",
    harm: "A message that is planned in winter for a day in summer is sent an hour late.",
    file: "console/compose/local-time.ts",
    find: "-at.getTimezoneOffset()",
    put: '-new Date("2027-01-01T00:00").getTimezoneOffset()',
    caughtBy: testOf(`${CONSOLE}/local-time.test.ts`, "a browser in Europe/Berlin > says 2027-07-20T14:05"),
  },
  {
    name: "offset-without-sign",
    harm: "West of Greenwich a message is sent many hours early.",
    file: "console/compose/local-time.ts",
    find: 'minutes < 0 ? "-" : "+"',
    put: '"+"',
    caughtBy: testOf(`${CONSOLE}/local-time.test.ts`, "a browser in America/St_Johns > says 2027-01-20T14:05"),
  },
  {
    name: "ninety-bytes-shown-as-long",
    harm: "The console says that a text of ninety bytes costs as much as a long one.",
    file: "console/phone/text-size.ts",
    find: "used > SHORT",
    put: "used >= SHORT",
    caughtBy: testOf(`${CONSOLE}/phone.test.ts`, "a fallback is a long message beyond ninety bytes"),
  },
];
