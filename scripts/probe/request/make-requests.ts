import { parseBigints, writeExact } from "../../runtime/exact-json.ts";
import { exampleValue } from "../../schema/example-value.ts";
import { at, followed, isObject, type Json, type JsonObject, placeOfRef } from "../../schema/json.ts";
import type { ValueSource } from "../bodies/value-source.ts";
import type { Contract } from "../contract/contract.ts";
import { documentedRequests } from "../contract/examples.ts";
import type { DocumentedOperation, DocumentedParameter } from "../contract/operations.ts";
import { isJsonType, jsonOf } from "../contract/wire-value.ts";
import type { Caller } from "../wire/caller.ts";
import type { Draft } from "./draft.ts";
import { fillIds } from "./fill-ids.ts";
import type { Id, KnownValues } from "./known-values.ts";
import { namesIn, shapeOf } from "./paths.ts";
import { withParameter } from "./with-parameter.ts";
import { isEmptyList, writeBody } from "./write-body.ts";
import { isForm, isMultipart, isQueryForm, isSegment, parameterText } from "./write-parameter.ts";

/** A request that should be accepted. */
export interface ValidRequest {
  readonly draft: Draft;
  /** The example of the document that it is made from; undefined if it is made from the schema. */
  readonly example: string | undefined;
  /** Path parameters of which nobody knows whether they name something that exists. */
  readonly guessed: readonly string[];
  /** Whether all path parameters are given, linked or of something that was created, listed or read. */
  readonly isCertain: boolean;
}

/** Why no valid request can be made. */
export interface NoRequest {
  readonly reason: string;
}

export interface MakerParts {
  readonly contract: Contract;
  readonly caller: Caller;
  readonly known: KnownValues;
  readonly source: ValueSource;
  /** Nothing is created, and answers show nothing that exists: the server is a mock. */
  readonly isMock?: boolean;
}

/** A creator may need what another creator makes. */
const MAX_NESTED_CREATORS = 5;
/** From these a parameter is made: the smallest, which a path may not be able to hold, and then others. */
const STARTS: readonly (Json | undefined)[] = [undefined, "a", "1", ["a"]];

/** The media type in which the bodies of an operation are generated: JSON before forms, and those before streams. Others are not generated. */
export function generatedMediaType({ body }: DocumentedOperation): string | undefined {
  const isStream = (name: string): boolean => body?.mediaTypes.get(name)?.stream !== undefined;
  const withSchema = [...(body?.mediaTypes ?? [])].flatMap(([name, { schema }]) =>
    schema === undefined ? [] : [name],
  );
  return (
    withSchema.find((name) => name === "application/json") ??
    withSchema.find(isJsonType) ??
    withSchema.find(isQueryForm) ??
    withSchema.find(isMultipart) ??
    withSchema.find(isStream)
  );
}

/** Makes requests that a server should accept: paths of things that exist, valid parameters, the document's examples. */
export class RequestMaker {
  readonly #parts: MakerParts;
  /** Creators that are being called: one may need what it makes itself. */
  readonly #creating = new Set<DocumentedOperation>();

  constructor(parts: MakerParts) {
    this.#parts = parts;
  }

