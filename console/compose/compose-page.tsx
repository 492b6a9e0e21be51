import { useEffect } from "preact/hooks";
import { useLocation } from "preact-iso";
import { usePageTitle } from "../ui/page-title.ts";
import "./compose.css";
import "./form.css";
import { composeWithForm, preset } from "./draft.ts";
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
  const { query, route } = useLocation();
  const { messageForm } = query;
  useEffect(() => {
    if (messageForm === undefined) return;
    composeWithForm(messageForm);
    // Without it in the address, a reload brings back what was written since.
    route("/console/", true);
  }, [messageForm, route]);
  useEffect(() => void loadRules(operation), [operation]);
  useEffect(() => {
    document.addEventListener("keydown", sendByKeys);
    return () => document.removeEventListener("keydown", sendByKeys);
  }, []);
  return (
    <div class="compose">
      <h1>Compose</h1>
      <KindPicker />
      <div class="columns" key={id}>
        {/* Before the form, so that the keyboard is soon at the button to send. */}
        <div class="beside">
          <SendBar />
          <Preview />
          <OutputPanel />
        </div>
        <Editor />
      </div>
    </div>
  );
}

/** Ctrl+Enter, or Cmd+Enter, is the button to send, wherever the keyboard is; a dialog that is open has keys of its own. */
function sendByKeys(event: KeyboardEvent): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  document.getElementById("send")?.click();
}
