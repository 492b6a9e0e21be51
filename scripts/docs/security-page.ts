import { mergeRef } from "../document/walk-document.ts";
import { asObject, type Json, type JsonObject, listMembers } from "../schema/json.ts";
import { renderDeprecation } from "./badges.ts";
import { type Html, html, renderName } from "./html.ts";
import type { Prose } from "./markdown.ts";

/** The security schemes of a document, by name. */
export const listSchemes = (root: JsonObject): (readonly [string, JsonObject])[] =>
  listMembers(asObject(root.components).securitySchemes).map(([name, scheme]) => [name, mergeRef(root, scheme)]);

/** Not "Authentication", as many documents call the group of operations that give tokens. */
export const SECURITY_TITLE = "Security schemes";

/** How callers show who they are: every security scheme, with the addresses and scopes of its flows. */
export const renderSecurity = (root: JsonObject, prose: Prose): Html =>
  html`<h1>${SECURITY_TITLE}</h1>${listSchemes(root).map(
    ([
      name,
      scheme,
    ]) => html`<section id="${name}"><h2>${renderName(name)} <span class="type">${describe(scheme)}</span>${renderDeprecation(scheme)}</h2>
${typeof scheme.description === "string" && prose.render(scheme.description)}
${renderAddresses(scheme)}${listMembers(scheme.flows).map(([flow, value]) => renderFlow(flow, asObject(value)))}</section>`,
  )}`;

function describe({ type, in: place, name, scheme }: JsonObject): string {
  if (type === "apiKey") return `${String(place)} ${String(name)}`;
  return type === "http" ? `http ${String(scheme)}` : String(type);
}

/** What a flow is called, as people know it. */
const FLOWS: Readonly<Record<string, string>> = {
  implicit: "Implicit",
  password: "Password",
  clientCredentials: "Client credentials",
  authorizationCode: "Authorization code",
  deviceAuthorization: "Device authorization",
};

function renderFlow(flow: string, node: JsonObject): Html {
  const scopes = listMembers(node.scopes);
  return html`<h3>${FLOWS[flow] ?? flow}</h3>${renderAddresses(node)}${
    scopes.length > 0 &&
    html`<ul class="fields">${scopes.map(([scope, text]) => html`<li><code class="name">${scope}</code> ${String(text)}</li>`)}</ul>`
  }`;
}

const ADDRESSES: Readonly<Record<string, string>> = {
  authorizationUrl: "Authorization",
  deviceAuthorizationUrl: "Device authorization",
  tokenUrl: "Token",
  refreshUrl: "Refresh",
  openIdConnectUrl: "OpenID Connect discovery",
  oauth2MetadataUrl: "Metadata of the authorization server",
};

function renderAddresses(node: JsonObject): Html {
  const given = Object.entries(ADDRESSES).flatMap(([key, words]): [string, Json][] =>
    typeof node[key] === "string" ? [[words, node[key]]] : [],
  );
  return html`${given.length > 0 && html`<ul class="fields">${given.map(([words, address]) => html`<li>${words}: <code>${String(address)}</code></li>`)}</ul>`}`;
}
