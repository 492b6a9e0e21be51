import { listRemarks } from "../document/tags.ts";
import { mergeRef } from "../document/walk-document.ts";
import { contentSchema } from "../model/parameters.ts";
import { writeExact } from "../runtime/exact-json.ts";
import { asObject, type Json, type JsonObject, listMembers } from "../schema/json.ts";
import { renderBadges, renderDeprecation } from "./badges.ts";
import type { Example, Operation } from "./document.ts";
import { renderCode } from "./highlight.ts";
import { type Html, html } from "./html.ts";
import { listCredentials, makeSampleCall, readRequestBody } from "./sample-calls.ts";
import { type Sample, type SampleCall, toVariable } from "./samples.ts";
import { renderFacts, renderSchema, renderType, type SchemaContext } from "./schema-view.ts";
import { readMedia, type ShownMedia } from "./streams.ts";
import { renderTryIt, type TryItContext } from "./try-it-form.ts";

export interface OperationContext extends SchemaContext, TryItContext {
  readonly baseUrl: string;
  readonly makeSamples: (call: SampleCall, baseUrl: string) => readonly Sample[];
}

/** An operation or a webhook: what it takes and answers on the left, how to call it on the right. */
export function renderOperation(context: OperationContext, operation: Operation): Html {
  const { id, kind, method, path, source } = operation;
  return html`<section class="operation" id="${id}">
<h1>${operation.summary} ${renderBadges(context.badges, source)}${renderRemarks(context, source)}${renderDeprecation(source)}</h1>
<p class="call"><span class="method ${method.toLowerCase()}">${kind === "webhook" ? "webhook" : method}</span> <code>${path}</code></p>
<div class="columns">
<div class="contract">
${typeof source.description === "string" && context.prose.render(source.description)}
${renderParameters(context, operation)}
${renderRequestBody(context, operation)}
${renderResponses(context, operation)}
</div>
<div class="calls">
${kind === "operation" && renderSamples(context, operation)}
${kind === "operation" && renderTryIt(context, operation)}
${kind === "operation" && renderFirstAnswer(context, operation)}
${kind === "webhook" && renderExamples(context, operation)}
</div>
</div>
</section>`;
}

/** Tags that are no groups, such as badges. */
const renderRemarks = ({ root }: OperationContext, source: JsonObject): Html =>
  html`${listRemarks(root, source).map(
    ({ name, summary, kind }) => html`<span class="badge" title="${String(kind)}">${String(summary ?? name)}</span>`,
  )}`;

const PLACES: Readonly<Record<string, string>> = {
  path: "In the path",
  query: "In the query",
  querystring: "The whole query",
  header: "Headers",
  cookie: "Cookies",
};

function renderParameters(context: OperationContext, { parameters }: Operation): Html {
  return html`${Object.entries(PLACES).map(([place, title]) => {
    const own = parameters.filter((one) => one.in === place);
    return (
      own.length > 0 &&
      html`<h2>${title}</h2><ul class="fields">${own.map((one) => renderParameter(context, one, `parameter-${String(one.name)}`))}</ul>`
    );
  })}`;
}

function renderParameter(context: OperationContext, parameter: JsonObject, id?: string): Html {
  const { name, required, description } = parameter;
  const schema = parameter.schema ?? contentSchema(parameter);
  return html`<li${id !== undefined && html` id="${id}"`}><div class="field"><code class="name">${String(name)}</code> ${renderType(context, schema)}${required === true && html` <span class="required">required</span>`}${renderDeprecation(parameter)} ${renderBadges(context.badges, parameter)}</div>
${typeof description === "string" && html`<div class="text">${context.prose.render(description)}</div>`}${renderFacts(context, mergeRef(context.root, schema))}</li>`;
}

function renderRequestBody(context: OperationContext, operation: Operation): Html | undefined {
  const body = readRequestBody(context.root, operation);
  if (body === undefined) return undefined;
  return html`<h2>Body <span class="type">${body.mediaType}</span>${body.isRequired && html` <span class="required">required</span>`}</h2>
${renderSchema(context, body.schema)}${renderPartTypes(body.encoding)}`;
}

/** The media types that the parts of a form may have. */
function renderPartTypes(encoding: Json | undefined): Html {
  const parts = listMembers(encoding).flatMap(([name, part]) => {
    const { contentType } = asObject(part);
    return typeof contentType === "string" ? [html`<li><code class="name">${name}</code> ${contentType}</li>`] : [];
  });
  return html`${parts.length > 0 && html`<h3>Media types of parts</h3><ul class="fields">${parts}</ul>`}`;
}

function renderResponses(context: OperationContext, { source }: Operation): Html {
  return html`<h2>Answers</h2>${listMembers(source.responses).map(([status, value]) => renderResponse(context, status, value))}`;
}

