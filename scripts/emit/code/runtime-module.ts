import type { EmitContext } from "../emitter.ts";

/** The package of the run-time modules. */
export const RUNTIME_PACKAGE = "contract-kit-runtime";

/**
 * How a generated file names a run-time module in an import: as part of the package, or of the copy in an output that stands alone.
 * `up` leads from the file to the output folder.
 */
export const runtimeModule = (module: string, { standalone }: Pick<EmitContext, "standalone">, up = "./"): string =>
  standalone ? `${up}runtime/${module}.js` : `${RUNTIME_PACKAGE}/${module}`;
