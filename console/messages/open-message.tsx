import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";

/** Opens any message of the account by its key. */
export function OpenMessage() {
  const { route } = useLocation();
  const [msgKey, setMsgKey] = useState("");
  const open = (event: SubmitEvent): void => {
    event.preventDefault();
    route(`/console/messages/${encodeURIComponent(msgKey.trim())}`);
  };
  return (
    <form class="card open-one" onSubmit={open}>
      <label class="field">
        Message key
        <input
          class="mono"
          required
          spellcheck={false}
          autocomplete="off"
          placeholder="01JCQK5T7W8Y2N4B6D0R3M9XZE"
          value={msgKey}
          onInput={(event) => setMsgKey(event.currentTarget.value)}
        />
        <span class="hint">
          The <code>msgKey</code> with which a send was answered. Messages can be looked up for 30 days.
        </span>
      </label>
      <button type="submit">Open</button>
    </form>
  );
}
