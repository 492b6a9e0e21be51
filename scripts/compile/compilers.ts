import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { Compilers, OutputFile } from "../emit/emitter.ts";
import type { JsonObject } from "../pipeline/json.ts";
import { cachedTranspile } from "./cached-transpile.ts";
import type { Task, TaskReply } from "./worker.ts";

const CACHE_FOLDER = fileURLToPath(new URL("../../node_modules/.cache/generate", import.meta.url));

interface PendingTask {
  resolve(result: never): void;
  reject(error: Error): void;
}

/** The TypeScript compiler on a second thread, which loads it while the main thread reads the document. */
export class ThreadedCompilers implements Compilers {
  readonly #worker = new Worker(new URL("./worker.ts", import.meta.url), {
    // Without this option Node parses the compiler twice: first as an ES module, then as CommonJS.
    execArgv: ["--no-experimental-detect-module"],
    // The compiler makes hundreds of megabytes of short-lived objects: a large young generation avoids copying them.
    resourceLimits: { maxYoungGenerationSizeMb: 128 },
  });
  readonly #pending = new Map<number, PendingTask>();
  #lastId = 0;

  constructor() {
    this.#worker.on("message", ({ id, result, error }: TaskReply) => {
      const task = this.#pending.get(id);
      this.#pending.delete(id);
      if (error === undefined) task?.resolve(result as never);
      else task?.reject(new Error(error));
    });
    this.#worker.on("error", (error: Error) => {
      for (const { reject } of this.#pending.values()) reject(error);
    });
    this.#worker.unref();
  }

  types(document: JsonObject): Promise<string> {
    return this.#run({ kind: "types", document });
  }

  readonly transpile = cachedTranspile(CACHE_FOLDER, (files: readonly OutputFile[]) =>
    this.#run({ kind: "transpile", files }),
  );

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #run<Result>(task: Task): Promise<Result> {
    const id = ++this.#lastId;
    this.#worker.ref();
    return new Promise<Result>((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#worker.postMessage({ id, task });
    });
  }
}
