import { dirname, resolve, sep } from "node:path";
import { type Command, readOptions, untilStopped } from "../command/main.ts";
import { loadProject, type Project, shown } from "../command/project.ts";
import { runShell } from "../command/run-program.ts";
import { painter } from "../command/text.ts";
import { ENGINE_OPTION, EngineProcess, serveEngine } from "../dev/engine-process.ts";
import { count, formatStage, formatVerdict, isClean } from "../dev/verdict.ts";
import { watchFolders } from "../dev/watch-folders.ts";

const help = `
contract dev [options]

Watches the document and the code. After each save it lints, generates, checks types (with the command in dev.check of
contract.config.ts) and shows what changed since the last release; the last line is the summary. If a stage fails, the later
ones are skipped until the next save. Ctrl-C stops it.

  --once          run once and exit with 0 if everything passed, 1 otherwise
  --help          print this text
`;

const write = (text: string): void => void process.stdout.write(text);

export const dev: Command = {
  name: "dev",
  async run(args) {
    const options = { once: { type: "boolean", default: false }, [ENGINE_OPTION]: { type: "boolean" } } as const;
    const { values } = readOptions({ name: "dev", help, options }, args);
    if (values[ENGINE_OPTION]) {
      await serveEngine();
      return 0;
    }
    const project = await loadProject();
    const session = new Session(project);
    if (values.once) {
      const passed = await session.runAll();
      session.stop();
      return passed ? 0 : 1;
    }
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
    session.stop();
    return 0;
  },
};

/** The saves since the start of the command. */
class Session {
  readonly #project: Project;
  readonly #engine = new EngineProcess();
  readonly #paint = painter(process.stdout);
  #seenLines: ReadonlySet<string> | undefined;

  constructor(project: Project) {
    this.#project = project;
  }

  async saved(files: readonly string[]): Promise<void> {
    write(`\n${this.#paint("bold", new Date().toTimeString().slice(0, 8))}  saved ${files.map(shown).join(", ")}\n`);
    const inSpec = files.filter((file) => file.startsWith(dirname(this.#project.spec) + sep));
    // The engine keeps the code of the plug-in that it has loaded.
    if (inSpec.some((file) => /\.[cm]?[jt]s$|redocly\.yaml$/.test(file))) this.#engine.stop();
    if (inSpec.length > 0) await this.runAll();
    else await this.#checkTypes(performance.now(), []);
  }

  async runAll(): Promise<boolean> {
    const started = performance.now();
    const answer = await this.#engine.ask();
    if ("error" in answer) {
      write(`${answer.error}\n`);
      return this.#summarise(false, started, []);
    }
    const { verdict } = answer;
    write(formatVerdict(verdict, this.#seenLines, this.#paint));
    if (verdict.diff !== undefined) this.#seenLines = new Set(verdict.diff.lines.map(({ line }) => line));
    if (!isClean(verdict)) return this.#summarise(false, started, []);
    return this.#checkTypes(
      started,
      verdict.diff === undefined ? [] : [`${count(verdict.diff)} since ${verdict.diff.version}`],
    );
  }

  stop(): void {
    this.#engine.stop();
  }

  async #checkTypes(started: number, notes: readonly string[]): Promise<boolean> {
    const { folder, config } = this.#project;
    const { check, env = {} } = config.dev ?? {};
    if (check === undefined) return this.#summarise(true, started, notes);
    const { status, output, milliseconds } = await runShell(check, { folder, env });
    if (status !== 0) write(output);
    write(formatStage("types", status === 0, milliseconds, "", this.#paint));
    return this.#summarise(status === 0, started, notes);
  }

  #summarise(isOk: boolean, started: number, notes: readonly string[]): boolean {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const result = isOk ? this.#paint("green", "ok") : this.#paint("red", "failed");
    write(`dev: ${[`${result} in ${seconds} s`, ...notes].join(", ")}\n`);
    return isOk;
  }
}
