import { loadBundle, type PluggedBundle } from "../document/bundle.ts";
import type { Problem } from "../document/problem.ts";
import { TextCache } from "../document/text-cache.ts";
import { type Built, build } from "../model/build.ts";
import type { ClientOutput, EmitOptions, TypesOutput } from "../project/config.ts";
import { emitAll, OUTPUTS } from "./all.ts";
import type { OutputFile } from "./emitter.ts";

export interface Generated {
  readonly files: readonly OutputFile[];
  /** Every file that was read. */
  readonly inputs: readonly string[];
  readonly warnings: readonly Problem[];
  readonly operations: number;
}

export interface GenerateOptions extends OutputOptions {
  readonly spec: string;
  readonly plugin: string | undefined;
  /** Folders outside of the document's own to which its $refs may lead. */
  readonly refFolders?: readonly string[] | undefined;
}

export interface OutputOptions {
  readonly out: string;
  readonly lenient: boolean;
  /** Also write what serves the handlers on Koa. */
  readonly server: "koa" | undefined;
  /** Copy the run-time modules into the output, so that it does not import their package. */
  readonly standalone?: boolean | undefined;
  /** Further outputs, all off by default. */
  readonly emit?: EmitOptions | undefined;
  /** How the TypeScript client is generated. */
  readonly client?: ClientOutput | undefined;
  /** The types of values that JSON does not have. */
  readonly typesOutput?: TypesOutput | undefined;
  /** The folder of what is kept between runs; undefined: nothing is. */
  readonly cache?: string | undefined;
  /** Called on the way, with how many of the STEPS are done. */
  readonly onStep?: ((done: number) => void) | undefined;
}

/** The document, its model, its types, and each output. */
export const STEPS = 3 + OUTPUTS;

/** A document in, every output in memory out: load → bundle → normalise and read → emit. */
export async function generate({ spec, plugin, refFolders, ...options }: GenerateOptions): Promise<Generated> {
  options.onStep?.(0);
  return generateBundle(await loadBundle(spec, plugin, refFolders), options);
}

/** The same for a document that is loaded already. */
export function generateBundle(bundle: PluggedBundle, { lenient, ...options }: OutputOptions): Promise<Generated> {
  options.onStep?.(1);
  return generateFrom(bundle, build(bundle, { lenient }), options);
}

/** The same for a document whose model is read already, for example by lint, and has no errors. */
export async function generateFrom(
  bundle: PluggedBundle,
  { api, problems }: Built,
  { cache, onStep, ...options }: Omit<OutputOptions, "lenient">,
): Promise<Generated> {
  onStep?.(2);
  const texts = cache === undefined ? undefined : new TextCache(cache, options.out);
  const files = await emitAll(api, { ...options, remember: texts?.remember }, (done) => onStep?.(3 + done));
  texts?.save();
  const warnings = problems.map((problem): Problem => ({ ...problem, severity: "warn" }));
  return { files, inputs: bundle.files, warnings, operations: api.operations.length };
}
