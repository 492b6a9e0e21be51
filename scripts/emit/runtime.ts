import { readdirSync, readFileSync } from "node:fs";
import { transpile } from "../compile/transpile.ts";
import { BANNER, type Emitter, type OutputFile } from "./emitter.ts";

const SCRIPTS = new URL("../", import.meta.url);

/** The modules of a folder of the toolkit, as they are. */
function modulesOf(folder: string): OutputFile[] {
  const from = new URL(`${folder}/`, SCRIPTS);
  return readdirSync(from)
    .filter((name) => name.endsWith(".ts"))
    .sort()
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(new URL(name, from), "utf8") }));
}

/** The hand-written loops that generated tables are run by: copied, so that the output stands on its own. */
export const emitRuntime: Emitter = (api, { server }) => {
  const koa = server === "koa" ? modulesOf("koa") : [];
  // Its reader is a package that only documents with such forms need.
  const hasForms = [...api.operations, ...api.webhooks].some((operation) =>
    operation.body?.media.some(({ kind }) => kind === "multipart"),
  );
  const wanted = [...modulesOf("runtime"), ...koa].filter(({ path }) => hasForms || path !== "koa/multipart.ts");
  const files = transpile(wanted);
  return files.map(({ path, text }) => ({ path, text: `${BANNER}${text}` }));
};
