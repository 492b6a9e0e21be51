import { type ApiClient, callRows } from "./want/client.ts";

export async function call(client: ApiClient): Promise<void> {
  await client.keepThing({ params: { path: { id: "1" }, query: { note: "x" } }, body: {} });
  await client.either();
  // @ts-expect-error asks for what no client has
  await client.inside();
  // @ts-expect-error asks for what no client has, beside what it has
  await client.both();
}

export const codes: readonly string[] | undefined = callRows.keepThing.answers?.[200]?.codes;
