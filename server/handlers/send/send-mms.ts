import type { SendMmsReply, SendMmsRequest } from "../../../generated/handlers.ts";
import { decideMms } from "../../domain/decide-single.ts";
import type { Context } from "../context.ts";
import { sendOne } from "./send-one.ts";

export function sendMms(request: SendMmsRequest, context: Context): Promise<SendMmsReply> {
  return sendOne("sendMms", request, context, decideMms);
}
