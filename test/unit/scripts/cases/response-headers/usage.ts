import type { GetThingsReply } from "./want/handlers.ts";

export const replies: GetThingsReply[] = [
  { status: 200, headers: { "X-Count": 1, "Retry-After": 5 }, body: [] },
  { status: 200, headers: { "X-Count": 1, "Retry-After": 5, "X-Next": "a", "X-Point": { x: 1 } }, body: [] },
  { status: 429 },
  { status: 429, headers: { "X-Optional": "a" } },
  { status: 304 },
];
// @ts-expect-error two headers are required
export const none: GetThingsReply = { status: 200, body: [] };
// @ts-expect-error one is missing
export const one: GetThingsReply = { status: 200, headers: { "X-Count": 1 }, body: [] };
// @ts-expect-error a number
export const text: GetThingsReply = { status: 200, headers: { "X-Count": "1", "Retry-After": 5 }, body: [] };
// @ts-expect-error not documented
export const unknown: GetThingsReply = { status: 429, headers: { "X-Other": "a" } };
// @ts-expect-error documented without headers
export const noHeaders: GetThingsReply = { status: 304, headers: { "X-Optional": "a" } };
