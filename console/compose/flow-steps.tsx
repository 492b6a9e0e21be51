import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { CHANNELS, STEP_CHANNELS } from "../channels/all.ts";
import { getChannelRow, getLimit, type StepChannel } from "../channels/table.ts";
import { ConfirmButton } from "../ui/confirm-button.tsx";
import { beginForm, body, composed, hasNewForm, setBody } from "./draft.ts";
import { editedPlace } from "./edited-place.ts";
import { EntryTools } from "./form/entry-tools.tsx";
import { FaultCount, markPart } from "./form/fault-mark.tsx";
import { toId } from "./form/field-frame.tsx";
import { FormSection } from "./form/form-section.tsx";
import { getAt, isObject, type Json, listAt, moveItem, type Path, setAt, toPointer } from "./json.ts";
import { getFlowField, getStepChannel } from "./steps.ts";

const MOST = getLimit("flow", "/messageFlow")?.max ?? 0;

/** The messages of a flow in the order in which they are tried. */
export function FlowSteps() {
  const { operation } = composed.value;
  const field = getFlowField(operation);
  const isForm = field === "messageForm";
  if (!isForm && isObject(body.value) && "messageForm" in body.value) return null;
  const flow = listAt(body.value, field);
  const set = (next: readonly Json[], edited: number): void => {
    setBody(setAt(body.value, [field], next));
    editedPlace.value = [field, String(edited)];
  };
  return (
    <section {...markPart([field], "form-section")} id={toId([field])} tabIndex={-1} aria-label="Messages of the flow">
      <div class="heading first">
        <h2>Messages</h2>
        {!isForm && <SaveAsForm messages={flow} />}
      </div>
      {flow.map((entry, index) => (
        <Step
          key={index}
          entry={entry}
          index={index}
          count={flow.length}
          path={[field, String(index)]}
          onMove={(to) => set(moveItem(flow, index, to), to)}
          onRemove={() =>
            set(
              flow.filter((_, other) => other !== index),
              Math.max(0, index - 1),
            )
          }
        />
      ))}
      <AddStep
        isFull={flow.length >= MOST}
        onAdd={(channel) => set([...flow, { [channel]: CHANNELS[channel].newStep }], flow.length)}
      />
    </section>
  );
}

interface StepProps {
  readonly entry: Json;
  readonly path: Path;
  readonly index: number;
  readonly count: number;
  onMove(to: number): void;
  onRemove(): void;
}

function Step({ entry, path, index, count, onMove, onRemove }: StepProps) {
  // Only the first message is open, because each has a whole form.
  const [isOpen, setOpen] = useState(index === 0);
  const channel = getStepChannel(entry);
  const name = `${index + 1}. ${channel === undefined ? "Unknown channel" : getChannelRow(channel).label}`;
  return (
    <>
      {index > 0 && <p class="then">if it fails ↓</p>}
      <div class="entry step-entry" data-at={toPointer(path)}>
        <EntryTools name={name} index={index} count={count} onMove={onMove} onRemove={onRemove} />
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>
            <strong>{name}</strong> <FaultCount paths={[path]} />
          </summary>
          {channel !== undefined &&
            CHANNELS[channel]
              .getSections(getAt(entry, [channel]) ?? {}, true)
              .map((section) => <FormSection key={section.title} section={section} base={[...path, channel]} />)}
        </details>
      </div>
    </>
  );
}

function AddStep({ isFull, onAdd }: { readonly isFull: boolean; onAdd(channel: StepChannel): void }) {
  const [channel, setChannel] = useState<StepChannel>("sms");
  return (
    <div class="joined add">
      <select
        aria-label="Channel of the next message"
        value={channel}
        onChange={({ currentTarget }) => setChannel(STEP_CHANNELS.find((one) => one === currentTarget.value) ?? "sms")}
      >
        {STEP_CHANNELS.map((one) => (
          <option key={one} value={one}>
            {getChannelRow(one).label}
          </option>
        ))}
      </select>
      <button type="button" class="quiet small" disabled={isFull} onClick={() => onAdd(channel)}>
        + Add fallback
      </button>
    </div>
  );
}

/** Opens these messages as a new form, where it gets its name. */
function SaveAsForm({ messages }: { readonly messages: readonly Json[] }) {
  const { route } = useLocation();
  return (
    <ConfirmButton
      {...{ label: "Save as a form", kind: "quiet small" }}
      question="Replace the new form that you began?"
      isNeeded={hasNewForm}
      onConfirm={() => {
        beginForm(messages);
        route("/console/forms/new");
      }}
    >
      A new form was begun on the page Forms and is not saved. These messages take its place.
    </ConfirmButton>
  );
}
