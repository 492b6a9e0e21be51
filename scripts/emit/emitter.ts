import type { Api } from "../model/model.ts";
import type { ClientOutput, EmitOptions, TypesOutput } from "../project/config.ts";
import type { DocumentValues } from "./compile/document-values.ts";
import type { DocumentTypes } from "./compile/named-types.ts";

export interface OutputFile {
  /** Relative to the output folder. */
  readonly path: string;
  readonly text: string;
}

/** What an emitter may need besides the model. */
export interface EmitContext {
  /** The absolute path of the output folder. */
  readonly out: string;
  /** The server that is generated, if any. */
  readonly server?: "koa" | undefined;
  /** The output has a copy of the run-time modules, and does not import their package. */
  readonly standalone?: boolean | undefined;
  /** Further outputs, all off by default. */
  readonly emit?: EmitOptions | undefined;
  /** How the TypeScript client is generated. */
  readonly client?: ClientOutput | undefined;
  /** The types of values that JSON does not have. */
  readonly typesOutput?: TypesOutput | undefined;
  /** Keeps a text that takes long to make for the next run, with what it was made from. */
  readonly remember?: ((madeFrom: string, make: () => string) => string) | undefined;
  /** The TypeScript types of the document. */
  readonly types: DocumentTypes;
  /** The same with the types that JSON has, if some values have others. */
  readonly jsonTypes?: DocumentTypes | undefined;
  /** Where values are of types that JSON does not have, if some are. */
  readonly values?: DocumentValues | undefined;
}

/** Writes one output. It sees only the model, so the same model gives the same bytes. What few outputs need, it imports when it is called. */
export type Emitter = (api: Api, context: EmitContext) => readonly OutputFile[] | Promise<readonly OutputFile[]>;

export const BANNER = "// Generated from the OpenAPI document. Do not edit: change the document and generate again.\n";

/** The same in Python files. */
export const PYTHON_BANNER = BANNER.replace("//", "#");

export const indent = (text: string, by = "  "): string => text.replaceAll(/^(?=.)/gm, by);
