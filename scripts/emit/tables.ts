import { BANNER, type Emitter } from "./emitter.ts";

/** The document's tables as constants, so that code reads limits and codes instead of repeating them. */
export const emitTables: Emitter = (api) => {
  const tables = Object.entries(api.tables).map(
    ([name, table]) => `export const ${name} = ${JSON.stringify(table, null, 2)} as const;\n`,
  );
  return [{ path: "tables.ts", text: `${BANNER}\n${tables.length > 0 ? tables.join("\n") : "export {};\n"}` }];
};
