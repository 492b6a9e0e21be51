import { useState } from "preact/hooks";
import type { SendOperation } from "../channels/table.ts";
import { Code } from "../ui/code.tsx";
import type { CodeLanguage } from "../ui/colour-code.ts";
import { CopyButton } from "../ui/copy-button.tsx";
import { body, preset } from "./draft.ts";
import type { Json } from "./json.ts";
import { toCurl, toJson, toPython, toTypeScript } from "./output.ts";
import { Tabs } from "./tabs.tsx";

interface Output {
  readonly language: CodeLanguage;
  write(operation: SendOperation, body: Json, origin: string): string;
}

const OUTPUTS = {
  JSON: { language: "json", write: (_, body) => toJson(body) },
  curl: { language: "bash", write: toCurl },
  TypeScript: { language: "typescript", write: toTypeScript },
  Python: { language: "python", write: toPython },
} satisfies Record<string, Output>;

type Name = keyof typeof OUTPUTS;
const NAMES = Object.keys(OUTPUTS) as Name[];

const REMEMBERED = "console-request-language";

function readRemembered(): Name {
  const name = localStorage.getItem(REMEMBERED);
  return NAMES.find((known) => known === name) ?? "JSON";
}

/** The request in the words of a program, for exactly what is composed. */
export function OutputPanel() {
  const [name, setName] = useState(readRemembered);
  const choose = (next: Name): void => {
    localStorage.setItem(REMEMBERED, next);
    setName(next);
  };
  const { language, write } = OUTPUTS[name];
  const text = write(preset.value.operation, body.value, location.origin);
  return (
    <section class="request" aria-label="Request">
      <Tabs
        label="Request"
        id="output"
        names={NAMES}
        chosen={name}
        onChoose={choose}
        aside={<CopyButton text={text} label={`Copy the ${name}`} />}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
        <pre class="output" tabIndex={0}>
          <Code text={text} language={language} />
        </pre>
      </Tabs>
    </section>
  );
}
