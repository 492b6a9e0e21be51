import { escapeHtml } from "../command/text.ts";
import type { Json } from "../pipeline/json.ts";
import type { Workflow, WorkflowInput, WorkflowStep } from "./read-workflows.ts";

export const workflowsFile = "workflows.html";

/** The page of the workflows, beside the reference. It loads only its style sheet. */
export function renderWorkflows(title: string, workflows: readonly Workflow[]): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Workflows: ${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'">
<link rel="icon" href="favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="workflows.css">
</head>
<body>
<header>
<a class="back" href="index.html">← ${escapeHtml(title)}: reference</a>
<h1>Workflows</h1>
<p>Calls in the order in which a client makes them. Each workflow is run against a real server before a release.</p>
</header>
<nav>${workflows.map(renderCard).join("")}</nav>
<main>${workflows.map(renderWorkflow).join("\n")}</main>
</body>
</html>
`;
}

const renderCard = ({ id, title, summary, steps }: Workflow): string =>
  `<a href="#${escapeHtml(id)}"><strong>${escapeHtml(title)}</strong><span>${escapeHtml(summary)}</span><small>${steps.length} steps</small></a>`;

function renderWorkflow(workflow: Workflow): string {
  const { id, title, description, inputs, steps } = workflow;
  return `<section id="${escapeHtml(id)}">
<h2>${escapeHtml(title)}</h2>
<p>${renderText(description)}</p>
<ol class="rail" aria-label="List of steps">${steps.map((step, index) => `<li><a href="#${getAnchor(workflow, step)}"><b>${index + 1}</b> ${escapeHtml(toWords(step.id))}</a></li>`).join("")}</ol>
<details class="inputs"><summary>Inputs</summary><dl>${inputs.map(renderInput).join("")}</dl></details>
${steps.map((step, index) => renderStep(workflow, step, index + 1)).join("\n")}
</section>`;
}

const renderInput = ({ name, description, default: value }: WorkflowInput): string =>
  `<dt><code>${escapeHtml(name)}</code></dt><dd>${renderText(description)}${value === undefined ? "" : ` <small>Default: <code>${escapeHtml(value)}</code></small>`}</dd>`;

function renderStep(workflow: Workflow, step: WorkflowStep, number: number): string {
  return `<article id="${getAnchor(workflow, step)}">
<h3><b>${number}</b> ${escapeHtml(toWords(step.id))}</h3>
<p>${renderText(step.description)}</p>
<p class="call"><span class="method ${step.method.toLowerCase()}">${step.method}</span> <code>${escapeHtml(step.path)}</code> <a href="${escapeHtml(step.operation.href)}">${escapeHtml(step.operation.summary)}</a></p>
<pre><code>${escapeHtml(toCurl(step))}</code></pre>
<ul class="facts">${renderFacts(step).join("")}</ul>
</article>`;
}

function renderFacts({ criteria, outputs, retry }: WorkflowStep): string[] {
  return [
    ...criteria.map((condition) => `<li class="expects">expects <code>${escapeHtml(condition)}</code></li>`),
    ...(retry
      ? [`<li class="again">otherwise retries after ${retry.afterS} s, at most ${retry.limit} times</li>`]
      : []),
    ...outputs.map(
      ({ name, expression }) =>
        `<li class="keeps">stores <code>${escapeHtml(name)}</code> from <code>${escapeHtml(expression)}</code></li>`,
    ),
  ];
}

const getAnchor = (workflow: Workflow, step: WorkflowStep): string => escapeHtml(`${workflow.id}-${step.id}`);

/** `getToken` becomes "Get token". */
const toWords = (name: string): string => {
  const spaced = name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

const renderText = (text: string): string => escapeHtml(text).replaceAll(/`([^`]+)`/g, "<code>$1</code>");

/** The step as a shell command. Inputs and outputs are shell variables. */
export function toCurl({ method, path, parameters, body, outputs }: WorkflowStep): string {
  const url = path.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const parameter = parameters.find((one) => one.in === "path" && one.name === name);
    return parameter === undefined ? placeholder : toShellText(parameter.value);
  });
  const headers = parameters.filter((one) => one.in === "header");
  const command = [
    `curl -s${method === "GET" ? "" : ` -X ${method}`} "$BASE_URL${url}"`,
    ...headers.map(({ name, value }) => `-H "${name}: ${toShellText(value)}"`),
    ...toBodyOptions(body),
  ].join(" \\\n  ");
  const [output] = outputs;
  if (output === undefined) return command;
  const pointer = output.expression.split("#")[1] ?? "";
  const jqPath = pointer.replaceAll(/\/([0-9]+)/g, "[$1]").replaceAll("/", ".");
  return `${toVariable(output.name)}=$(${command} |\n  jq -r '${jqPath}')`;
}

/** A body up to this length is written in one line. */
const MAX_LINE_LENGTH = 70;

function toBodyOptions(body: WorkflowStep["body"]): string[] {
  if (body === undefined) return [];
  if (body.mediaType === "multipart/form-data")
    return Object.entries(body.payload as object).map(
      ([name, value]) => `-F "${name}=@${String(value).replace(/^\$file\('(?:\.\/)?(.+)'\)$/, "$1")}"`,
    );
  const value = toShellValue(body.payload);
  const line = JSON.stringify(value);
  const text = line.length <= MAX_LINE_LENGTH ? line : JSON.stringify(value, null, 2).replaceAll("\n", "\n  ");
  // Variables are outside of the single quotes, because the shell replaces them only there.
  return [`-H "Content-Type: ${body.mediaType}"`, `-d '${text.replaceAll(/\$[A-Z_]+/g, `'"$&"'`)}'`];
}

function toShellValue(value: Json): Json {
  if (typeof value === "string") return toShellText(value);
  if (Array.isArray(value)) return value.map(toShellValue);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, toShellValue(member)]));
}

/** Replaces Arazzo's runtime expressions: `$inputs.clientId` becomes `$CLIENT_ID`. */
const toShellText = (text: string): string =>
  text.replaceAll(/\{?\$(?:inputs|steps\.\w+\.outputs)\.(\w+)\}?/g, (_, name: string) => `$${toVariable(name)}`);

const toVariable = (name: string): string => name.replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2").toUpperCase();
