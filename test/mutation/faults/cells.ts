import { type Fault, testOf } from "../fault.ts";

const CELLS = "test/e2e/cells.test.ts";
const RECEIPTS = "test/e2e/store/receipts-of-cells.test.ts";

/** Accounts in several cells. */
export const cellFaults: readonly Fault[] = [
  {
    name: "moved-from-under-a-worker",
    harm: "An account is moved while a worker sends its messages, and their outcomes are lost.",
    file: "server/store/move-account.ts",
    find: "if (worker_id !== null) throw",
    put: "if (worker_id === accountId) throw",
    caughtBy: testOf("e2e", CELLS, "leaves it where it was"),
  },
  {
    name: "receipts-stay-in-the-first-cell",
    harm: "Messages of all other cells expire, although their carrier has reported them.",
    file: "server/reports/recorder.ts",
    find: "if (strange.length > 0) this.#askOthers(strange);",
    put: "if (strange.length > 0) this.#commits.add(strange.map((one) => ({ ...one, item: { ...one.item, isUnknownElsewhere: true } })));",
    caughtBy: testOf("e2e", RECEIPTS, "goes to the cell that knows its id"),
  },
  {
    name: "lost-connection-kept-from-the-pool",
    harm: "Connections are lost to the pool one by one, until the gateway has none.",
    file: "server/store/connect-callback.ts",
    find: "client?.release();",
    put: "client?.ref();",
    caughtBy: testOf("unit", "test/unit/server/store/connect-callback.test.ts", "goes back to the pool"),
  },
];
