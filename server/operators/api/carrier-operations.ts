import type {
  DrainCarrierReply,
  DrainCarrierRequest,
  ListCarriersReply,
  ListCarriersRequest,
  PauseCarrierReply,
  PauseCarrierRequest,
  ResumeCarrierReply,
  ResumeCarrierRequest,
} from "../../../generated/admin/handlers.ts";
import type { CarrierOrder } from "../../../generated/admin/types.ts";
import { type Applied, mayBeCarrier } from "../command-line/carrier-admin.ts";
import { problem } from "./problem.ts";
import { audit, type OperateContext } from "./services.ts";

/** Workers look every second. Who asks sees later in the list whether all have followed. */
const WAIT_MS = 5000;

export async function listCarriers(
  _request: ListCarriersRequest,
  { services }: OperateContext,
): Promise<ListCarriersReply> {
  const { carriers } = services.store;
  const listed = await carriers.list();
  const body = listed.map(async ({ name, pausedMs, workers, up, underWay, waiting }) => ({
    ...{ name, workers, up, underWay, waiting },
    pausedAt: pausedMs === undefined ? null : new Date(pausedMs).toISOString(),
    open: pausedMs === undefined ? null : ((await carriers.countOpen(name)) ?? null),
  }));
  return { status: 200, body: { carriers: await Promise.all(body) } };
}

export async function pauseCarrier({ path }: PauseCarrierRequest, context: OperateContext): Promise<PauseCarrierReply> {
  return give(path.carrier, true, context, ({ pause }) => pause(path.carrier, WAIT_MS));
}

export async function resumeCarrier(
  { path }: ResumeCarrierRequest,
  context: OperateContext,
): Promise<ResumeCarrierReply> {
  return give(path.carrier, false, context, ({ resume }) => resume(path.carrier, WAIT_MS));
}

export async function drainCarrier({ path }: DrainCarrierRequest, context: OperateContext): Promise<DrainCarrierReply> {
  return give(path.carrier, true, context, ({ drain }) => drain(path.carrier, { waitMs: WAIT_MS, receipts: false }));
}

type Carriers = OperateContext["services"]["store"]["carriers"];
type Given = Applied & { readonly underWay?: number; readonly open?: number | undefined };

async function give(
  carrier: string,
  paused: boolean,
  context: OperateContext,
  order: (carriers: Carriers) => Promise<Given | undefined>,
) {
  const { carriers } = context.services.store;
  if (!mayBeCarrier(await carriers.list(), carrier)) {
    await audit(context, carrier, "no such carrier");
    return problem(404, `There is no carrier ${carrier}.`);
  }
  // Written before the wait, because the order holds from its beginning.
  await audit(context, carrier, "ordered");
  const { workers = 0, silent = [], underWay, open } = (await order(carriers)) ?? {};
  const body: CarrierOrder = {
    ...{ carrier, paused, workers, silent: [...silent] },
    underWay: underWay ?? null,
    open: open ?? null,
  };
  return { status: 200, body } as const;
}
