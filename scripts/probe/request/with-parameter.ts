import type { Json } from "../../schema/json.ts";
import type { DocumentedParameter } from "../contract/operations.ts";
import type { Draft } from "./draft.ts";
import { cookiePairs, encodeText, parameterQuery, parameterText, querystringText } from "./write-parameter.ts";

/** The draft with one more parameter, or another value of it. */
export function withParameter(draft: Draft, parameter: DocumentedParameter, value: Json): Draft {
  const { name, in: where } = parameter;
  if (where === "querystring") return { ...draft, query: querystringText(parameter, value) };
  if (where === "query") {
    const others = (draft.query ?? "").split("&").filter((pair) => pair !== "" && !isOf(pair, name));
    return { ...draft, query: [...others, parameterQuery(parameter, value)].filter((pair) => pair !== "").join("&") };
  }
  const text = parameterText(parameter, value);
  if (where === "path") return { ...draft, path: { ...draft.path, [name]: text } };
  if (where === "header") return { ...draft, headers: { ...draft.headers, [name]: headerText(text) } };
  const others = (draft.headers.cookie ?? "").split("; ").filter((pair) => pair !== "" && !pair.startsWith(`${name}=`));
  const pairs = parameter.node.style === "cookie" ? cookiePairs(parameter, value) : [`${name}=${encodeText(text)}`];
  const cookie = [...others, ...pairs].join("; ");
  return { ...draft, headers: { ...draft.headers, cookie } };
}

/** A header holds only Latin-1. */
const headerText = (text: string): string => (/^[\x20-\xff]*$/.test(text) ? text : encodeURI(text.toWellFormed()));

/** The draft without a parameter. */
export function withoutParameter(draft: Draft, { name, in: where }: DocumentedParameter): Draft {
  if (where === "querystring") return { ...draft, query: "" };
  if (where === "query")
    return {
      ...draft,
      query: (draft.query ?? "")
        .split("&")
        .filter((pair) => !isOf(pair, name))
        .join("&"),
    };
  if (where === "cookie") {
    const { cookie = "", ...headers } = draft.headers;
    const others = cookie.split("; ").filter((pair) => pair !== "" && !pair.startsWith(`${name}=`));
    return { ...draft, headers: others.length === 0 ? headers : { ...headers, cookie: others.join("; ") } };
  }
  const headers = Object.entries(draft.headers).filter(([key]) => key !== name);
  return { ...draft, headers: Object.fromEntries(headers) };
}

/** Whether a pair of a query belongs to a parameter: `name=…` or `name[key]=…`. */
const isOf = (pair: string, name: string): boolean => {
  const key = decodeURIComponent(pair.split("=")[0] ?? "");
  return key === name || key.startsWith(`${name}[`);
};
