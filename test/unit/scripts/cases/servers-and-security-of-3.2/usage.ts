import { createClient, type Server } from "./want/client.ts";

export const first: Server = { name: "production", variables: { region: "us" } };
export const second = createClient({ server: { name: "test" } });
export const third = createClient({ server: { url: "https://old.example.com" } });
// @ts-expect-error no server has this name
export const unknown: Server = { name: "other" };
