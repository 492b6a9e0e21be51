import { readFile } from "node:fs/promises";
import { text as readAll } from "node:stream/consumers";
import { countEntries } from "../../accounts/registry-entries.ts";
import { readRegistryFile } from "../../accounts/registry-file.ts";
import { knownAccount } from "../account/known.ts";
import type { Command } from "../command.ts";
import type { Given } from "../given.ts";
import { UsageError } from "../usage-error.ts";

const MOST_FAULTS = 50;

export const importRegistry: Command = {
  name: "registry import",
  usage: "FILE.yaml --id NAME [--replace]",
  about: "registers everything in a YAML file, or nothing if a line is wrong",
  details: `  --replace                 the registry becomes what the file says; without it the file is added

FILE "-" is standard input. What registry export prints is such a file:

  senderNumbers: ["0212345678"]
  brands:
    - { brandKey: BR.k3y, brandId: BR.9sX }
  rcsTemplates:
    - { id: UBR.9sX-TPL001, kind: Description }
  senderKeys: [c2f8a1d07be94f6c]
  alimtalkTemplates:
    - code: ORDER_PAID_01
      text: "#{name}, your order #{order} is paid."
      buttons:
        - { name: View order, type: WL, urlMobile: https://shop.example/orders }
  countries:
    - { prefix: "+81", signature: "[Acme]", senderId: ACME }`,
  options: { id: { type: "string" }, replace: { type: "boolean" } },
  words: 1,
  input: (given) => content(fileOf(given)),
  async run(given, desk, input) {
    const file = fileOf(given);
    const id = given.needed("id");
    await knownAccount(desk, id);
    const read = readRegistryFile(input);
    if (!read.ok) {
      const lines = read.faults.map(({ line, column, message }) => `${file}:${line}:${column}  ${message}`);
      const more = lines.length > MOST_FAULTS ? [`… and ${lines.length - MOST_FAULTS} more`] : [];
      throw new UsageError([...lines.slice(0, MOST_FAULTS), ...more].join("\n"));
    }
    const replace = given.flag("replace") === true;
    await (replace ? desk.replaceEntries(id, read.entries) : desk.addEntries(id, read.entries));
    const count = countEntries(read.entries);
    return {
      json: { id, imported: count, replaced: replace },
      text: `Registered ${count} ${count === 1 ? "entry" : "entries"} for ${id}${replace ? ", in place of all before" : ""}.`,
    };
  },
};

function fileOf({ words: [file] }: Given): string {
  if (file === undefined) throw new UsageError("name the file: registry import FILE.yaml --id NAME");
  return file;
}

async function content(file: string): Promise<string> {
  if (file === "-") return readAll(process.stdin);
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    throw new UsageError(code === "ENOENT" ? `there is no file ${file}` : `${file} cannot be read (${String(code)})`);
  }
}
