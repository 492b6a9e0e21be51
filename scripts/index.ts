/** What a project imports of the toolkit: the types of its configuration and of its plug-in. */
export {
  type AuthenticateContext,
  type Config,
  type CoverageConfig,
  type CoverageRun,
  type DevConfig,
  defineConfig,
  type KnownParameter,
  type LintConfig,
  type NewOperation,
  type NewOperationParts,
  type OperationsConfig,
  type ProvokeSituation,
  type StartConfig,
  type TestConfig,
  type TestRequest,
  type WorkflowsConfig,
} from "./command/config.ts";
export type { DocsConfig } from "./docs/render-site.ts";
export type { MakeSamples, Sample, SampleBody, SampleCall } from "./docs/samples.ts";
export type { TokenSource } from "./docs/try-it-form.ts";
export type { EmitOptions } from "./emit/emitter.ts";
export {
  type Exercise,
  type ExerciseOptions,
  exercise,
  type OperationExercise,
  prepareExercise,
} from "./exercise/exercise.ts";
export { type OpenOptions, openExercise } from "./exercise/project-exercise.ts";
export { formatFailure, formatResult } from "./exercise/report.ts";
export type { ExerciseResult, Failure, NotReached, OperationResult } from "./exercise/result.ts";
export type { FuzzPlugin, FuzzPluginContext, OpenedFuzzPlugin } from "./fuzz/plugin.ts";
export type { Finding } from "./fuzz/run/findings.ts";
export type { Course, Kind } from "./fuzz/run/kind.ts";
export type { MockHooks } from "./mock/mock-hooks.ts";
export type { Json, JsonObject } from "./pipeline/json.ts";
export type { AlsoHeldTo, ExtensionRule, KeywordModule, RatedExtension } from "./pipeline/plugin.ts";
