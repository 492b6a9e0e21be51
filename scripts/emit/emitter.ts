import type { Api } from "../ir/model.ts";
import type { JsonObject } from "../pipeline/json.ts";

export interface OutputFile {
  /** Relative to the output folder. */
  readonly path: string;
  readonly text: string;
}

/** What an emitter may need beside the model. */
export interface EmitContext {
  /** The absolute path of the output folder. */
  readonly out: string;
  readonly compilers: Compilers;
  /** Which server the handlers are to be served by, if any. */
  readonly server?: "koa" | undefined;
}

/** Work for compilers that take long to load and longer to run: it is shared between two threads. */
export interface Compilers {
  types(document: JsonObject): Promise<string>;
  /** A `.ts` module as `.js` and `.d.ts`. */
  transpile(files: readonly OutputFile[]): Promise<OutputFile[]>;
}

/** One output, one emitter. It sees the model and nothing else; the same model gives the same bytes. */
export type Emitter = (api: Api, context: EmitContext) => readonly OutputFile[] | Promise<readonly OutputFile[]>;

export const BANNER = "// Generated from the OpenAPI document. Do not edit: change the document and generate again.\n";

export const indent = (text: string, by = "  "): string => text.replaceAll(/^(?=.)/gm, by);
