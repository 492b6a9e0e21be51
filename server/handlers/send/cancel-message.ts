import type { CancelMessageReply, CancelMessageRequest } from "../../../generated/handlers.ts";
import { refuse } from "../../domain/refusal.ts";
import type { Context } from "../context.ts";
import { refused, success } from "../envelope.ts";

export async function cancelMessage({ path }: CancelMessageRequest, context: Context): Promise<CancelMessageReply> {
  const { account, nowMs, services } = context;
  switch (await services.acceptor.cancel(account, path.msgKey, nowMs)) {
    case "cancelled":
      return { status: 200, body: success };
    case "begun":
      return refused(refuse("A331"));
    case "unknown":
      return refused(refuse("A820"));
  }
}
