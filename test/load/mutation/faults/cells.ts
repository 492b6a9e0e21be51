import { type Fault, testOf } from "../fault.ts";

const CELLS = "test/gateway/cells.test.ts";
const MOVES = "test/store/move-account.test.ts";
const RECEIPTS = "test/store/receipts-of-cells.test.ts";

/** Accounts in several cells. */
export const cellFaults: readonly Fault[] = [
  {
    name: "moved-from-under-a-worker",
    harm: "An account is moved while a worker sends its messages, and their outcomes are lost.",
    file: "server/store/move-open-steps.ts",
    find: "if (worker_id !== null) throw",
    put: "if (worker_id === accountId) throw",
    caughtBy: testOf(CELLS, "leaves it where it was"),
  },
  {
    name: "answers-a-move-too-early",
    harm: "An account is moved while a gateway still writes an accepted message of it to the old cell.",
    file: "server/wiring/watch-moves.ts",
    find: "await underWay.untilEnded(accountId, RECEIPTS);",
    put: "await underWay.untilEnded(RECEIPTS);",
    caughtBy: testOf(MOVES, "a gateway answers when nothing of the account"),
  },
  {
    name: "forgets-what-changed-while-it-copied",
    harm: "A message ends while its account is copied, and is open for ever in the new cell.",
    file: "server/store/copy-account.ts",
    find: "[...before.openKeys, ...now.openKeys, ...scheduled]",
    put: "[...now.openKeys, ...scheduled]",
    caughtBy: testOf(MOVES, "what comes and changes while it is copied"),
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
