import type { Api } from "../model/model.ts";
import { compileRuntime } from "./compile/runtime.ts";
import { BANNER, type EmitContext, type OutputFile } from "./emitter.ts";

/** Only for multipart forms: one of them needs a package that is useless without such forms. */
const OF_FORMS = /^koa\/(multipart|file-rules)\./;

/**
 * The hand-written code that uses the generated tables. Output imports it from its package, and has a copy of its own only if it is to
 * stand alone.
 */
export const emitRuntime = (
  api: Api,
  { server, standalone }: Pick<EmitContext, "server" | "standalone">,
): OutputFile[] => {
  if (!standalone) return [];
  const hasForms = [...api.operations, ...api.webhooks].some((operation) =>
    operation.body?.media.some(({ kind }) => kind === "multipart"),
  );
  const isWanted = (path: string): boolean =>
    path.startsWith("koa/") ? server === "koa" && (hasForms || !OF_FORMS.test(path)) : true;
  return compileRuntime()
    .filter(({ path }) => isWanted(path))
    .map(({ path, text }) => ({ path: `runtime/${path}`, text: `${BANNER}${text}` }));
};
