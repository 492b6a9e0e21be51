import { essenceOf } from "../../runtime/media-type.ts";
import { isObject, type Json } from "../../schema/json.ts";
import { BodyReader } from "../contract/body-reader.ts";
import type { Contract } from "../contract/contract.ts";
import { explainViolation } from "../contract/explain-violation.ts";
import { isJsonType } from "../contract/wire-value.ts";
import type { WireRequest } from "../wire/request.ts";
import { type Draft, wireRequest } from "./draft.ts";
import { type ReadRequest, RequestReader } from "./read-request.ts";

/** One way in which a request breaks the document. */
export interface RequestFault {
  readonly in: "path" | "query" | "header" | "cookie" | "body";
  /** Of a parameter. */
  readonly name: string;
  readonly keyword: string;
  /** Where in the value. */
  readonly pointer: string;
  /** Where in the document. */
  readonly place: string;
  readonly message: string;
}

/**
 * Says how requests break the document. They are judged as a server reads them, because on the wire the number 1 and the
 * text "1" are the same.
 */
export class RequestJudge {
  readonly #contract: Contract;
  readonly #reader: RequestReader;
  readonly #bodies: BodyReader;
  readonly #bodyReaders = new Map<string, ReturnType<BodyReader["readerAt"]>>();

  constructor(contract: Contract) {
    this.#contract = contract;
    this.#reader = new RequestReader(contract.document, contract.operations.values());
    this.#bodies = new BodyReader(contract.document);
  }

  /** Empty: the request is valid. */
  async judge(draft: Draft, request: WireRequest = wireRequest(draft)): Promise<RequestFault[]> {
    const { operation } = draft;
    await this.#contract.prepare(operation);
    const { method, path, headers, body } = request;
    const sent = { method, url: `http://localhost${path}`, headers: Object.fromEntries(headers), body };
    const read = await this.#reader.read({ operationId: operation.id, request: sent });
    if (read === undefined) return [];
    const wrong = read.faults.map((fault): RequestFault => {
      const { place = operation.place } = operation.parameters.find((one) => one.name === fault.name) ?? {};
      return { ...fault, pointer: "", place };
    });
    for (const [{ name, in: where, schema }, value] of read.parameters)
      wrong.push(
        ...this.#violations(schema, value, (where === "querystring" ? "query" : where) as RequestFault["in"], name),
      );
    return [...wrong, ...this.#judgeBody(draft, read, body)];
  }

  #judgeBody(
    { operation }: Draft,
    { mediaType, media, body: value }: ReadRequest,
    bytes: Uint8Array | undefined,
  ): RequestFault[] {
    const { body } = operation;
    const fault = (keyword: string, message: string): RequestFault[] => [
      { in: "body", name: "", keyword, message, pointer: "", place: `${operation.place}/requestBody` },
    ];
    if (bytes === undefined) return body?.required === true ? fault("required", "the body is missing") : [];
    if (body === undefined) return [];
    if (media === undefined) return fault("media type", `${mediaType} is not documented`);
    if (value === undefined && media.stream !== undefined) return fault("JSON", "the body is no stream of items");
    if (value === undefined)
      return isJsonType(mediaType) ? fault("JSON", "the body is not JSON") : fault("form", "the form cannot be read");
    const isChecked = media.stream !== undefined || isJsonType(mediaType) || isObject(value);
    if (media.schema === undefined || !(isChecked || essenceOf(mediaType).startsWith("text/"))) return [];
    const readAsMeant = this.#bodyReaders.get(media.schema) ?? this.#bodies.readerAt(media.schema);
    this.#bodyReaders.set(media.schema, readAsMeant);
    const read = readAsMeant(value as Json);
    return read.fault === undefined
      ? this.#violations(media.schema, read.value, "body", "")
      : fault("x-also", read.fault);
  }

  #violations(schema: string, value: unknown, where: RequestFault["in"], name: string): RequestFault[] {
    const { validator, unreadable, document } = this.#contract;
    if (unreadable.has(schema)) return [];
    return validator.violations(schema, value).map((violation) => {
      const keyword = violation.place.slice(violation.place.lastIndexOf("/") + 1);
      const explained = explainViolation(document, violation, value).replace(/^: /, "");
      return { ...violation, in: where, name, keyword, message: explained || `breaks ${keyword}` };
    });
  }
}
