import type { ApiClient } from "./want/client.ts";
import type { OtherReply, OtherRequest, ThirdReply } from "./want/handlers.ts";
import type { components } from "./want/types.ts";

type User = components["schemas"]["User"];

export const user: User = {
  part: { a: 1 },
  item: "x",
  escaped: "y",
  local: true,
  answer: { name: "z", self: { name: "z" } },
  parameter: 1,
  anchored: { part: { a: 1 } },
  odd: 1,
};
// @ts-expect-error required in the part that is named
export const part: User = { part: {} };
// @ts-expect-error an integer, by an escaped name
export const odd: User = { odd: "1" };
// @ts-expect-error the answer's schema contains itself
export const answer: User = { answer: { name: "z", self: {} } };

export const other = ({ query, body }: OtherRequest): number => query.q + (query.r ?? 0) + body.a;
export const replies: OtherReply[] = [
  { status: 200, body: { name: "x" } },
  { status: 404, body: { why: "x" } },
  { status: 409, body: { why: "x" } },
];
// @ts-expect-error behind an escaped name, and required
export const why: OtherReply = { status: 404, body: {} };
// @ts-expect-error the header is required
export const third: ThirdReply = { status: 204 };
export const call = (client: ApiClient): Promise<unknown> =>
  client.other({ params: { query: { q: 1 } }, body: { a: 1 } });
