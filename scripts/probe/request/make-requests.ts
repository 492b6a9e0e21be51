import type { Contract } from "../contract/contract.ts";
import { documentedRequests } from "../contract/examples.ts";
import type { Json } from "../../schema/json-pointer.ts";
import type { DocumentedOperation, DocumentedParameter } from "../contract/operations.ts";
import { generatedMediaType } from "../bodies/generate-bodies.ts";
import { satisfySchema, type ValueSource } from "../exercise/generate/satisfy-schema.ts";
import { validParameter } from "./valid-parameter.ts";
import { type KnownValues, namesIn } from "./known-values.ts";
import type { Draft } from "./draft.ts";
import type { Sender } from "../exercise/send.ts";
import { writeBody } from "./write-body.ts";
import { parameterQuery, parameterText } from "./write-parameter.ts";

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
  readonly sender: Sender;
  readonly known: KnownValues;
  readonly source: ValueSource;
  /** Values of path parameters by `name` or `operationId.name`. */
  readonly values: Readonly<Record<string, string | number>>;
  /** Nothing is created, and answers show nothing that exists: the server is a mock. */
  readonly isMock?: boolean;
}

/** A creator may need what another creator makes. */
const MAX_NESTED_CREATORS = 5;

/** Makes requests that a server should accept: paths of things that exist, valid parameters, the document's examples. */
export class RequestMaker {
  readonly #parts: MakerParts;
  readonly #paths: readonly string[];

  constructor(parts: MakerParts) {
    this.#parts = parts;
    this.#paths = [...new Set([...parts.contract.operations.values()].map(({ path }) => path))];
  }

  get paths(): readonly string[] {
    return this.#paths;
  }

  /** One request for each example of the body; one that is made from the schema if there is none. */
  async validRequests(operation: DocumentedOperation, nested = 0): Promise<readonly ValidRequest[] | NoRequest> {
    const { contract } = this.#parts;
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
    const shown = documentedRequests(contract.document, operation).flatMap(({ mediaType, example, value }) => {
      const media = operation.body?.mediaTypes.get(mediaType ?? "");
      if (mediaType === undefined || value === undefined) return [];
      const body = writeBody(contract.document, mediaType, media?.schema, value);
      return body === undefined
        ? []
        : [{ draft: { ...draft, ...body }, example: example || "example", guessed, isCertain }];
    });
    if (shown.length > 0) return shown;
    if (operation.body === undefined || operation.body.mediaTypes.size === 0)
      return [{ draft, example: undefined, guessed, isCertain }];
    const body = this.#generatedBody(operation);
    if (body !== undefined) return [{ draft: { ...draft, ...body }, example: undefined, guessed, isCertain }];
    if (!operation.body.required) return [{ draft, example: undefined, guessed, isCertain }];
    return { reason: "no valid body can be made from the schema; fix: give the request body an example" };
  }

  /** A valid value of a parameter. */
  valueOf(parameter: DocumentedParameter): Json | undefined {
    const { contract, source } = this.#parts;
    if (contract.unreadable.some(({ place }) => place === parameter.schema)) return undefined;
    return validParameter(contract.document, parameter, source);
  }

