import type { SendInternationalReply, SendInternationalRequest } from "../../../generated/handlers.ts";
import { decideInternational } from "../../domain/decide-single.ts";
import type { Context } from "../context.ts";
import { sendOne } from "./send-one.ts";

export function sendInternational(
  request: SendInternationalRequest,
  context: Context,
): Promise<SendInternationalReply> {
  return sendOne("sendInternational", request, context, decideInternational);
}
