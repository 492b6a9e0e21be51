import type { Hooks, Limits } from "../runtime/koa/call.ts";
import type { Json, JsonObject } from "../schema/json.ts";

/** What `contract.config.ts` exports. Every part may be left out; paths are relative to the folder of the file. */
export interface Config {
  /** The OpenAPI document, JSON or YAML (default: spec/openapi.yaml). */
  readonly spec?: string;
  /** Folders outside of the document's own to which its `$ref`s may lead (default: none). */
  readonly refFolders?: readonly string[];
  /** The folder of the generated code (default: generated). */
  readonly out?: string;
  /** A module with the document's own keywords, tables and derived parts (default: none). */
  readonly plugin?: string;
  /** Also generate what serves the handlers on a Koa application (default: none). */
  readonly server?: "koa" | "none";
  /** Copy the run-time modules into the output, so that it does not import contract-kit-runtime (default: false). */
  readonly standalone?: boolean;
  /** Further outputs; all are off by default. */
  readonly emit?: EmitOptions;
  /** How the TypeScript client is generated. */
  readonly client?: ClientOutput;
  /** Types of values that JSON does not have, in client and server. */
  readonly types?: TypesOutput;
  readonly lint?: LintConfig;
  /** The folder of the released documents, one file for each version (default: released, beside the document). */
  readonly released?: string;
  /** The folder for what is built on this machine and not committed: docs, reports, caches (default: .data). */
  readonly data?: string;
  /** The address of the running server, for `test`, `fuzz` and `workflows` (default: http://localhost:8080). */
  readonly url?: string;
  /** How `test` and `fuzz` start the server. Without it the server must be running. */
  readonly start?: StartConfig;
  readonly workflows?: WorkflowsConfig;
  readonly operations?: OperationsConfig;
  readonly test?: TestConfig;
  readonly coverage?: CoverageConfig;
  /** A manifest of what a partner uses, or a folder of manifests: `diff` and `dev` say whom a change breaks. See `contract diff --help`. */
  readonly partners?: string;
  readonly dev?: DevConfig;
  /** A module whose default export is a `DocsConfig`: badges, samples and tokens of the documentation. */
  readonly docs?: string;
  /** How the mock refuses requests (default: as a generated server without hooks). */
  readonly mock?: MockHooks;
  /** A module whose default export is a `FuzzPlugin`: kinds of cases that know more than the document says, and how to start the server. */
  readonly fuzz?: string;
  /** The headers that authenticate a request, and by its name an API key of the query. Called once for each combination of schemes, and again after an answer 401. */
  authenticate?(context: AuthenticateContext): Headers | Promise<Headers>;
}

type Headers = Readonly<Record<string, string>>;

/** Outputs that are made only if they are asked for. */
export interface EmitOptions {
  /** tanstack-query.ts: options of queries and mutations for TanStack Query, one for each operation. */
  readonly tanstackQuery?: boolean;
  /** msw.ts: handlers for Mock Service Worker, one for each operation. */
  readonly msw?: boolean;
  /** enums.ts: the values of each enum as constants. */
  readonly enums?: boolean;
  /** python/: a Python package with types, one method for each operation, and a small client. */
  readonly python?: boolean;
}

/** How the TypeScript client is generated. */
export interface ClientOutput {
  /** `false`: without the code for retries and time limits, for a client that has its own (default: true). */
  readonly retries?: boolean;
  /** `true`: also a client for each tag, `client/TAG.ts`, with its operations only (default: false). */
  readonly perTag?: boolean;
}

/** The types that clients and handlers have for values for which JSON has only numbers and texts. */
export interface TypesOutput {
  /** `type: integer` with `format: int64` (default: number, which is not exact beyond 2^53). */
  readonly int64?: "number" | "bigint";
  /** `type: string` with `format: date-time` (default: string). Temporal: as a `Temporal.Instant`. */
  readonly dateTime?: "string" | "Date" | "Temporal";
}

/** What the project says about its refusals. Without it they are those of a generated server without hooks. */
export interface MockHooks extends Pick<Hooks<string, unknown>, "onInvalid" | "onReply"> {
  readonly limits?: Limits;
}

export interface LintConfig {
  /** The rules to start from (default: recommended). A redocly.yaml changes single rules. */
  readonly preset?: "minimal" | "recommended" | "strict";
}

export interface StartConfig {
  /** The command line, run in the folder of the configuration, such as `npm start`. */
  readonly command: string;
  /** Variables that are added to its environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** The server is ready when GET of this path is answered with any status (default: /). */
  readonly readyPath?: string;
  /** How long to wait for that (default: 60). */
  readonly timeoutS?: number;
}

