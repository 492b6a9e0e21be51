import { freeName } from "../document/names.ts";
import { followRef } from "../document/walk-document.ts";
import { asObject, type JsonObject } from "../schema/json.ts";
import { isSchema, type Schema } from "../schema/walk.ts";
import { FillPlans } from "./fill-plans.ts";
import type { FillPlan, Media, Operation, ReadPlan } from "./model.ts";
import { ReadPlans } from "./read-plans.ts";
import { onlyComponent, type TypesDocument } from "./types-document.ts";
import type { Views } from "./views.ts";

interface PlannedBodies {
  /** The operations, with the plans of their request bodies. */
  readonly operations: readonly Operation[];
  readonly fillPlans: Readonly<Record<string, FillPlan>>;
  readonly readPlans: Readonly<Record<string, ReadPlan>>;
}

interface BodyContext {
  readonly document: JsonObject;
  readonly schemas: JsonObject;
  readonly views: Views;
  readonly types: TypesDocument;
}

/** Finds how each request body is read before it is checked, and how its defaults are filled in afterwards. */
export function planBodies(operations: readonly Operation[], items: JsonObject, context: BodyContext): PlannedBodies {
  const { document, schemas, views } = context;
  const [fill, read] = [new FillPlans(schemas, views), new ReadPlans(schemas)];
  const planMedia = (media: Media, operation: Operation, content: JsonObject): Media => {
    const node = followRef(document, content[media.type]);
    const schema = media.stream === undefined ? node.schema : node.itemSchema;
    if (media.schema === undefined || !isSchema(schema)) return media;
    const fillPlan = fill.planFor(schema, media.schema);
    const readPlan = read.planFor(schema);
    return {
      ...media,
      ...(fillPlan !== undefined && { filledType: findFilledType(schema, operation, context), fillPlan }),
      ...(readPlan !== undefined && { readPlan }),
    };
  };
  const planned = mapMedia(operations, (operation) => {
    const { content } = followRef(document, asObject(asObject(items[operation.path])[operation.method]).requestBody);
    return (media) => planMedia(media, operation, asObject(content));
  });
  fill.complete();
  read.prune();
  const isKept = ({ readPlan }: Media): boolean => readPlan === undefined || read.plans[readPlan] !== undefined;
  return {
    operations: mapMedia(planned, () => (media) => {
      const { readPlan: _, ...others } = media;
      return isKept(media) ? media : others;
    }),
    fillPlans: fill.plans,
    readPlans: read.plans,
  };
}

/** The operations, with each media type of their request bodies changed. */
const mapMedia = (
  operations: readonly Operation[],
  prepare: (operation: Operation) => (media: Media) => Media,
): Operation[] =>
  operations.map((operation) =>
    operation.body
      ? { ...operation, body: { ...operation.body, media: operation.body.media.map(prepare(operation)) } }
      : operation,
  );

/** The type of a body as a handler sees it. One that is no component gets a name. */
function findFilledType(schema: Schema, { typeName }: Operation, { schemas, views, types }: BodyContext): string {
  const component = onlyComponent(schema);
  if (component !== undefined) return views.name(component, "filled");
  let name = freeName(`${typeName}BodyFilled`, schemas);
  while (types.has(name)) name += "_";
  types.add(name, schema, "filled");
  return name;
}
