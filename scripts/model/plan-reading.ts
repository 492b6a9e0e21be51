import { followRef } from "../document/walk-document.ts";
import { asObject, type JsonObject } from "../schema/json.ts";
import { isSchema } from "../schema/walk.ts";
import type { Media, Operation, ReadPlan } from "./model.ts";
import { ReadPlans } from "./read-plans.ts";

interface PlannedReading {
  /** The operations, with the plans of their request bodies. */
  readonly operations: readonly Operation[];
  readonly readPlans: Readonly<Record<string, ReadPlan>>;
}

/** Finds how each request body is read before it is checked. */
export function planReading(
  operations: readonly Operation[],
  items: JsonObject,
  document: JsonObject,
  schemas: JsonObject,
): PlannedReading {
  const plans = new ReadPlans(schemas);
  const names = new Map<Media, string | undefined>();
  for (const { body, path, method } of operations) {
    if (!body) continue;
    const { content } = followRef(document, asObject(asObject(items[path])[method]).requestBody);
    for (const media of body.media) {
      const { schema } = followRef(document, asObject(content)[media.type]);
      if (media.schema !== undefined && isSchema(schema)) names.set(media, plans.planFor(schema));
    }
  }
  plans.prune();
  const withPlan = (media: Media): Media => {
    const readPlan = names.get(media);
    return readPlan !== undefined && plans.plans[readPlan] !== undefined ? { ...media, readPlan } : media;
  };
  return {
    operations: operations.map((operation) =>
      operation.body
        ? { ...operation, body: { ...operation.body, media: operation.body.media.map(withPlan) } }
        : operation,
    ),
    readPlans: plans.plans,
  };
}
