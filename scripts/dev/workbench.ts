import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { findLastRelease } from "../diff/release.ts";
import { isAboutExample, type Problem } from "../document/problem.ts";
import { writeOwnCommand } from "../project/own-command.ts";
import { type Project, shown } from "../project/project.ts";
import type { ChildResult } from "../project/run-program.ts";
import { findCoverage, modifiedMs, readCoverageMap } from "./coverage-map.ts";
import type { DocumentVerdict, VerdictPart } from "./engine.ts";
import type { EngineAnswer, PageAnswer } from "./engine-process.ts";
import { listFaults } from "./faults.ts";
import type { LiveDocsOptions } from "./live-docs.ts";
import { MockProcess, type MockState } from "./mock-process.ts";
import { DEFAULT_EDITOR, type Place, readPlace, toPlace } from "./places.ts";
import type { SessionObserver } from "./session.ts";
import type { DiffState, GeneratedFile, PlacedProblem, TypesState, WorkbenchState } from "./state.ts";
import { parseTypeErrors } from "./type-errors.ts";

/** How often the results of tests are looked for while somebody looks at the page. */
const COVERAGE_MS = 2_000;
const MOST_GENERATED = 200;

/** A save of code alone changes nothing of the document. */
const toCodeSave = (diff: DiffState): DiffState => ({
  ...diff,
  thisSave: { lines: [], otherBreaking: diff.lines.filter(({ rating }) => rating === "major").length },
});

const toEarlier = (file: GeneratedFile): GeneratedFile => ({ ...file, isOfLastRun: false });

/** The project's own tests, or those that the toolkit makes of the document. */
function listCoverageCommands({ config, data }: Project): readonly string[] {
  const [run] = Object.keys(config.coverage?.runs ?? {});
  if (run !== undefined) return [writeOwnCommand("coverage", run)];
  const file = shown(join(data, "recorded.jsonl"));
  return [writeOwnCommand("test", "--record", file), writeOwnCommand("coverage", file)];
}

/** What the page shows, kept up to date by the session. */
export class Workbench implements SessionObserver {
  readonly #project: Project;
  readonly #editor: string;
  readonly #mock: MockProcess;
  /** Runs that have ended, and how many of them before the mock was started. */
  #runs = 0;
  #runsBeforeMock = 0;
  readonly #listeners = new Set<(state: WorkbenchState) => void>();
  /** The pages of the last revision that were asked for. */
  #pages = new Map<string, string>();
  /** The page that somebody looked at last: it is rendered first after a save. */
  #lastPage = "index.html";
  #state: WorkbenchState;
  #countedAt = 0;
  #isMockOld = true;
  #timer: NodeJS.Timeout | undefined;
  /** Set by the command; renders a page that is not known yet. */
  renderPage: (file: string) => Promise<PageAnswer> = async () => ({ page: undefined });

  static async create(project: Project): Promise<Workbench> {
    const later: { workbench?: Workbench } = {};
    const mock = await MockProcess.create((state) => later.workbench?.onMock(state));
    later.workbench = new Workbench(project, mock);
    return later.workbench;
  }

