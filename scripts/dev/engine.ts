import type { Config as Rules } from "@redocly/openapi-core";
import type { Project } from "../command/project.ts";
import { highestRating, type Rating } from "../diff/change.ts";
import { getAllFindings } from "../diff/collect-findings.ts";
import { compareDocuments } from "../diff/compare-documents.ts";
import { groupFindings, mergeSimilarGroups, toLine } from "../diff/group-findings.ts";
import { type ApiDocument, readDocument } from "../diff/read-document.ts";
import { findLastRelease } from "../diff/release.ts";
import { getPluginRules } from "../diff/schema-pair.ts";
import { checkVersion } from "../diff/version.ts";
import type { Built } from "../ir/build.ts";
import { type Linted, lintBundle, lintWorkflows } from "../lint/lint-document.ts";
import { loadRules } from "../lint/load-rules.ts";
import { loadBundle, type PluggedBundle } from "../pipeline/bundle.ts";
import { generateFrom } from "../pipeline/generate.ts";
import { writeFolder } from "../pipeline/output-folder.ts";
import type { Problem } from "../pipeline/problem.ts";
import { findWorkflowFiles } from "../workflows/run-workflows.ts";

/** What became of the document after a save. A part is missing if an earlier one failed. */
export interface DocumentVerdict {
  readonly lint: Timed & { readonly problems: readonly Problem[] };
  readonly generate?: Timed & { readonly changedFiles: readonly string[] };
  readonly diff?: Timed & ReleaseDiff;
}

interface Timed {
  readonly milliseconds: number;
}

/** What callers notice since the last release. */
export interface ReleaseDiff {
  readonly version: string;
  readonly lines: readonly { readonly rating: Rating; readonly line: string }[];
  /** Whether info.version was raised enough for the changes. */
  readonly sentence: string;
  readonly isEnough: boolean;
}

/**
 * Lints, generates and compares in a process that stays: parsers and compilers are loaded once. The plug-in is loaded once too, so that
 * a new process is needed after a change of its code.
 */
export class Engine {
  readonly #project: Project;
  #rules: Promise<Rules> | undefined;
  #released: Promise<ApiDocument> | undefined;

  constructor(project: Project) {
    this.#project = project;
  }

  async run(): Promise<DocumentVerdict> {
    const started = performance.now();
    const bundle = await loadBundle(this.#project.spec, this.#project.plugin);
    const { problems, built } = await this.#lint(bundle);
    const lint = { problems, milliseconds: since(started) };
    if (problems.some(({ severity }) => severity === "error")) return { lint };
    const generate = this.#generate(bundle, built);
    const diff = await this.#compareWithRelease(bundle);
    return diff === undefined ? { lint, generate } : { lint, generate, diff };
  }

  async #lint(bundle: PluggedBundle): Promise<Linted> {
    const { spec, folder, config } = this.#project;
    this.#rules ??= loadRules(spec, { preset: config.lint?.preset, root: folder });
    const rules = await this.#rules;
    const { problems, built } = await lintBundle(bundle, spec, rules);
    return { problems: [...problems, ...(await lintWorkflows(await findWorkflowFiles(spec), rules))], built };
  }

  /** From the model that lint has read. */
  #generate(bundle: PluggedBundle, built: Built): NonNullable<DocumentVerdict["generate"]> {
    const started = performance.now();
    const { out, server, config } = this.#project;
    const options = { out, server: server === "koa" ? "koa" : undefined, emit: config.emit } as const;
    const { files } = generateFrom(bundle, built, options);
    const { changed, missing, leftOver } = writeFolder(out, files);
    return { changedFiles: [...changed, ...missing, ...leftOver].sort(), milliseconds: since(started) };
  }

  /** Only by effect on callers, without the texts that `redocly diff` adds: that would take longer than all the rest. */
  async #compareWithRelease({ plugin }: PluggedBundle): Promise<DocumentVerdict["diff"]> {
    const started = performance.now();
    const file = findLastRelease(this.#project.released);
    if (file === undefined) return undefined;
    this.#released ??= readDocument(file);
    const [before, after] = await Promise.all([this.#released, readDocument(this.#project.document)]);
    const findings = getAllFindings(compareDocuments(before, after, getPluginRules(plugin)));
    const groups = mergeSimilarGroups(groupFindings(findings));
    const { sentence, enough } = checkVersion(before.version, after.version, highestRating(groups.map(getRating)));
    return {
      version: before.version,
      lines: groups.map((group) => ({ rating: group.rating, line: toLine(group) })),
      ...{ sentence, isEnough: enough, milliseconds: since(started) },
    };
  }
}

const since = (started: number): number => Math.round(performance.now() - started);

const getRating = ({ rating }: { readonly rating: Rating }): Rating => rating;
