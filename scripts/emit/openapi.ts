import type { Emitter } from "./emitter.ts";

/** The bundled document itself: what the mock, the docs and every other tool read. */
export const emitOpenapi: Emitter = (api) => [{ path: "openapi.json", text: api.openapiJson }];
