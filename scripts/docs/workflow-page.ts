import { curlOf } from "./workflow-curl.ts";
import type { Workflow, WorkflowStep } from "./workflow-model.ts";

export const workflowsFile = "workflows.html";

/** The workflows on a page of their own, beside the reference. It needs nothing but its style sheet. */
export function workflowsPage(title: string, workflows: readonly Workflow[]): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Workflows: ${escaped(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'">
<link rel="icon" href="favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="workflows.css">
</head>
<body>
<header>
<a class="back" href="index.html">← ${escaped(title)}, the reference</a>
<h1>Workflows</h1>
<p>Calls that belong together, in their order. Each of these is run against a real server before a release.</p>
</header>
<nav>${workflows.map(card).join("")}</nav>
<main>${workflows.map(section).join("\n")}</main>
</body>
</html>
`;
}

const card = ({ id, title, summary, steps }: Workflow): string =>
  `<a href="#${escaped(id)}"><strong>${escaped(title)}</strong><span>${escaped(summary)}</span><small>${steps.length} steps</small></a>`;

function section(workflow: Workflow): string {
  const { id, title, description, inputs, steps } = workflow;
  return `<section id="${escaped(id)}">
<h2>${escaped(title)}</h2>
<p>${marked(description)}</p>
<ol class="rail" aria-label="Steps in short">${steps.map((step, index) => `<li><a href="#${anchor(workflow, step)}"><b>${index + 1}</b> ${escaped(words(step.id))}</a></li>`).join("")}</ol>
<details class="inputs"><summary>What it needs</summary><dl>${inputs.map(input).join("")}</dl></details>
${steps.map((step, index) => stepCard(workflow, step, index + 1)).join("\n")}
</section>`;
}

const input = ({ name, description, preset }: Workflow["inputs"][number]): string =>
  `<dt><code>${escaped(name)}</code></dt><dd>${marked(description)}${preset === undefined ? "" : ` <small>Without it: <code>${escaped(preset)}</code></small>`}</dd>`;

function stepCard(workflow: Workflow, step: WorkflowStep, number: number): string {
  return `<article id="${anchor(workflow, step)}">
<h3><b>${number}</b> ${escaped(words(step.id))}</h3>
<p>${marked(step.description)}</p>
<p class="call"><span class="method ${step.method.toLowerCase()}">${step.method}</span> <code>${escaped(step.path)}</code> <a href="${escaped(step.operation.href)}">${escaped(step.operation.summary)}</a></p>
<pre><code>${escaped(curlOf(step))}</code></pre>
<ul class="facts">${facts(step).join("")}</ul>
</article>`;
}

function facts({ expects, keeps, again }: WorkflowStep): string[] {
  return [
    ...expects.map((condition) => `<li class="expects">expects <code>${escaped(condition)}</code></li>`),
    ...(again === undefined
      ? []
      : [`<li class="again">otherwise again after ${again.afterS} s, at most ${again.times} times</li>`]),
    ...keeps.map(
      ({ name, from }) =>
        `<li class="keeps">keeps <code>${escaped(name)}</code> from <code>${escaped(from)}</code></li>`,
    ),
  ];
}

const anchor = (workflow: Workflow, step: WorkflowStep): string => escaped(`${workflow.id}-${step.id}`);

/** `getToken` as people write it. */
const words = (name: string): string => {
  const spaced = name.replaceAll(
    /([a-z])([A-Z])/g,
    (_, last: string, first: string) => `${last} ${first.toLowerCase()}`,
  );
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

const marked = (text: string): string => escaped(text).replaceAll(/`([^`]+)`/g, "<code>$1</code>");

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
