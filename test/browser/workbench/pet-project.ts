import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { root } from "../../rig/own-project.ts";
import { DevProcess } from "./dev-process.ts";

const DOCUMENT = `openapi: 3.1.0
info: { title: Pet shop, version: 1.0.0, description: Sells pets. }
servers: [{ url: "http://localhost:8080/api" }]
security: []
paths:
  /pets:
    post:
      operationId: addPet
      summary: Add a pet
      tags: [pets]
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: "#/components/schemas/Pet" }
            example: { name: Rex }
      responses:
        "201":
          description: Added
          content:
            application/json:
              schema: { $ref: "#/components/schemas/Pet" }
              example: { name: Rex }
        "400": { description: Refused }
  /pets/count:
    get:
      operationId: countPets
      summary: Count the pets
      tags: [pets]
      responses:
        "200":
          description: Counted
          content: { application/json: { schema: { type: integer }, example: 3 } }
components:
  schemas:
    Pet:
      type: object
      required: [name]
      additionalProperties: false
      properties:
        name: { type: string, maxLength: 20, description: What it is called. }
`;

const CONFIG = {
  spec: "spec/openapi.yaml",
  plugin: "spec/plugin.mjs",
  lint: { preset: "minimal" },
  partners: "partners",
  docs: "spec/docs.mjs",
  dev: {
    watch: ["server"],
    check: `"${process.execPath}" "${join(root, "node_modules/typescript-native/bin/tsc")}" --project tsconfig.json`,
  },
} as const;

const FILES: Readonly<Record<string, string>> = {
  "contract.config.mjs": `export default ${JSON.stringify(CONFIG)};\n`,
  "spec/openapi.yaml": DOCUMENT,
  "spec/redocly.yaml": "rules: { contract/valid-example: error }\n",
  "spec/plugin.mjs": "export {};\n",
  "spec/docs.mjs": `export default {
  headLinks: { Shop: "/shop/", Company: "https://pets.example/" },
  links: { name: "/shop/pets/{value}" },
};
`,
  "partners/acme.yaml": "partner: Acme\noperations:\n  addPet: { sends: [name], reads: [name] }\n",
  "partners/counters.yaml": "partner: Counters\noperations:\n  countPets: all\n",
  "server/first-pet.ts":
    'import type { components } from "../generated/types.ts";\n\nexport const pet: components["schemas"]["Pet"] = { name: "Rex" };\n',
  "tsconfig.json": JSON.stringify({
    compilerOptions: {
      ...{ strict: true, noEmit: true, skipLibCheck: true, types: [], module: "nodenext", target: "es2023" },
      allowImportingTsExtensions: true,
    },
    include: ["server"],
  }),
};

/** A small project of its own with a release, in which `contract dev` runs. */
export class PetProject {
  readonly folder: string;
  readonly #dev: DevProcess;

  constructor(folder: string) {
    this.folder = folder;
    this.#dev = new DevProcess(folder);
    for (const [name, text] of Object.entries(FILES)) this.write(name, text);
    this.write("spec/released/1.0.0.json", JSON.stringify(parse(DOCUMENT)));
  }

  write(name: string, text: string): void {
    mkdirSync(dirname(join(this.folder, name)), { recursive: true });
    writeFileSync(join(this.folder, name), text);
  }

  /** Saves the document as it was at first, but for these parts. */
  save(...changes: readonly (readonly [from: string, to: string])[]): void {
    const text = changes.reduce((document, [from, to]) => {
      if (!document.includes(from)) throw new Error(`The document has no ${from}`);
      return document.replaceAll(from, to);
    }, DOCUMENT);
    this.write("spec/openapi.yaml", text);
  }

  /** Starts `contract dev`, and returns the address of its page. */
  start(...args: readonly string[]): Promise<string> {
    return this.#dev.start(...args);
  }

  /** What the terminal says about each save. */
  get verdicts(): readonly string[] {
    return this.#dev.verdicts;
  }

  stop(): Promise<void> {
    return this.#dev.stop();
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
