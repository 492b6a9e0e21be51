import type { Api } from "../model/model.ts";
import type { NewProject } from "./new-project.ts";

/** In the versions that the toolkit itself uses. */
const RUN_TIME = ["@koa/router", "ajv", "ajv-formats", "koa"];
/** Only where the document has multipart forms. */
const FORM_RUN_TIME = ["busboy"];
/** In the versions that the toolkit was tried with. */
const CLIENT = { "openapi-fetch": "^0.17.0" };
/** TypeScript 7 is the native compiler, which checks a project in a tenth of the time. The toolkit itself has another one. */
const DEVELOPMENT = { "@types/koa": "^3.0.3", "@types/node": "^24.0.0", tsx: "^4.23.0", typescript: "^7.0.2" };
const FORM_TYPES = { "@types/busboy": "^1.5.5" };

export function makePackageJson({ name, api, toolkit }: NewProject): string {
  const needsForms = hasForms(api);
  const asInToolkit = (names: readonly string[]): Record<string, string> =>
    Object.fromEntries(names.map((dependency) => [dependency, `^${toolkit.dependencies[dependency]}`]));
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
    dependencies: sortKeys({ ...asInToolkit([...RUN_TIME, ...(needsForms ? FORM_RUN_TIME : [])]), ...CLIENT }),
    devDependencies: sortKeys({
      ...DEVELOPMENT,
      ...(needsForms && FORM_TYPES),
      [toolkit.name]: toolkit.version,
    }),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const hasForms = ({ operations, webhooks }: Api): boolean =>
  [...operations, ...webhooks].some(({ body }) => body?.media.some(({ kind }) => kind === "multipart"));

const sortKeys = (object: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(object).sort(([one], [other]) => (one < other ? -1 : 1)));
