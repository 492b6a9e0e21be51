import type { AddThingRequest, GetInnerReply, ListThingsReply } from "./want/handlers.ts";
import { routes } from "./want/routes.ts";
import type { components } from "./want/types.ts";

export const thing: components["schemas"]["Thing"] = {
  name: "x",
  parent: { name: "y", part: { whole: { name: "z" } } },
  kind: { is: "big", size: 1 },
};
export const reply: ListThingsReply = { status: 200, body: [thing] };
export const inner: GetInnerReply = { status: 200, headers: { "X-Count": 1 }, body: { one: "x", two: 1 } };
export const name = ({ body }: AddThingRequest): string | undefined => body.part?.whole.name;
export const note: string = routes[0].extensions["x-note"].text;
// @ts-expect-error required in a part that leads back
export const hole: components["schemas"]["Thing"] = { name: "x", part: {} };
