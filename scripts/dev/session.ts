import { dirname, sep } from "node:path";
import { type Project, shown } from "../project/project.ts";
import { type ChildResult, runShell } from "../project/run-program.ts";
import { painter } from "../project/text.ts";
import type { VerdictPart } from "./engine.ts";
import { type EngineAnswer, EngineProcess, type PageAnswer } from "./engine-process.ts";
import { listFaults, nameResult, type SaveFacts } from "./faults.ts";
import { fingerprintCode } from "./fingerprint-code.ts";
import type { LiveDocsOptions } from "./live-docs.ts";
import { count, formatStage, formatVerdict, isClean } from "./verdict.ts";

const COLOURS = { ok: "green", warning: "yellow", failed: "red" } as const;

/** Who follows the saves besides the terminal. */
export interface SessionObserver {
  /** What of the documentation is looked at. */
  getDocs(): LiveDocsOptions;
  /** A run begins, because of these files; at the start there are none. `isDocument`: lint and the rest run too, not types alone. */
  onStart(files: readonly string[], isDocument: boolean): void;
  onPart(part: VerdictPart): void;
  onAnswer(answer: EngineAnswer): void;
  onTypesStart(): void;
  onTypes(result: ChildResult): void;
  onEnd(isOk: boolean, milliseconds: number): void;
}

const write = (text: string): void => void process.stdout.write(text);

/** The saves since the start of the command. */
export class Session {
  readonly #project: Project;
  readonly #observer: SessionObserver | undefined;
  readonly #engine = new EngineProcess();
  readonly #paint = painter(process.stdout);
  /** The code that passed the last check of types; undefined if it failed. */
  #checkedCode: string | undefined;
  /** What the last save of the document and the last check of types have shown. */
  #facts: SaveFacts = { isTypesFailed: false };

  constructor(project: Project, observer?: SessionObserver) {
    this.#project = project;
    this.#observer = observer;
  }

  async saved(files: readonly string[]): Promise<void> {
    write(`\n${this.#paint("bold", new Date().toTimeString().slice(0, 8))}  saved ${files.map(shown).join(", ")}\n`);
    const inSpec = files.filter((file) => file.startsWith(dirname(this.#project.spec) + sep));
    // The engine keeps the code of the plug-in that it has loaded.
    if (inSpec.some((file) => /\.[cm]?[jt]s$|redocly\.yaml$/.test(file))) this.#engine.stop();
    if (inSpec.length > 0) await this.runAll(files);
    else {
      this.#observer?.onStart(files, false);
      await this.#checkTypes(performance.now());
    }
  }

  async runAll(files: readonly string[] = []): Promise<boolean> {
    const started = performance.now();
    this.#observer?.onStart(files, true);
    const docs = this.#observer?.getDocs();
    let docsFault: string | undefined;
    const onPart = (part: VerdictPart): void => {
      if (part.docsFault !== undefined) docsFault = part.docsFault;
      this.#observer?.onPart(part);
    };
    const answer = await this.#engine.run({ docs, onPart });
    this.#observer?.onAnswer(answer);
    if ("error" in answer) {
      const { error, problems } = answer;
      this.#facts = { isTypesFailed: false, ...(problems.length > 0 ? { lint: { problems } } : { error }) };
      write(`${error}\n`);
      return this.#summarise(false, started);
    }
    const { verdict } = answer;
    this.#facts = { ...{ isTypesFailed: false, docsFault }, lint: verdict.lint, diff: verdict.diff };
    write(formatVerdict(verdict, this.#paint));
    if (!isClean(verdict)) return this.#summarise(false, started);
    return this.#checkTypes(started);
  }

  renderPage(file: string): Promise<PageAnswer> {
    return this.#engine.renderPage(file);
  }

  stop(): void {
    this.#engine.stop();
  }

  async #checkTypes(started: number): Promise<boolean> {
    const { folder, config } = this.#project;
    const { check, env = {} } = config.dev ?? {};
    if (check === undefined) return this.#summarise(true, started);
    const code = fingerprintCode(this.#project);
    if (code === this.#checkedCode) {
      this.#observer?.onTypes({ status: 0, output: "", milliseconds: 0 });
      this.#facts = { ...this.#facts, isTypesFailed: false };
      write(formatStage("types", true, 0, "no code changed since the last check", this.#paint));
      return this.#summarise(true, started);
    }
    this.#observer?.onTypesStart();
    const result = await runShell(check, { folder, env });
    this.#observer?.onTypes(result);
    const { status, output, milliseconds } = result;
    this.#checkedCode = status === 0 ? code : undefined;
    if (status !== 0) write(output);
    write(formatStage("types", status === 0, milliseconds, "", this.#paint));
    this.#facts = { ...this.#facts, isTypesFailed: status !== 0 };
    return this.#summarise(status === 0, started);
  }

  /** The last line has the same verdict as the page: `isOk` is whether the stages of this run have passed. */
  #summarise(isOk: boolean, started: number): boolean {
    const milliseconds = performance.now() - started;
    const { diff } = this.#facts;
    const faults = listFaults(this.#facts);
    const result = nameResult(faults);
    const notes =
      faults.length > 0
        ? `: ${faults.map(({ text }) => text).join(", ")}`
        : diff && `, ${count(diff)} since ${diff.version}`;
    write(`dev: ${this.#paint(COLOURS[result], result)} in ${(milliseconds / 1000).toFixed(1)} s${notes ?? ""}\n`);
    this.#observer?.onEnd(isOk, Math.round(milliseconds));
    return isOk;
  }
}
