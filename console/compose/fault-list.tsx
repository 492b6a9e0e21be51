import { composed } from "./draft.ts";
import { faults, loadRules, rules, rulesFailed } from "./faults.ts";
import { toFaultId } from "./form/fault-mark.tsx";
import { toId } from "./form/field-frame.tsx";
import { fromPointer } from "./json.ts";

/** Shows the field at a place, or the part that it belongs to. */
export function goTo(pointer: string): void {
  for (let path = fromPointer(pointer); path.length > 0; path = path.slice(0, -1)) {
    const field = document.getElementById(toId(path));
    if (field === null) continue;
    for (let part = field.parentElement; part !== null; part = part.parentElement)
      if (part instanceof HTMLDetailsElement) part.open = true;
    field.focus();
    field.scrollIntoView({ block: "center" });
    return;
  }
  document.getElementById("json-editor")?.focus();
}

/** What the gateway would say now. It is the only place that says it; everything else is marked and described by it. */
export function FaultList() {
  if (rulesFailed.value)
    return (
      <p class="notice warn" role="status">
        The checks could not be loaded; the gateway still makes them.{" "}
        <button type="button" class="quiet small" onClick={() => void loadRules(composed.value.operation)}>
          Try again
        </button>
      </p>
    );
  if (rules.value === undefined) return <p class="muted">Loading the checks …</p>;
  if (faults.value.length === 0) return null;
  return (
    <ul class="faults" aria-label="Faults">
      {faults.value.map((fault) => {
        const { pointer, code, message, to } = fault;
        return (
          <li key={`${pointer}${code}${message}${to}`} id={toFaultId(fault)}>
            <button type="button" class="link" onClick={() => goTo(pointer)}>
              {code !== "" && <b>{code}</b>} <code>{pointer || "/"}</code>
            </button>{" "}
            {to !== undefined && <span class="muted">{to} </span>}
            {message}
          </li>
        );
      })}
    </ul>
  );
}
