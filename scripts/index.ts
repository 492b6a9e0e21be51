/** What a project imports of the toolkit: the types of its configuration and of its plug-in. */

export type { DocsConfig } from "./docs/render-site.ts";
export type { MakeSamples, Sample, SampleBody, SampleCall } from "./docs/samples.ts";
export type { TokenSource } from "./docs/try-it-form.ts";
export type { AlsoHeldTo, ExtensionRule, KeywordModule, RatedExtension } from "./document/plugin.ts";
export type { ExerciseResult, Failure, NotReached, OperationResult } from "./probe/report/result.ts";
export { formatFailure, formatResult } from "./probe/report/test-report.ts";
export {
  type Exercise,
  type ExerciseOptions,
  exercise,
  type OperationExercise,
  prepareExercise,
} from "./probe/run/exercise.ts";
export type { Finding } from "./probe/run/findings.ts";
export type { Course, Kind } from "./probe/run/kind.ts";
export type { FuzzPlugin, FuzzPluginContext, OpenedFuzzPlugin } from "./probe/run/plugin.ts";
export { type OpenOptions, openExercise } from "./probe/run/project-exercise.ts";
export {
  type AuthenticateContext,
  type Config,
  type CoverageConfig,
  type CoverageRun,
  type DevConfig,
  defineConfig,
  type EmitOptions,
  type KnownParameter,
  type LintConfig,
  type MockHooks,
  type NewOperation,
  type NewOperationParts,
  type OperationsConfig,
  type ProvokeSituation,
  type ResetContext,
  type StartConfig,
  type TestConfig,
  type TestRequest,
  type WorkflowsConfig,
} from "./project/config.ts";
export type { Json, JsonObject } from "./schema/json.ts";
