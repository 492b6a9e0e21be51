import type { SendSmsReply, SendSmsRequest } from "../../../generated/handlers.ts";
import { decideSms } from "../../domain/decide-single.ts";
import type { Context } from "../context.ts";
import { sendOne } from "./send-one.ts";

export function sendSms(request: SendSmsRequest, context: Context): Promise<SendSmsReply> {
  return sendOne("sendSms", request, context, decideSms);
}
