import type { JsonObject } from "./json.ts";

/** The address of a gateway in the examples of the document. */
const IN_EXAMPLES = "https://gateway.example.net";

/** Images of messengers are named by their address at this gateway. Outside a browser there is none. */
export const ORIGIN = typeof location === "undefined" ? IN_EXAMPLES : location.origin;

/** An example with the images of this gateway. */
export const atThisGateway = (body: JsonObject): JsonObject =>
  JSON.parse(JSON.stringify(body).replaceAll(IN_EXAMPLES, ORIGIN));
