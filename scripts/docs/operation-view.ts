import { mergeRef } from "../document/walk-document.ts";
import { asObject, type Json, type JsonObject, listMembers } from "../schema/json.ts";
import { renderBadges } from "./badges.ts";
import { listExamples, type Operation } from "./document.ts";
import { renderCode } from "./highlight.ts";
import { type Html, html } from "./html.ts";
import { renderMarkdown } from "./markdown.ts";
import { makeSampleCall, readRequestBody } from "./sample-calls.ts";
import type { Sample, SampleCall } from "./samples.ts";
import { renderFacts, renderSchema, renderType, type SchemaContext } from "./schema-view.ts";
import { renderTryIt, type TryItContext } from "./try-it-form.ts";

export interface OperationContext extends SchemaContext, TryItContext {
  readonly baseUrl: string;
  readonly makeSamples: (call: SampleCall, baseUrl: string) => readonly Sample[];
}

/** An operation or a webhook: what it takes and answers on the left, how to call it on the right. */
export function renderOperation(context: OperationContext, operation: Operation): Html {
  const { id, kind, method, path, source } = operation;
  return html`<section class="operation" id="${id}">
<h2><a class="anchor" href="#${id}">${operation.summary}</a> ${renderBadges(context.badges, source)}${source.deprecated === true && html` <span class="deprecated">deprecated</span>`}</h2>
<p class="call"><span class="method ${method.toLowerCase()}">${kind === "webhook" ? "webhook" : method}</span> <code>${path}</code></p>
<div class="columns">
<div class="contract">
${typeof source.description === "string" && renderMarkdown(source.description)}
${renderParameters(context, operation)}
${renderRequestBody(context, operation)}
${renderResponses(context, operation)}
</div>
<div class="calls">
${kind === "operation" && renderSamples(context, operation)}
${kind === "operation" && renderTryIt(context, operation)}
${kind === "webhook" && renderExamples(context, operation)}
</div>
</div>
</section>`;
}

const PLACES: Readonly<Record<string, string>> = {
  path: "In the path",
  query: "In the query",
  header: "Headers",
  cookie: "Cookies",
};

function renderParameters(context: OperationContext, { parameters }: Operation): Html {
  return html`${Object.entries(PLACES).map(([place, title]) => {
    const own = parameters.filter((one) => one.in === place);
    return (
      own.length > 0 &&
      html`<h3>${title}</h3><ul class="fields">${own.map((one) => renderParameter(context, one))}</ul>`
    );
  })}`;
}

function renderParameter(context: OperationContext, parameter: JsonObject): Html {
  const { name, required, description, schema } = parameter;
  return html`<li><div class="field"><code class="name">${String(name)}</code> ${renderType(context, schema)}${required === true && html` <span class="required">required</span>`} ${renderBadges(context.badges, parameter)}</div>
${typeof description === "string" && html`<div class="text">${renderMarkdown(description)}</div>`}${renderFacts(context, mergeRef(context.root, schema))}</li>`;
}

function renderRequestBody(context: OperationContext, operation: Operation): Html | undefined {
  const body = readRequestBody(context.root, operation);
  if (body === undefined) return undefined;
  return html`<h3>Body <span class="type">${body.mediaType}</span>${body.isRequired && html` <span class="required">required</span>`}</h3>
${renderSchema(context, body.schema)}${renderPartTypes(body.encoding)}`;
}

/** The media types that the parts of a form may have. */
function renderPartTypes(encoding: Json | undefined): Html {
  const parts = listMembers(encoding).flatMap(([name, part]) => {
    const { contentType } = asObject(part);
    return typeof contentType === "string" ? [html`<li><code class="name">${name}</code> ${contentType}</li>`] : [];
  });
  return html`${parts.length > 0 && html`<h4>Media types of parts</h4><ul class="fields">${parts}</ul>`}`;
}

function renderResponses(context: OperationContext, { source }: Operation): Html {
  return html`<h3>Answers</h3>${listMembers(source.responses).map(([status, value]) => renderResponse(context, status, value))}`;
}

function renderResponse(context: OperationContext, status: string, value: Json): Html {
  const response = mergeRef(context.root, value);
  const headers = listMembers(response.headers).map(([name, one]) => ({ ...mergeRef(context.root, one), name }));
  const content = listMembers(response.content).map(([type, media]) => renderMedia(context, type, asObject(media)));
  return html`<details class="answer s${status.charAt(0)}"><summary><code>${status}</code> <span>${String(response.description ?? "")}</span></summary>
${headers.length > 0 && html`<h4>Headers</h4><ul class="fields">${headers.map((one) => renderParameter(context, { ...one, required: false }))}</ul>`}
${content}</details>`;
}

function renderMedia(context: OperationContext, mediaType: string, media: JsonObject): Html {
  const examples = listExamples(context.root, media).map(({ summary, value }) => {
    const code = typeof value === "string" ? value : JSON.stringify(value, null, 2);
    return html`<details class="example"><summary>Example: ${summary}</summary>${renderCode(code, "json")}</details>`;
  });
  return html`<h4>Body <span class="type">${mediaType}</span></h4>${renderSchema(context, media.schema)}${examples}`;
}

/** Tabs of languages for each example. */
function renderSamples(context: OperationContext, operation: Operation): Html {
  const examples = readRequestBody(context.root, operation)?.examples ?? [];
  const shown = examples.length === 0 ? [undefined] : examples;
  const samples = shown.map((example) =>
    context.makeSamples(makeSampleCall(context.root, operation, example), context.baseUrl),
  );
  const name = `example-${operation.id}`;
  return html`<div class="samples" data-samples>
${examples.length > 1 && html`<label for="${name}">Example</label> <select id="${name}">${examples.map(({ summary }, index) => html`<option value="${index}">${summary}</option>`)}</select>`}
${samples.map((list, index) => html`<div class="sample" data-example="${index}">${renderTabs(`${operation.id}-${index}`, list)}</div>`)}
</div>`;
}

const renderTabs = (id: string, samples: readonly Sample[]): Html => html`
<div role="tablist" aria-label="Languages">${samples.map(({ label }, index) => html`<button type="button" role="tab" id="tab-${id}-${index}" aria-controls="panel-${id}-${index}" data-language="${label}">${label}</button>`)}</div>
${samples.map(({ code, language, label }, index) => html`<div role="tabpanel" id="panel-${id}-${index}" aria-labelledby="tab-${id}-${index}" data-language="${label}">${renderCode(code, language)}</div>`)}`;

/** What a webhook posts. */
function renderExamples({ root }: OperationContext, operation: Operation): Html {
  const examples = readRequestBody(root, operation)?.examples ?? [];
  return html`${examples.map(({ summary, value }) => html`<p>${summary}</p>${renderCode(JSON.stringify(value, null, 2), "json")}`)}`;
}
