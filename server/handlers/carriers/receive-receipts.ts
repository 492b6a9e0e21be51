import type { ReceiveReceiptsReply, ReceiveReceiptsRequest } from "../../../generated/handlers.ts";
import type { Context } from "../context.ts";
import { success } from "../envelope.ts";

/** Whose receipts they are was settled by the signature. The answer says that they are kept, so it waits until they are. */
export async function receiveReceipts(
  { path, body }: ReceiveReceiptsRequest,
  { services }: Context,
): Promise<ReceiveReceiptsReply> {
  const { unknown } = await services.receipts.receive(path.carrier, body.receipts);
  return { status: 200, body: { ...success, data: { received: body.receipts.length, unknown } } };
}
