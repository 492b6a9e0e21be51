import { readFile } from "node:fs/promises";
import { load } from "js-yaml";
import { DocumentError } from "../pipeline/document-error.ts";
import { isObject, type Json, type JsonObject } from "../pipeline/json.ts";
import { shownPath } from "../pipeline/load.ts";

/** A workflow as its page shows it. */
export interface Workflow {
  readonly id: string;
  /** `x-rank` of the file's `info`: the lowest is shown first. */
  readonly rank: number;
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  readonly inputs: readonly {
    readonly name: string;
    readonly description: string;
    readonly preset: string | undefined;
  }[];
  readonly steps: readonly WorkflowStep[];
}

export interface WorkflowStep {
  readonly id: string;
  readonly description: string;
  readonly method: string;
  readonly path: string;
  /** What the document calls the operation, and where the reference shows it. */
  readonly operation: { readonly summary: string; readonly href: string };
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly value: string }[];
  readonly body: { readonly mediaType: string; readonly payload: Json } | undefined;
  readonly expects: readonly string[];
  readonly keeps: readonly { readonly name: string; readonly from: string }[];
  readonly again: { readonly afterS: number; readonly times: number } | undefined;
}

const METHODS = ["get", "put", "post", "delete", "patch", "head", "options"];

/** The workflows of an Arazzo file, with what the document says of the operations they call. */
export async function readWorkflows(file: string, document: JsonObject): Promise<Workflow[]> {
  const arazzo: unknown = load(await readFile(file, "utf8"));
  if (!isObject(arazzo as Json)) throw new DocumentError(shownPath(file), "is no Arazzo description");
  const root = arazzo as JsonObject;
  const info = objectOf(root.info);
  const title = textOf(info.title);
  const rank = typeof info["x-rank"] === "number" ? info["x-rank"] : Number.POSITIVE_INFINITY;
  return listOf(root.workflows).map((workflow) => ({
    id: textOf(workflow.workflowId),
    rank,
    title,
    summary: textOf(workflow.summary),
    description: textOf(workflow.description),
    inputs: Object.entries(objectOf(objectOf(workflow.inputs).properties)).map(([name, input]) => ({
      name,
      description: textOf(objectOf(input).description),
      preset: objectOf(input).default === undefined ? undefined : String(objectOf(input).default),
    })),
    steps: listOf(workflow.steps).map((step) => stepOf(step, document, file)),
  }));
}

function stepOf(step: JsonObject, document: JsonObject, file: string): WorkflowStep {
  const operationId = textOf(step.operationId).split(".").at(-1) ?? "";
  const found = operationOf(document, operationId);
  const id = textOf(step.stepId);
  if (found === undefined)
    throw new DocumentError(shownPath(file), `the step ${id} calls ${operationId}, which the document does not have`);
  const retry = listOf(step.onFailure).find(({ type }) => type === "retry");
  const request = objectOf(step.requestBody);
  return {
    id,
    description: textOf(step.description),
    method: found.method.toUpperCase(),
    path: found.path,
    operation: { summary: textOf(found.node.summary), href: hrefOf(found.node, operationId) },
    parameters: listOf(step.parameters).map((one) => ({
      name: textOf(one.name),
      in: textOf(one.in),
      value: String(one.value),
    })),
    body:
      request.payload === undefined ? undefined : { mediaType: textOf(request.contentType), payload: request.payload },
    expects: listOf(step.successCriteria).map(({ condition }) => textOf(condition)),
    keeps: Object.entries(objectOf(step.outputs)).map(([name, from]) => ({ name, from: String(from) })),
    again: retry && { afterS: Number(retry.retryAfter ?? 0), times: Number(retry.retryLimit ?? 1) },
  };
}

function operationOf(document: JsonObject, operationId: string) {
  for (const [path, item] of Object.entries(objectOf(document.paths)))
    for (const method of METHODS) {
      const node = objectOf(objectOf(item)[method]);
      if (node.operationId === operationId) return { method, path, node };
    }
  return undefined;
}

/** As the renderer names the places of its page. */
const hrefOf = (operation: JsonObject, operationId: string): string =>
  `index.html#/${String(Array.isArray(operation.tags) ? operation.tags[0] : "")}/${operationId.toLowerCase()}`;

const textOf = (value: Json | undefined): string => (typeof value === "string" ? value : "");
const objectOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
const listOf = (value: Json | undefined): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);
