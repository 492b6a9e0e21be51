import { mergeRef } from "../document/walk-document.ts";
import { getBasePath } from "../model/servers.ts";
import { asObject, type JsonObject } from "../schema/json.ts";
import type { Badges } from "./badges.ts";
import type { CarriedValues } from "./collection.ts";
import {
  type ApiDocument,
  DEFAULT_SERVER,
  type Group,
  listNamedServers,
  listServers,
  type Operation,
  readApiDocument,
} from "./document.ts";
import { type Html, html, renderName } from "./html.ts";
import { Prose, readCodeRows } from "./markdown.ts";
import { type OperationContext, renderOperation } from "./operation-view.ts";
import { renderPage } from "./page-shell.ts";
import type { Workflow } from "./read-workflows.ts";
import { type MakeSamples, makeSamples, type Sample, type SampleCall } from "./samples.ts";
import { renderFacts, renderSchemaAlone, renderType } from "./schema-view.ts";
import { SEARCH_FILE, writeSearchEntries } from "./search-entries.ts";
import { listSchemes, renderSecurity, SECURITY_TITLE } from "./security-page.ts";
import type { TokenSource } from "./try-it-form.ts";
import { renderWorkflows } from "./workflow-page.ts";

/** How a project's own documentation differs from what the toolkit shows of any document. */
export interface DocsConfig {
  /** Extensions that are shown as a badge: the word for each value, such as `{ "x-stability": { beta: "beta" } }`. */
  readonly badges?: Badges;
  /** Limits in words that the document's own keywords set, such as "at most 90 bytes". */
  describe?(schema: JsonObject): readonly string[];
  /** Limits that are not shown beside a keyword of the document's own, such as `{ "x-max-bytes": ["maxLength"] }`. */
  readonly covered?: Readonly<Record<string, readonly string[]>>;
  /** Samples of a call in place of the toolkit's, for an API that has clients. */
  readonly samples?: MakeSamples;
  /** Credentials that a call of the API gives, by the name of the security scheme. */
  readonly tokens?: Readonly<Record<string, TokenSource>>;
  /** Further links in the head of every page, such as `{ Shop: "/shop/" }`. */
  readonly headLinks?: Readonly<Record<string, string>>;
  /** Where a member of an answer leads to, such as `{ orderId: "/shop/orders/{value}" }`. */
  readonly links?: Readonly<Record<string, string>>;
  /** What a schema is a variant of, such as one with other limits. It is in no list and not searched for, and its page says why it is there. */
  variantOf?(schema: string): { readonly schema: string; readonly reason: string } | undefined;
  /** Path parameters of the collection's requests that take their value from the answer to an earlier one. */
  readonly carried?: CarriedValues;
}

export interface SiteInput {
  readonly document: JsonObject;
  readonly config: DocsConfig;
  readonly workflows: readonly Workflow[];
  /** What changed since the last release, as Markdown; undefined if there is none. */
  readonly changes: string | undefined;
  /** Where the API is served, for a document whose servers are relative (default: this machine). */
  readonly ownUrl?: string | undefined;
  /** A mock without the path of the API, which "try it" calls at first (default: the document's first server). */
  readonly mockUrl?: string | undefined;
}

/** The part of the first page that lists all operations. */
const OPERATIONS = "all-operations";

/** A page whose content is not made yet. */
interface SitePage {
  readonly file: string;
  readonly title: string;
  /** The group that the list of pages shows open. */
  readonly group?: Group | undefined;
  readonly listedBy?: string | undefined;
  makeBody(): Html;
}

