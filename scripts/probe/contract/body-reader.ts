import { ReadPlans } from "../../model/read-plans.ts";
import { settleIntegers, withBigints } from "../../runtime/exact-json.ts";
import { ValueReader } from "../../runtime/read.ts";
import { ChecksInMemory } from "../../schema/checks-in-memory.ts";
import { asObject, type Json, type JsonObject, parsePointer, valueAt } from "../../schema/json.ts";
import { withNumbers } from "../../schema/numeric.ts";
import type { Schema } from "../../schema/walk.ts";

/** Reads bodies as a server does that follows the document, before it checks them: other spellings, empty values. */
export class BodyReader {
  readonly #document: JsonObject;

  constructor(document: object) {
    // A copy, because the types of this room do not allow changes.
    this.#document = withNumbers(structuredClone(document)) as JsonObject;
  }

  /** Makes a reader of the bodies that the schema at a place of the document describes. */
  at(place: string): (body: Json) => Json {
    const read = this.readerAt(place);
    return (body) => read(body).value;
  }

  /** The same; `fault` says why a body cannot be read, such as two spellings of one name. */
  readerAt(place: string): (body: Json) => { readonly value: Json; readonly fault?: string } {
    const schema = valueAt(this.#document, parsePointer(`#${place}`));
    const plans = new ReadPlans(asObject(asObject(this.#document.components).schemas));
    const plan = plans.planFor(asObject(schema));
    plans.prune();
    if (plan === undefined || plans.plans[plan] === undefined) return (value) => ({ value });
    const checks = new ChecksInMemory();
    const reader = new ValueReader(plans.plans, (schema) => checks.check(schema as Schema));
    return (body) => {
      // In a list of its own, because a bigint has no members to keep it by.
      const holder = [structuredClone(body)];
      settleIntegers(holder);
      const [fault] = reader.read(plan, holder[0]).faults;
      const [value = null] = withBigints(holder) as Json[];
      return fault === undefined ? { value } : { value, fault: `${fault.pointer} ${fault.message}` };
    };
  }
}
