import { loadBundle, type PluggedBundle } from "../document/bundle.ts";
import { formatError } from "../document/format-error.ts";
import { rememberFiles } from "../document/load.ts";
import { isAboutExample, type Problem } from "../document/problem.ts";
import { findWorkflowFiles } from "../document/workflow-files.ts";
import type { OutputFile } from "../emit/emitter.ts";
import { generateFrom } from "../emit/generate.ts";
import { writeFolder } from "../emit/output-folder.ts";
import { type Linted, lintBundle, lintWorkflows } from "../lint/lint-document.ts";
import { loadRules, type Rules } from "../lint/load-rules.ts";
import type { Built } from "../model/build.ts";
import type { Project } from "../project/project.ts";
import { LastResult } from "./last-result.ts";
import { type DocsPart, LiveDocs, type LiveDocsOptions } from "./live-docs.ts";
import { type ReleaseDiff, ReleaseDiffer } from "./release-diff.ts";

/** What became of the document after a save. A part is missing if an earlier one failed; faulty examples keep only code from being generated. */
export interface DocumentVerdict {
  readonly lint: Timed & { readonly problems: readonly Problem[] };
  readonly generate?: Timed & { readonly changedFiles: readonly string[] };
  readonly diff?: Timed & ReleaseDiff;
}

interface Timed {
  readonly milliseconds: number;
}

/** A part of the verdict as soon as it is known, and the documentation, which comes first. */
export type VerdictPart = Partial<DocumentVerdict> & {
  readonly docs?: DocsPart;
  /** Why there is no documentation. */
  readonly docsFault?: string;
};

export interface RunOptions {
  /** Undefined: nobody looks at the documentation. */
  readonly docs?: LiveDocsOptions | undefined;
  /** The run goes on when it has been told. */
  onPart?(part: VerdictPart): void | Promise<void>;
}

/**
 * Lints, generates and compares in a process that stays: parsers and compilers are loaded once. The plug-in is loaded once too, so that
 * a new process is needed after a change of its code.
 */
export class Engine {
  readonly #project: Project;
  readonly #differ: ReleaseDiffer;
  readonly docs: LiveDocs;
  readonly #generated = new LastResult<readonly OutputFile[]>();
  #rules: Promise<Rules> | undefined;

  constructor(project: Project) {
    rememberFiles();
    this.#project = project;
    this.#differ = new ReleaseDiffer(project);
    this.docs = new LiveDocs(project);
  }

  async run({ docs, onPart }: RunOptions = {}): Promise<DocumentVerdict> {
    const started = performance.now();
    const bundle = await loadBundle(this.#project.spec, this.#project.plugin, this.#project.refFolders);
    const loadedMs = since(started);
    if (docs !== undefined) await onPart?.(await this.#updateDocs(bundle, docs));
    const lintStarted = performance.now();
    const { problems, built } = await this.#lint(bundle);
    const lint = { problems, milliseconds: loadedMs + since(lintStarted) };
    await onPart?.({ lint });
    const errors = problems.filter(({ severity }) => severity === "error");
    // Callers notice nothing of an example, so that what they do notice is known in spite of it.
    if (!errors.every(isAboutExample)) return { lint };
    const generate = errors.length > 0 ? undefined : await this.#generate(bundle, built);
    if (generate !== undefined) await onPart?.({ generate });
    const diff = await this.#compareWithRelease(bundle);
    return { lint, ...(generate !== undefined && { generate }), ...(diff !== undefined && { diff }) };
  }

  /** What the pages cannot show must not keep lint from saying why. */
  #updateDocs({ document }: PluggedBundle, options: LiveDocsOptions): Promise<VerdictPart> {
    return this.docs.update(document, options).then(
      (docs) => ({ docs }),
      (error: unknown) => ({ docsFault: formatError(error) }),
    );
  }

  async #lint(bundle: PluggedBundle): Promise<Linted> {
    const { spec, folder, config, isOwn } = this.#project;
    this.#rules ??= loadRules(spec, { preset: config.lint?.preset, root: folder, isOwn });
    const rules = await this.#rules;
    const { problems, built } = await lintBundle(bundle, spec, rules);
    return { problems: [...problems, ...(await lintWorkflows(await findWorkflowFiles(spec), rules))], built };
  }

  /** From the model that lint has read. The folder is always compared: somebody may have changed a file in it. */
  async #generate(bundle: PluggedBundle, built: Built): Promise<NonNullable<DocumentVerdict["generate"]>> {
    const started = performance.now();
    const { out, cache, server, config } = this.#project;
    const { emit, client, types: typesOutput, standalone } = config;
    const output = { emit, client, typesOutput, standalone };
    const options = { out, cache, server: server === "koa" ? "koa" : undefined, ...output } as const;
    const madeFrom = JSON.stringify([bundle.document, bundle.plugin]);
    const files = await this.#generated.get(madeFrom, async () => (await generateFrom(bundle, built, options)).files);
    const { changed, missing, leftOver } = writeFolder(out, files);
    return { changedFiles: [...changed, ...missing, ...leftOver].sort(), milliseconds: since(started) };
  }

  async #compareWithRelease(bundle: PluggedBundle): Promise<DocumentVerdict["diff"]> {
    const started = performance.now();
    const diff = await this.#differ.compare(bundle);
    return diff && { ...diff, milliseconds: since(started) };
  }
}

const since = (started: number): number => Math.round(performance.now() - started);
