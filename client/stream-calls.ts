import { makeCalls, type Requester } from "contract-kit-runtime/calls";
import { streamRequests } from "contract-kit-runtime/stream-client";
import { EventDecoder } from "contract-kit-runtime/stream-events";
import { type Calls, callRows } from "../generated/client.ts";

/** The calls of the operations that answer with a stream. Loaded when the first of them is called, because most applications call none. */
export const makeStreamCalls = (client: Requester): Calls =>
  makeCalls<Calls>(
    callRows,
    streamRequests(client, callRows, { decoders: { events: (options) => new EventDecoder(options) } }),
  );
