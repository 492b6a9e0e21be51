import { useState } from "preact/hooks";
import { CopyButton } from "../ui/copy-button.tsx";
import { body, preset } from "./draft.ts";
import { toCurl, toJson, toTypeScript } from "./output.ts";
import { Tabs } from "./tabs.tsx";

const LANGUAGES = ["JSON", "curl", "TypeScript"] as const;

/** The request in the words of a program, for exactly what is composed. */
export function OutputPanel() {
  const [language, setLanguage] = useState<(typeof LANGUAGES)[number]>("JSON");
  const { operation } = preset.value;
  const text =
    language === "JSON"
      ? toJson(body.value)
      : language === "curl"
        ? toCurl(operation, body.value, location.origin)
        : toTypeScript(operation, body.value, location.origin);
  return (
    <section aria-label="Request">
      <Tabs
        label="Request"
        id="output"
        names={LANGUAGES}
        chosen={language}
        onChoose={setLanguage}
        aside={<CopyButton text={text} label={`Copy the ${language}`} />}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
        <pre class="output" tabIndex={0}>
          <code>{text}</code>
        </pre>
      </Tabs>
    </section>
  );
}
