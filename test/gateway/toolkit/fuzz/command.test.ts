import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fuzz } from "../../../../scripts/cli/commands/fuzz.ts";
import { getFreePort, isPortInUse } from "../../../../scripts/mock/free-port.ts";
import { runCommand, runCommandIn, withFiles } from "../../../rig/run-command.ts";
import { startBooksServer } from "./books-server.ts";
import { booksFile } from "./fuzz-books.ts";

test("prints the findings as JSON, and records the traffic", async () => {
  const server = await startBooksServer(["limit-not-checked"]);
  await withFiles({}, async (folder) => {
    const record = join(folder, "traffic.jsonl");
    const target = ["--spec", booksFile, "--url", server.url, "--header", "Authorization: Bearer good"];
    const which = ["--seed", "1", "--rounds", "3", "--operation", "listBooks", "--kind", "broken-requests"];
    const { status, stdout } = await runCommand("fuzz", ...target, ...which, "--record", record, "--json");
    expect(status).toBe(1);
    const { findings, seed } = JSON.parse(stdout);
    expect([seed, findings.length]).toEqual([1, 1]);
    expect(findings[0]).toMatchObject({
      level: "failure",
      check: "invalid-accepted",
      operation: "listBooks",
      requests: [{ method: "GET", url: `${server.url}/books?limit=51` }],
      answer: { status: 200 },
    });
    expect(findings[0].requests[0].shell).toMatch(/^curl .* -H "Authorization: \$AUTHORIZATION"/);
    expect(stdout).not.toContain("Bearer good");
    const lines = (await readFile(record, "utf8")).trimEnd().split("\n");
    expect(lines.length).toBe(server.traffic.length);
    expect(lines.join()).not.toContain("Bearer good");
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      operation: "listBooks",
      request: { method: "GET", url: expect.stringContaining(`${server.url}/books?`), headers: {} },
      response: { headers: { "content-type": expect.stringContaining("json") } },
    });
  });
  await server.stop();
});

test.each([
  [["--url", "http://192.0.2.1:80"], "http://192.0.2.1:80 is not on this machine"],
  [["--url", "localhost"], '"localhost" is not a URL'],
  [["--operation", "listBook"], 'the document has no operation "listBook"; did you mean listBooks?'],
  [["--skip", "listBook"], 'the document has no operation "listBook"; did you mean listBooks?'],
  [["--kind", "valid-request"], 'unknown kind "valid-request"; did you mean valid-requests?'],
  [["--ignore", "server-errors"], 'unknown check "server-errors"; did you mean server-error?'],
  [["--rounds", "0"], "--rounds must be a whole number above 0"],
  [["--header", "Authorization Bearer"], '--header "Authorization Bearer" is not "Name: value"'],
])("refuses %j", async (args, message) => {
  await expect(fuzz.run(["--spec", booksFile, ...args])).rejects.toThrow(`fuzz: ${message}`);
});

test.each([
  [
    'export default { help: "  --moon  what only this project knows", kinds: [], open: async () => {} };',
    ["--help"],
    { status: 0, stdout: expect.stringContaining("what only this project knows"), stderr: "" },
  ],
  [
    "export const open = 1;",
    [],
    { status: 2, stderr: expect.stringContaining("fuzz: plugin.mjs is no plug-in; fix: export default a FuzzPlugin") },
  ],
])("takes the plug-in that the configuration names: %s", async (plugin, args, wanted) => {
  const files = { "contract.config.mjs": 'export default { fuzz: "plugin.mjs" };', "plugin.mjs": plugin };
  await withFiles(files, async (folder) => {
    expect(await runCommandIn(folder, "fuzz", ...args)).toMatchObject(wanted);
  });
});

test("says that no server answers", async () => {
  const url = `http://127.0.0.1:${await getFreePort()}`;
  await expect(fuzz.run(["--spec", booksFile, "--url", url])).rejects.toThrow(
    `no server answers at ${url}; fix: start it`,
  );
});

