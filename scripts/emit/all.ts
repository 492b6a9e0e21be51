import { typesKey } from "../document/names.ts";
import type { Api } from "../model/model.ts";
import { emitClient } from "./client.ts";
import { emitClientTypes } from "./client-types.ts";
import { documentValues } from "./compile/document-values.ts";
import { typescriptTypes } from "./compile/openapi-typescript.ts";
import { emitOpenapi, emitPackage, emitTables } from "./data-files.ts";
import type { EmitContext, Emitter, OutputFile } from "./emitter.ts";
import { emitEnums } from "./enums.ts";
import { emitHandlers } from "./handlers.ts";
import { emitMsw } from "./msw.ts";
import { emitPython } from "./python.ts";
import { emitRoutes } from "./routes.ts";
import { emitRuntime } from "./runtime.ts";
import { emitSecurity } from "./security.ts";
import { emitServer } from "./server.ts";
import { emitTanstackQuery } from "./tanstack-query.ts";
import { emitTypes } from "./types.ts";
import { emitValidators } from "./validators.ts";
import { emitWebhooks } from "./webhooks.ts";

/** Every output. */
const EMITTERS: readonly Emitter[] = [
  emitTypes,
  emitRuntime,
  emitValidators,
  emitHandlers,
  emitRoutes,
  emitSecurity,
  emitWebhooks,
  emitServer,
  emitTables,
  emitClient,
  emitClientTypes,
  emitEnums,
  emitTanstackQuery,
  emitMsw,
  emitPython,
  emitOpenapi,
  emitPackage,
];

export const OUTPUTS = EMITTERS.length;

/** `onOutput` is called before each output, with how many are done. */
export async function emitAll(
  api: Api,
  options: Omit<EmitContext, "types" | "jsonTypes" | "values">,
  onOutput?: (done: number) => void,
): Promise<OutputFile[]> {
  const named = [...api.operations, ...api.webhooks].map(({ id, typeName }) => ({ key: typesKey(id), typeName }));
  const jsonTypes = typescriptTypes(api.typesDocument, named);
  const values = documentValues(api, options.typesOutput);
  const context: EmitContext =
    values === undefined
      ? { ...options, types: jsonTypes }
      : { ...options, types: typescriptTypes(api.typesDocument, named, values.types), jsonTypes, values };
  const files: OutputFile[] = [];
  for (const [index, emit] of EMITTERS.entries()) {
    onOutput?.(index);
    files.push(...(await emit(api, context)));
  }
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}
