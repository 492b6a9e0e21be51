import { loadBundle } from "../../document/bundle.ts";
import { printWarnings } from "../../document/print-warnings.ts";
import type { AuthenticateContext } from "../../project/config.ts";
import { didYouMean } from "../../project/nearest-name.ts";
import { loadProject, type Project, type ProjectOptions } from "../../project/project.ts";
import { type StartedServer, startIfNeeded } from "../../project/start-server.ts";
import { UsageError } from "../../project/usage-error.ts";
import type { JsonObject } from "../../schema/json.ts";
import type { HeaderFields } from "../contract/credentials.ts";
import { type Exercise, type ExerciseOptions, prepareExercise } from "./exercise.ts";

/** The options of the exercise that a project's configuration gives: document, plug-in, credentials, values. */
export async function projectExercise(project: Project, url: string = project.url): Promise<ExerciseOptions> {
  const { config } = project;
  const bundle = await loadBundle(project.spec, project.plugin, project.refFolders);
  printWarnings(bundle.slips);
  const authenticate = config.authenticate?.bind(config);
  return {
    document: bundle.document as JsonObject,
    locate: (pointer) => bundle.place(pointer),
    keywords: bundle.plugin.keywords.map(({ module }) => module),
    url,
    ...config.test,
    ...(authenticate !== undefined && {
      authenticate: (schemes: AuthenticateContext["schemes"]) => authenticate({ url, schemes }),
    }),
  };
}

export interface OpenOptions extends ProjectOptions {
  /** A server that is running; without it that of the configuration is started. */
  readonly url?: string;
  /** Sent with every request. */
  readonly headers?: HeaderFields;
}

/**
 * What `contract test` would do, for a test runner that shows each operation as a test: reads contract.config.ts, starts the server if
 * there is none, and lists the operations. Call `stop` at the end.
 */
export async function openExercise(options: OpenOptions = {}): Promise<Exercise & StartedServer> {
  const project = await loadProject(options);
  const url = options.url ?? project.url;
  const server = await startIfNeeded(project, url, { name: "test", isNamed: options.url !== undefined });
  try {
    const given = await projectExercise(project, url);
    return { ...(await prepareExercise({ ...given, headers: options.headers ?? {} })), stop: () => server.stop() };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** `Name: value` of --header. */
export function parseHeader(command: string, text: string): [string, string] {
  const [, name, value] = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):\s*(.*)$/.exec(text) ?? [];
  if (name === undefined || value === undefined)
    throw new UsageError(`${command}: --header ${JSON.stringify(text)} is not "Name: value"`);
  return [name, value];
}

/** The operations of --operation and --skip must be some of the document. */
export function checkOperations(command: string, known: readonly string[], named: readonly string[]): void {
  const unknown = named.find((id) => !known.includes(id));
  if (unknown !== undefined)
    throw new UsageError(`${command}: the document has no operation "${unknown}"${didYouMean(unknown, known)}`);
}
