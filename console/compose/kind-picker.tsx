import type { TargetedKeyboardEvent } from "preact";
import { useRef } from "preact/hooks";
import { accountFacts } from "../session/account-facts.ts";
import { brokenText, chooseChannel, choosePreset, isUntouched, isWritten, preset, startOver } from "./draft.ts";
import { type ChannelId, getPresetsOf, KINDS } from "./presets.ts";

/** The channel, and the example to start from. */
export function KindPicker() {
  const { channel, id } = preset.value;
  const toolbar = useRef<HTMLDivElement>(null);
  // One stop of the Tab key; the arrow keys go on from there.
  const move = ({ key, currentTarget }: TargetedKeyboardEvent<HTMLButtonElement>): void => {
    const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
    const index = KINDS.findIndex((one) => one.id === currentTarget.dataset.channel);
    const next = KINDS[(index + step + KINDS.length) % KINDS.length];
    if (step !== 0) toolbar.current?.querySelector<HTMLElement>(`[data-channel="${next?.id}"]`)?.focus();
  };
  const hint = KINDS.find((one) => one.id === channel)?.hint;
  const open = accountFacts.value?.channels;
  const isClosed = (id: ChannelId): boolean => id !== "flow" && open?.includes(id) === false;
  return (
    <section class="kind" aria-label="Kind of message">
      <div ref={toolbar} class="channels" role="toolbar" aria-label="Channel">
        {KINDS.map((one) => (
          <button
            key={one.id}
            type="button"
            class={isClosed(one.id) ? "channel closed" : "channel"}
            title={isClosed(one.id) ? "Not open to this account" : undefined}
            data-channel={one.id}
            aria-pressed={one.id === channel}
            tabIndex={one.id === channel ? 0 : -1}
            onKeyDown={move}
            onClick={() => chooseChannel(one.id)}
          >
            {one.label}
          </button>
        ))}
      </div>
      <p class="muted hint">{hint}</p>
      <div class="start">
        <label for="start-from">Start from</label>
        <select id="start-from" value={id} onChange={({ currentTarget }) => choosePreset(currentTarget.value)}>
          {getPresetsOf(channel).map((one) => (
            <option key={one.id} value={one.id}>
              {isWritten(one.id) ? `${one.label} (changed by you)` : one.label}
            </option>
          ))}
        </select>
        <button
          type="button"
          class="quiet"
          disabled={isUntouched.value && brokenText.value === undefined}
          onClick={startOver}
        >
          Start over
        </button>
      </div>
    </section>
  );
}
