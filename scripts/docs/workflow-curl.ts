import type { Json } from "../pipeline/json.ts";
import type { WorkflowStep } from "./workflow-model.ts";

/** A step as a line for the shell. What the workflow is given and what its steps keep are variables. */
export function curlOf({ method, path, parameters, body, keeps }: WorkflowStep): string {
  const url = path.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const given = parameters.find((one) => one.in === "path" && one.name === name);
    return given === undefined ? whole : inShell(given.value);
  });
  const pieces = [
    `curl -s${method === "GET" ? "" : ` -X ${method}`} "$BASE_URL${url}"`,
    ...parameters.filter((one) => one.in === "header").map(({ name, value }) => `-H "${name}: ${inShell(value)}"`),
    ...bodyOf(body),
  ];
  const call = pieces.join(" \\\n  ");
  const [kept] = keeps;
  if (kept === undefined) return call;
  const pointer = kept.from.split("#")[1] ?? "";
  return `${variable(kept.name)}=$(${call} |\n  jq -r '${pointer.replaceAll(/\/([0-9]+)/g, "[$1]").replaceAll("/", ".")}')`;
}

/** What fits on a line beside everything else. */
const SHORT = 70;

function bodyOf(body: WorkflowStep["body"]): string[] {
  if (body === undefined) return [];
  if (body.mediaType === "multipart/form-data")
    return Object.entries(body.payload as object).map(
      ([name, value]) => `-F "${name}=@${String(value).replace(/^\$file\('(?:\.\/)?(.+)'\)$/, "$1")}"`,
    );
  const value = shellValues(body.payload);
  const short = JSON.stringify(value);
  const text = short.length <= SHORT ? short : JSON.stringify(value, null, 2).replaceAll("\n", "\n  ");
  // Variables stand outside of the single quotes, so that the shell puts their values in.
  return [`-H "Content-Type: ${body.mediaType}"`, `-d '${text.replaceAll(/\$[A-Z_]+/g, `'"$&"'`)}'`];
}

function shellValues(value: Json): Json {
  if (typeof value === "string") return inShell(value);
  if (Array.isArray(value)) return value.map(shellValues);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shellValues(member)]));
}

/** Runtime expressions as variables: `$inputs.clientId` is `$CLIENT_ID`. */
const inShell = (text: string): string =>
  text.replaceAll(/\{?\$(?:inputs|steps\.\w+\.outputs)\.(\w+)\}?/g, (_, name: string) => `$${variable(name)}`);

const variable = (name: string): string => name.replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2").toUpperCase();
