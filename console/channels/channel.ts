import type { Section } from "../compose/fields.ts";
import type { Json, JsonObject } from "../compose/json.ts";

/** What the console has of a channel besides the contract's table: its form. What its phone looks like is in phone/contents.tsx. */
export interface ConsoleChannel {
  /** The form of a message, as a send of its own or as a step of a flow. */
  getSections(message: Json, isStep: boolean): readonly Section[];
  /** A first message for a new step of a flow. */
  readonly newStep: JsonObject;
  /** Some kinds of its messages are sent in a flow only: examples of such flows are listed with the channel. */
  readonly hasFlowKinds?: true;
  /** What stands below the phone, where it is more than the channel and the type of the message. */
  describe?(message: Json): string;
}
