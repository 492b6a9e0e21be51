import type { ReceiveReceiptsReply, ReceiveReceiptsRequest } from "../../../generated/handlers.ts";
import type { Context } from "../context.ts";
import { success } from "../envelope.ts";

/** The signature has identified the carrier. The answer confirms that the receipts are stored, so it waits for that. */
export async function receiveReceipts(
  { path, body }: ReceiveReceiptsRequest,
  { services }: Context,
): Promise<ReceiveReceiptsReply> {
  const { unknown } = await services.receipts.receive(path.carrier, body.receipts);
  return { status: 200, body: { ...success, data: { received: body.receipts.length, unknown } } };
}
