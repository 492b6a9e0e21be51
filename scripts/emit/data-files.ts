import { literal } from "../document/names.ts";
import { BANNER, type Emitter } from "./emitter.ts";

/** The bundled document, which the mock, the docs and other tools read. */
export const emitOpenapi: Emitter = (api) => [{ path: "openapi.json", text: api.openapiJson }];

/** The tables of the plug-in as constants. */
export const emitTables: Emitter = (api) => {
  const tables = Object.entries(api.tables).map(
    ([name, table]) => `export const ${name} = ${literal(table, 2)} as const;\n`,
  );
  return [{ path: "tables.ts", text: `${BANNER}\n${tables.length > 0 ? tables.join("\n") : "export {};\n"}` }];
};

/** Declares that the folder contains ES modules, whatever project it is in. */
export const emitPackage: Emitter = () => [
  { path: "package.json", text: `${JSON.stringify({ private: true, type: "module" }, null, 2)}\n` },
];
