import { createHash, randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { COLLECTION_FILE, makeCollection } from "../docs/collection.ts";
import { describeReading } from "../docs/describe-reading.ts";
import { type ApiDocument, readApiDocument } from "../docs/document.ts";
import { readWorkflows } from "../docs/read-workflows.ts";
import { type DocsConfig, listPages } from "../docs/render-site.ts";
import { findWorkflowFiles } from "../document/workflow-files.ts";
import { importModule } from "../project/import-module.ts";
import type { Project } from "../project/project.ts";
import { asObject, type JsonObject } from "../schema/json.ts";
import { LastResult } from "./last-result.ts";

/** The documentation after a save. */
export interface DocsPart {
  /** Another text for another document, and for other code that renders it. */
  readonly revision: string;
  readonly title: string;
  readonly version: string;
  readonly operations: readonly DocumentedCall[];
  /** Pages that were asked for before, rendered again: file and text. */
  readonly pages: readonly (readonly [file: string, text: string])[];
}

export interface DocumentedCall {
  readonly id: string;
  /** `POST /pets` */
  readonly call: string;
  /** Its place in the documentation. */
  readonly page: string;
  readonly statuses: readonly string[];
}

export interface LiveDocsOptions {
  /** The files of the pages that somebody is looking at. */
  readonly pages: readonly string[];
  /** The mock that "try it" calls at first. */
  readonly mockUrl?: string | undefined;
}

/** The documentation of the document as it was last read. A page is rendered when it is asked for: all together take a second. */
export class LiveDocs {
  readonly #project: Project;
  /** The code that renders is loaded once in this process. */
  readonly #code = randomUUID();
  #config: Promise<DocsConfig> | undefined;
  readonly #facts = new LastResult<Omit<DocsPart, "pages">>();
  #pages = new Map<string, () => string>();
  /** The texts of pages that were asked for. */
  readonly #rendered = new Map<string, string>();
  #text = "";

  constructor(project: Project) {
    this.#project = project;
  }

  /** The text of the document that the pages describe. */
  get text(): string {
    return this.#text;
  }

  async update(document: JsonObject, { pages, mockUrl }: LiveDocsOptions): Promise<DocsPart> {
    const { url } = this.#project;
    this.#text = JSON.stringify(document);
    const [config, workflows] = await Promise.all([this.#readConfig(), this.#readWorkflows(document)]);
    const content = [this.#text, JSON.stringify(workflows), mockUrl ?? "", this.#code].join("\n");
    const facts = await this.#facts.get(content, () => {
      const root = JSON.parse(describeReading(this.#text)) as JsonObject;
      const shown = withoutOwnAddresses(config);
      this.#pages = listPages({ document: root, config: shown, workflows, changes: undefined, ownUrl: url, mockUrl });
      this.#pages.set(COLLECTION_FILE, () => makeCollection(root, config, url));
      this.#rendered.clear();
      const { title, groups } = readApiDocument(root);
      return {
        ...{ title, version: String(asObject(root.info).version ?? ""), operations: groups.flatMap(listCalls) },
        revision: createHash("sha1").update(content).digest("base64url"),
      };
    });
    return {
      ...facts,
      pages: pages.flatMap((file) => {
        const text = this.render(file);
        return text === undefined ? [] : [[file, text] as const];
      }),
    };
  }

  /** Undefined: there is no such page. */
  render(file: string): string | undefined {
    const text = this.#rendered.get(file) ?? this.#pages.get(file)?.();
    if (text !== undefined) this.#rendered.set(file, text);
    return text;
  }

  #readConfig(): Promise<DocsConfig> {
    const { config, folder } = this.#project;
    this.#config ??=
      config.docs === undefined
        ? Promise.resolve({})
        : importModule<{ default: DocsConfig }>(resolve(folder, config.docs)).then((module) => module.default);
    return this.#config;
  }

  async #readWorkflows(root: JsonObject) {
    const files = await findWorkflowFiles(this.#project.spec);
    // A faulty workflow is reported by lint.
    const found = await Promise.all(files.map((file) => readWorkflows(file, root).catch(() => [])));
    return found.flat().sort((one, other) => one.rank - other.rank);
  }
}

/** Beside these pages there is only a mock: a link such as `/shop/` leads to nothing, unlike one with an address of its own. */
function withoutOwnAddresses({ headLinks = {}, links = {}, ...config }: DocsConfig): DocsConfig {
  const elsewhere = (list: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(list).filter(([, address]) => URL.canParse(address)));
  return { ...config, headLinks: elsewhere(headLinks), links: elsewhere(links) };
}

const listCalls = ({ operations }: ApiDocument["groups"][number]): DocumentedCall[] =>
  operations
    .filter(({ kind }) => kind === "operation")
    .map(({ id, method, path, source, file }) => ({
      ...{ id, call: `${method} ${path}`, page: file },
      statuses: Object.keys(asObject(source.responses)),
    }));
