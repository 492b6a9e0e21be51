import type { Media, Parameter } from "../../../model/model.ts";
import type { Contract, FuzzOperation } from "../contract/contract.ts";
import type { Random } from "../../../schema/random.ts";
import { breakSite, listBreakSites } from "../../../schema/break.ts";
import type { Schema } from "../../../schema/facets.ts";
import { isObject } from "../schema/json.ts";
import { makeValue } from "../../../schema/make.ts";
import { concreteType } from "./media-types.ts";
import { NO_PARAMETERS, type Plan, type PlannedBody, withoutParameter, withParameter } from "./plan.ts";

/** Path parameters of things that are known to exist, for requests that shall reach them. */
export type Bindings = Readonly<Record<string, unknown>>;

const schemaOf = (contract: Contract, name: string): Schema => contract.facetter.schemaAt(`/$defs/${name}`);

/** A request that the document accepts, most likely. */
export function drawPlan(contract: Contract, operation: FuzzOperation, random: Random, bound: Bindings = {}): Plan {
  let plan: Plan = {
    operation: operation.id,
    method: operation.method,
    parameters: NO_PARAMETERS,
    body: drawBody(contract, operation, random),
    credentials: "given",
  };
  const generosity = random.pick([0, 0.3, 0.8]);
  for (const parameter of operation.parameters) {
    const { in: place, name, required } = parameter;
    if (!required && !random.flip(generosity)) continue;
    const known = place === "path" ? bound[name] : undefined;
    plan = withParameter(plan, place, name, known ?? drawParameter(contract, parameter, random));
  }
  return plan;
}

function drawParameter(contract: Contract, { in: place, schema }: Parameter, random: Random): unknown {
  const alphabet = place === "query" || (place === "path" && random.flip(0.1)) ? "unicode" : "ascii";
  const value = makeValue(contract.facetter, [schemaOf(contract, schema)], random, { alphabet });
  // With these a path would be another path.
  return place === "path" && ["", ".", ".."].includes(String(value)) ? "a" : value;
}

function drawBody(contract: Contract, { body, examples }: FuzzOperation, random: Random): PlannedBody | undefined {
  if (body === undefined || (!body.required && random.flip(0.2))) return undefined;
  const media = random.pick(body.media);
  const shown = examples.get(media.type) ?? [];
  const value = shown.length > 0 && random.flip(0.2) ? random.pick(shown) : drawBodyValue(contract, media, random);
  return { mediaType: concreteType(media), value };
}

function drawBodyValue(contract: Contract, { kind, schema }: Media, random: Random): unknown {
  const anything: Schema = kind === "form" || kind === "multipart" ? { type: "object" } : { type: "string" };
  const value = makeValue(contract.facetter, [schema === undefined ? anything : schemaOf(contract, schema)], random);
  return (kind === "form" || kind === "multipart") && isObject(value) ? withoutNulls(value) : value;
}

/** A form has no way to write null. */
const withoutNulls = (value: object): unknown =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null));

type Change = (plan: Plan) => Plan;

/**
 * The same request with one thing wrong, most likely. Undefined: nothing of this operation can be broken. With `turn` the
 * things that can be wrong are taken in turn, so that each has been tried after a known number of cases; without it,
 * by chance.
 */
export function breakPlan(
  contract: Contract,
  operation: FuzzOperation,
  plan: Plan,
  random: Random,
  turn?: number,
): Plan | undefined {
  const changes = [
    ...operation.parameters.flatMap((parameter) => parameterBreaks(contract, parameter, plan, random)),
    ...bodyBreaks(contract, operation, plan, random),
  ];
  if (changes.length === 0) return undefined;
  const change = turn === undefined ? random.pick(changes) : changes[turn % changes.length];
  return change?.(plan);
}

/** One change for each keyword that a value can be made to break. */
function valueBreaks(
  contract: Contract,
  schema: string,
  value: unknown,
  random: Random,
  unbreakable: readonly string[] = [],
): unknown[] {
  const all = listBreakSites(contract.facetter, schemaOf(contract, schema), value);
  const sites = all.filter(({ keyword }) => !unbreakable.includes(keyword));
  const oneEach = new Map(sites.map((site) => [`${site.keyword} ${site.path.filter(isName).join("/")}`, site]));
  return [...oneEach.values()].map((site) => breakSite(value, site, random));
}

/** The entries of a list are alike. */
const isName = (key: string | number): boolean => typeof key === "string";

function parameterBreaks(contract: Contract, parameter: Parameter, plan: Plan, random: Random): Change[] {
  const { in: place, name, required, schema, shape } = parameter;
  const value = plan.parameters[place][name] ?? drawParameter(contract, parameter, random);
  // Every value is a text on the wire, so that a text of a wrong type is none.
  const isText = shape.kind === "scalar" && shape.types.includes("string");
  const changes = valueBreaks(contract, schema, value, random, isText ? ["type"] : []).map(
    (broken): Change =>
      (given) =>
        withParameter(given, place, name, broken),
  );
  if (required && place !== "path") changes.push((given) => withoutParameter(given, place, name));
  return changes;
}

const UNKNOWN_TYPES = ["application/x-nobody-knows-this", "text/csv", "application/xml"];

function bodyBreaks(contract: Contract, { body }: FuzzOperation, plan: Plan, random: Random): Change[] {
  if (body === undefined) return [];
  const media = random.pick(body.media);
  const given = plan.body ?? { mediaType: concreteType(media), value: drawBodyValue(contract, media, random) };
  const own = body.media.find((one) => concreteType(one) === given.mediaType) ?? media;
  const withBody =
    (changed: PlannedBody): Change =>
    (one) => ({ ...one, body: changed });
  const { mediaType, value } = given;
  const changes = [withBody({ mediaType: random.pick(UNKNOWN_TYPES), value })];
  if (body.required) changes.push(({ body: _, ...rest }) => rest);
  if (own.kind === "json")
    changes.push(withBody({ mediaType, text: malformed(JSON.stringify(value) ?? "null", random) }));
  if (own.schema !== undefined)
    for (const broken of valueBreaks(contract, own.schema, value, random))
      changes.push(withBody({ mediaType, value: broken }));
  return changes;
}

const malformed = (text: string, random: Random): string =>
  random.pick([text.slice(0, -1), "", `${text}}`, "{", `${text},`, "{'a': 1}", "\u0000", `${text}${text}`, "NaN"]);
