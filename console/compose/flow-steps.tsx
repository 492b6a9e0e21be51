import { useState } from "preact/hooks";
import { CHANNELS, STEP_CHANNELS } from "../channels/all.ts";
import { getChannelRow, getLimit, type StepChannel } from "../channels/table.ts";
import { body, setBody } from "./draft.ts";
import { EntryTools } from "./form/entry-tools.tsx";
import { FaultCount } from "./form/fault-count.tsx";
import { toId } from "./form/field-frame.tsx";
import { FormSection } from "./form/form-section.tsx";
import { getAt, isObject, type Json, listAt, moveItem, setAt, toPointer } from "./json.ts";
import { getStepChannel } from "./steps.ts";

const MOST = getLimit("flow", "/messageFlow")?.max ?? 0;

/** The messages of a flow in the order in which they are tried. */
export function FlowSteps() {
  if (isObject(body.value) && "messageForm" in body.value) return null;
  const flow = listAt(body.value, "messageFlow");
  const set = (next: readonly Json[]): void => setBody(setAt(body.value, ["messageFlow"], next));
  return (
    <section class="form-section" id={toId(["messageFlow"])} tabIndex={-1} aria-label="Messages of the flow">
      <h2>Messages</h2>
      {flow.map((entry, index) => (
        <Step
          key={index}
          entry={entry}
          index={index}
          count={flow.length}
          onMove={(to) => set(moveItem(flow, index, to))}
          onRemove={() => set(flow.filter((_, other) => other !== index))}
        />
      ))}
      <AddStep
        isFull={flow.length >= MOST}
        onAdd={(channel) => set([...flow, { [channel]: CHANNELS[channel].newStep }])}
      />
    </section>
  );
}

interface StepProps {
  readonly entry: Json;
  readonly index: number;
  readonly count: number;
  onMove(to: number): void;
  onRemove(): void;
}

function Step({ entry, index, count, onMove, onRemove }: StepProps) {
  // Only the first message is open, because each has a whole form.
  const [isOpen, setOpen] = useState(index === 0);
  const channel = getStepChannel(entry);
  const name = `${index + 1}. ${channel === undefined ? "Unknown channel" : getChannelRow(channel).label}`;
  const path = ["messageFlow", String(index)];
  return (
    <>
      {index > 0 && <p class="then">if it fails ↓</p>}
      <div class="entry step-entry" data-at={toPointer(path)}>
        <EntryTools name={name} index={index} count={count} onMove={onMove} onRemove={onRemove} />
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>
            <strong>{name}</strong> <FaultCount pointer={toPointer(path)} />
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
