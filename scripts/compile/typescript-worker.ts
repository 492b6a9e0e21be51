import module from "node:module";
import { parentPort } from "node:worker_threads";
import type { OutputFile } from "../emit/emitter.ts";
import type { JsonObject } from "../pipeline/json.ts";

// The compiler is nine megabytes of source: compiled once, then read from the cache of its machine code.
module.enableCompileCache();

export type Task =
  | { readonly kind: "types"; readonly document: JsonObject }
  | { readonly kind: "transpile"; readonly files: readonly OutputFile[] };

// Loaded while the main thread reads the document; a task then finds everything warm.
const loaded = Promise.all([import("./openapi-typescript.ts"), import("./transpile.ts")]);

parentPort?.on("message", async ({ id, task }: { id: number; task: Task }) => {
  try {
    const [{ typesOf }, { transpile }] = await loaded;
    const result = task.kind === "types" ? typesOf(task.document) : transpile(task.files);
    parentPort?.postMessage({ id, result });
  } catch (error) {
    parentPort?.postMessage({ id, error: (error as Error).stack ?? String(error) });
  }
});
