import { type ShellText, shellQuote } from "./shell-text.ts";

/** A request as a line for a shell shows it. */
export interface CurlRequest {
  readonly method: string;
  readonly url: ShellText;
  readonly headers: Iterable<readonly [name: string, value: ShellText]>;
  readonly body?: CurlBody | undefined;
}

/** A text, the files of a form by the names of its fields, or what the line before the pipe prints. */
export type CurlBody = { readonly text: ShellText } | { readonly files: Iterable<readonly [string, string]> } | "stdin";

/** The command line that sends the request. `between` stands between its arguments. */
export function writeCurl(request: CurlRequest, options: readonly string[] = [], between = " \\\n  "): string {
  const { method, url, headers, body } = request;
  // GET is what curl sends, unless there is a body.
  const verb = method === "GET" && body === undefined ? [] : ["-X", method];
  return [
    ["curl", ...options, ...verb, shellQuote(url)].join(" "),
    ...Array.from(headers, ([name, value]) => `-H ${toHeader(name, value)}`),
    ...toData(body),
  ].join(between);
}

/** curl leaves an empty header out, unless a semicolon stands in place of the colon. */
const toHeader = (name: string, value: ShellText): string =>
  shellQuote(value.length === 0 ? `${name};` : [`${name}: `, value].flat());

function toData(body: CurlBody | undefined): string[] {
  if (body === undefined) return [];
  if (body === "stdin") return ["--data-binary @-"];
  if ("files" in body) return Array.from(body.files, ([name, file]) => `-F ${toFormWord(`${name}=@${file}`)}`);
  const [start] = [body.text].flat();
  // After -d, a text that begins with @ would be the name of a file.
  const option = typeof start === "string" && start.startsWith("@") ? "--data-raw" : "-d";
  return [`${option} ${shellQuote(body.text)}`];
}

const toFormWord = (text: string): string => (/^[\w.=@-]+$/.test(text) ? text : shellQuote(text));
