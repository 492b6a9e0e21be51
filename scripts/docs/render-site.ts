import { mergeRef } from "../document/walk-document.ts";
import { getBasePath } from "../model/servers.ts";
import { asObject, type JsonObject, listMembers } from "../schema/json.ts";
import type { Badges } from "./badges.ts";
import type { CarriedValues } from "./collection.ts";
import { type ApiDocument, DEFAULT_SERVER, listServers, type Operation, readApiDocument } from "./document.ts";
import { type Html, html } from "./html.ts";
import { renderMarkdown, renderSections } from "./markdown.ts";
import { type OperationContext, renderOperation } from "./operation-view.ts";
import { renderPage } from "./page-shell.ts";
import type { Workflow } from "./read-workflows.ts";
import { type MakeSamples, makeSamples, type Sample, type SampleCall } from "./samples.ts";
import { renderFacts, renderSchemaAlone, renderType } from "./schema-view.ts";
import type { TokenSource } from "./try-it-form.ts";
import { renderWorkflows } from "./workflow-page.ts";

/** How a project's own documentation differs from what the toolkit shows of any document. */
export interface DocsConfig {
  /** Extensions that are shown as a badge: the word for each value, such as `{ "x-stability": { beta: "beta" } }`. */
  readonly badges?: Badges;
  /** Limits in words that the document's own keywords set, such as "at most 90 bytes". */
  describe?(schema: JsonObject): readonly string[];
  /** Samples of a call in place of the toolkit's, for an API that has clients. */
  readonly samples?: MakeSamples;
  /** Credentials that a call of the API gives, by the name of the security scheme. */
  readonly tokens?: Readonly<Record<string, TokenSource>>;
  /** Path parameters of the collection's requests that take their value from the answer to an earlier one. */
  readonly carried?: CarriedValues;
}

export interface SiteInput {
  readonly document: JsonObject;
  readonly config: DocsConfig;
  readonly workflows: readonly Workflow[];
  /** What changed since the last release, as Markdown; undefined if there is none. */
  readonly changes: string | undefined;
  /** The server that "try it" calls at first, without the path of the API (default: the document's first one). */
  readonly tryItUrl?: string | undefined;
}

/** A page whose content is not made yet. */
interface SitePage {
  readonly file: string;
  readonly title: string;
  makeBody(): Html;
}

/** The pages of the documentation, by the names of their files. Each is rendered when it is asked for. */
export function listPages(input: SiteInput): Map<string, () => string> {
  const { document: root, config, workflows, changes, tryItUrl } = input;
  const document = readApiDocument(root);
  const servers = listServers(root);
  const operations = new Map(document.groups.flatMap((group) => group.operations).map((one) => [one.id, one]));
  const context: OperationContext = {
    ...{
      root,
      badges: config.badges ?? {},
      tokens: config.tokens ?? {},
      makeSamples: (call: SampleCall, url: string) => makeAllSamples(config, call, url),
    },
    describe: config.describe ?? (() => []),
    baseUrl: servers[0] ?? DEFAULT_SERVER,
    tryItUrl: tryItUrl === undefined ? undefined : tryItUrl + getBasePath(root),
    findOperation: (id: string): Operation | undefined => operations.get(id),
  };
  const introduction = renderSections(String(asObject(root.info).description ?? ""), "", 2);
  const pages: SitePage[] = [
    {
      file: "index.html",
      title: document.title,
      makeBody: () =>
        html`<h1>${document.title} <small>${String(asObject(root.info).version ?? "")}</small></h1>${introduction.body}`,
    },
    ...document.groups.map((group) => ({ ...group, makeBody: () => renderGroup(context, group) })),
    { file: "schemas.html", title: "Schemas", makeBody: () => renderSchemas(context) },
    ...(workflows.length === 0
      ? []
      : [{ file: "workflows.html", title: "Workflows", makeBody: () => renderWorkflows(document, workflows) }]),
    ...(changes === undefined
      ? []
      : [
          {
            file: "changes.html",
            title: "Changes since the last release",
            makeBody: () => html`<h1>Changes since the last release</h1>${renderMarkdown(changes)}`,
          },
        ]),
  ];
  const further = pages.slice(1 + document.groups.length);
  const origins = [...servers, ...(tryItUrl === undefined ? [] : [tryItUrl])].flatMap(getOrigin);
  const shell = { document, introduction: introduction.headings, further, servers: [...new Set(origins)] };
  return new Map(
    pages.map(({ file, title, makeBody }) => [file, () => renderPage(shell, { file, title, body: makeBody() })]),
  );
}

function renderGroup(context: OperationContext, group: ApiDocument["groups"][number]): Html {
  const { body } = renderSections(group.description, "about-", 1);
  return html`<h1>${group.title}</h1>${body}${group.operations.map((operation) => renderOperation(context, operation))}`;
}

function makeAllSamples({ samples }: DocsConfig, call: SampleCall, baseUrl: string): readonly Sample[] {
  const standard = makeSamples(call, baseUrl);
  return samples?.(call, baseUrl, standard) ?? standard;
}

/** Every schema under its name, one level deep: the others are a link away. */
function renderSchemas(context: OperationContext): Html {
  const schemas = listMembers(asObject(context.root.components).schemas);
  return html`<h1>Schemas</h1>${schemas.map(([name, schema]) => {
    const own = mergeRef(context.root, schema);
    return html`<section class="schema" id="${name}"><h2>${name} ${renderType(context, schema)}</h2>
${typeof own.description === "string" && renderMarkdown(own.description)}${renderFacts(context, own)}${renderSchemaAlone(context, schema)}</section>`;
  })}`;
}

/** The origin of an address; none if it is relative, or has characters with a meaning in a Content-Security-Policy. */
function getOrigin(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const { origin } = new URL(address);
  return /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? [origin] : [];
}
