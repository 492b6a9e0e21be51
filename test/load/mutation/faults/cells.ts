import { type Fault, testOf } from "../fault.ts";

const CELLS = "test/gateway/cells.test.ts";
const RECEIPTS = "test/store/receipts-of-cells.test.ts";

/** Accounts in several cells. */
export const cellFaults: readonly Fault[] = [
  {
    name: "moved-from-under-a-worker",
    harm: "An account is moved while a worker sends its messages, and their outcomes are lost.",
    file: "server/store/move-account.ts",
    find: "if (worker_id !== null) throw",
    put: "if (worker_id === accountId) throw",
    caughtBy: testOf(CELLS, "leaves it where it was"),
  },
  {
    name: "receipts-stay-in-the-first-cell",
    harm: "Messages of all other cells expire, although their carrier has reported them.",
    file: "server/reports/recorder.ts",
    find: "if (strange.length > 0) this.#askOthers(strange);",
    put: "if (strange.length > 0) this.#commits.add(strange.map((one) => ({ ...one, item: { ...one.item, isUnknownElsewhere: true } })));",
    caughtBy: testOf(RECEIPTS, "goes to the cell that knows its id"),
  },
];