  /** One request for each example of the body; one that is made from the schema if there is none. */
  async validRequests(operation: DocumentedOperation, nested = 0): Promise<readonly ValidRequest[] | NoRequest> {
    const { contract } = this.#parts;
    await contract.prepare(operation);
    const { path, guessed, isCertain } = await this.#pathOf(operation, nested);
    const required = operation.parameters.filter((parameter) => parameter.required && parameter.in !== "path");
    let draft: Draft = { operation, path, headers: {} };
    for (const parameter of required) {
      const value = this.valueOf(parameter);
      if (value === undefined)
        return {
          reason: `no valid value of the ${parameter.in} parameter ${parameter.name} is known; fix: give it an example`,
        };
      draft = withParameter(draft, parameter, value);
    }
    const found = { guessed, isCertain };
    const shown = documentedRequests(contract.document, operation).flatMap(({ mediaType, example, value }) => {
      const media = operation.body?.mediaTypes.get(mediaType ?? "");
      if (mediaType === undefined || value === undefined || !this.#isValid(media?.schema, value)) return [];
      const body = writeBody(contract.document, mediaType, media?.schema, value);
      return body === undefined ? [] : [{ draft: { ...draft, ...body }, example: example || "example", ...found }];
    });
    if (shown.length > 0) return shown;
    if (operation.body === undefined || operation.body.mediaTypes.size === 0)
      return [{ draft, example: undefined, ...found }];
    const body = await this.#generatedBody(operation, nested);
    if (body !== undefined) return [{ draft: { ...draft, ...body }, example: undefined, ...found }];
    if (!operation.body.required) return [{ draft, example: undefined, ...found }];
    return { reason: "no valid body can be made from the schema; fix: give the request body an example" };
  }

  /** A valid value of a parameter: the document's own where it shows one, or else one that is made from the schema. */
  valueOf(parameter: DocumentedParameter): Json | undefined {
    const { contract, source } = this.#parts;
    const { document, unreadable } = contract;
    const { schema, mediaType } = parameter;
    // The examples of a parameter that is described by a media type are those of the media type.
    const media = mediaType === undefined ? undefined : at(document, schema.replace(/\/schema$/, ""));
    const node = isObject(media) ? { ...parameter.node, ...media } : parameter.node;
    if (unreadable.has(schema)) return undefined;
    const holds = (value: Json | undefined): value is Json =>
      value !== undefined &&
      contract.validator.holds(schema, value) &&
      (parameter.in !== "path" || isSegment(parameterText(parameter, value)));
    const described = at(document, followed(document, schema));
    const shown = isObject(described) ? [described.example, ...listOf(described.examples), described.default] : [];
    const examples = Object.values(isObject(node.examples) ? node.examples : {}).map((one) => {
      const example =
        isObject(one) && typeof one.$ref === "string" ? at(document, followed(document, placeOfRef(one.$ref))) : one;
      return isObject(example) ? exampleValue(example, mediaType, parseBigints) : undefined;
    });
    const known = [node.example, ...examples, ...shown].find(holds);
    return known ?? STARTS.map((start) => source.make(schema, start)).find(holds);
  }

  /** The body with the ids of things that exist, where they are as valid as those that it has. */
  async withExistingIds(
    operation: DocumentedOperation,
    schema: string | undefined,
    body: Json,
    nested = 0,
  ): Promise<Json> {
    const { known, isMock } = this.#parts;
    if (isMock) return body;
    const wanted = new Set<string>();
    fillIds(body, (name) => void wanted.add(name));
    for (const name of wanted) if (known.idFor(operation.id, name) === undefined) await this.#createFor(name, nested);
    const filled = fillIds(body, (name) => known.idFor(operation.id, name));
    return this.#isValid(schema, filled) ? filled : body;
  }

  #isValid(schema: string | undefined, value: Json): boolean {
    const { validator, unreadable } = this.#parts.contract;
    return schema === undefined || unreadable.has(schema) || validator.holds(schema, value);
  }

  async #generatedBody(operation: DocumentedOperation, nested: number): Promise<Partial<Draft> | undefined> {
    const { contract, source } = this.#parts;
    const mediaType = generatedMediaType(operation) ?? [...(operation.body?.mediaTypes.keys() ?? [])][0];
    if (mediaType === undefined) return undefined;
    const schema = operation.body?.mediaTypes.get(mediaType)?.schema;
    if (schema === undefined) return writeBody(contract.document, mediaType, schema, undefined);
    const made = source.make(schema);
    const value =
      isForm(mediaType) && isObject(made)
        ? source.make(schema, withEntries(made))
        : // A stream without items shows nothing.
          isEmptyList(made)
          ? source.make(schema, ["a"])
          : made;
    if (!this.#isValid(schema, value)) return undefined;
    const filled = await this.withExistingIds(operation, schema, value, nested);
    return writeBody(contract.document, mediaType, schema, filled);
  }

