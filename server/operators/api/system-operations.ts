import type { Handlers } from "../../../generated/admin/handlers.ts";
import * as carriers from "../carriers.ts";
import * as cells from "../cell-changes.ts";
import { listFailures } from "../failures.ts";
import * as operators from "../operators.ts";
import type { RequestContext } from "./context.ts";

/** Workers look every second. Who asks sees later in the list whether all have followed. */
const WAIT_MS = 5000;

/** Failures of accounts, carriers, operators and cells. */
export const systemOperations = {
  listFailures: async (_request, { perform }) => ({
    status: 200,
    body: { failures: await perform(listFailures, undefined) },
  }),
  listCarriers: async (_request, { perform }) => ({
    status: 200,
    body: { carriers: await perform(carriers.listCarriers, undefined) },
  }),
  pauseCarrier: async ({ path }, { perform }) => ({
    status: 200,
    body: await perform(carriers.pauseCarrier, { ...path, waitMs: WAIT_MS }),
  }),
  resumeCarrier: async ({ path }, { perform }) => {
    const { wasPaused: _, ...order } = await perform(carriers.resumeCarrier, { ...path, waitMs: WAIT_MS });
    return { status: 200, body: order };
  },
  drainCarrier: async ({ path, query }, { perform }) => {
    const args = { ...path, ...query, waitMs: WAIT_MS };
    const { isDrained: _, ...order } = await perform(carriers.drainCarrier, args);
    return { status: 200, body: order };
  },
  resetCarrierShares: async ({ path }, { perform }) => ({
    status: 200,
    body: await perform(carriers.resetCarrierShares, path),
  }),
  reloadCarriers: async (_request, { perform }) => ({
    status: 200,
    body: { gateways: await perform(carriers.reloadCarriers, { waitMs: WAIT_MS }) },
  }),
  listOperators: async (_request, { perform }) => ({
    status: 200,
    body: { operators: await perform(operators.listOperators, undefined) },
  }),
  addOperator: async ({ body: { name, ...rest } }, { perform }) => {
    const { password } = await perform(operators.addOperator, { operator: name, ...rest });
    return { status: 201, body: { password } };
  },
  setOperatorPassword: async ({ path, body }, { perform }) => ({
    status: 200,
    body: await perform(operators.setOperatorPassword, { ...path, ...body }),
  }),
  removeOperator: async ({ path }, { perform }) => {
    await perform(operators.removeOperator, path);
    return { status: 204 };
  },
  listAudit: async ({ query }, { perform }) => ({ status: 200, body: await perform(operators.listAudit, query) }),
  listCells: async (_request, { perform }) => ({
    status: 200,
    body: {
      cells: (await perform(cells.listCells, undefined)).map(({ cellId, ...cell }) => ({ cell: cellId, ...cell })),
    },
  }),
  addCell: async (_request, { perform }) => ({ status: 201, body: await perform(cells.addCell, undefined) }),
  moveAccount: async ({ path, body: { cell, waitSeconds } }, { perform }) => ({
    status: 200,
    body: await perform(cells.moveAccount, { ...path, cell, waitMs: waitSeconds * 1000 }),
  }),
  rebalanceCells: async (_request, { perform }) => ({
    status: 200,
    body: await perform(cells.rebalanceCells, undefined),
  }),
} satisfies Partial<Handlers<RequestContext>>;
