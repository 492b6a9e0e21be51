import { propertyName } from "../document/names.ts";
import type { OutputFile } from "../emit/emitter.ts";
import type { Api } from "../model/model.ts";
import { makeHandlerFiles } from "./handler-files.ts";
import type { NewProject } from "./new-project.ts";
import { makePackageJson } from "./package-json.ts";
import { makeReadme } from "./readme-file.ts";
import { hasCertificates, makeHeaders, makeSecurityFile, sentSchemes } from "./security-file.ts";
import { hasStartPage, makeStartPage } from "./start-page-file.ts";

/** The files of a new project that are written by hand from then on; spec/ and generated/ are beside them. */
export function makeProjectFiles(project: NewProject): readonly OutputFile[] {
  const { api } = project;
  return [
    { path: "package.json", text: makePackageJson(project) },
    { path: "contract.config.ts", text: makeConfig(project) },
    { path: "tsconfig.json", text: TSCONFIG },
    { path: ".gitignore", text: "node_modules/\n.data/\n" },
    { path: ".github/workflows/ci.yaml", text: CI },
    { path: "README.md", text: makeReadme(project) },
    { path: "server/main.ts", text: makeMain(api) },
    { path: "server/app.ts", text: makeApp(api) },
    ...(hasStartPage(api) ? [makeStartPage(api)] : []),
    ...(api.securitySchemes.length > 0 ? [makeSecurityFile(api.securitySchemes)] : []),
    ...makeHandlerFiles(api),
    { path: "client/example.ts", text: makeClientExample(api) },
  ];
}

const TSCONFIG = `{
  "compilerOptions": {
    "target": "es2023",
    "module": "nodenext",
    "lib": ["es2023", "dom", "dom.iterable"],
    "types": ["node"],
    "strict": true,
    "noUncheckedIndexedAccess": true,
    "exactOptionalPropertyTypes": true,
    "verbatimModuleSyntax": true,
    "allowImportingTsExtensions": true,
    "skipLibCheck": true,
    "noEmit": true
  },
  "include": ["generated", "server", "client", "contract.config.ts"]
}
`;

const CI = `name: CI
on: [push, pull_request]
jobs:
  test:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 24, cache: npm }
      - run: npm ci
      - run: npm test
`;

/** Whether an operation answers with a stream, which may have no end. */
const hasStreams = ({ operations }: Api): boolean =>
  operations.some(({ responses }) => responses.some(({ media }) => media.some(({ stream }) => stream)));

const makeMain = (api: Api): string => `import { app${hasStreams(api) ? ", shutdown" : ""} } from "./app.ts";

const port = Number(process.env.PORT ?? 8080);
const server = app.listen(port, () => console.log(\`Listening on http://localhost:\${port}\`));

// Requests under way are answered before the process ends${hasStreams(api) ? ", and streams are ended" : ""}.
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
${hasStreams(api) ? "    shutdown.abort();\n" : ""}    server.close();
    server.closeIdleConnections();
  });
`;

function makeApp(api: Api): string {
  const names = [
    ...(hasCertificates(api.securitySchemes) ? ["certificate"] : []),
    ...(api.securitySchemes.length > 0 ? ["security"] : []),
  ];
  const isWithPage = hasStartPage(api);
  const options = ["handlers", ...names, ...(hasStreams(api) ? ["streams: { shutdown: shutdown.signal }"] : [])];
  return `import Koa from "koa";
import { serveApi } from "../generated/server.ts";
import { handlers } from "./handlers/all.ts";
${names.length > 0 ? `import { ${names.join(", ")} } from "./security.ts";\n` : ""}${isWithPage ? 'import { startPage } from "./start-page.ts";\n' : ""}
/** Middleware of your own goes before or after the API. The type of its argument lists all options of serveApi. */
export const app = new Koa();
${hasStreams(api) ? "/** Ends all streams. */\nexport const shutdown = new AbortController();\n" : ""}${isWithPage ? "app.use(startPage);\n" : ""}app.use(serveApi({ ${options.join(", ")} }).middleware);
`;
}

function makeConfig({ spec, api: { securitySchemes }, lintPreset }: NewProject): string {
  const rows = securitySchemes.map(
    (scheme) => `  ${propertyName(scheme.name)}: ${JSON.stringify(makeHeaders(scheme))},`,
  );
  const hasCookies = securitySchemes.filter((scheme) => scheme.in === "cookie").length > 1;
  return `import { defineConfig } from "contract-kit";
${rows.length > 0 ? makeCredentials(rows) : ""}
// Every command reads this file: import the server's code only inside of a function that needs it, with await import(…).
export default defineConfig({
  spec: ${JSON.stringify(spec)},
  out: "generated",
  server: "koa",
  lint: { preset: ${JSON.stringify(lintPreset)} },
  url: "http://localhost:8080",
  start: { command: "npm start" },
  dev: { watch: ["server", "client"], check: "tsc" },${rows.length > 0 ? (hasCookies ? AUTHENTICATE_BY_COOKIES : AUTHENTICATE) : ""}
});
`;
}

const AUTHENTICATE =
  "\n  authenticate: ({ schemes }) => Object.assign({}, ...schemes.map((scheme) => credentials[scheme])),";

const AUTHENTICATE_BY_COOKIES = `
  authenticate: ({ schemes }) => {
    const sent = schemes.map((scheme) => credentials[scheme] ?? {});
    const cookies = sent.flatMap(({ Cookie }) => Cookie ?? []);
    return { ...Object.assign({}, ...sent), ...(cookies.length > 0 && { Cookie: cookies.join("; ") }) };
  },`;

const makeCredentials = (rows: readonly string[]): string => `
/** What \`contract test\` and \`contract fuzz\` send to be let in, by security scheme: what server/security.ts accepts during development. A key of the query goes by its name, like a header. */
const credentials: Readonly<Record<string, Readonly<Record<string, string>>>> = {
${rows.join("\n")}
};
`;

function makeClientExample({ operations, securitySchemes, basePath }: Api): string {
  const simple = operations.find(({ method, parameters, body }) => {
    return method === "get" && body === undefined && parameters.every(({ required }) => !required);
  });
  const isSecured = sentSchemes(securitySchemes).length > 0;
  const credentials = isSecured ? ", credentials: developmentCredentials" : "";
  const imported = isSecured ? 'import { developmentCredentials } from "../server/security.ts";\n' : "";
  const call =
    simple === undefined
      ? `console.log("Operations:", Object.keys(client).join(", "));`
      : `const { data, error, response } = await client${getMember(simple.id)}();\nconsole.log(response.status, data ?? error);`;
  return `import { createClient } from "../generated/client.ts";
${imported}
// Run it beside the server: npx tsx client/example.ts
const client = createClient({ baseUrl: process.env.BASE_URL ?? "http://localhost:8080${basePath}"${credentials} });
${call}
`;
}

const getMember = (id: string): string => (/^[A-Za-z_$][\w$]*$/.test(id) ? `.${id}` : `[${JSON.stringify(id)}]`);
