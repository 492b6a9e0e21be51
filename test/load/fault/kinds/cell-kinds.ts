import { findAccount } from "../../../../server/store/accounts.ts";
import { listCells } from "../../../../server/store/cell-directory.ts";
import { openDatabase } from "../../../../server/store/connections.ts";
import { type MovedCell, moveAccount } from "../../../../server/store/move-account.ts";
import { hasCells } from "../../../rig/test-cells.ts";
import { POLLING, POSTED } from "../deployment/accounts.ts";
import type { FaultKind } from "./kind.ts";

const WAIT_MS = 40_000;

export const cellKinds: readonly FaultKind[] = [
  {
    name: "move-account",
    about: "an account is moved to another cell",
    skip: () => (hasCells ? undefined : "there is one cell; CELLS=3 makes more"),
    run: async (deployment, random) => {
      const url = deployment.server.urlOf("gateway");
      const directory = openDatabase(url, { poolSize: 3 });
      const accountId = random.pick([...POLLING, ...POSTED]);
      const stored = await findAccount(directory.pool, accountId);
      const cells = (await listCells(directory.pool)).map(
        ({ cellId, schema }): MovedCell => ({ cellId, schema, database: openDatabase(url, { poolSize: 2, schema }) }),
      );
      const from = cells.find(({ cellId }) => cellId === stored?.cellId);
      const [first, ...others] = cells.filter((cell) => cell !== from);
      try {
        if (from === undefined || first === undefined) throw new Error("There is no cell to move to");
        const to = random.pick([first, ...others]);
        const { kind } = await moveAccount(directory, { accountId, from, to }, { waitMs: WAIT_MS });
        return `${accountId} from cell ${from.cellId} to ${to.cellId}: ${kind}`;
      } finally {
        await Promise.all([directory, ...cells.map(({ database }) => database)].map((database) => database.close()));
      }
    },
  },
];