/** The files of the documentation, by their names. Each is made when it is asked for. */
export function listPages(input: SiteInput): Map<string, () => string> {
  const { document: root, config, workflows, changes, ownUrl, mockUrl } = input;
  const document = readApiDocument(root);
  const servers = listServers(root, ownUrl);
  const operations = new Map(document.groups.flatMap((group) => group.operations).map((one) => [one.id, one]));
  const context: OperationContext = {
    ...{
      root,
      badges: config.badges ?? {},
      tokens: config.tokens ?? {},
      links: config.links ?? {},
      prose: new Prose(findCodes(document)),
      schemaFiles: document.schemaFiles,
      makeSamples: (call: SampleCall, url: string) => makeAllSamples(config, call, url),
    },
    describe: config.describe ?? (() => []),
    covered: config.covered ?? {},
    baseUrl: servers[0] ?? ownUrl ?? DEFAULT_SERVER,
    namedServers: listNamedServers(root, ownUrl).filter(({ name }) => name !== ""),
    mockUrl: mockUrl === undefined ? undefined : mockUrl + getBasePath(root),
    findOperation: (id: string): Operation | undefined => operations.get(id),
  };
  const { prose } = context;
  const isListed = (name: string): boolean => config.variantOf?.(name) === undefined;
  const listed = [...document.schemaFiles.keys()].filter(isListed);
  const introduction = prose.renderSections(String(asObject(root.info).description ?? ""), "", 2);
  const pages: SitePage[] = [
    {
      file: "index.html",
      title: document.title,
      makeBody: () =>
        html`<h1>${document.title} <small>${String(asObject(root.info).version ?? "")}</small></h1>${introduction.body}${renderAllOperations(document)}`,
    },
    ...document.groups.map((group) => ({
      ...{ file: group.file, title: group.title, group, makeBody: () => renderGroup(context, group) },
    })),
    ...(listSchemes(root).length === 0
      ? []
      : [{ file: "authentication.html", title: SECURITY_TITLE, makeBody: () => renderSecurity(root, prose) }]),
    { file: "schemas.html", title: "Schemas", makeBody: () => renderSchemaIndex(context, listed) },
    ...(workflows.length === 0
      ? []
      : [
          {
            file: "workflows.html",
            title: "Workflows",
            makeBody: () => renderWorkflows({ document, prose, baseUrl: context.baseUrl }, workflows),
          },
        ]),
    ...(changes === undefined
      ? []
      : [
          {
            file: "changes.html",
            title: "Changes since the last release",
            makeBody: () => html`<h1>Changes since the last release</h1>${prose.render(changes)}`,
          },
        ]),
  ];
  const further = pages.slice(1 + document.groups.length).map((page) => nameApart(page, document.groups));
  const alone: SitePage[] = [
    ...document.groups.flatMap((group) =>
      group.operations.map((operation) => ({
        ...{ file: operation.file, title: operation.summary, group },
        makeBody: () => renderOperation(context, operation),
      })),
    ),
    ...[...document.schemaFiles].map(([name, file]) => ({
      ...{
        file,
        title: name,
        listedBy: "schemas.html",
        makeBody: () => renderSchemaPage(context, name, config.variantOf?.(name)),
      },
    })),
  ];
  const origins = [...servers, ...(mockUrl === undefined ? [] : [mockUrl])].flatMap(getOrigin);
  const { headLinks = {} } = config;
  const shell = {
    document,
    headLinks,
    introduction: [...introduction.headings, { id: OPERATIONS, text: "Operations", level: 2 }],
    further,
    servers: [...new Set(origins)],
  };
  const files = [...pages, ...alone].map(
    ({ makeBody, ...page }) => [page.file, () => renderPage(shell, { ...page, body: makeBody() })] as const,
  );
  return new Map([...files, [SEARCH_FILE, () => writeSearchEntries({ document, schemas: listed, workflows })]]);
}

/** In the list of pages no two have the same name, whatever a document calls its groups. */
const nameApart = <T extends { readonly title: string }>(page: T, groups: readonly Group[]): T =>
  groups.some(({ title }) => title.toLowerCase() === page.title.toLowerCase())
    ? { ...page, title: `${page.title} of the document` }
    : page;

/** The codes that the introduction and the groups explain in tables, with their addresses. */
function findCodes({ root, groups }: ApiDocument): Map<string, string> {
  const texts = [
    { file: "index.html", text: String(asObject(root.info).description ?? "") },
    ...groups.map(({ file, description }) => ({ file, text: description })),
  ];
  const found = texts.flatMap(({ file, text }) =>
    readCodeRows(text).map(({ code }) => [code, `${file}#${code}`] as const),
  );
  // The first explanation counts.
  return new Map(found.reverse());
}

