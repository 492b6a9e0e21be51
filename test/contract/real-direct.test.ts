import { holdServer } from "./real/hold-server.ts";

// The same exercise as on Koa, behind the front that an operator may choose instead.
holdServer("direct", { observe: () => {} });
