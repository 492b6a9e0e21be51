import type {
  GetBacklogReply,
  GetBacklogRequest,
  GetTrafficReply,
  GetTrafficRequest,
} from "../../../generated/admin/handlers.ts";
import { toSilentCell } from "./message-operations.ts";
import type { OperateContext } from "./services.ts";

export async function getTraffic({ query }: GetTrafficRequest, { services }: OperateContext): Promise<GetTrafficReply> {
  const { slotS, slots } = await services.readTraffic(query.minutes);
  return {
    status: 200,
    body: {
      slotSeconds: slotS,
      slots: slots.map(({ atS, p50Ms = null, p95Ms = null, carriers, ...counts }) => ({
        ...{ at: atS, p50Ms, p95Ms, carriers: [...carriers] },
        ...counts,
      })),
    },
  };
}

export async function getBacklog(_request: GetBacklogRequest, { services }: OperateContext): Promise<GetBacklogReply> {
  const { waiting, deadLetters, silent } = await services.readBacklog();
  return {
    status: 200,
    body: {
      steps: waiting.reduce((total, { steps }) => total + steps, 0),
      oldestSeconds: Math.max(0, ...waiting.map(({ oldestMs }) => oldestMs)) / 1000,
      carriers: waiting.map(({ carrier, steps, oldestMs }) => ({
        ...{ name: carrier ?? null, steps },
        oldestSeconds: oldestMs / 1000,
      })),
      deadLetters,
      silentCells: silent.map(toSilentCell),
    },
  };
}