export interface DevConfig {
  /** Folders with code whose changes also start the chain, such as the handlers. */
  readonly watch?: readonly string[];
  /** The command line that checks types, such as `tsc`. Programs in node_modules/.bin are found. Without it types are not checked. */
  readonly check?: string;
  /** Variables that are added to the environment of that command. */
  readonly env?: Readonly<Record<string, string>>;
  /**
   * The address that opens a file in the editor of whoever looks at the workbench, with {path}, {line} and {column}
   * (default: vscode://file/{path}:{line}:{column}). An empty text: there are no such links.
   */
  readonly editor?: string;
}

export interface WorkflowsConfig {
  /** The inputs of the Arazzo workflows. */
  inputs?(): Readonly<Record<string, string>>;
  /** Workflows that run only if they are named, such as one that needs a server with special settings. */
  readonly onlyIfNamed?: readonly string[];
}

export interface OperationsConfig {
  /** The folder with a handler for each operation and their list, all.ts (default: server/handlers). */
  readonly handlers?: string;
  /** Replaces parts of what `contract new` writes, where the project has rules of its own. */
  complete?(operation: NewOperation): NewOperationParts;
}

/** An operation that `contract new` adds. */
export interface NewOperation {
  readonly id: string;
  /** The id as the name of a type. */
  readonly typeName: string;
  /** The id as the name of a file. */
  readonly fileName: string;
  /** In lower case. */
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  /** The names in { } in the path, except those that the path declares for all its operations. */
  readonly pathParameters: readonly string[];
  /** Path parameters that other paths of the document declare, by name. */
  readonly knownParameters: Readonly<Record<string, KnownParameter>>;
  readonly hasBody: boolean;
}

export interface KnownParameter {
  /** As another path has it: a `$ref`, or the parameter. */
  readonly written: JsonObject;
  /** The parameter and its schema, without a `$ref`. */
  readonly resolved: JsonObject;
}

export interface NewOperationParts {
  /** The operation in the document. */
  readonly operation?: JsonObject;
  /** Further schemas of the document, by name. */
  readonly schemas?: Readonly<Record<string, JsonObject>>;
  /** The text of the handler's file. */
  readonly handler?: string;
  /** Further files, by their path in the project. */
  readonly files?: Readonly<Record<string, string>>;
  /** What only a person can decide; printed at the end. */
  readonly decide?: readonly string[];
}

export interface CoverageConfig {
  /** Runs of the project's own tests that count by themselves, for `contract coverage NAME`. */
  readonly runs?: Readonly<Record<string, CoverageRun>>;
}

export interface CoverageRun {
  /** The command line, run in the folder of the configuration. */
  readonly command: string;
  /** The file that it writes: the JSON of a `Coverage`. */
  readonly result: string;
}

/** What `test` and `fuzz` need to know of the server. */
export interface TestConfig {
  /** Ids that exist, for paths and bodies, by `name` or `operationId.name`. Others are taken from earlier answers. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** Operations that are left out, by their id. */
  readonly skip?: readonly string[];
  /**
   * Brings the server into a known state before the first request: a database that keeps what the last run created refuses to create
   * it again. What it returns is added to `values`.
   */
  reset?(context: ResetContext): TestConfig["values"] | undefined | Promise<TestConfig["values"] | undefined>;
  /** Changes a valid request so that it is answered with a status that `contract test` cannot bring about by itself. */
  provoke?(situation: ProvokeSituation): Partial<TestRequest> | undefined | Promise<Partial<TestRequest> | undefined>;
}

export interface ResetContext {
  readonly url: string;
}

export interface ProvokeSituation {
  readonly operationId: string;
  /** As the document writes it: `409`, `4XX`, `default`. */
  readonly status: string;
  readonly request: TestRequest;
}

/** A request of `contract test`, without credentials. */
export interface TestRequest {
  readonly path: Readonly<Record<string, string>>;
  /** Without the question mark. */
  readonly query?: string;
  readonly headers: Headers;
  /** The value of a body that is sent as JSON or as a form. */
  readonly body?: Json;
  /** The text of a body, in place of `body`. */
  readonly raw?: string;
  readonly mediaType?: string;
}

export interface AuthenticateContext {
  readonly url: string;
  /** The security schemes of an operation. `contract fuzz` also calls those that need none with the credentials of all schemes. */
  readonly schemes: readonly string[];
}

/** Types the configuration: editors complete and check it. */
export const defineConfig = (config: Config): Config => config;
