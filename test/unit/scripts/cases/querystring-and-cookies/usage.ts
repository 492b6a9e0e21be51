import type { ApiClient } from "./want/client.ts";
import type { PlainCookiesRequest, WholeFormRequest, WholeJsonRequest } from "./want/handlers.ts";

export const limit = ({ query }: WholeFormRequest): number | undefined => query.search.limit;
export const filtered = ({ query }: WholeJsonRequest): number | undefined => query.filter?.limit;
export const cookie = ({ cookie: cookies }: PlainCookiesRequest): string | undefined => cookies.object?.y;

export async function call(client: ApiClient): Promise<void> {
  await client.wholeForm({ params: { query: { search: { text: "a", tags: ["b"] } } } });
  // @ts-expect-error the whole query is required
  await client.wholeForm({});
}
