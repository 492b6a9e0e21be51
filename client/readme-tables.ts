import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type CallRow, callRows } from "../generated/client.ts";
import { imageRules, rcsFormats, reportCodes, resultCodes } from "../generated/tables.ts";
import {
  describeBytes,
  describeFormats,
  describeSize,
  type ImageSizeLimits,
  listSizeLimits,
} from "../spec/keywords/image-limits.ts";

const HELP = `
node readme-tables.ts

Writes the reference tables at the end of README.md and python/README.md from the generated contract.

  --help    this text
`;

const README = join(import.meta.dirname, "README.md");
const PYTHON_README = join(import.meta.dirname, "python/README.md");
const START = "<!-- Made by readme-tables.ts. -->";

interface Schema {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly oneOf?: readonly Schema[];
}

interface Document {
  readonly info: { readonly description: string };
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation | undefined>>>>;
}

interface Operation {
  readonly summary?: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

const document = JSON.parse(readFileSync(join(import.meta.dirname, "../generated/openapi.json"), "utf8")) as Document;

/** The README with fresh tables. */
export function withTables(readme: string): string {
  const [before = ""] = readme.split(START);
  return `${before}${START}\n${sections().join("\n")}`;
}

/** The Python README with fresh tables. Fields and codes are in the types and in the gateway's documentation. */
export function withPythonTables(readme: string): string {
  const [before = ""] = readme.split(START);
  const pages = "Fields, RCS formats and codes are in the documentation that your gateway serves at `/docs`.";
  const lines = ["", pages, ...methods(toPythonCall, CONVENIENCES.map(toSnakeCase)), ...images(), ...rateLimits()];
  return `${before}${START}\n${lines.join("\n")}\n`;
}

/** Methods that use several operations. */
const CONVENIENCES = ["report", "waitForReport", "reports", "reportBatches", "sendMany", "upload"];

/** How a method is called: its parameters in the path, its body. */
type CallShape = (id: string, names: readonly string[], hasBody: boolean) => string;

const toCall: CallShape = (id, names, hasBody) =>
  `${id}(${[...(names.length > 0 ? [`{ ${names.join(", ")} }`] : []), ...(hasBody ? ["body"] : [])].join(", ")})`;

const toPythonCall: CallShape = (id, names, hasBody) =>
  `${toSnakeCase(id)}(${[...names.map(toSnakeCase), ...(hasBody ? ["body"] : [])].join(", ")})`;

const toSnakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function methods(toText: CallShape, beside: readonly string[]): string[] {
  const rows = Object.entries(callRows).map(([id, row]: [string, CallRow]) => {
    const names = [...row.path.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => name);
    const { summary = "" } = document.paths[row.path]?.[row.method] ?? {};
    return [`\`${toText(id, names, row.takes?.includes("body") === true)}\``, summary];
  });
  const listed = beside.map((name) => `\`${name}\``).join(", ");
  return [
    "\n### Methods\n",
    `One for each operation of the contract; the sections above have those that use several: ${listed}.\n`,
    ...table(["method", "what it does"], rows),
  ];
}

interface ImageRow extends ImageSizeLimits {
  readonly serviceType: string;
  readonly msgType: string | null;
  readonly subType?: string;
  readonly formats: readonly string[];
  readonly sizes?: string;
  readonly maxBytes: number;
}

function images(): string[] {
  const rows = imageRules.services.map((row: ImageRow) => [
    ...[`\`${row.serviceType}\``, row.msgType === null ? "–" : `\`${row.msgType}\``],
    ...[row.subType === undefined ? "–" : `\`${row.subType}\``, describeFormats(row.formats)],
    row.sizes === undefined ? listSizeLimits(row).join(", ") : "the image of its RCS format",
    describeBytes(row.maxBytes),
  ]);
  return [
    "\n### Image limits\n",
    `A file name has at most ${imageRules.maxFileNameLength} characters. 1 KB is 1024 bytes.\n`,
    ...table(["`serviceType`", "`msgType`", "`subType`", "formats", "size", "largest file"], rows),
  ];
}

/** The section of the document, which has no table of its own for them. */
function rateLimits(): string[] {
  const [, section = ""] = /^# Rate limits\n(.*?)\n# /ms.exec(document.info.description) ?? [];
  if (section === "") throw new Error("The document has no section Rate limits");
  return ["\n### Rate limits", section.replaceAll(/\n+$/g, "")];
}

function sections(): string[] {
  const sends = Object.entries(callRows).filter(([id]) => id.startsWith("send"));
  return [
    ...methods(toCall, CONVENIENCES),
    ...images(),
    ...rateLimits(),
    "\n### Fields\n",
    "A field in bold is required. The types say the same, and an editor shows limits and an example of each.\n",
    ...sends.flatMap(([id, { path, method }]) => describeSend(id, document.paths[path]?.[method])),
    "The message of a flow or a form has these fields:\n",
    ...table(["message", "fields"], describeSteps()),
    "\n### Buttons\n",
    ...table(["button", "fields"], [...describeUnion("RcsButton"), ...describeUnion("MessengerButton")]),
    "\n### RCS formats\n",
    "Beside these, the `formatId` of a template that your operator registered, with `content: { template: … }`.\n",
    ...table(
      ["`formatId`", "layout", "`content`", "cards", "image", "title", "text", "buttons"],
      rcsFormats.formats.map(describeFormat),
    ),
    "\n### Result codes\n",
    ...table(
      ["code", "HTTP", "text", "meaning", "what to do"],
      resultCodes.map(({ code, status, text, meaning, action }) => [
        ...[`\`${code}\``, String(status), text],
        ...[meaning, action],
      ]),
    ),
    "\n### Report codes\n",
    ...table(
      ["code", "text", "meaning", "what to do"],
      reportCodes.map(({ code, text, meaning, action }) => [`\`${code}\``, text, meaning, action]),
    ),
  ];
}

function describeSend(id: string, operation: Operation | undefined): string[] {
  const { required = [], properties = {} } = follow(operation?.requestBody?.content["application/json"]?.schema);
  const rows = Object.entries(properties).map(([name, property]) => [
    required.includes(name) ? `**\`${name}\`**` : `\`${name}\``,
    firstSentence(property.description ?? follow(property).description ?? ""),
  ]);
  return [`**\`${id}\`**: ${operation?.summary ?? ""}\n`, ...table(["field", "what it is"], rows), ""];
}

function describeSteps(): string[][] {
  return (follow({ $ref: "#/components/schemas/OmniEntry" }).oneOf ?? []).flatMap((member) =>
    Object.entries(follow(member).properties ?? {}).map(([channel, step]) => [
      `\`${channel}\``,
      listFields(follow(step)),
    ]),
  );
}

const listFields = ({ required = [], properties = {} }: Schema): string =>
  Object.keys(properties)
    .map((field) => (required.includes(field) ? `**\`${field}\`**` : `\`${field}\``))
    .join(", ");

function describeUnion(name: string): string[][] {
  return (follow({ $ref: `#/components/schemas/${name}` }).oneOf ?? []).map((member) => {
    const { title = "", ...schema } = follow(member);
    return [`\`${name}\` ${title}`, listFields(schema)];
  });
}

function describeFormat(format: (typeof rcsFormats.formats)[number]): string[] {
  const { id, layout, content, cards, images, title, text, buttons } = format;
  const sizes = images.map(describeSize);
  const each = [
    sizes.join(", ") || "–",
    title === 0 ? "–" : String(title),
    text === 0 ? "–" : String(text),
    String(buttons.max),
  ];
  return [`\`${id}\``, layout, `\`${content}\``, String(cards), ...each];
}

function follow(schema: Schema | undefined): Schema {
  const name = schema?.$ref?.split("/").at(-1);
  return name === undefined ? (schema ?? {}) : follow(document.components.schemas[name]);
}

const firstSentence = (text: string): string => /^.*?[.:](?=\s|$)/s.exec(text.trim())?.[0].replace(/:$/, ".") ?? text;

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll(/\s+/g, " ").replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(heads), `|${heads.map(() => "---|").join("")}`, ...rows.map(line)];
}

if (process.argv[1] === import.meta.filename) {
  if (process.argv.includes("--help")) process.stdout.write(`${HELP.trim()}\n`);
  else {
    writeFileSync(README, withTables(readFileSync(README, "utf8")));
    writeFileSync(PYTHON_README, withPythonTables(readFileSync(PYTHON_README, "utf8")));
  }
}
