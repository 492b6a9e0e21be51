import type { AddUserRequest } from "./want/handlers.ts";

export const request: AddUserRequest = { mediaType: "application/json", body: { name: "x" } };
// @ts-expect-error read-only
export const withId: AddUserRequest = { mediaType: "application/json", body: { id: 1, name: "x" } };
