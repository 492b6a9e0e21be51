import { emitAll } from "../emit/all.ts";
import type { OutputFile } from "../emit/emitter.ts";
import { build } from "../ir/build.ts";
import { loadBundle } from "./bundle.ts";

export interface Generated {
  readonly files: readonly OutputFile[];
  /** Every file that was read. */
  readonly inputs: readonly string[];
  readonly warnings: readonly string[];
  readonly operations: number;
}

export interface GenerateOptions {
  readonly spec: string;
  readonly plugin: string | undefined;
  readonly out: string;
  readonly lenient: boolean;
  /** Also write what serves the handlers on Koa. */
  readonly server: "koa" | undefined;
}

/** A document in, every output in memory out: load → bundle → normalise and read → emit. */
export async function generate({ spec, plugin, out, lenient, server }: GenerateOptions): Promise<Generated> {
  const bundle = await loadBundle(spec, plugin);
  const { api, warnings } = build(bundle, { lenient });
  const files = emitAll(api, { out, server });
  return { files, inputs: bundle.files, warnings, operations: api.operations.length };
}
