import { allSchemas } from "../../document/walk-document.ts";
import type { Operation as ApiOperation, Media } from "../../model/model.ts";
import type { Fault } from "../../runtime/explain.ts";
import { exampleValue } from "../../schema/example-value.ts";
import { type Json, type JsonObject, parsePointer } from "../../schema/json.ts";
import { child, children, type Node, type Path, resolved, type Spot } from "../../schema/spot.ts";
import { decodedExample, exampleItems } from "../../schema/stream-items.ts";
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
    for (const { at, value } of values) {
      const faults = this.#check.byPath(path, value);
      // In the schema of an event the data is text, and its value is what is checked.
      const decoded = faults.length === 0 ? undefined : decodedExample(node as JsonObject, value);
      this.#faults([...path, ...at], decoded === undefined ? faults : this.#check.byPath(path, decoded));
    }
  }

  #content(holder: Spot, media: readonly Media[]): void {
    for (const { key, spot } of children(holder, "content")) {
      const row = media.find(({ type }) => type === key);
      if (row?.schema === undefined) continue;
      // The parts of a form are texts and files, not JSON values.
      if (row.kind === "json") this.#holder(spot, row.schema, row.type);
      else if (row.stream !== undefined) this.#stream(spot, row, row.schema);
    }
  }

  #holder(holder: Spot, schema: string, mediaType?: string): void {
    for (const { path, value } of this.#examplesOf(holder, mediaType))
      this.#faults(path, this.#check.byName(schema, value));
  }

  /** Each item of a stream has the schema. */
  #stream(holder: Spot, { type, stream }: Media, schema: string): void {
    for (const { path, value } of this.#examplesOf(holder, type)) {
      const items = stream === undefined ? [] : exampleItems(stream, type, value as Json);
      for (const [index, item] of items.entries())
        for (const fault of this.#check.byName(schema, item)) {
          const message = `The example is not valid: item ${index}: ${describeFault(fault)}.`;
          this.#report.atKey(Array.isArray(value) ? [...path, index] : path, message, FIX);
        }
    }
  }

  #examplesOf(holder: Spot, mediaType: string | undefined): { readonly path: Path; readonly value: unknown }[] {
    if (this.#done.has(holder.node)) return [];
    this.#done.add(holder.node);
    const { node, path } = holder;
    const named = children(holder, "examples").flatMap(({ spot }) => {
      const example = resolved(this.#root, spot);
      const key = ["value", "dataValue", "serializedValue"].find((name) => name in example.node);
      if (key === undefined) return [];
      const value = exampleValue(example.node as JsonObject, mediaType);
      if (value !== undefined) return [{ path: [...example.path, key], value }];
      if (mediaType !== undefined)
        this.#report.atKey([...example.path, key], "The example is not valid: it is no JSON.", FIX);
      return [];
    });
    return [...("example" in node ? [{ path: [...path, "example"], value: node.example }] : []), ...named];
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
