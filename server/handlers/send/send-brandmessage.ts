import type { SendBrandmessageReply, SendBrandmessageRequest } from "../../../generated/handlers.ts";
import { decideBrandmessage } from "../../domain/decide-single.ts";
import type { Context } from "../context.ts";
import { sendOne } from "./send-one.ts";

export function sendBrandmessage(request: SendBrandmessageRequest, context: Context): Promise<SendBrandmessageReply> {
  return sendOne("sendBrandmessage", request, context, decideBrandmessage);
}
