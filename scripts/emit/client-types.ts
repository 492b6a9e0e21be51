import { typesKey } from "../document/names.ts";
import { listClientOperations } from "./code/client-operations.ts";
import { BANNER, type Emitter } from "./emitter.ts";

/** The types of all that a client sends and receives, for a package that exports them. */
export const emitClientTypes: Emitter = (api, { types }) => {
  const roots = listClientOperations(api).flatMap(({ id }) => {
    const operation = ["operations", typesKey(id)];
    const parts = [["requestBody", "content"], ["responses"], ["parameters"]];
    return parts.flatMap((part) => [...(types.find([...operation, ...part])?.uses ?? [])]);
  });
  const names = types.listWithUsed(roots).map((name) => `  ${name},\n`);
  if (names.length === 0) return [];
  return [{ path: "client-types.ts", text: `${BANNER}\nexport type {\n${names.join("")}} from "./types.ts";\n` }];
};