  private constructor(project: Project, mock: MockProcess) {
    this.#project = project;
    this.#mock = mock;
    this.#editor = project.config.dev?.editor ?? DEFAULT_EDITOR;
    this.#state = {
      ...{ spec: shown(project.spec), generated: { files: [] }, mock: mock.state, faults: [] },
      run: { phase: "running", files: [], startedAt: Date.now() },
      hasRelease: findLastRelease(project.released) !== undefined,
      types: { phase: project.config.dev?.check === undefined ? "none" : "waiting", errors: [] },
      commands: { release: writeOwnCommand("release"), coverage: listCoverageCommands(project) },
    };
  }

  get state(): WorkbenchState {
    return this.#state;
  }

  /** Calls the listener after each change, until the returned function is called. The first listener starts the mock. */
  subscribe(listener: (state: WorkbenchState) => void): () => void {
    this.#listeners.add(listener);
    this.#timer ??= setInterval(() => this.#lookForCoverage(), COVERAGE_MS);
    if (this.#state.run.phase !== "running") this.#refreshMock();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  }

  update(change: Partial<WorkbenchState>): void {
    const state = { ...this.#state, ...change };
    const { error, docsFault, lint, diff, types, mock } = state;
    const faults = listFaults({
      ...{ error, docsFault, lint, isTypesFailed: types.phase === "failed", isMockFailed: mock.phase === "failed" },
      diff: diff?.isOld ? undefined : diff,
    });
    this.#state = { ...state, faults };
    for (const listener of this.#listeners) listener(this.#state);
  }

  async getPage(file: string): Promise<PageAnswer> {
    if (file.endsWith(".html")) this.#lastPage = file;
    const known = this.#pages.get(file);
    if (known !== undefined) return { page: known };
    const { revision } = this.#state.docs ?? {};
    const answer = await this.renderPage(file);
    if ("page" in answer && answer.page !== undefined && revision === this.#state.docs?.revision)
      this.#pages.set(file, answer.page);
    return answer;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#mock.stop();
  }

  getDocs(): LiveDocsOptions {
    return { pages: [this.#lastPage], mockUrl: this.#mock.state.url };
  }

  onStart(files: readonly string[], isDocument: boolean): void {
    if (files.some((file) => /\.[cm]?[jt]s$/.test(file)) && isDocument) this.#isMockOld = true;
    const types: TypesState = { phase: this.#state.types.phase === "none" ? "none" : "waiting", errors: [] };
    const diff = isDocument ? this.#state.diff : this.#state.diff && toCodeSave(this.#state.diff);
    const generated = { ...this.#state.generated, files: this.#state.generated.files.map(toEarlier) };
    this.update({ run: { phase: "running", files: files.map(shown), startedAt: Date.now() }, types, diff, generated });
  }

  onPart({ docs, docsFault, lint, generate }: VerdictPart): void {
    if (docsFault !== undefined) this.update({ docsFault });
    if (docs !== undefined) {
      const { pages, ...state } = docs;
      if (docs.revision !== this.#state.docs?.revision) this.#isMockOld = true;
      this.#pages = new Map(pages);
      this.update({ docs: state, docsFault: undefined });
    }
    if (lint !== undefined) this.update({ lint: this.#toLint(lint), error: undefined });
    if (generate !== undefined) {
      const { changedFiles, milliseconds } = generate;
      this.update({ generated: { milliseconds, files: this.#addGenerated(changedFiles) } });
      this.#lookForCoverage(true);
    }
  }

  onAnswer(answer: EngineAnswer): void {
    const before = this.#state.diff && { ...this.#state.diff, isOld: true };
    if ("verdict" in answer) {
      const { diff } = answer.verdict;
      const hasRelease = findLastRelease(this.#project.released) !== undefined;
      this.update({ diff: diff === undefined ? before : { ...diff, isOld: false }, hasRelease });
      return;
    }
    const { error, problems } = answer;
    this.update({
      diff: before,
      docsFault: "The document cannot be read at the moment. This is the last one that could.",
      // What can be said by problems alone is said by them.
      error: problems.length > 0 ? undefined : error,
      lint: problems.length > 0 ? this.#toLint({ problems, milliseconds: 0 }) : undefined,
    });
  }

  onTypesStart(): void {
    this.update({ types: { phase: "running", errors: [] } });
  }

  onTypes({ status, output, milliseconds }: ChildResult): void {
    const { folder } = this.#project;
    const errors = status === 0 ? [] : parseTypeErrors(output);
    this.update({
      types: {
        ...{ phase: status === 0 ? "ok" : "failed", milliseconds },
        errors: errors.map(({ file, line, column, code, message }) => {
          const path = resolve(folder, file);
          return { place: toPlace(path, line, column, this.#editor), file: shown(path), code, message };
        }),
        ...(status !== 0 && errors.length === 0 && { output: output.slice(-20_000) }),
      },
    });
  }

  onEnd(isOk: boolean, milliseconds: number): void {
    const { types, run } = this.#state;
    this.update({
      run: { ...run, phase: isOk ? "ok" : "failed", milliseconds },
      ...(types.phase === "waiting" && { types: { phase: "skipped", errors: [] } }),
    });
    this.#runs++;
    this.#refreshMock();
  }

  /** Only if somebody looks: it takes seconds of a processor. A document with errors has no mock; the one before goes on. */
  #refreshMock(): void {
    const hasErrors = this.#state.lint?.problems.some(({ severity }) => severity === "error") ?? true;
    const isWanted = this.#isMockOld || this.#mock.state.phase === "failed";
    if (!isWanted || hasErrors || this.#listeners.size === 0) return;
    this.#isMockOld = false;
    this.#runsBeforeMock = this.#runs;
    this.#mock.restart();
  }

  /** The mock reads the document itself, and may have found a save that was broken. It is started again if there was another save since. */
  onMock(state: MockState): void {
    this.update({ mock: state });
    if (state.phase === "failed" && this.#runs > this.#runsBeforeMock) this.#refreshMock();
  }

  #toLint({ problems, milliseconds }: DocumentVerdict["lint"]): WorkbenchState["lint"] {
    return { milliseconds, checkedAt: Date.now(), problems: problems.map((one) => this.#placed(one)) };
  }

  #placed({ place, rule, ...problem }: Problem): PlacedProblem {
    return { ...problem, rule, place: readPlace(place, this.#editor), isExample: isAboutExample({ rule }) };
  }

  #addGenerated(files: readonly string[]): GeneratedFile[] {
    const writtenAt = Date.now();
    const written = files.map((file): GeneratedFile => {
      const path = resolve(this.#project.out, file);
      const place: Place = existsSync(path) ? toPlace(path, 1, 1, this.#editor) : { text: shown(path) };
      return { place: { ...place, text: shown(path) }, writtenAt, isOfLastRun: true };
    });
    const names = new Set(written.map(({ place }) => place.text));
    const before = this.#state.generated.files.filter(({ place }) => !names.has(place.text));
    return [...written, ...before].slice(0, MOST_GENERATED);
  }

  #lookForCoverage(isForced = false): void {
    const file = findCoverage(this.#project);
    if (file === undefined || (!isForced && modifiedMs(file) === this.#countedAt)) return;
    try {
      const coverage = readCoverageMap(file, this.#project, this.#state.docs?.operations ?? []);
      this.#countedAt = modifiedMs(file);
      this.update({ coverage });
    } catch {
      // The file is being written; the next look reads it.
    }
  }
}