  /** Given values first, then links and what earlier answers showed, then what a creator makes, then examples. */
  async #pathOf(
    operation: DocumentedOperation,
    nested: number,
  ): Promise<{ readonly path: Record<string, string>; readonly guessed: string[]; readonly isCertain: boolean }> {
    const { known, isMock } = this.#parts;
    const path: Record<string, string> = {};
    const guessed: string[] = [];
    let isCertain = true;
    const names = namesIn(operation.path);
    const isAllGiven = names.every((name) => known.given(operation.id, name) !== undefined);
    const seen = isMock || isAllGiven ? {} : await this.#existing(operation.path, nested);
    for (const name of names) {
      const certain = known.given(operation.id, name) ?? known.linked(operation.id, name) ?? seen[name];
      isCertain &&= certain !== undefined;
      const found = certain ?? (isMock ? undefined : await this.#named(name, nested));
      if (found === undefined) guessed.push(name);
      path[name] = found === undefined ? this.#example(operation, name) : String(found);
    }
    return { path, guessed, isCertain };
  }

  async #named(name: string, nested: number): Promise<Id | undefined> {
    const { known, contract } = this.#parts;
    const found = known.named(name);
    if (found !== undefined || nested >= MAX_NESTED_CREATORS || /^(id|name|key|type)$/i.test(name)) return found;
    // Some operation may answer with a field of this name, as when a send answers with the key of the message.
    const wanted = JSON.stringify(name);
    const creator = [...contract.operations.values()].find(
      (one) => one.method === "POST" && !one.path.includes("{") && mentions(contract, one, wanted),
    );
    if (creator === undefined) return undefined;
    await this.create(creator, nested + 1);
    return known.named(name);
  }

  /** The path parameters of something that exists, as many as are known; what is missing is created if it can be. */
  async #existing(path: string, nested: number): Promise<Readonly<Record<string, unknown>>> {
    const { known } = this.#parts;
    const end = path.lastIndexOf("}") + 1;
    if (end === 0) return {};
    const item = path.slice(0, end);
    const isWhole = (found: object | undefined): boolean => Object.keys(found ?? {}).length === namesIn(item).length;
    if (!isWhole(known.latest(item))) await this.#createAt(shapeOf(item.slice(0, item.lastIndexOf("/{"))), nested);
    return known.latest(item) ?? {};
  }

  /** Creates what a member of a body names by its id, such as a book for `bookId`. */
  async #createFor(name: string, nested: number): Promise<void> {
    const resource = this.#parts.known.resourceFor(name);
    if (resource !== undefined) await this.#createAt(resource.collection, nested);
  }

  async #createAt(collection: string, nested: number): Promise<void> {
    const creators = [...this.#parts.contract.operations.values()].filter(({ method }) => method === "POST");
    const creator = creators.find(({ path }) => shapeOf(path) === collection);
    if (creator !== undefined && nested < MAX_NESTED_CREATORS) await this.create(creator, nested + 1);
  }

  /** Sends a request that creates something, and learns what exists now. */
  async create(creator: DocumentedOperation, nested = 0): Promise<void> {
    if (this.#creating.has(creator)) return;
    this.#creating.add(creator);
    try {
      const requests = await this.validRequests(creator, nested);
      const [request] = "reason" in requests ? [] : requests;
      if (request === undefined) return;
      const { draft } = request;
      const answer = await this.#parts.caller.send(draft);
      this.#parts.known.learn({ draft, answer, body: jsonOf(answer.body).value });
    } finally {
      this.#creating.delete(creator);
    }
  }

  #example(operation: DocumentedOperation, name: string): string {
    const parameter = operation.parameters.find((one) => one.in === "path" && one.name === name);
    const value = parameter === undefined ? undefined : this.valueOf(parameter);
    return parameter === undefined || value === undefined ? "1" : parameterText(parameter, value);
  }
}

/** Whether the schemas of the success of an operation have a property of this name. */
function mentions({ document }: Contract, operation: DocumentedOperation, quotedName: string): boolean {
  const success = [...operation.responses].filter(([status]) => status.startsWith("2"));
  return success.some(([, { mediaTypes }]) =>
    [...mediaTypes.values()].some((media) => {
      const text = writeExact(media.node);
      const refs = [...text.matchAll(/"(#\/components\/schemas\/[^"]+)"/g)].map(([, ref = ""]) => placeOfRef(ref));
      return (text + writeExact(refs.map((place) => at(document, place) ?? null))).includes(`${quotedName}:`);
    }),
  );
}

/** The fields of a form with an entry in each list. */
const withEntries = (fields: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, isEmptyList(value) ? ["a"] : value]));

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
