import type { SendAlimtalkReply, SendAlimtalkRequest } from "../../../generated/handlers.ts";
import { decideAlimtalk } from "../../domain/decide-single.ts";
import type { Context } from "../context.ts";
import { sendOne } from "./send-one.ts";

export function sendAlimtalk(request: SendAlimtalkRequest, context: Context): Promise<SendAlimtalkReply> {
  return sendOne("sendAlimtalk", request, context, decideAlimtalk);
}
