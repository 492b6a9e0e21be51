import fc from "fast-check";
import { prepareDocument } from "../../../scripts/diff/read-document.ts";
import { Problems } from "../../../scripts/document/problems.ts";
import { getSchemas } from "../../../scripts/model/normalise.ts";
import { decodeStreams } from "../../../scripts/model/streams.ts";
import type { Validator } from "../../../scripts/runtime/validator.ts";
import type { BreakTools } from "../../../scripts/schema/break.ts";
import { Facetter } from "../../../scripts/schema/facets.ts";
import { isObject, type Json, type JsonObject } from "../../../scripts/schema/json.ts";
import { makeValue } from "../../../scripts/schema/make.ts";
import { drawn } from "../../../scripts/schema/random.ts";
import { shrinkJson } from "../../../scripts/schema/shrink.ts";
import { eachSubschema, refName, type Schema } from "../../../scripts/schema/walk.ts";
import { newTreesFolder } from "../../unit/scripts/generated-case.ts";
import { generateValidators } from "./generated-validators.ts";
import { independentValidators } from "./independent.ts";
import { schemaPlaces } from "./keyword-places.ts";
import { type Place, placesOf } from "./places.ts";
import { strippedContract } from "./stripped-contract.ts";

/** Longer texts and lists are not made to break a limit. */
const LONGEST = 6_000_000;

/** A schema of the contract with the validators that are asked about it. */
export interface Subject extends Place {
  readonly ours: Validator;
  readonly independent: (value: unknown) => boolean;
}

export interface ContractUnderTest {
  readonly document: JsonObject;
  /** Every schema that has a validator of its own. */
  readonly subjects: readonly Subject[];
  /** The schemas of the operations' JSON bodies: itself, or the component it refers to. */
  readonly bodies: ReadonlyMap<string, { readonly schema: Schema; readonly target: string }>;
  /** Where each schema inside them stands. */
  readonly places: ReadonlyMap<Schema, string>;
  /** Values that are made from a schema: meant to be valid, and mostly so. */
  made(schema: Schema): fc.Arbitrary<Json>;
  /** The same, also with all that may be there: so that each keyword has something to be broken at. */
  madeFull(schema: Schema): fc.Arbitrary<Json>;
  /** For breaking keywords. */
  readonly tools: BreakTools;
  /** Whether a schema contains a component, at whatever depth. */
  reaches(schema: Schema, component: string): boolean;
  /** The folder of the generated validators, to be removed when done. */
  readonly folder: string;
}

export async function contractUnderTest(purpose: string): Promise<ContractUnderTest> {
  const document = await strippedContract();
  const folder = newTreesFolder(purpose);
  const find = await generateValidators(document, folder);
  // The independent validator reads the schemas as they are written; values are made from the normalised ones. An event of a stream is judged
  // by the value of its data, and not by the text.
  const decoded = structuredClone(document);
  decodeStreams(decoded, getSchemas(decoded), new Problems((at) => at));
  const written = distinct(placesOf(decoded), find);
  const independent = await independentValidators(decoded, written);
  const { schemas, document: normalised } = prepareDocument("openapi.json", document, (at) => at);
  const normalisedPlaces = new Map(placesOf(normalised).map((place) => [place.way.join(" "), place]));
  const subjects = written.flatMap((place) => {
    const [ours, check, normal] = [find(place.way), independent.get(place), normalisedPlaces.get(place.way.join(" "))];
    return ours && check && normal ? [{ ...normal, ours, independent: check }] : [];
  });
  const places = schemaPlaces(subjects);
  const reached = new Map<Schema, ReadonlySet<string>>();
  const facetter = new Facetter(normalised);
  const make = (schema: Schema, isFull: boolean): fc.Arbitrary<Json> =>
    drawn(
      (random) => makeValue(facetter, [schema], random, { isFull }) as Json,
      (value) => shrinkJson(value) as Iterable<Json>,
    );
  const made = (schema: Schema): fc.Arbitrary<Json> => make(schema, false);
  return {
    document,
    subjects,
    bodies: new Map(
      [...normalisedPlaces.values()]
        .filter(isJsonBody)
        .map(({ way, schema }) => [way[1] ?? "", { schema, target: targetOf(schema) }]),
    ),
    places,
    made,
    madeFull: (schema) => fc.oneof(make(schema, true), made(schema)),
    tools: { facetter, longest: LONGEST },
    reaches: (schema, component) => {
      const names = reached.get(schema) ?? namesIn(schema, schemas, new Set());
      reached.set(schema, names);
      return names.has(component);
    },
    folder,
  };
}

/** One place for each validator: many places share one. Bytes have none. */
function distinct(places: readonly Place[], find: (way: readonly string[]) => Validator | undefined): Place[] {
  const seen = new Set<Validator | undefined>([undefined]);
  return places.filter(({ way }) => {
    const validator = find(way);
    if (seen.has(validator)) return false;
    seen.add(validator);
    return true;
  });
}

function namesIn(schema: Schema, components: JsonObject, found: Set<string>): Set<string> {
  if (!isObject(schema)) return found;
  const name = refName(schema.$ref);
  if (name !== undefined && !found.has(name)) namesIn(components[name] as Schema, components, found.add(name));
  eachSubschema(schema, (child) => void namesIn(child, components, found));
  return found;
}

const isJsonBody = ({ way }: Place): boolean =>
  way[0] === "operations" && way[2] === "body" && way[3] === "application/json";

/** A body that is a mere $ref is its component. */
const targetOf = (schema: Schema): string => `schemas ${isObject(schema) ? (refName(schema.$ref) ?? "") : ""}`;
