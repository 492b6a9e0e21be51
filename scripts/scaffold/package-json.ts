import { RUNTIME_PACKAGE } from "../emit/code/runtime-module.ts";
import type { NewProject } from "./new-project.ts";

/** In the versions that the toolkit was tried with. */
const CLIENT = { "openapi-fetch": "^0.17.0" };
/** TypeScript 7 is the native compiler, which checks a project in a tenth of the time. The toolkit itself has another one. */
const DEVELOPMENT = { "@types/koa": "^3.0.3", "@types/node": "^24.0.0", tsx: "^4.23.0", typescript: "^7.0.2" };

export function makePackageJson({ name, toolkit }: NewProject): string {
  const asInToolkit = (dependency: string): Record<string, string> => ({
    [dependency]: `^${toolkit.dependencies[dependency]}`,
  });
  const manifest = {
    name,
    version: "0.1.0",
    private: true,
    type: "module",
    engines: { node: ">=20.19" },
    scripts: {
      start: "tsx server/main.ts",
      dev: "contract dev",
      generate: "contract generate",
      lint: "contract lint",
      types: "tsc",
      mock: "contract mock",
      docs: "contract docs",
      test: "contract check && tsc && contract test",
    },
    // What a server needs when it runs; the toolkit itself is large, and is for development only.
    dependencies: sortKeys({ ...asInToolkit("koa"), ...CLIENT, [RUNTIME_PACKAGE]: toolkit.runtimeVersion }),
    devDependencies: sortKeys({
      ...DEVELOPMENT,
      [toolkit.name]: toolkit.version,
    }),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const sortKeys = (object: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(object).sort(([one], [other]) => (one < other ? -1 : 1)));
