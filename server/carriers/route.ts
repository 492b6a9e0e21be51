import type { Channel } from "../domain/model.ts";

/** Which carrier takes what: messages of these channels, to recipients whose number begins so. */
export interface Route {
  readonly channels: readonly Channel[];
  /** Empty: to every recipient. */
  readonly prefix: string;
  readonly carrier: string;
  /** Taken while the first cannot be reached. */
  readonly second: string | undefined;
}

export const routedChannels: readonly Channel[] = ["sms", "mms", "rcs", "international", "alimtalk", "friendtalk"];
