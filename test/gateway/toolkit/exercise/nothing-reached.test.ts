import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { runCommandIn, withFiles } from "../../../rig/run-command.ts";

/** Nothing that the server answers is undocumented. */
function makeDocument(documented: string): string {
  const answer = { description: "An answer" };
  const operation = (operationId: string) => ({
    operationId,
    security: [{ key: [] }],
    requestBody: { content: { "application/json": { schema: { type: "object" } } } },
    responses: { default: answer, [documented]: answer },
  });
  return JSON.stringify({
    openapi: "3.1.0",
    info: { title: "T", version: "1" },
    components: { securitySchemes: { key: { type: "apiKey", in: "query", name: "key" } } },
    paths: { "/a": { post: operation("a") }, "/b": { post: operation("b") } },
  });
}

type Answer = (path: string, hasBody: boolean) => number;

/** What a command says of a server that answers so. A request without credentials is always refused. */
async function runOn(answer: Answer, documented: string, name: string, ...args: readonly string[]) {
  const server = createServer(async ({ url = "", headers }, response) => {
    const status = url.includes("?key=good") ? answer(url, headers["content-length"] !== undefined) : 401;
    response.writeHead(status).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    return await withFiles({ "api.json": makeDocument(documented) }, (folder) =>
      runCommandIn(folder, name, "--spec", "api.json", "--url", url, ...args),
    );
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const KEY = ["--header", "key: good"];
const FUZZ = ["--rounds", "1", "--seed", "1"];

const REFUSED: readonly (readonly [
  name: string,
  answer: Answer,
  headers: readonly string[],
  status: string,
  fix: RegExp,
])[] = [
  ["sends no credentials", () => 200, [], "401", /authenticate in contract\.config\.ts or by --header/],
  ["sends credentials that are refused", () => 403, KEY, "403", /authenticate in contract\.config\.ts or by --header/],
  ["asks at a wrong address", () => 404, KEY, "404", /a path of --url replaces that of the document's servers/],
  ["is refused, or its form is", (_, hasBody) => (hasBody ? 401 : 415), KEY, "401", /authenticate/],
];

test.each(REFUSED)("a run that %s fails, and says why", async (_, answer, headers, status, fix) => {
  const reason = new RegExp(
    `no operation was reached: every valid request was refused before, with ${status}\n +fix +`,
  );
  for (const [name, ...args] of [["test"], ["fuzz", ...FUZZ]] as const) {
    const { status: exit, stdout, stderr } = await runOn(answer, "200", name, ...headers, ...args);
    expect(stdout + stderr).toMatch(reason);
    expect(stdout + stderr).toMatch(fix);
    expect([exit, stdout + stderr]).toEqual([1, expect.stringMatching(/\b[15] failures?\b/)]);
  }
});

const REACHED: readonly (readonly [name: string, answer: Answer, documented: string])[] = [
  ["one operation is reached", (path) => (path.startsWith("/a") ? 501 : 404), "404"],
  ["no handler is written", () => 501, "200"],
  ["operations find nothing, as they document", () => 404, "404"],
];

test.each(REACHED)("a run in which %s passes", async (_, answer, documented) => {
  for (const [name, ...args] of [["test"], ["fuzz", ...FUZZ]] as const) {
    const { status, stdout, stderr } = await runOn(answer, documented, name, ...KEY, ...args);
    expect(stdout + stderr).not.toContain("no operation was reached");
    expect([status, stdout + stderr]).toEqual([0, expect.stringMatching(/no failures|\b0 failures/)]);
  }
});
