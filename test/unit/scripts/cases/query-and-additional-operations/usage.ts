import type { ApiClient } from "./want/client.ts";
import type { Handlers } from "./want/handlers.ts";

export async function call(client: ApiClient): Promise<string | undefined> {
  await client.copyPet({ params: { path: { petId: "1" }, header: { Destination: "/pets/2" } } });
  // @ts-expect-error the body of a QUERY is required
  await client.findPets({});
  const { data } = await client.findPets({ body: { name: "Rex" } });
  return data?.[0]?.name;
}

export const handlers: Pick<Handlers<unknown>, "findPets" | "copyPet"> = {
  findPets: ({ body }) => ({ status: 200, body: [{ name: body.name }] }),
  copyPet: ({ path, header }) => {
    if (path.petId === header.Destination) throw new Error("the same");
    return { status: 204 };
  },
};
