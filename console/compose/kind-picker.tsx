import { brokenText, chooseChannel, choosePreset, isUntouched, preset, resetToPreset } from "./draft.ts";
import { getPresetsOf, KINDS } from "./presets.ts";

/** The channel, and the example to start from. */
export function KindPicker() {
  const { channel, id } = preset.value;
  const hint = KINDS.find((one) => one.id === channel)?.hint;
  return (
    <section class="kind" aria-label="Kind of message">
      <fieldset class="channels" aria-label="Channel">
        {KINDS.map((one) => (
          <button
            key={one.id}
            type="button"
            class="channel"
            aria-pressed={one.id === channel}
            onClick={() => chooseChannel(one.id)}
          >
            {one.label}
          </button>
        ))}
      </fieldset>
      <p class="muted hint">{hint}</p>
      <div class="start">
        <label for="start-from">Start from</label>
        <select id="start-from" value={id} onChange={({ currentTarget }) => choosePreset(currentTarget.value)}>
          {getPresetsOf(channel).map((one) => (
            <option key={one.id} value={one.id}>
              {one.label}
            </option>
          ))}
        </select>
        <button
          type="button"
          class="quiet"
          disabled={isUntouched.value && brokenText.value === undefined}
          onClick={resetToPreset}
        >
          Start over
        </button>
      </div>
    </section>
  );
}
