import type { ComponentType } from "preact";
import type { ChannelName } from "../channels/table.ts";
import { type Json, textAt } from "../compose/json.ts";
import { AlimtalkMessage } from "./alimtalk-message.tsx";
import { FriendMessage } from "./friend-message.tsx";
import { RcsMessage } from "./rcs-message.tsx";
import { TextMessage } from "./text-message.tsx";
import { describeDomestic, describeInternational } from "./text-size.ts";

export interface ContentProps {
  readonly message: Json;
}

const CONTENTS: Readonly<Partial<Record<ChannelName, ComponentType<ContentProps>>>> = {
  sms: ({ message }) => <TextMessage message={message} count={describeDomestic("sms", message)} />,
  mms: ({ message }) => <TextMessage message={message} count={describeDomestic("mms", message)} />,
  international: ({ message }) => (
    <TextMessage message={message} count={describeInternational(textAt(message, "text"))} />
  ),
  rcs: RcsMessage,
  alimtalk: AlimtalkMessage,
  friendtalk: FriendMessage,
  brandmessage: FriendMessage,
};

function PlainMessage({ message }: ContentProps) {
  return <TextMessage message={message} count={`${[...textAt(message, "text")].length} characters`} />;
}

/** What a phone shows of a channel's message: its text, where the channel has nothing of its own. */
export const getContent = (channel: ChannelName): ComponentType<ContentProps> => CONTENTS[channel] ?? PlainMessage;
