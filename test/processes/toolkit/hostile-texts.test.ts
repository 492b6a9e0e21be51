import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runInNewContext } from "node:vm";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listPages } from "../../../scripts/docs/render-site.ts";
import type { Sample } from "../../../scripts/docs/samples.ts";
import { SEARCH_FILE } from "../../../scripts/docs/search-entries.ts";
import { loadBundle } from "../../../scripts/document/bundle.ts";
import { emitAll } from "../../../scripts/emit/all.ts";
import type { OutputFile } from "../../../scripts/emit/emitter.ts";
import { build } from "../../../scripts/model/build.ts";
import { toCurl } from "../../../scripts/probe/wire/curl.ts";
import { makeProjectFiles } from "../../../scripts/scaffold/project-files.ts";
import { findToolkitVersions } from "../../../scripts/scaffold/toolkit-version.ts";
import type { JsonObject } from "../../../scripts/schema/json.ts";
import { findPython } from "../../rig/python.ts";
import { newTreesFolder } from "../../unit/scripts/generated-case.ts";
import { makeHostileDocument } from "./hostile-document.ts";

/** No output has this word as a name: it is code of the document if a parser finds it as one. */
const MARK = "hostile__mark";

/** What ends a text, a comment or a tag in some output, each followed by code. */
const ENDS = [
  ...[
    `"+${MARK}()+"`,
    `'+${MARK}()+'`,
    `\`+${MARK}()+\``,
    `\${${MARK}()}`,
    `#{${MARK}()}`,
    `*/${MARK}()/*`,
    `-->${MARK}()<!--`,
  ],
  ...["\n", "\r", "\r\n", "\f", "\v", "\u0085", "\u2028", "\u2029"].map((end) => `${end}${MARK}()${end}`),
  ...[
    `"""\n${MARK}()\n"""`,
    `""\r"\n${MARK}()\n""\r"`,
    `'''\n${MARK}()\n'''`,
    `\\"+${MARK}()+\\"`,
    `\\\n${MARK}()`,
    `}])};${MARK}();({[(`,
  ],
  ...[
    `"></title></script><img src=x onerror=${MARK}()><script>${MARK}()</script>`,
    `" onclick="${MARK}()`,
    `' onclick='${MARK}()`,
  ],
  ...[
    `[a](javascript:${MARK}())`,
    `![a](javascript:${MARK}())`,
    `<javascript:${MARK}()>`,
    `\`\`\`\n<b onclick=${MARK}()>\n\`\`\``,
  ],
  ...[`$(${MARK})`, `;${MARK};`, `\n${MARK}\n`, `"; script-src 'unsafe-inline'; "`],
];

const TEXTS: Readonly<Record<string, string>> = {
  "everything that ends something": ENDS.join(" "),
  "the same, beginning with a quote": `"${[...ENDS].reverse().join("")}"`,
  "a backslash at the end": `a ${MARK}()\\`,
  "quotes at the end": `a ${MARK}()""`,
  "an address that is a script": `javascript:${MARK}()`,
  "a path that leads out": `../../../${MARK}`,
  "characters that are nearly letters": `² ① ª ﬁ ｉｍｐｏｒｔ İ ß \uE000${MARK}\uE000 \u{1F600} \0\u0007\u001B[31m\u202E`,
};

const folder = newTreesFolder("hostile-texts");
const python = findPython();

interface Outputs {
  readonly files: readonly OutputFile[];
  readonly pages: readonly OutputFile[];
  readonly samples: readonly Sample[];
}

