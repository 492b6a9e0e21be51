import { Worker } from "node:worker_threads";
import type { OutputFile, TypeScriptTools } from "../emit/emitter.ts";
import type { Task } from "./typescript-worker.ts";

interface Waiting {
  resolve(result: never): void;
  reject(error: Error): void;
}

/** The TypeScript compiler in a thread of its own: the second core loads it while the first reads the document. */
export class TypeScriptThread implements TypeScriptTools {
  readonly #worker = new Worker(new URL("./typescript-worker.ts", import.meta.url));
  readonly #waiting = new Map<number, Waiting>();
  #count = 0;

  constructor() {
    this.#worker.on("message", ({ id, result, error }: { id: number; result?: never; error?: string }) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error === undefined) waiting?.resolve(result as never);
      else waiting?.reject(new Error(error));
    });
    this.#worker.on("error", (error: Error) => {
      for (const { reject } of this.#waiting.values()) reject(error);
    });
    this.#worker.unref();
  }

  types(document: Extract<Task, { kind: "types" }>["document"]): Promise<string> {
    return this.#ask({ kind: "types", document });
  }

  transpile(files: readonly OutputFile[]): Promise<OutputFile[]> {
    return this.#ask({ kind: "transpile", files });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #ask<Result>(task: Task): Promise<Result> {
    const id = ++this.#count;
    this.#worker.ref();
    return new Promise<Result>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, task });
    });
  }
}
