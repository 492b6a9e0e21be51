import { loadFile, startOf } from "../document/load.ts";
import { listPathOperations } from "../document/path-operations.ts";
import { DocumentError } from "../document/problem.ts";
import { asArray, asObject, isObject, type Json, type JsonObject } from "../schema/json.ts";

/** A workflow of an Arazzo file, as its page shows it. */
export interface Workflow {
  readonly id: string;
  /** `x-rank` in the `info` of the file: the lowest is shown first. */
  readonly rank: number;
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  readonly inputs: readonly WorkflowInput[];
  readonly steps: readonly WorkflowStep[];
}

export interface WorkflowInput {
  readonly name: string;
  readonly description: string;
  readonly default: string | undefined;
}

export interface WorkflowStep {
  readonly id: string;
  readonly description: string;
  readonly method: string;
  readonly path: string;
  /** The operation that it calls. */
  readonly operation: { readonly operationId: string; readonly summary: string };
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly value: string }[];
  readonly body: { readonly mediaType: string; readonly payload: Json } | undefined;
  readonly criteria: readonly string[];
  readonly outputs: readonly { readonly name: string; readonly expression: string }[];
  readonly retry: { readonly afterS: number; readonly limit: number } | undefined;
}

/** Reads the workflows of an Arazzo file, with the operations of the document that they call. */
export async function readWorkflows(file: string, document: JsonObject): Promise<Workflow[]> {
  const arazzo = loadFile(file).root;
  if (!isObject(arazzo))
    throw DocumentError.at(startOf(file), {
      rule: "arazzo-step",
      message: "The file holds no Arazzo description.",
      fix: "begin with `arazzo: 1.0.1`, then info, sourceDescriptions and workflows",
    });
  const info = asObject(arazzo.info);
  return toObjects(arazzo.workflows).map((workflow) => ({
    id: toText(workflow.workflowId),
    rank: typeof info["x-rank"] === "number" ? info["x-rank"] : Number.POSITIVE_INFINITY,
    title: toText(info.title),
    summary: toText(workflow.summary),
    description: toText(workflow.description),
    inputs: Object.entries(asObject(asObject(workflow.inputs).properties)).map(([name, schema]) => {
      const { description, default: value } = asObject(schema);
      return { name, description: toText(description), default: value === undefined ? undefined : String(value) };
    }),
    steps: toObjects(workflow.steps).map((step) => readStep(step, document, file)),
  }));
}

function readStep(step: JsonObject, document: JsonObject, file: string): WorkflowStep {
  const operationId = toText(step.operationId).split(".").at(-1) ?? "";
  const id = toText(step.stepId);
  const operation = findOperation(document, operationId);
  if (operation === undefined)
    throw DocumentError.at(startOf(file), {
      rule: "arazzo-step",
      message: `The step ${id} calls ${operationId}, which the document does not have.`,
      fix: "correct its operationId",
    });
  const { method, path, node } = operation;
  const retry = toObjects(step.onFailure).find(({ type }) => type === "retry");
  const { payload, contentType } = asObject(step.requestBody);
  return {
    id,
    description: toText(step.description),
    method: method.toUpperCase(),
    path,
    operation: { operationId, summary: toText(node.summary) },
    parameters: toObjects(step.parameters).map((parameter) => ({
      name: toText(parameter.name),
      in: toText(parameter.in),
      value: String(parameter.value),
    })),
    body: payload === undefined ? undefined : { mediaType: toText(contentType), payload },
    criteria: toObjects(step.successCriteria).map(({ condition }) => toText(condition)),
    outputs: Object.entries(asObject(step.outputs)).map(([name, value]) => ({ name, expression: String(value) })),
    retry: retry && { afterS: Number(retry.retryAfter ?? 0), limit: Number(retry.retryLimit ?? 1) },
  };
}

function findOperation(document: JsonObject, operationId: string) {
  for (const [path, item] of Object.entries(asObject(document.paths)))
    for (const { method, node } of listPathOperations(asObject(item)))
      if (node.operationId === operationId) return { method, path, node };
  return undefined;
}

const toText = (value: Json | undefined): string => (typeof value === "string" ? value : "");
const toObjects = (value: Json | undefined): JsonObject[] => asArray(value).filter(isObject);
