import type { ApiClient } from "./want/client.ts";
import type { AddThingReply, AddThingRequest, PutThingRequest } from "./want/handlers.ts";

export function add({ body, query, header, path }: AddThingRequest): AddThingReply {
  const present: (string | number | null | string[])[] = [
    query.limit,
    query.order,
    query.tags,
    header["X-Mode"],
    path.id,
    body.size,
    body.order,
    body.nothing,
    body.settings.theme,
    body.settings.deep.level,
  ];
  // @ts-expect-error no default, not required
  const absent: string = query.plain;
  // @ts-expect-error no default of its own
  void body.options.theme;
  const filled: (string | number | undefined)[] = [body.options?.theme, body.parts?.[0]?.count, body.byName?.a?.count];
  const shape: number | undefined = body.shape?.kind === "circle" ? body.shape.radius : body.shape?.side;
  const extended: boolean | undefined = body.extended?.more && body.extended.count > 0;
  const inner: number | undefined = body.self?.size;
  const maybe: number | undefined = body.maybe?.count;
  // @ts-expect-error not filled in a union without a discriminator
  const either: number = typeof body.either === "object" ? body.either.count : 0;
  // @ts-expect-error nor in a tuple
  const pair: number = body.pair?.[0].count;
  // @ts-expect-error read-only
  void body.made;
  // @ts-expect-error read-only, by the component
  void body.state;
  void [present, absent, filled, shape, extended, inner, maybe, either, pair];
  // A reply may leave out what has a default.
  return { status: 200, body: { name: body.name } };
}

export function put(request: PutThingRequest): string | number | undefined {
  if (request.mediaType === "application/json") return request.body.note satisfies string;
  if (request.mediaType === "application/x-www-form-urlencoded") return request.body.count satisfies number;
  return undefined;
}

export async function call(client: ApiClient): Promise<void> {
  await client.addThing({ params: { path: { id: 1 } }, body: { name: "x" } });
  // @ts-expect-error required, and without a default
  await client.addThing({ params: { path: { id: 1 } }, body: {} });
}
