import { readdirSync, readFileSync } from "node:fs";
import { BANNER, type Emitter } from "./emitter.ts";

const RUNTIME = new URL("../runtime/", import.meta.url);

/** The hand-written loops that generated tables are run by: copied, so that the output stands on its own. */
export const emitRuntime: Emitter = async (_api, { compilers }) => {
  const sources = readdirSync(RUNTIME)
    .filter((name) => name.endsWith(".ts"))
    .sort()
    .map((name) => ({ path: `runtime/${name}`, text: readFileSync(new URL(name, RUNTIME), "utf8") }));
  const files = await compilers.transpile(sources);
  return files.map(({ path, text }) => ({ path, text: `${BANNER}${text}` }));
};