function renderResponse(context: OperationContext, status: string, value: Json): Html {
  const response = mergeRef(context.root, value);
  const headers = listMembers(response.headers).map(([name, one]) => ({ ...mergeRef(context.root, one), name }));
  const content = listMembers(response.content).map(([type, media]) => ({
    type,
    media: readMedia(context.root, type, asObject(media)),
  }));
  const examples = content.flatMap(({ media }) => media.examples);
  const description = String(response.summary ?? response.description ?? "");
  const more = response.summary === undefined ? undefined : response.description;
  // A description that lists the examples one after the other is shorter as a table of them.
  const isList = examples.length > 1 && examples.every(({ name }) => description.includes(name));
  const summary = isList
    ? html`${examples.map(({ name }, index) => html`${index > 0 && ", "}<code>${name}</code>`)}`
    : description;
  return html`<details class="answer s${status.charAt(0)}"><summary><code>${status}</code> <span>${summary}</span></summary>
${typeof more === "string" && html`<div class="text">${context.prose.render(more)}</div>`}
${examples.length > 1 && renderExampleTable(context, examples)}
${headers.length > 0 && html`<h3>Headers</h3><ul class="fields">${headers.map((one) => renderParameter(context, { ...one, required: false }))}</ul>`}
${content.map(({ type, media }) => renderMedia(context, type, media, isList ? 1 : examples.length))}</details>`;
}

const renderExampleTable = ({ prose }: OperationContext, examples: readonly Example[]): Html =>
  html`<div class="table" tabindex="0" role="region" aria-label="Kinds of this answer"><table>${examples.map(
    ({ name, summary }) => html`<tr><td>${prose.renderValue(name)}</td><td>${prose.renderLine(summary)}</td></tr>`,
  )}</table></div>`;

/** `most`: so many examples are shown; those of a list are alike. */
function renderMedia(context: OperationContext, mediaType: string, media: ShownMedia, most: number): Html {
  const shown = media.examples.slice(0, most);
  const examples = shown.map(
    (example) =>
      html`<details class="example"><summary>Example: ${example.summary}</summary>${renderExample(example)}</details>`,
  );
  return html`<h3>${media.isStream ? "Stream" : "Body"} <span class="type">${mediaType}</span></h3>${renderSchema(context, media.schema)}${examples}`;
}

const renderExample = ({ value }: Example): Html =>
  renderCode(typeof value === "string" ? value : writeExact(value, 2), "json");

/** What a call that succeeds is answered with, beside the call. */
function renderFirstAnswer({ root }: OperationContext, { source }: Operation): Html | undefined {
  for (const [status, value] of listMembers(source.responses)) {
    if (!status.startsWith("2")) continue;
    const [example] = listMembers(mergeRef(root, value).content).flatMap(
      ([type, media]) => readMedia(root, type, asObject(media)).examples,
    );
    if (example !== undefined)
      return html`<div class="first-answer"><h2>Answer <span class="type">${status}</span></h2>${renderExample(example)}</div>`;
  }
  return undefined;
}

/** Tabs of languages for each example. */
function renderSamples(context: OperationContext, operation: Operation): Html {
  const examples = readRequestBody(context.root, operation)?.examples ?? [];
  const shown = examples.length === 0 ? [undefined] : examples;
  const samples = shown.map((example) =>
    context.makeSamples(makeSampleCall(context.root, operation, example), context.baseUrl),
  );
  const name = `example-${operation.id}`;
  const variables = renderVariables(context, operation);
  return html`<div class="samples" data-samples>
${examples.length > 1 && html`<label for="${name}">Example</label> <select id="${name}">${examples.map(({ summary }, index) => html`<option value="${index}">${summary}</option>`)}</select>`}
${samples.map((list, index) => {
  const sample = html`<div class="sample" data-example="${index}">${renderTabs(`${operation.id}-${index}`, list, variables)}</div>`;
  // The others are made when they are chosen.
  return index === 0 ? sample : html`<template data-sample="${index}">${sample}</template>`;
})}
</div>`;
}

/** Where the variables of a shell command come from, if a call of the API gives them. */
function renderVariables({ root, tokens, findOperation }: OperationContext, { source }: Operation): Html {
  const given = listCredentials(root, source).flatMap(({ scheme }) => {
    const issuing = findOperation(tokens[scheme]?.operationId ?? "");
    const variable = toVariable({ scheme });
    return issuing === undefined
      ? []
      : [html`<p class="items"><code>$${variable}</code>: <a href="${issuing.file}">${issuing.summary}</a></p>`];
  });
  return html`${given}`;
}

const renderTabs = (id: string, samples: readonly Sample[], variables: Html): Html => html`
<div role="tablist" aria-label="Languages">${samples.map(({ label }, index) => html`<button type="button" role="tab" id="tab-${id}-${index}" aria-controls="panel-${id}-${index}" aria-selected="${String(index === 0)}" tabindex="${index === 0 ? 0 : -1}" data-language="${label}">${label}</button>`)}</div>
${samples.map(({ code, language, label }, index) => html`<div role="tabpanel" id="panel-${id}-${index}" aria-labelledby="tab-${id}-${index}" data-language="${label}"${index > 0 && html` hidden`}>${renderCode(code, language)}${language === "bash" && variables}</div>`)}`;

/** What a webhook posts. */
function renderExamples({ root }: OperationContext, operation: Operation): Html {
  const examples = readRequestBody(root, operation)?.examples ?? [];
  return html`${examples.map(({ summary, value }) => html`<p>${summary}</p>${renderCode(writeExact(value, 2), "json")}`)}`;
}
