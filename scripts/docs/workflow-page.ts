import { writeCurl } from "../project/curl.ts";
import { type ShellText, type ShellVariable, shellQuote } from "../project/shell-text.ts";
import { type Json, listMembers } from "../schema/json.ts";
import type { ApiDocument } from "./document.ts";
import { renderCode } from "./highlight.ts";
import { type Html, html } from "./html.ts";
import type { Prose } from "./markdown.ts";
import type { Workflow, WorkflowInput, WorkflowStep } from "./read-workflows.ts";
import { isForm } from "./samples.ts";

/** The page of the workflows, beside the reference. */
export function renderWorkflows(context: WorkflowContext, workflows: readonly Workflow[]): Html {
  return html`<h1>Workflows</h1>
<p>Calls in the order in which a client makes them. Each workflow is run against a real server before a release. To try one, paste
its parts into a shell one after the other; they need <code>curl</code> and <code>jq</code>.</p>
<div class="cards">${workflows.map(renderCard)}</div>
${workflows.map((workflow) => renderWorkflow(context, workflow))}`;
}

export interface WorkflowContext {
  readonly document: ApiDocument;
  readonly baseUrl: string;
  readonly prose: Prose;
}

const renderCard = ({ id, title, summary, steps }: Workflow): Html =>
  html`<a class="card" href="#${id}"><strong>${title}</strong><span class="card-note">${summary}</span><small class="card-note">${steps.length} steps</small></a>`;

function renderWorkflow(context: WorkflowContext, workflow: Workflow): Html {
  const { baseUrl, prose } = context;
  const { id, title, description, inputs, steps } = workflow;
  return html`<section class="workflow" id="${id}">
<h2>${title}</h2>
${prose.render(description)}
<ol class="rail" aria-label="List of steps">${steps.map((step, index) => html`<li><a class="rail-link" href="#${getAnchor(workflow, step)}"><b>${index + 1}</b> ${toWords(step.id)}</a></li>`)}</ol>
${renderCode(toExports(baseUrl, inputs), "bash")}
${steps.map((step, index) => renderStep(context, workflow, step, index + 1))}
</section>`;
}

/** What the steps need, as shell variables: the address, and the inputs with what each is. */
export const toExports = (baseUrl: string, inputs: readonly WorkflowInput[]): string =>
  [
    `export BASE_URL=${shellQuote(baseUrl)}`,
    ...inputs.map(({ name, description, default: value = `<${name}>` }) => {
      const comment = description.trim().replaceAll(/\s+/g, " ");
      return `export ${toVariable(name)}=${shellQuote(value)}${comment === "" ? "" : `  # ${comment}`}`;
    }),
  ].join("\n");

function renderStep(
  { document, prose }: WorkflowContext,
  workflow: Workflow,
  step: WorkflowStep,
  number: number,
): Html {
  const { operationId, summary } = step.operation;
  const page = document.groups.flatMap(({ operations }) => operations).find(({ id }) => id === operationId)?.file;
  return html`<article id="${getAnchor(workflow, step)}">
<h3><b>${number}</b> ${toWords(step.id)}</h3>
${prose.render(step.description)}
<p class="call"><span class="method ${step.method.toLowerCase()}">${step.method}</span> <code>${step.path}</code> ${page === undefined ? summary : html`<a href="${page}">${summary}</a>`}</p>
${renderCode(toShell(step), "bash")}
<ul class="facts">${renderStepFacts(step)}</ul>
</article>`;
}

function renderStepFacts({ criteria, outputs, retry }: WorkflowStep): Html[] {
  return [
    ...criteria.map((condition) => html`<li>expects <code>${condition}</code></li>`),
    ...(retry ? [html`<li>otherwise retries after ${retry.afterS} s, at most ${retry.limit} times</li>`] : []),
    ...outputs.map(
      ({ name, expression }) => html`<li>stores <code>${name}</code> from <code>${expression}</code></li>`,
    ),
  ];
}

const getAnchor = (workflow: Workflow, step: WorkflowStep): string => `${workflow.id}-${step.id}`;

/** `getToken` becomes "Get token". */
const toWords = (name: string): string => {
  const spaced = name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

/** The step as a shell command. Inputs and outputs are shell variables. */
export function toShell({ method, path, parameters, body, outputs }: WorkflowStep): string {
  const url = path.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const parameter = parameters.find((one) => one.in === "path" && one.name === name);
    return parameter === undefined ? placeholder : parameter.value;
  });
  const headers = parameters
    .filter((one) => one.in === "header")
    .map(({ name, value }) => [name, toShellText(value)] as const);
  const media = body === undefined || isForm(body) ? [] : [["Content-Type", body.mediaType] as const];
  const command = writeCurl(
    {
      method,
      url: [{ variable: "BASE_URL" }, ...toShellText(url)],
      headers: [...headers, ...media],
      body: body && (isForm(body) ? { files: listFiles(body.payload) } : { text: toBodyText(body.payload) }),
    },
    ["-s"],
  );
  const [output] = outputs;
  if (output === undefined) return command;
  const pointer = output.expression.split("#")[1] ?? "";
  const jqPath = pointer.replaceAll(/\/([0-9]+)/g, "[$1]").replaceAll("/", ".");
  return `${toVariable(output.name)}=$(${command} |\n  jq -r ${shellQuote(jqPath)})`;
}

/** Arazzo's expression for a file is `$file('./photo.jpg')`. */
const listFiles = (payload: Json): [string, string][] =>
  listMembers(payload).map(([name, value]) => [name, String(value).replace(/^\$file\('(?:\.\/)?(.+)'\)$/, "$1")]);

/** A body up to this length is written in one line. */
const MAX_LINE_LENGTH = 70;

function toBodyText(payload: Json): ShellText {
  const line = toShellText(JSON.stringify(payload));
  const length = line.reduce((sum, part) => sum + (typeof part === "string" ? part : `$${part.variable}`).length, 0);
  return length <= MAX_LINE_LENGTH ? line : toShellText(JSON.stringify(payload, null, 2).replaceAll("\n", "\n  "));
}

/** Arazzo's runtime expressions are variables: `$inputs.clientId` is `$CLIENT_ID`. */
function toShellText(text: string): (string | ShellVariable)[] {
  // With a group in the pattern, every second part is the name that an expression ends with.
  const parts = text.split(/\{?\$(?:inputs|steps\.\w+\.outputs)\.(\w+)\}?/);
  return parts.map((part, index) => (index % 2 === 1 ? { variable: toVariable(part) } : part));
}

const toVariable = (name: string): string => name.replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2").toUpperCase();
