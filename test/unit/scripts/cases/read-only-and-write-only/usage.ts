import type { ApiClient } from "./want/client.ts";
import type { AddUserReply, AddUserRequest, ReplaceUsersReply, ReplaceUsersRequest } from "./want/handlers.ts";

export function add({ body }: AddUserRequest): AddUserReply {
  // @ts-expect-error read-only: never in a request
  void body.id;
  // @ts-expect-error read-only, in what a $ref names
  void body.address.checked;
  // @ts-expect-error read-only, in the items of an array
  void body.friends?.[0]?.id;
  const password: string = body.password;
  void password;
  return { status: 201, body: { id: 1, name: body.name, address: { city: body.address.city, checked: true } } };
}

export const leak: AddUserReply = {
  status: 201,
  // @ts-expect-error write-only: never in a response
  body: { id: 1, name: "x", password: "secret", address: { city: "y", checked: true } },
};

export const incomplete: AddUserReply = {
  status: 201,
  // @ts-expect-error read-only and required: always in a response
  body: { name: "x", address: { city: "y", checked: true } },
};

export function replace({ body }: ReplaceUsersRequest): ReplaceUsersReply {
  // @ts-expect-error read-only, in a part of an allOf
  void body[0]?.since;
  const rights: string[] | undefined = body[0]?.rights;
  // What the allOf extends is in its request shape as well.
  const name: string | undefined = body[0]?.name;
  return {
    status: 200,
    body: [
      { id: 1, name: name ?? "x", address: { city: "y", checked: true }, since: "2026-01-01", rights: rights ?? [] },
    ],
  };
}

export async function call(client: ApiClient): Promise<number | undefined> {
  const { data } = await client.addUser({ body: { name: "x", password: "y", address: { city: "z" } } });
  // @ts-expect-error a client does not send what is read-only
  await client.addUser({ body: { id: 1, name: "x", password: "y", address: { city: "z" } } });
  return data?.id;
}
