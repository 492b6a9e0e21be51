import { BANNER, type Emitter } from "./emitter.ts";

/** paths, components, operations and webhooks as TypeScript types, by openapi-typescript. */
export const emitTypes: Emitter = async (api, { typescript }) => [
  { path: "types.ts", text: `${BANNER}\n${await typescript.types(api.typesDocument)}` },
];
