import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { callRows } from "../generated/client.ts";
import { rcsFormats, reportCodes, resultCodes } from "../generated/tables.ts";

const HELP = `
node readme-tables.ts

Writes the reference tables at the end of README.md from the generated contract.

  --help    this text
`;

const README = join(import.meta.dirname, "README.md");
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

function sections(): string[] {
  const sends = Object.entries(callRows).filter(([id]) => id.startsWith("send"));
  return [
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
  const sizes = images.map(({ width, height }) => `${width} × ${height}`);
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
  else writeFileSync(README, withTables(readFileSync(README, "utf8")));
}
