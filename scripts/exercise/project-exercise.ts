import type { AuthenticateContext } from "../command/config.ts";
import { UsageError } from "../command/main.ts";
import type { Project } from "../command/project.ts";
import { loadBundle } from "../pipeline/bundle.ts";
import type { JsonObject } from "./contract/json-pointer.ts";
import type { ExerciseOptions } from "./exercise.ts";

/** The options of the exercise that a project's configuration gives: document, plug-in, credentials, values. */
export async function projectExercise(project: Project, url: string = project.url): Promise<ExerciseOptions> {
  const { config } = project;
  const bundle = await loadBundle(project.spec, project.plugin);
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

/** `Name: value` of --header. */
export function parseHeader(command: string, text: string): [string, string] {
  const [, name, value] = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):\s*(.*)$/.exec(text) ?? [];
  if (name === undefined || value === undefined)
    throw new UsageError(`${command}: --header ${JSON.stringify(text)} is not "Name: value"`);
  return [name, value];
}
