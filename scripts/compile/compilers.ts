import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { CheckFunctions, Compilers, OutputFile } from "../emit/emitter.ts";
import type { Keyword } from "../ir/model.ts";
import type { Schema } from "../ir/schema.ts";
import type { JsonObject } from "../pipeline/json.ts";
import { type CheckTask, type CompiledChecks, compileChecks, functionNames } from "./checks.ts";
import { transpileOnce } from "./transpile-once.ts";
import type { Task } from "./worker.ts";

const CACHE = fileURLToPath(new URL("../../node_modules/.cache/generate", import.meta.url));

interface Waiting {
  resolve(result: never): void;
  reject(error: Error): void;
}

/**
 * TypeScript and ajv on both cores: a second thread loads the TypeScript compiler while this one reads the document,
 * makes the types, and then takes its share of the validators.
 */
export class ThreadedCompilers implements Compilers {
  readonly #worker = new Worker(new URL("./worker.ts", import.meta.url), {
    // Without it Node parses the whole compiler a second time, only to find that it is CommonJS.
    execArgv: ["--no-experimental-detect-module"],
    // Short-lived garbage by the hundred megabytes: with room for it, hardly any has to be copied.
    resourceLimits: { maxYoungGenerationSizeMb: 128 },
  });
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

  types(document: JsonObject): Promise<string> {
    return this.#ask({ kind: "types", document });
  }

  readonly transpile = transpileOnce(CACHE, (files: readonly OutputFile[]) => this.#ask({ kind: "transpile", files }));

  async checks(defs: Readonly<Record<string, Schema>>, keywords: readonly Keyword[]): Promise<CheckFunctions> {
    const schemas = Object.keys(defs);
    const checks: CheckTask = { defs, keywords, claims: new SharedArrayBuffer(schemas.length) };
    const theirs = this.#ask<CompiledChecks>({ kind: "checks", checks });
    const compiled = { ...(await compileChecks(checks, "first")), ...(await theirs) };
    return { names: functionNames(schemas), declarations: schemas.map((schema) => compiled[schema] ?? "") };
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
