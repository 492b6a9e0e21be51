import { readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Api } from "../model/model.ts";
import { toolkitFolder } from "../project/toolkit.ts";
import { transpile } from "./compile/transpile.ts";
import { BANNER, type EmitContext, type OutputFile } from "./emitter.ts";

const SCRIPTS = pathToFileURL(toolkitFolder);

/** Only for multipart forms: one of them needs a package that is useless without such forms. */
const OF_FORMS = ["koa/multipart.ts", "koa/file-rules.ts"];

/** The modules of a folder of the toolkit. */
function readModules(folder: string): OutputFile[] {
  const from = new URL(`${folder}/`, SCRIPTS);
  return readdirSync(from)
    .filter((name) => name.endsWith(".ts"))
    .sort()
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(new URL(name, from), "utf8") }));
}

/** The hand-written code that uses the generated tables. It is copied, so that the output does not depend on the toolkit. */
export const emitRuntime = (api: Api, { server }: Pick<EmitContext, "server">): OutputFile[] => {
  const koa = server === "koa" ? readModules("koa") : [];
  const hasForms = [...api.operations, ...api.webhooks].some((operation) =>
    operation.body?.media.some(({ kind }) => kind === "multipart"),
  );
  const wanted = [...readModules("runtime"), ...koa].filter(({ path }) => hasForms || !OF_FORMS.includes(path));
  const files = transpile(wanted);
  return files.map(({ path, text }) => ({ path, text: `${BANNER}${text}` }));
};
