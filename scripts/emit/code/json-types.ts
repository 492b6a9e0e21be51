import type { EmitContext } from "../emitter.ts";

export const JSON_TYPES = "json-types.ts";

/** The file with the types that JSON has: those of validators and of openapi-fetch, which know no others. */
export const jsonTypesFile = ({ jsonTypes }: Pick<EmitContext, "jsonTypes">): string =>
  jsonTypes === undefined ? "types.ts" : JSON_TYPES;
