import { allSchemas } from "../../document/walk-document.ts";
import type { Operation as ApiOperation, Media } from "../../model/model.ts";
import type { Fault } from "../../runtime/explain.ts";
import { exampleValue } from "../../schema/example-value.ts";
import { type JsonObject, parsePointer } from "../../schema/json.ts";
import { child, children, type Node, type Path, resolved, type Spot } from "../../schema/spot.ts";
import { documentRule, listOperations, listParameters, type Operation, type Report } from "./document.ts";
import { describeFault, valueCheckOf } from "./example-values.ts";
import { getLintContext, type LintContext } from "./lint-context.ts";

const FIX = "correct the example, or the schema if the example is right";

/** Examples are what the documentation shows and the mock answers, so each must be valid, also by keywords of the plug-in. */
export const validExample = documentRule((root, report) => {
  const context = getLintContext(root.node);
  if (context === undefined) return;
  const walk = new ExampleWalk(root, report, context);
  const { operations, webhooks } = context.built.api;
  for (const operation of listOperations(root)) walk.operation(operation, operations);
  for (const operation of listOperations(root, "webhooks")) walk.operation(operation, webhooks);
  for (const schema of allSchemas(root)) walk.schema(schema);
});

class ExampleWalk {
  readonly #root: Spot;
  readonly #report: Report;
  readonly #check: ReturnType<typeof valueCheckOf>;
  /** A response that many operations share is checked once. */
  readonly #done = new Set<Node>();

  constructor(root: Spot, report: Report, context: LintContext) {
    this.#root = root;
    this.#report = report;
    this.#check = valueCheckOf(context);
  }

  operation(operation: Operation, known: readonly ApiOperation[]): void {
    const model = known.find((one) => one.path === operation.address && one.method === operation.method);
    if (model === undefined) return;
    for (const parameter of listParameters(this.#root, operation)) {
      const row = model.parameters.find(
        ({ name, in: place, style }) =>
          name === parameter.node.name && parameter.node.in === (style === "querystring" ? style : place),
      );
      if (row !== undefined) this.#holder(parameter, row.schema);
    }
    const body = child(operation, "requestBody");
    if (body !== undefined) this.#content(resolved(this.#root, body), model.body?.media ?? []);
    for (const { key, spot } of children(operation, "responses")) {
      const response = model.responses.find(({ status }) => status.toLowerCase() === String(key).toLowerCase());
      const holder = resolved(this.#root, spot);
      if (response === undefined) continue;
      this.#content(holder, response.media);
      for (const header of children(holder, "headers")) {
        const row = response.headers.find(({ name }) => name === header.key);
        if (row !== undefined) this.#holder(resolved(this.#root, header.spot), row.schema);
      }
    }
  }

  /** The `example` and `examples` of a schema. */
  schema({ node, path }: Spot): void {
    const values = [
      ...("example" in node ? [{ at: ["example"], value: node.example }] : []),
      ...(Array.isArray(node.examples) ? node.examples : []).map((value, index) => ({
        at: ["examples", index],
        value,
      })),
    ];
    for (const { at, value } of values) this.#faults([...path, ...at], this.#check.byPath(path, value));
  }

  #content(holder: Spot, media: readonly Media[]): void {
    for (const { key, spot } of children(holder, "content")) {
      const row = media.find(({ type }) => type === key);
      // The parts of a form are texts and files, not JSON values.
      if (row?.schema !== undefined && row.kind === "json") this.#holder(spot, row.schema, row.type);
    }
  }

  #holder(holder: Spot, schema: string, mediaType?: string): void {
    if (this.#done.has(holder.node)) return;
    this.#done.add(holder.node);
    const { node, path } = holder;
    if ("example" in node) this.#faults([...path, "example"], this.#check.byName(schema, node.example));
    for (const { spot } of children(holder, "examples")) {
      const example = resolved(this.#root, spot);
      const key = ["value", "dataValue", "serializedValue"].find((name) => name in example.node);
      const value = exampleValue(example.node as JsonObject, mediaType);
      if (key === undefined) continue;
      if (value !== undefined) this.#faults([...example.path, key], this.#check.byName(schema, value));
      else if (mediaType !== undefined)
        this.#report.atKey([...example.path, key], "The example is not valid: it is no JSON.", FIX);
    }
  }

  #faults(path: Path, faults: readonly Fault[]): void {
    for (const fault of faults)
      this.#report.atKey(
        [...path, ...parsePointer(fault.pointer)],
        `The example is not valid: ${describeFault(fault)}.`,
        FIX,
      );
  }
}
