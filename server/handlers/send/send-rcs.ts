import type { SendRcsReply, SendRcsRequest } from "../../../generated/handlers.ts";
import { decideRcs } from "../../domain/decide-single.ts";
import type { Context } from "../context.ts";
import { sendOne } from "./send-one.ts";

export function sendRcs(request: SendRcsRequest, context: Context): Promise<SendRcsReply> {
  return sendOne("sendRcs", request, context, decideRcs);
}
