import type { Api, Operation } from "../model/model.ts";
import { joinHeaders } from "../probe/contract/credentials.ts";
import { writeCurl } from "../project/curl.ts";
import { makeExample } from "../schema/example.ts";
import { getConstantName, nameHandlers } from "./handler-names.ts";
import type { NewProject } from "./new-project.ts";
import { makeHeaders } from "./security-file.ts";

export function makeReadme({ api, spec }: NewProject): string {
  const [first] = nameHandlers(api.operations).values();
  const handler = `server/handlers/${first?.path ?? ""}`;
  return `# ${api.title}

An HTTP API that begins with its document, [${spec}](${spec}). Types, checks, handler interfaces and a client are generated from it
into \`generated/\`, which is committed and never edited by hand.

\`\`\`sh
npm ci && npm start     # http://localhost:8080
npm ci && npm test      # checks the document, the generated code and the types, and holds the server to the document
\`\`\`

Every operation has a handler in \`server/handlers/\`. Those that are not written yet answer 501, and \`npm test\` lists them.
Begin with [${handler}](${handler}): the type of the constant says what the handler gets and what it may answer.
${makeCallExample(api)}
| command | what it does |
|---|---|
| \`npm run dev\` | after each save: lint, generate, check types, show what changed |
| \`npm run generate\` | writes \`generated/\` |
| \`npm run lint\` | checks the document |
| \`npm run mock\` | a mock server that answers with the document's examples |
| \`npm run docs\` | builds the reference documentation into \`.data/docs\`; the server shows it at \`/docs/\` |
| \`npx contract new GET /things --tag things\` | adds an operation and its handler |
| \`npx contract fuzz\` | sends random requests, valid and broken |
| \`npx contract --help\` | all commands; their settings are in \`contract.config.ts\` |
`;
}

/** A request with a body as a curl line, and how its handler knows the caller. Empty if no operation takes JSON. */
function makeCallExample({ operations, securitySchemes, basePath }: Api): string {
  const operation = operations.find((one) => one.method === "post" && getExample(one) !== undefined);
  if (operation === undefined) return "";
  const needed = operation.security[0]?.map(({ scheme }) => scheme) ?? [];
  const sent = securitySchemes.filter(({ name }) => needed.includes(name));
  const query = sent
    .filter((scheme) => scheme.in === "query")
    .flatMap((scheme) => Object.entries(makeHeaders(scheme)).map((pair) => pair.map(encodeURIComponent).join("=")));
  const headers = joinHeaders(sent.filter((scheme) => scheme.in !== "query").map(makeHeaders));
  const line = writeCurl({
    method: "POST",
    url: `http://localhost:8080${basePath}${operation.path}${query.length > 0 ? `?${query.join("&")}` : ""}`,
    headers: Object.entries({ ...headers, "Content-Type": "application/json" }),
    body: { text: JSON.stringify(getExample(operation)) },
  });
  return `
\`\`\`sh
${line}
\`\`\`
${securitySchemes.length > 0 ? makeIdentityExample(operation) : ""}`;
}

const getExample = ({ body }: Operation) =>
  body?.media.find(({ type }) => type === "application/json")?.example(makeExample);

const makeIdentityExample = ({ id }: Operation): string => `
A handler gets the request, and as its second argument the call with the caller. Who that is, \`server/security.ts\` decides:

\`\`\`ts
export const ${getConstantName(id)}: ApiHandler<${JSON.stringify(id)}> = async ({ body }, { identity }) => {
  console.log(identity.name, "sent", body);
  …
};
\`\`\`
`;
