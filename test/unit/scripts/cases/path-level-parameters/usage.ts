import type { ApiClient } from "./want/client.ts";
import type { ChangeItemRequest, GetItemRequest } from "./want/handlers.ts";

export const get = ({ path, query }: GetItemRequest): [number, string, number] => [path.shop, path.item, query.limit];
export const change = ({ path, query, header, cookie }: ChangeItemRequest): unknown[] => [
  path.shop satisfies number,
  query.limit satisfies "all" | "none",
  header.limit satisfies boolean | undefined,
  cookie.extra satisfies string | undefined,
];
// @ts-expect-error only the other operation has this one
export const none = (request: GetItemRequest): unknown => request.cookie;

export async function call(client: ApiClient): Promise<void> {
  const path = { shop: 1, item: "a" };
  await client.getItem({ params: { path } });
  await client.changeItem({ params: { path, query: { limit: "all" } } });
  // @ts-expect-error overridden as required
  await client.changeItem({ params: { path } });
  // @ts-expect-error a path parameter is always required
  await client.getItem({ params: { path: { shop: 1 } } });
}
