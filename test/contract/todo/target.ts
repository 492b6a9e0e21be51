import {
  type DocumentedAnswer,
  type DocumentedRequest,
  documentedRequests,
} from "../../../scripts/probe/contract/examples.ts";
import { jsonOf } from "../../../scripts/probe/contract/wire-value.ts";
import { type Draft, type FormPart, wireRequest } from "../../../scripts/probe/request/draft.ts";
import { type WireAnswer, wireAnswer } from "../../../scripts/probe/wire/answer.ts";
import { isObject, type JsonObject } from "../../../scripts/schema/json.ts";
import type { Target } from "../exercise.ts";

/** Told of every request and its answer. */
export type Observer = (draft: Draft, answer: WireAnswer) => void;

export const credentials = { authorization: "Bearer ann-token", "x-api-key": "ann-key" };

const filePart: FormPart = {
  name: "file",
  fileName: "list.bin",
  type: "application/octet-stream",
  bytes: Buffer.from([0, 255, 10]),
};
const labelPart: FormPart = { name: "label", type: "application/json", bytes: Buffer.from('{"title":"A list"}') };

/** More than the server takes. */
const TOO_MANY_BYTES = 70_000;

/** How a refusal comes about, whatever the operation: what is changed in a request that would be accepted. */
const refusals: Readonly<Record<number, (draft: Draft) => Partial<Draft>>> = {
  400: ({ form, body, path }) => {
    if (form !== undefined) return { form: [labelPart] };
    if (isObject(body)) return { body: { ...body, nobodyKnowsThis: 1 } };
    return path.todoId === undefined ? { query: "limit=0" } : { path: { todoId: "none" } };
  },
  401: () => ({ headers: {} }),
  404: () => ({ path: { todoId: "999999" } }),
  413: ({ form }) =>
    form === undefined
      ? { raw: " ".repeat(TOO_MANY_BYTES) }
      : { form: [{ ...filePart, bytes: Buffer.alloc(TOO_MANY_BYTES) }] },
  415: () => ({ mediaType: "text/html" }),
};

/** The to-do list, over HTTP. */
export class TodoTarget implements Target {
  readonly #document: JsonObject;
  readonly #baseUrl: string;
  readonly #observe: Observer;

  constructor(document: JsonObject, baseUrl: string, observe: Observer) {
    this.#document = document;
    this.#baseUrl = baseUrl;
    this.#observe = observe;
  }

  async send(request: DocumentedRequest): Promise<WireAnswer> {
    return this.sendDraft(await this.draftOf(request));
  }

  async provoke({ operation, status }: DocumentedAnswer): Promise<WireAnswer> {
    const [request] = documentedRequests(this.#document, operation);
    if (request === undefined) throw new Error(`${operation.id} has no request`);
    const draft = await this.draftOf(request);
    return this.sendDraft({ ...draft, ...refusals[status]?.(draft) });
  }

  async sendDraft(draft: Draft): Promise<WireAnswer> {
    const { method, path, headers, body } = wireRequest(draft);
    const init = { method, headers: Object.fromEntries(headers), ...(body && { body: Buffer.from(body) }) };
    const answer = await wireAnswer(await fetch(this.#baseUrl + path, init));
    this.#observe(draft, answer);
    return answer;
  }

  /** A request that would be accepted: what its path names was made before. */
  async draftOf({ operation, mediaType, value }: DocumentedRequest): Promise<Draft> {
    const path: Record<string, string> = operation.path.includes("{todoId}") ? { todoId: await this.#newTodo() } : {};
    const isForm = mediaType === "multipart/form-data";
    const body = isForm ? { form: [filePart, labelPart] } : value !== undefined && { body: value };
    return { operation, path, headers: credentials, ...body };
  }

  async #newTodo(): Promise<string> {
    const headers = { ...credentials, "content-type": "application/json" };
    const made = await fetch(`${this.#baseUrl}/todos`, {
      method: "POST",
      headers,
      body: '{"text":"Milk","tags":["a"]}',
    });
    const { value } = jsonOf(new Uint8Array(await made.arrayBuffer()));
    if (!isObject(value)) throw new Error("There is no new to-do");
    const form = new FormData();
    form.append("file", new Blob(["bytes"]), "bytes.bin");
    await fetch(`${this.#baseUrl}/todos/${String(value.id)}/file`, {
      method: "POST",
      headers: credentials,
      body: form,
    });
    return String(value.id);
  }
}
