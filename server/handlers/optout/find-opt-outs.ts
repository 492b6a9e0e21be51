import type { FindOptOutsReply, FindOptOutsRequest } from "../../../generated/handlers.ts";
import { ALL_SENDERS } from "../../domain/opt-out.ts";
import type { Context } from "../context.ts";
import { success } from "../envelope.ts";

export async function findOptOuts(
  { body: { numbers } }: FindOptOutsRequest,
  { account, services }: Context,
): Promise<FindOptOutsReply> {
  const found = await services.optOuts.find(account.id, numbers);
  const optOuts = numbers.flatMap((number, index) =>
    (found[index] ?? []).map(({ sender, addedMs }) => ({
      number,
      ...(sender !== ALL_SENDERS && { sender }),
      since: services.clock.iso(addedMs),
    })),
  );
  return { status: 200, body: { ...success, data: { optOuts } } };
}
