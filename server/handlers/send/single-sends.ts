import type { Handlers } from "../../../generated/handlers.ts";
import { CHANNELS, getChannelRow, type SingleOperation } from "../../domain/channel-table.ts";
import type { SingleSend } from "../../domain/entry.ts";
import type { Context } from "../context.ts";
import type { SendRequest } from "./accept.ts";
import { sendOne } from "./send-one.ts";

type SingleRequest = SendRequest & { readonly body: SingleSend };

const entries = CHANNELS.map((channel) => {
  const { operation } = getChannelRow(channel);
  const handle = (request: SingleRequest, context: Context) => sendOne(channel, operation, request, context);
  return [operation, handle] as const;
});

/**
 * The operation of each channel that sends one message. The binding has checked the request by the schema of its operation,
 * and checks the reply, so the type of each can be taken from the contract.
 */
export const singleSends = Object.fromEntries(entries) as unknown as Pick<Handlers<Context>, SingleOperation>;
