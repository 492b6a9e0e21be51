import type { SendFriendtalkReply, SendFriendtalkRequest } from "../../../generated/handlers.ts";
import { decideFriendtalk } from "../../domain/decide-single.ts";
import type { Context } from "../context.ts";
import { sendOne } from "./send-one.ts";

export function sendFriendtalk(request: SendFriendtalkRequest, context: Context): Promise<SendFriendtalkReply> {
  return sendOne("sendFriendtalk", request, context, decideFriendtalk);
}
