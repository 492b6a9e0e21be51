import { parentPort } from "node:worker_threads";
import type { OutputFile } from "../emit/emitter.ts";
import type { JsonObject } from "../pipeline/json.ts";

export type Task =
  | { readonly kind: "types"; readonly document: JsonObject }
  | { readonly kind: "transpile"; readonly files: readonly OutputFile[] };

export interface TaskReply {
  readonly id: number;
  readonly result?: unknown;
  /** The stack of the error, if the task failed. */
  readonly error?: string;
}

// Loaded at once, while the main thread reads the document.
const typescript = import("./openapi-typescript.ts");

async function runTask(task: Task): Promise<unknown> {
  if (task.kind === "types") return (await typescript).typescriptTypes(task.document);
  return (await import("./transpile.ts")).transpile(task.files);
}

const reply = (message: TaskReply): void => parentPort?.postMessage(message);

// Tasks run one after the other: two at once would only share one core.
let last: Promise<unknown> = Promise.resolve();

parentPort?.on("message", ({ id, task }: { id: number; task: Task }) => {
  last = last
    .then(() => runTask(task))
    .then((result) => reply({ id, result }))
    .catch((error: Error) => reply({ id, error: error.stack ?? String(error) }));
});
