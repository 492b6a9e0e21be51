import type { ApiClient } from "./want/client.ts";
import type { MixedReply, OnlyDefaultReply, SmallLettersReply } from "./want/handlers.ts";

export const replies: MixedReply[] = [
  { status: 200, body: { value: 1 } },
  { status: 404, body: { missing: "x" } },
  { status: 403, body: { reason: "x" } },
  { status: 503, body: { other: "x" } },
  { status: 201, body: { other: "x" } },
];
// @ts-expect-error 404 has a body of its own
export const missing: MixedReply = { status: 404, body: { reason: "x" } };
// @ts-expect-error 403 is a 4XX, not default
export const forbidden: MixedReply = { status: 403, body: { other: "x" } };
// @ts-expect-error not a status
export const none: MixedReply = { status: 600, body: { other: "x" } };

export const any: OnlyDefaultReply = { status: 299, body: { value: 1 } };
export const created: SmallLettersReply[] = [{ status: 201, body: { value: 1 } }, { status: 204 }];
// @ts-expect-error 2xx leaves out 204, which is documented
export const noContent: SmallLettersReply = { status: 204, body: { value: 1 } };

export async function call(client: ApiClient): Promise<number | string> {
  const { data, error } = await client.mixed();
  if (data) return data.value;
  if ("missing" in error) return error.missing;
  return "reason" in error ? error.reason : error.other;
}
