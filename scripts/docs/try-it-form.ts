import { mergeRef } from "../document/walk-document.ts";
import { writeExact } from "../runtime/exact-json.ts";
import { asObject, type JsonObject } from "../schema/json.ts";
import type { Operation } from "./document.ts";
import { type Html, html } from "./html.ts";
import {
  type Credential,
  getParameterExample,
  listCredentials,
  type RequestBody,
  readRequestBody,
} from "./sample-calls.ts";

/** How a credential is got by a call of the API itself, such as a token for a password. */
export interface TokenSource {
  readonly operationId: string;
  /** A JSON pointer to the token in the answer. */
  readonly token: string;
}

export interface TryItContext {
  readonly root: JsonObject;
  readonly baseUrl: string;
  /** A mock that takes any credential: the form names it at first in place of `baseUrl`, and asks for no token. */
  readonly mockUrl?: string | undefined;
  /** The servers of the document that have names. */
  readonly namedServers: readonly { readonly name: string; readonly url: string }[];
  /** By the name of the security scheme. */
  readonly tokens: Readonly<Record<string, TokenSource>>;
  readonly findOperation: (id: string) => Operation | undefined;
  /** Where a member of an answer leads to; `{value}` stands for the member. */
  readonly links: Readonly<Record<string, string>>;
}

/** A form that calls the operation. The page's script sends it; without scripts it is not shown. */
export function renderTryIt(context: TryItContext, operation: Operation): Html {
  const { id, method, path, source, parameters } = operation;
  const body = readRequestBody(context.root, operation);
  const credentials = listCredentials(context.root, source);
  return html`<details class="try-it scripted" data-try-it><summary>Try it</summary>
<form novalidate data-method="${method}" data-path="${path}" data-links="${JSON.stringify(context.links)}">
${body !== undefined && renderBody(context, id, body)}
${credentials.length > 0 && renderCredentials(context, operation, credentials)}
${parameters.map((parameter) => renderInput(context, id, parameter))}
${renderServer(context, id)}
<p class="row actions submit"><button type="submit" class="send">Send</button> <span role="status"></span></p>
<div class="answer-text" data-answer hidden><p><strong data-status></strong> <span data-time></span> <span data-answer-links></span></p><div class="code"><button type="button" class="copy">Copy</button><pre tabindex="0"><code data-body></code></pre></div><details><summary>Headers</summary><pre tabindex="0"><code data-headers></code></pre></details></div>
</form></details>`;
}

const renderServer = ({ baseUrl, mockUrl = baseUrl, namedServers }: TryItContext, id: string): Html =>
  html`<p class="row"><label for="${id}-server">Server</label><input id="${id}-server" type="url" data-server value="${mockUrl}"${namedServers.length > 0 && html` list="${id}-servers"`} required></p>${
    namedServers.length > 0 &&
    html`<datalist id="${id}-servers">${namedServers.map(({ name, url }) => html`<option value="${url}">${name}</option>`)}</datalist>`
  }`;

/** What a mock takes as well as any other, in the form that the scheme needs. */
const MOCK_SECRET = "example";
const MOCK_BASIC = Buffer.from(`${MOCK_SECRET}:${MOCK_SECRET}`).toString("base64");

/** One line as soon as nothing is missing, which the page's script says in it. */
function renderCredentials(context: TryItContext, { id }: Operation, credentials: readonly Credential[]): Html {
  const isMocked = context.mockUrl !== undefined;
  const isTokenSource = Object.values(context.tokens).some(({ operationId }) => operationId === id);
  return html`<details class="credentials" data-credentials${!isMocked && html` open`}><summary>Credentials${isMocked ? ": the mock takes any, so an example is sent" : html` <span class="note" data-credentials-state></span>`}</summary>
${credentials.map((credential) => renderCredential(context, id, credential))}
${isTokenSource && html`<p class="row actions"><button type="button" data-demo-credentials hidden>Use the demo account</button></p>`}</details>`;
}

/** The name of a caller is no secret, and is easier to check if it can be read. */
const getInputType = (scheme: string): string => (/(id|name)$/i.test(scheme) ? "text" : "password");

function renderCredential(context: TryItContext, id: string, { scheme, name, prefix, in: place }: Credential): Html {
  const filled =
    context.mockUrl === undefined ? html`required` : html`value="${prefix === "Basic " ? MOCK_BASIC : MOCK_SECRET}"`;
  const source = context.tokens[scheme];
  const issuing = source && context.findOperation(source.operationId);
  const field = `${id}-${scheme}`;
  return html`<p class="row"><label for="${field}">${name} <span class="note">${scheme}</span></label><input id="${field}" type="${getInputType(scheme)}" autocomplete="off" data-credential="${scheme}" data-in="${place}" data-name="${name}" data-prefix="${prefix}" ${filled}></p>
${
  source !== undefined &&
  issuing !== undefined &&
  html`<div data-token="${scheme}" data-method="${issuing.method}" data-path="${issuing.path}" data-pointer="${source.token}"><p class="row actions"><button type="button" data-demo hidden>Use the demo account</button> <span role="status"></span></p>
<details class="token"><summary>Get one</summary>
${listCredentials(context.root, issuing.source).map((one) => html`<p class="row"><label for="${field}-${one.scheme}">${one.name}</label><input id="${field}-${one.scheme}" type="${getInputType(one.scheme)}" autocomplete="off" data-part="${one.scheme}" data-name="${one.name}" data-prefix="${one.prefix}"></p>`)}
<p class="row actions"><button type="button" data-get-token>Get it</button></p></details></div>`
}`;
}

function renderInput({ root }: TryItContext, id: string, parameter: JsonObject): Html {
  const name = String(parameter.name);
  const example = getParameterExample(root, parameter);
  const values = asObject(mergeRef(root, parameter.schema)).enum;
  const field = `${id}-${String(parameter.in)}-${name}`;
  const isRequired = parameter.required === true;
  const input = Array.isArray(values)
    ? html`<select id="${field}" data-in="${String(parameter.in)}" data-name="${name}">${!isRequired && html`<option value=""></option>`}${values.map((value) => html`<option>${String(value)}</option>`)}</select>`
    : html`<input id="${field}" data-in="${String(parameter.in)}" data-name="${name}" value="${isRequired && !example.startsWith("{") && example}" placeholder="${isRequired && example}" ${isRequired && "required"}>`;
  return html`<p class="row"><label for="${field}">${name}${isRequired && html` <span class="required">required</span>`}</label>${input}</p>`;
}

function renderBody({ root }: TryItContext, id: string, body: RequestBody): Html {
  if (body.mediaType === "multipart/form-data")
    return html`${Object.keys(asObject(mergeRef(root, body.schema).properties)).map(
      (name) =>
        html`<p class="row"><label for="${id}-part-${name}">${name}</label><input id="${id}-part-${name}" type="file" data-part-name="${name}"></p>`,
    )}`;
  const texts = body.examples.map(({ value }) => (typeof value === "string" ? value : writeExact(value, 2)));
  return html`<div class="row"><label for="${id}-body">Body</label><div class="code editor"><button type="button" class="copy">Copy</button><pre aria-hidden="true"><code></code></pre><textarea id="${id}-body" spellcheck="false" data-media-type="${body.mediaType}">${texts[0]}</textarea></div></div>
${texts.map((text, index) => html`<template data-example="${index}">${text}</template>`)}`;
}
