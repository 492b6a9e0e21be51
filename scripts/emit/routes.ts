import { literal } from "../document/names.ts";
import type { Api } from "../model/model.ts";
import { routeRow } from "./code/rows.ts";
import { runtimeModule } from "./code/runtime-module.ts";
import { routeValuesCode, valuesImport } from "./code/values.ts";
import { BANNER, type EmitContext, type Emitter, indent } from "./emitter.ts";

function text(api: Api, context: EmitContext): string {
  const route = runtimeModule("route", context);
  const values = context.values && routeValuesCode(api.operations, context.values);
  return `${BANNER}
import type { Route } from "${route}";
${valuesImport(values, context)}import type { SecuritySchemeName } from "./security.ts";
import { operations } from "./validators.js";

export type { BodyKind, MediaRow, Route } from "${route}";

/** The path of the document's first server. */
export const basePath = ${literal(api.basePath)};

/** The code of a fault for which the document names none. */
export const faultCode = ${literal(api.faultCode)};

${values ? `/** How values are read that JSON does not have. */\nconst values: Values = ${values.code};\n\n` : ""}export const routes = [
${indent(api.operations.map((operation) => routeRow(operation, "operations", context.values)).join("\n"))}
] as const satisfies readonly Route<SecuritySchemeName>[];
`;
}

/** The table of routes: one row for each operation, with everything that serving it needs. */
export const emitRoutes: Emitter = (api, context) => [{ path: "routes.ts", text: text(api, context) }];