  #generatedBody(operation: DocumentedOperation): Partial<Draft> | undefined {
    const { contract, source } = this.#parts;
    const mediaType = generatedMediaType(operation) ?? [...(operation.body?.mediaTypes.keys() ?? [])][0];
    if (mediaType === undefined) return undefined;
    const schema = operation.body?.mediaTypes.get(mediaType)?.schema;
    const value = schema === undefined ? undefined : satisfySchema(schema, undefined, source);
    const isValid = schema === undefined || value === undefined || contract.validator.holds(schema, value);
    return isValid ? writeBody(contract.document, mediaType, schema, value) : undefined;
  }

  /** Given values first, then links and what earlier answers showed, then what a creator makes, then examples. */
  async #pathOf(
    operation: DocumentedOperation,
    nested: number,
  ): Promise<{ readonly path: Record<string, string>; readonly guessed: string[]; readonly isCertain: boolean }> {
    const { known, values, isMock } = this.#parts;
    const path: Record<string, string> = {};
    const guessed: string[] = [];
    let isCertain = true;
    const seen = isMock ? [] : await this.#existing(operation.path, nested);
    for (const [index, name] of namesIn(operation.path).entries()) {
      const given = values[`${operation.id}.${name}`] ?? values[name];
      const certain =
        (given === undefined ? undefined : String(given)) ?? known.linked(operation.id, name) ?? seen[index];
      isCertain &&= certain !== undefined;
      const found = certain ?? (isMock ? undefined : await this.#named(name, nested));
      if (found !== undefined) path[name] = found;
      else {
        path[name] = this.#example(operation, name);
        guessed.push(name);
      }
    }
    return { path, guessed, isCertain };
  }

  async #named(name: string, nested: number): Promise<string | undefined> {
    const { known, contract } = this.#parts;
    const found = known.named(name);
    if (found !== undefined || nested >= MAX_NESTED_CREATORS || /^(id|name|key|type)$/i.test(name)) return found;
    // Some operation may answer with a field of this name, as when a send answers with the key of the message.
    const wanted = JSON.stringify(name);
    const creator = [...contract.operations.values()].find(
      ({ method, path, node }) => method === "POST" && !path.includes("{") && mentions(contract, node, wanted),
    );
    if (creator === undefined) return undefined;
    await this.create(creator, nested + 1);
    return known.named(name);
  }

  /** The path parameters of something that exists, as many as are known; what is missing is created if it can be. */
  async #existing(path: string, nested: number): Promise<readonly string[]> {
    const { known, contract } = this.#parts;
    const end = path.lastIndexOf("}") + 1;
    if (end === 0) return [];
    const item = path.slice(0, end);
    const found = known.at(item);
    if (found !== undefined) return found;
    const collection = item.slice(0, item.lastIndexOf("/{"));
    const creator = [...contract.operations.values()].find((one) => one.method === "POST" && one.path === collection);
    if (creator !== undefined && nested < MAX_NESTED_CREATORS) {
      await this.create(creator, nested + 1);
      const made = known.at(item);
      if (made !== undefined) return made;
    }
    return this.#existing(collection, nested + 1);
  }

  /** Sends a request that creates something, and learns what exists now. */
  async create(creator: DocumentedOperation, nested = 0): Promise<void> {
    const requests = await this.validRequests(creator, nested);
    if ("reason" in requests) return;
    const [request] = requests;
    if (request === undefined) return;
    const answer = await this.#parts.sender.send(request.draft);
    this.#parts.known.learn(creator, request.draft, answer, this.#paths);
  }

  #example(operation: DocumentedOperation, name: string): string {
    const parameter = operation.parameters.find((one) => one.in === "path" && one.name === name);
    const value = parameter === undefined ? undefined : this.valueOf(parameter);
    return parameter === undefined || value === undefined ? "1" : parameterText(parameter, value);
  }
}

/** Whether the schemas of the success of an operation have a property of this name. */
function mentions({ document, operations }: Contract, node: object, quotedName: string): boolean {
  const operation = [...operations.values()].find((one) => one.node === node);
  const success = [...(operation?.responses ?? [])].filter(([status]) => status.startsWith("2"));
  return success.some(([, { mediaTypes }]) =>
    [...mediaTypes.values()].some((media) => {
      const text = JSON.stringify(media.node);
      const refs = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name = ""]) => name);
      const components = JSON.stringify(refs.map((name) => schemaNamed(document, name)));
      return (text + components).includes(`${quotedName}:`);
    }),
  );
}

function schemaNamed(document: Contract["document"], name: string): unknown {
  const { components } = document as { readonly components?: { readonly schemas?: Record<string, unknown> } };
  return components?.schemas?.[name];
}

/** The draft with one more parameter, or another value of it. */
export function withParameter(draft: Draft, parameter: DocumentedParameter, value: Json): Draft {
  const { name, in: where } = parameter;
  if (where === "query") {
    const others = (draft.query ?? "").split("&").filter((pair) => pair !== "" && !isOf(pair, name));
    return { ...draft, query: [...others, parameterQuery(parameter, value)].filter((pair) => pair !== "").join("&") };
  }
  const text = parameterText(parameter, value);
  if (where === "path") return { ...draft, path: { ...draft.path, [name]: text } };
  if (where === "header") return { ...draft, headers: { ...draft.headers, [name]: headerText(text) } };
  const cookie = [draft.headers.cookie, `${name}=${encodeURIComponent(text)}`].filter(Boolean).join("; ");
  return { ...draft, headers: { ...draft.headers, cookie } };
}

/** A header holds only Latin-1. */
const headerText = (text: string): string => (/^[\x20-\xff]*$/.test(text) ? text : encodeURI(text));

/** The draft without a parameter. */
export function withoutParameter(draft: Draft, { name, in: where }: DocumentedParameter): Draft {
  if (where === "query")
    return {
      ...draft,
      query: (draft.query ?? "")
        .split("&")
        .filter((pair) => !isOf(pair, name))
        .join("&"),
    };
  const headers = Object.entries(draft.headers).filter(([key]) => key !== (where === "cookie" ? "cookie" : name));
  return { ...draft, headers: Object.fromEntries(headers) };
}

/** Whether a pair of a query belongs to a parameter: `name=…` or `name[key]=…`. */
const isOf = (pair: string, name: string): boolean => {
  const key = decodeURIComponent(pair.split("=")[0] ?? "");
  return key === name || key.startsWith(`${name}[`);
};