const document = {
  openapi: "3.1.0",
  info: { title: "Clock", version: "1.0.0" },
  paths: {
    "/time": {
      get: {
        operationId: "getTime",
        security: [{ token: [] }],
        responses: {
          200: { description: "", content: { "application/json": { schema: { type: "object" } } } },
          401: { description: "" },
        },
      },
    },
    "/zone": { get: { operationId: "getZone", responses: { 200: { description: "" } } } },
  },
  components: { securitySchemes: { token: { type: "http", scheme: "bearer" } } },
};

const serverFile = `
import { createServer } from "node:http";
createServer((request, response) => {
  if (request.url === "/zone") return response.writeHead(501).end();
  if (request.url !== "/time") return response.writeHead(404).end();
  if (request.method !== "GET") return response.writeHead(405).end();
  if (process.env.CLOCK_STOPPED) {
    console.error("Error: the clock has stopped");
    return response.writeHead(500).end();
  }
  const isKnown = request.headers.authorization === "Bearer from-config";
  response.writeHead(isKnown ? 200 : 401, { "content-type": "application/json" }).end(isKnown ? "{}" : "");
}).listen(Number(process.env.CLOCK_PORT), "127.0.0.1");
`;

test("starts the server of the configuration, authenticates as it says, and stops the server", async () => {
  const { output, status, url } = await fuzzClock({});
  expect(output).not.toContain("by default");
  expect(output).toContain(`fuzz: seed 1, 2 operations of openapi.json at ${url}`);
  expect(output).toContain("not written (501): getZone");
  expect(output).toMatch(/0 failures, 0 warnings\n$/);
  expect(status).toBe(0);
  // The server has got its signal; its port is free a moment later.
  await expect.poll(() => isPortInUse(Number(new URL(url).port)), { timeout: 30_000 }).toBe(false);
});

test("shows no credentials, neither those of the configuration nor those of --header", async () => {
  const given = ["--header", "X-Tenant: from-header"];
  const shell = /shell +curl .*-H "Authorization: \$AUTHORIZATION" -H "X-Tenant: \$X_TENANT"/;
  const { output } = await fuzzClock({ CLOCK_STOPPED: "yes" }, ["--rounds", "1", ...given]);
  expect(output).toMatch(shell);
  expect(output).toContain("  export X_TENANT='…'  # the value of the header X-Tenant\n");
  expect(output).not.toMatch(/from-config|from-header/);
  const { output: json } = await fuzzClock({ CLOCK_STOPPED: "yes" }, ["--rounds", "1", "--json", ...given]);
  expect(JSON.parse(json).findings[0].requests[0].headers).toContainEqual(["X-Tenant", "(hidden)"]);
  expect(json).not.toMatch(/from-config|from-header/);
});

test("shows what the server that it started printed, if there are failures", async () => {
  const { output, status } = await fuzzClock({ CLOCK_STOPPED: "yes" }, []);
  expect(output).toContain("\nfuzz: 10 rounds by default; --rounds N, --seconds N or --minutes N make it longer\n");
  expect(output).toMatch(
    /\n\nthe server printed \(last 20 lines; all of it is in \.data[\\/]server\.log\):\n( {4}Error: the clock has stopped\n)+$/,
  );
  expect(status).toBe(1);
});

/** Runs the command in a project whose configuration starts the clock. */
async function fuzzClock(env: Readonly<Record<string, string>>, length = ["--rounds", "2"]) {
  const port = await getFreePort();
  const url = `http://127.0.0.1:${port}`;
  const config = `export default {
    spec: "openapi.json",
    url: "${url}",
    start: { command: "node server.mjs", env: ${JSON.stringify({ CLOCK_PORT: `${port}`, ...env })} },
    authenticate: ({ schemes }) => ({ Authorization: schemes.includes("token") ? "Bearer from-config" : "" }),
  };`;
  const files = { "openapi.json": JSON.stringify(document), "server.mjs": serverFile, "contract.config.mjs": config };
  return withFiles(files, async (folder) => {
    const { status, stdout: output } = await runCommandIn(folder, "fuzz", ...length, "--seed", "1");
    return { output, status, url };
  });
}
