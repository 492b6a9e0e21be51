import type { DocumentedAnswer, DocumentedRequest } from "../../../scripts/probe/contract/examples.ts";
import { documentedRequests } from "../../../scripts/probe/contract/examples.ts";
import { type Draft, wireRequest } from "../../../scripts/probe/request/draft.ts";
import { type WireAnswer, wireAnswer } from "../../../scripts/probe/wire/answer.ts";
import type { WireRequest } from "../../../scripts/probe/wire/request.ts";
import { at, isObject, type JsonObject } from "../../../scripts/schema/json.ts";
import type { Target } from "../exercise.ts";

/** What Prism adds to every answer so that browsers may read it. */
export const prismHeaders = [
  "access-control-allow-credentials",
  "access-control-allow-headers",
  "access-control-allow-origin",
  "access-control-expose-headers",
];

/** The mock: it shows whichever example it is asked for. */
export class PrismTarget implements Target {
  readonly #document: JsonObject;
  readonly #url: () => string;

  constructor(document: JsonObject, url: () => string) {
    this.#document = document;
    this.#url = url;
  }

  send(request: DocumentedRequest): Promise<WireAnswer> {
    return this.sendDraft(draftOf(request));
  }

  provoke({ operation, status, example, mediaType }: DocumentedAnswer): Promise<WireAnswer> {
    const [request] = documentedRequests(this.#document, operation);
    if (request === undefined) throw new Error(`${operation.id} has no request`);
    const prefer = [`code=${status}`, ...(example === "" ? [] : [`example=${example}`])].join(", ");
    return this.sendDraft(draftOf(request), { prefer, ...(mediaType !== undefined && { accept: mediaType }) });
  }

  async sendDraft(draft: Draft, more: Readonly<Record<string, string>> = {}): Promise<WireAnswer> {
    const { method, path, headers, body } = prismRequest(this.#document, draft);
    const response = await fetch(this.#url() + path, {
      method,
      headers: { ...Object.fromEntries(headers), ...more },
      ...(body && { body: Buffer.from(body) }),
    });
    return wireAnswer(response);
  }
}

/** The request as it is sent to Prism. Whether there are credentials is all that it looks at. */
export function prismRequest(document: JsonObject, draft: Draft): WireRequest {
  const required = draft.operation.node.security ?? document.security;
  const names = Array.isArray(required) ? Object.keys(required[0] ?? {}) : [];
  const credentials = names.map((name) => {
    const scheme = at(document, `/components/securitySchemes/${name}`);
    const isKey = isObject(scheme) && scheme.type === "apiKey";
    return isKey ? ([String(scheme.name), "demo"] as const) : (["authorization", "Bearer a"] as const);
  });
  const request = wireRequest(draft);
  return { ...request, headers: [...credentials, ...request.headers] };
}

/** The bytes with which a jpeg begins and ends. */
const photo = new Uint8Array([0xff, 0xd8, 0xff, 0xd9]);

export function draftOf({ operation, mediaType, value }: DocumentedRequest): Draft {
  const given = (where: string) =>
    operation.parameters
      .filter((parameter) => parameter.in === where && parameter.required)
      .map(({ name, node }): [string, string] => [name, String(node.example)]);
  const form = [{ name: "file", fileName: "photo.jpg", type: "image/jpeg", bytes: photo }];
  return {
    operation,
    path: Object.fromEntries(given("path")),
    headers: Object.fromEntries(given("header")),
    query: new URLSearchParams(given("query")).toString(),
    ...(mediaType === "multipart/form-data" ? { form } : value !== undefined && { body: value }),
  };
}
