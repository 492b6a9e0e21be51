import { parentPort } from "node:worker_threads";
import type { OutputFile } from "../emit/emitter.ts";
import type { JsonObject } from "../pipeline/json.ts";
import { type CheckTask, compileChecks } from "./checks.ts";

export type Task =
  | { readonly kind: "types"; readonly document: JsonObject }
  | { readonly kind: "checks"; readonly checks: CheckTask }
  | { readonly kind: "transpile"; readonly files: readonly OutputFile[] };

// Loaded while the main thread reads the document; the first task then finds everything warm.
const typescript = import("./openapi-typescript.ts");

async function perform(task: Task): Promise<unknown> {
  switch (task.kind) {
    case "types":
      return (await typescript).typesOf(task.document);
    case "checks":
      return compileChecks(task.checks, "last");
    case "transpile":
      return (await import("./transpile.ts")).transpile(task.files);
  }
}

// One after the other, in the order asked for: two at once would only take turns on one core.
let last: Promise<unknown> = Promise.resolve();

parentPort?.on("message", ({ id, task }: { id: number; task: Task }) => {
  last = last
    .then(() => perform(task))
    .then((result) => parentPort?.postMessage({ id, result }))
    .catch((error: Error) => parentPort?.postMessage({ id, error: error.stack ?? String(error) }));
});