async function makeOutputs(name: string, text: string): Promise<Outputs> {
  const spec = join(folder, `${name.replaceAll(" ", "-")}.json`);
  writeFileSync(spec, JSON.stringify(makeHostileDocument(text)));
  const { api } = build(await loadBundle(spec), { lenient: true });
  const generated = await emitAll(api, {
    out: folder,
    server: "koa",
    emit: { python: true, msw: true, tanstackQuery: true, enums: true },
  });
  const project = makeProjectFiles({
    name: "api",
    api,
    spec: "api.json",
    lintPreset: "minimal",
    toolkit: findToolkitVersions(folder),
  });
  const samples: Sample[] = [];
  const config = {
    samples: (_: unknown, __: string, standard: readonly Sample[]) => {
      samples.push(...standard);
      return standard;
    },
  };
  const document = JSON.parse(api.openapiJson) as JsonObject;
  const pages = [...listPages({ document, config, workflows: [], changes: text })].map(([path, render]) => ({
    path,
    text: render(),
  }));
  return {
    files: [...generated, ...project.map((file) => ({ ...file, path: `project/${file.path}` }))],
    pages,
    samples,
  };
}

const outputs = new Map<string, Outputs>();
beforeAll(() => void mkdirSync(folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a parser of TypeScript finds to be wrong, or to be the document's code. */
function findInScript({ path, text }: OutputFile): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  const { diagnostics = [] } = ts.transpileModule(text, {
    // It has no output for declarations, but parses them in the same way.
    fileName: path.replace(".d.ts", ".ts"),
    reportDiagnostics: true,
  });
  const found = diagnostics.map(({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`);
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === MARK) found.push(`${path}: ${text.slice(node.pos - 40, node.end + 20)}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The tags of a page with their attributes. Our pages have all attributes between double quotes. */
function findInPage({ path, text }: OutputFile): string[] {
  return [...text.matchAll(/<([a-z][^\s/>]*)((?:[^"'>]|"[^"]*")*)>/gi)].flatMap(([tag, name = "", attributes = ""]) => {
    const names = [...attributes.matchAll(/([^\s"=]+)(?:="([^"]*)")?/g)];
    const isAllowed =
      ALLOWED_TAGS.has(name) &&
      (name !== "script" || /^ src="[a-z]+\.js"( defer)?$/.test(attributes)) &&
      names.every(
        ([, attribute = "", value = ""]) =>
          !/^on|^style$/i.test(attribute) &&
          !(/^(href|src|action|formaction)$/i.test(attribute) && /^\s*javascript:/i.test(value)),
      );
    return isAllowed ? [] : [`${path}: ${tag}`];
  });
}

const ALLOWED_TAGS: ReadonlySet<string> = new Set([
  ..."html head meta title link script body a header span button div nav details summary label input main ul ol li".split(
    " ",
  ),
  ..."section article h1 h2 h3 h4 h5 h6 p pre code em strong small table thead tbody tr th td dl dt dd form select".split(
    " ",
  ),
  ..."option textarea fieldset legend output br hr blockquote template dialog kbd del s sup sub abbr time i b".split(
    " ",
  ),
]);

const listFiles = (name: string, ending: RegExp): OutputFile[] =>
  (outputs.get(name)?.files ?? []).filter(({ path }) => ending.test(path));

const CHECK_PYTHON = `
import ast, sys
for path in sys.argv[2:]:
    with open(path, encoding="utf-8", newline="") as file:
        text = file.read()
    try:
        tree = ast.parse(text)
        compile(tree, path, "exec")
    except (SyntaxError, ValueError) as error:
        print(path, error)
        continue
    for node in ast.walk(tree):
        for value in vars(node).values():
            if value == sys.argv[1] and not isinstance(node, ast.Constant):
                print(path, node.lineno)
`;

const describeText = (name: string, text: string, tags: string[]) =>
  describe(name, { tags, timeout: 240_000 }, () => {
    beforeAll(async () => void outputs.set(name, await makeOutputs(name, text)), 240_000);

    test("is text in TypeScript and JavaScript", () => {
      const samples = (outputs.get(name)?.samples ?? []).filter(({ language }) => language === "typescript");
      const scripts = [
        ...listFiles(name, /\.[jt]s$/),
        ...samples.map(({ code }, index) => ({ path: `sample${index}.ts`, text: code })),
      ];
      expect(scripts.length).toBeGreaterThan(20);
      expect(scripts.flatMap(findInScript)).toEqual([]);
    });

    test.skipIf(python === undefined)("is text in Python", () => {
      const samples = (outputs.get(name)?.samples ?? []).filter(({ language }) => language === "python");
      const files = [
        ...listFiles(name, /\.py$/),
        ...samples.map(({ code }, index) => ({ path: `sample${index}.py`, text: code })),
      ];
      const paths = files.map(({ path, text }) => {
        const file = join(folder, name.replaceAll(" ", "-"), path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
        return file;
      });
      expect(paths.length).toBeGreaterThan(5);
      expect(execFileSync(python ?? "", ["-c", CHECK_PYTHON, MARK, ...paths], { encoding: "utf8" })).toBe("");
    });

    test("is text in JSON", () => {
      const files = listFiles(name, /\.json$/);
      for (const { text } of files) expect(() => JSON.parse(text)).not.toThrow();
      const document = files.find(({ path }) => path === "openapi.json")?.text ?? "";
      expect(JSON.parse(document)).toMatchObject({ info: { title: TEXTS[name] } });
    });

    test("is text in the pages of the documentation", () => {
      const pages = (outputs.get(name)?.pages ?? []).filter(({ path }) => path.endsWith(".html"));
      expect(pages.length).toBeGreaterThan(2);
      expect(pages.flatMap(findInPage)).toEqual([]);
      for (const { text } of pages)
        expect(/http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text)?.[1]).toMatch(
          /^default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'( https:\/\/[\w.-]+)*; base-uri 'none'; form-action 'none'$/,
        );
    });

    test("is text in the script that the search of the documentation loads", () => {
      const script = outputs.get(name)?.pages.find(({ path }) => path === SEARCH_FILE)?.text ?? "";
      const page: { window: { docsSearchEntries?: { t: string }[] } } = { window: {} };
      runInNewContext(script, page);
      expect(Object.keys(page)).toEqual(["window"]);
      expect(page.window.docsSearchEntries?.some(({ t }) => t === TEXTS[name])).toBe(true);
      expect(script).not.toContain("<");
    });

    test("is text in lines for a shell", () => {
      const text = TEXTS[name] ?? "";
      const samples = (outputs.get(name)?.samples ?? [])
        .filter(({ language }) => language === "bash")
        .map(({ code }) => code);
      const request = {
        method: "POST",
        path: text,
        headers: [[text, text] as const, [`${text}2`, text] as const],
        body: Buffer.from(text),
      };
      const lines = [...samples, toCurl(text, request, new Set([text.toLowerCase()]))].map((line) =>
        line.replaceAll("\0", ""),
      );
      expect(lines.length).toBeGreaterThan(3);
      // The shell finds no programs, and complains if a line names another command than curl.
      const script = `curl() { :; }\n${lines.join("\n")}\necho ended\n`;
      const { stdout, stderr } = spawnSync("/bin/sh", ["-c", script], {
        cwd: folder,
        env: { PATH: "" },
        encoding: "utf8",
      });
      expect([stdout, stderr]).toEqual(["ended\n", ""]);
    });

    test("names no file outside of the folder", () => {
      const paths = [...(outputs.get(name)?.files ?? []), ...(outputs.get(name)?.pages ?? [])].map(({ path }) => path);
      expect(
        paths.filter((path) => !/^[\p{L}\p{M}\p{N}_.-]+(\/[\p{L}\p{M}\p{N}_.-]+)*$/u.test(path) || path.includes("..")),
      ).toEqual([]);
      expect(new Set(paths).size).toBe(paths.length);
    });
  });

// The first text has everything; each of the others looks for one thing more.
const [everything, ...others] = Object.entries(TEXTS);
if (everything !== undefined) describeText(...everything, []);
for (const [name, text] of others) describeText(name, text, ["long"]);