/** What a group is about, and its operations with their addresses; each has a page of its own. */
function renderGroup({ prose }: OperationContext, group: Group): Html {
  const { body } = prose.renderSections(group.description, "about-", 1);
  return html`<h1>${group.title}</h1>${body}<h2>Operations</h2>${renderOperationList(group)}`;
}

/** The start page leads to everything, also where the list of pages is closed. */
const renderAllOperations = ({ groups }: ApiDocument): Html =>
  html`<section id="${OPERATIONS}"><h2>Operations</h2>${renderFilter("operations")}${groups.map((group) =>
    group.level === 0
      ? html`<h3><a href="${group.file}">${group.title}</a></h3>${renderOperationList(group)}`
      : html`<h4><a href="${group.file}">${group.title}</a></h4>${renderOperationList(group)}`,
  )}</section>`;

const renderOperationList = ({ operations }: Group): Html =>
  html`<ul class="operations">${operations.map(
    ({ id, file, method, path, summary, kind }) =>
      html`<li id="${id}"><a href="${file}">${summary}</a> <span class="call"><span class="method ${method.toLowerCase()}">${kind === "webhook" ? "webhook" : method}</span> <code>${path}</code></span></li>`,
  )}</ul>`;

function makeAllSamples({ samples }: DocsConfig, call: SampleCall, baseUrl: string): readonly Sample[] {
  const standard = makeSamples(call, baseUrl);
  return samples?.(call, baseUrl, standard) ?? standard;
}

/** Hides what of a long list does not have the words that are typed. */
const renderFilter = (subject: string): Html =>
  html`<p class="filter scripted"><label for="filter">Filter</label> <input id="filter" type="search" placeholder="Words of ${subject}" autocomplete="off" data-filter> <span role="status"></span></p>`;

/** The schemas that have a name, in the order of the alphabet. */
function renderSchemaIndex({ root, schemaFiles, prose }: OperationContext, listed: readonly string[]): Html {
  const schemas = asObject(asObject(root.components).schemas);
  const names = listed.toSorted((one, other) => one.localeCompare(other, "en"));
  const others = schemaFiles.size - listed.length;
  return html`<h1>Schemas</h1><section>${renderFilter("schemas")}<ul class="schemas">${names.map((name) => {
    const { description } = mergeRef(root, schemas[name]);
    const [first] = typeof description === "string" ? description.split(/(?<=\.)\s|\n\n/) : [];
    return html`<li id="${name}"><a href="${schemaFiles.get(name)}">${name}</a>${first !== undefined && html` <span class="text">${prose.renderLine(first)}</span>`}</li>`;
  })}</ul></section>${others > 0 && html`<p class="note">${others} variants of these are not listed. They are linked from where they are used.</p>`}`;
}

/** A schema one level deep: the others are a link away. */
function renderSchemaPage(
  context: OperationContext,
  name: string,
  variant: { readonly schema: string; readonly reason: string } | undefined,
): Html {
  const schema = asObject(asObject(context.root.components).schemas)[name];
  const own = mergeRef(context.root, schema);
  const file = variant && context.schemaFiles.get(variant.schema);
  return html`<section class="schema" id="schema"><h1>${renderName(name)} ${renderType(context, schema)}</h1>
${variant && html`<p class="note">A variant of ${file === undefined ? variant.schema : html`<a href="${file}">${variant.schema}</a>`}: ${variant.reason}</p>`}
${typeof own.description === "string" && context.prose.render(own.description)}${renderFacts(context, own)}${renderSchemaAlone(context, schema)}</section>`;
}

/** The origin of an address; none if it is relative, or has characters with a meaning in a Content-Security-Policy. */
function getOrigin(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const { origin } = new URL(address);
  return /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? [origin] : [];
}
