import { useEffect } from "preact/hooks";
import { usePageTitle } from "../ui/page-title.ts";
import "./compose.css";
import "./form.css";
import { preset } from "./draft.ts";
import { Editor } from "./editor.tsx";
import { loadRules } from "./faults.ts";
import { KindPicker } from "./kind-picker.tsx";
import { OutputPanel } from "./output-panel.tsx";
import { Preview } from "./preview.tsx";
import { SendBar } from "./send-bar.tsx";

/** Write a message of any kind, see it on a phone, take the request along, and send it. */
export function ComposePage() {
  usePageTitle("Compose");
  const { id, operation } = preset.value;
  useEffect(() => void loadRules(operation), [operation]);
  return (
    <div class="compose">
      <h1>Compose</h1>
      <KindPicker />
      <div class="columns" key={id}>
        <Editor />
        <div class="beside">
          <SendBar />
          <Preview />
          <OutputPanel />
        </div>
      </div>
    </div>
  );
}
