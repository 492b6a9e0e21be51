import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { painter } from "./command/colour.ts";
import { main } from "./command/main.ts";
import { readOptions, UsageError } from "./command/options.ts";
import { dataFolder, ownDocument, ownSpec, shown } from "./command/project.ts";
import { untilStopped } from "./command/until-stopped.ts";
import { keepDocsFresh } from "./docs/keep-fresh.ts";
import { freePort, isTaken } from "./mock/free-port.ts";
import { startMock } from "./mock/prism.ts";
import type { JsonObject } from "./pipeline/json.ts";
import { firstSteps } from "./start/first-steps.ts";
import { landingPage } from "./start/landing.ts";
import { startSite } from "./start/site.ts";

const help = `
npm start -- [options]

Serves everything on one port: the reference at /docs, the document at /openapi.json, a page with first steps at /,
and the API itself, answered by a mock server until the real one exists. Ctrl-C stops it all.

  --port PORT     the port to listen on (default: the environment's PORT, or 8080)
  --spec FILE     another bundled document (default: generated/openapi.json)
  --help          this text
`;

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

await main(async () => {
  const { values } = readOptions({
    name: "start",
    help,
    options: { port: { type: "string" }, spec: { type: "string" } },
  });
  const port = portOf(values.port ?? process.env.PORT ?? "8080");
  const spec = values.spec === undefined ? ownDocument : resolve(values.spec);
  if (!existsSync(spec)) throw new UsageError(`start: ${shown(spec)} is missing; run npm run generate`);
  if (await isTaken(port, "::")) {
    throw new UsageError(`start: port ${port} is in use; choose another: PORT=${port + 1} npm start`);
  }
  const started = performance.now();
  const seconds = (): string => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  say("start: preparing the docs and the mock server …");
  // Docs of another document must not push the project's own out of their place.
  const docs = join(dataFolder, spec === ownDocument ? "docs" : "docs-of-another");
  const optionsFrom = dirname(spec === ownDocument ? ownSpec : spec);
  const [mock] = await Promise.all([
    startMock({
      spec,
      port: await freePort(),
      onRestart: () => say("start: the mock server ended; starting it again"),
    }),
    keepDocsFresh({ document: spec, out: docs, optionsFrom }).then((built) =>
      say(`start: docs ${built ? "built" : "up to date"}, ${seconds()}`),
    ),
  ]);
  try {
    const baseUrl = `http://localhost:${port}`;
    const document: JsonObject = JSON.parse(await readFile(spec, "utf8"));
    const steps = firstSteps(document, baseUrl);
    const site = await startSite({ port, docs, landing: landingPage(document, steps), mockUrl: mock.url });
    const paint = painter(process.stdout);
    say(`start: ready, ${seconds()} (Ctrl-C stops it)\n`);
    say(`  API   ${paint("bold", baseUrl)}`);
    say(`  docs  ${paint("bold", `${baseUrl}/docs`)}\n`);
    for (const step of steps) say(`  ${step}`);
    await untilStopped();
    site.closeAllConnections();
    site.close();
  } finally {
    await mock.stop();
  }
  return 0;
});

function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new UsageError(`start: "${text}" is not a port`);
  return port;
}
