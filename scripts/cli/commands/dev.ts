import { dirname, resolve } from "node:path";
import { ENGINE_OPTION, serveEngine } from "../../dev/engine-process.ts";
import { startPageServer } from "../../dev/page-server.ts";
import { Session } from "../../dev/session.ts";
import { watchFolders } from "../../dev/watch-folders.ts";
import { Workbench } from "../../dev/workbench.ts";
import { loadProject, type Project, shown } from "../../project/project.ts";
import { UsageError } from "../../project/usage-error.ts";
import { type Command, readOptions, untilStopped } from "../main.ts";

const help = `
contract dev [options]

Watches the document and the code. After each save it lints, generates, checks types (with the command in dev.check of
contract.config.ts) and shows what changed since the last release; the last line is the verdict. If a stage fails, the later
ones are skipped until the next save. Ctrl-C stops it.

It also serves the workbench, a page on this machine that follows the saves: the documentation with "try it" against a mock,
findings with links to the editor (dev.editor), changes and whom they break, coverage, and code that no longer compiles. The
mock is started when the page is opened.

  --port PORT     the port of the page (default: 4020, or a free one if it is in use)
  --no-page       without the page
  --once          run once and exit with 1 if a stage failed, 0 otherwise; there is no page
  --help          print this text
`;

const write = (text: string): void => void process.stdout.write(text);

export const dev: Command = {
  name: "dev",
  async run(args) {
    const options = {
      once: { type: "boolean", default: false },
      port: { type: "string" },
      "no-page": { type: "boolean", default: false },
      [ENGINE_OPTION]: { type: "boolean" },
    } as const;
    const { values } = readOptions({ name: "dev", help, options }, args);
    if (values[ENGINE_OPTION]) {
      await serveEngine();
      return 0;
    }
    const port = values.port === undefined ? undefined : parsePort(values.port);
    const project = await loadProject();
    if (!values.once) return follow(project, values["no-page"], port);
    const session = new Session(project);
    const passed = await session.runAll();
    session.stop();
    return passed ? 0 : 1;
  },
};

async function follow(project: Project, isWithoutPage: boolean, port: number | undefined): Promise<number> {
  const workbench = isWithoutPage ? undefined : await Workbench.create(project);
  const session = new Session(project, workbench);
  if (workbench !== undefined) workbench.renderPage = (file) => session.renderPage(file);
  const server = workbench && (await startPageServer(workbench, port));
  if (server !== undefined) write(`dev: the workbench is at ${server.url}\n`);
  const folders = [
    dirname(project.spec),
    ...(project.config.dev?.watch ?? []).map((path) => resolve(project.folder, path)),
  ];
  // Watched before the first run, which takes longest: a save during it must not be lost.
  let first: Promise<unknown> | undefined;
  const watcher = await watchFolders(folders, async (files) => {
    await first;
    await session.saved(files);
  });
  first = session.runAll();
  await first;
  write(`dev: watching ${folders.map(shown).join(", ")} (Ctrl-C stops it)\n`);
  await untilStopped();
  await watcher.close();
  await server?.stop();
  await workbench?.stop();
  session.stop();
  return 0;
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new UsageError(`dev: "${text}" is not a port; fix: use a number from 1 to 65535`);
  return port;
}
